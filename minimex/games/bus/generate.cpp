#include "minimex/games/bus/generate.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex::bus {
namespace {

constexpr std::int32_t kDefaultSeats = 20;
constexpr std::uint32_t kDefaultDensity = 200'000;
constexpr std::int64_t kDefaultDistance = 4;

// The bus without the seats `first` to `last`; those behind them move up.
Instance without_seats(const Instance& instance, std::int32_t first, std::int32_t last) {
  const std::int32_t removed = last - first + 1;
  Instance shorter{.seats = instance.seats - removed, .distance = instance.distance};
  for (const std::int32_t seat : instance.broken) {
    if (seat < first) shorter.broken.push_back(seat);
    if (seat > last) shorter.broken.push_back(seat - removed);
  }
  return shorter;
}

}  // namespace

Instance generate(const GenerateOptions& options) {
  const std::int32_t seats = generate_sides(options, {kDefaultSeats}, 1, kMost)[0];
  const std::uint32_t density = generate_density(options, kDefaultDensity);
  const std::int64_t most = generate_max_value(options, kDefaultDistance, kMost);
  Random random(options.seed);
  Instance instance{.seats = seats};
  instance.distance = most == 0 ? 0 : static_cast<std::int32_t>(random.between(1, most));
  for (std::int32_t seat = 1; seat <= instance.seats; ++seat) {
    if (random.chance(density, kWhole)) instance.broken.push_back(seat);
  }
  return instance;
}

std::vector<Instance> simpler(const Instance& instance) {
  constexpr std::int32_t kMostSingles = 100;  // seats or broken seats tried one at a time
  std::vector<Instance> smaller;
  for (std::int32_t cut = instance.seats / 2; cut > 1; cut /= 2) {
    smaller.push_back(without_seats(instance, 1, cut));
    smaller.push_back(without_seats(instance, instance.seats - cut + 1, instance.seats));
  }
  for (std::int32_t seat = 1; instance.seats > 1 && seat <= std::min(instance.seats, kMostSingles);
       ++seat) {
    smaller.push_back(without_seats(instance, seat, seat));
  }
  const auto with = [&](std::vector<std::int32_t> broken, std::int32_t distance) {
    smaller.push_back({.seats = instance.seats, .distance = distance, .broken = std::move(broken)});
  };
  if (instance.broken.size() > 1) with({}, instance.distance);
  const auto singles = std::min(instance.broken.size(), static_cast<std::size_t>(kMostSingles));
  for (std::size_t i = 0; i < singles; ++i) {
    with(without(instance.broken, {i, i + 1}), instance.distance);
  }
  if (instance.distance > 1) with(instance.broken, instance.distance / 2);
  if (instance.distance > 0) with(instance.broken, instance.distance - 1);
  return smaller;
}

}  // namespace minimex::bus
