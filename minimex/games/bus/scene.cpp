#include "minimex/games/bus/scene.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"

namespace minimex::bus {
namespace {

constexpr std::int32_t kSeatsPerPanel = 20;
constexpr std::int32_t kMostSeats = 400;

std::vector<SceneCell> draw_seats(const Instance& instance, const Solution* solution) {
  std::vector<SceneCell> seats(static_cast<std::size_t>(instance.seats));
  for (const std::int32_t seat : instance.broken) {
    seats[static_cast<std::size_t>(seat) - 1].tone = Tone::Blocked;
  }
  int order = 0;
  if (solution == nullptr) return seats;
  for (const Move& move : solution->line) {
    SceneCell& seat = seats[static_cast<std::size_t>(move.first.at[0]) - 1];
    seat.mover = order % 2 == 0 ? Mover::First : Mover::Second;
    seat.order = ++order;
  }
  return seats;
}

void draw(const Instance& instance, const Solution* solution, Scene& scene) {
  const std::vector<SceneCell> seats = draw_seats(instance, solution);
  for (std::int32_t first = 0; first < instance.seats; first += kSeatsPerPanel) {
    const std::int32_t last = std::min(first + kSeatsPerPanel, instance.seats);
    scene.panels.push_back({.rows = 1,
                            .cols = last - first,
                            .first_col = first + 1,
                            .cells = {seats.begin() + first, seats.begin() + last}});
  }
}

std::string passengers(std::int64_t count) {
  return counted(static_cast<std::uint64_t>(count), "passenger");
}

void explain(const Solution& solution, Scene& scene) {
  if (solution.value) {
    scene.notes.push_back(fmt::format("With best play of both, {} {} seated in the end.",
                                      passengers(*solution.value),
                                      *solution.value == 1 ? "is" : "are"));
    if (!solution.reason.empty()) scene.notes.push_back(solution.reason);
    if (!solution.line.empty()) {
      scene.notes.emplace_back(
          "The numbers of the moves tell one line of best play; a player who leaves it does no "
          "better.");
    }
  } else if (solution.bounds) {
    scene.notes.push_back(fmt::format(
        "The search ended early ({}): from {} to {} are seated in the end.", solution.run.limit,
        solution.bounds->lower, passengers(solution.bounds->upper)));
  }
}

}  // namespace

Scene scene(const Instance& instance, const Solution* solution) {
  Scene scene;
  scene.blocked = "broken";
  scene.title =
      fmt::format("bus of {}, distance {}",
                  counted(static_cast<std::uint64_t>(instance.seats), "seat"), instance.distance);
  if (instance.seats <= kMostSeats) {
    draw(instance, solution, scene);
  } else {
    scene.notes.emplace_back("The bus is too long to draw.");
  }
  if (solution != nullptr) explain(*solution, scene);
  scene.notes.push_back(
      fmt::format("Alice moves first and wants many passengers, Bob few; passengers sit more than "
                  "{} seat{} apart.",
                  instance.distance, instance.distance == 1 ? "" : "s"));
  return scene;
}

}  // namespace minimex::bus
