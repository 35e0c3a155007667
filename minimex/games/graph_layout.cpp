#include "minimex/games/graph_layout.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

namespace minimex {
namespace {

using Places = std::vector<ScenePoint>;

constexpr double kOuter = 0.5;
constexpr double kInner = 0.28;
constexpr std::int64_t kMostInRow = 24;

/// `count` places around the origin, clockwise from the top: on a whole circle, or on an arc that
/// is open at the bottom, so that its ends are seen not to be joined.
enum class Arc { Closed, Open };

void add_arc(std::int64_t count, double radius, Arc arc, Places& places) {
  constexpr double kOpening = std::numbers::pi / 3;
  const auto steps =
      static_cast<double>(arc == Arc::Closed ? count : std::max(count - 1, std::int64_t{1}));
  const double whole = 2 * std::numbers::pi - (arc == Arc::Closed ? 0 : kOpening);
  const double start = arc == Arc::Closed ? 0 : kOpening / 2 - std::numbers::pi;
  for (std::int64_t i = 0; i < count; ++i) {
    const double turn = start + whole * static_cast<double>(i) / steps;
    places.push_back({radius * std::sin(turn), -radius * std::cos(turn)});
  }
}

void add_row(std::int64_t count, double y, Places& places) {
  for (std::int64_t i = 0; i < count; ++i) places.push_back({static_cast<double>(i), y});
}

/// Vertices whose numbers differ in bits 0 and 1 make a square, four such squares a tilted larger
/// one, and so on.
Places hypercube(std::int64_t dimensions) {
  constexpr double kGrowth = 2.7;
  constexpr double kTilt = 0.45;  // so that long edges pass between the vertices
  Places places;
  for (std::uint64_t vertex = 0; vertex < std::uint64_t{1} << dimensions; ++vertex) {
    ScenePoint at;
    for (std::int64_t bit = 0; bit < dimensions; ++bit) {
      if ((vertex >> bit & 1) == 0) continue;
      const auto level = static_cast<double>(bit / 2);
      const double length = std::pow(kGrowth, level);
      const double turn = kTilt * level + (bit % 2 == 0 ? 0 : std::numbers::pi / 2);
      at.x += length * std::cos(turn);
      at.y += length * std::sin(turn);
    }
    places.push_back(at);
  }
  return places;
}

}  // namespace

std::vector<ScenePoint> fitted_places(std::vector<ScenePoint> places) {
  if (places.empty()) return places;
  ScenePoint low = places.front();
  ScenePoint high = low;
  for (const ScenePoint& place : places) {
    low = {std::min(low.x, place.x), std::min(low.y, place.y)};
    high = {std::max(high.x, place.x), std::max(high.y, place.y)};
  }
  const double longer = std::max(high.x - low.x, high.y - low.y);
  const double scale = longer > 0 ? 1 / longer : 0;
  for (ScenePoint& place : places) {
    place = {(place.x - low.x) * scale, (place.y - low.y) * scale};
  }
  return places;
}

std::vector<ScenePoint> family_places(const Family& family) {
  Places places;
  const std::int64_t n = family.numbers.empty() ? 0 : family.numbers[0];
  const bool path = family.name == "path" || (family.name == "line" && family.numbers[1] <= 1);
  if (family.name == "petersen" || family.name == "prism") {
    add_arc(n, kOuter, Arc::Closed, places);
    add_arc(n, kInner, Arc::Closed, places);
  } else if (family.name == "wheel") {
    places.push_back({});
    add_arc(n, kOuter, Arc::Closed, places);
  } else if (family.name == "ladder" && n <= kMostInRow) {
    add_row(n, 0, places);
    add_row(n, 1, places);
  } else if (family.name == "ladder") {
    add_arc(n, kOuter, Arc::Open, places);
    add_arc(n, kInner, Arc::Open, places);
  } else if (path && n <= kMostInRow) {
    add_row(n, 0, places);
  } else if (path || family.name == "line") {
    add_arc(n, kOuter, Arc::Open, places);
  } else if (family.name == "hypercube") {
    places = hypercube(n);
  }
  return fitted_places(std::move(places));
}

}  // namespace minimex
