#include "minimex/conflict/optimum/board_search.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <utility>

namespace minimex::conflict {
namespace {

/// The cells whose bits are set, in order.
std::vector<std::int32_t> cells_of(const BoardBits& bits) {
  std::vector<std::int32_t> cells;
  for (std::size_t word = 0; word < bits.size(); ++word) {
    for (std::uint64_t rest = bits[word]; rest != 0; rest &= rest - 1) {
      cells.push_back(static_cast<std::int32_t>(word * 64) + std::countr_zero(rest));
    }
  }
  return cells;
}

}  // namespace

BoardSearch::BoardSearch(BoardMatching& matching)
    : matching_(matching),
      steps_(matching.layout().steps()),
      dimensions_(matching.layout().dimensions()),
      seen_(matching.layout().words(), 0) {}

bool BoardSearch::run(Control& control) {
  std::vector<std::int32_t> roots = cells_of(matching_.free_left());
  list_targets();
  for (bool augmented = true; augmented && !roots.empty();) {
    std::fill(seen_.begin(), seen_.end(), 0);
    const auto kept = std::remove_if(roots.begin(), roots.end(), [&](std::int32_t root) {
      return !stopped_ && augment(root, control);
    });
    if (stopped_) return false;
    augmented = kept != roots.end();
    roots.erase(kept, roots.end());
  }
  if (roots.empty()) std::fill(seen_.begin(), seen_.end(), 0);
  return true;
}

void BoardSearch::list_targets() {
  for (const std::int32_t cell : cells_of(matching_.free_right())) {
    targets_.push_back({cell, false, matching_.layout().coordinates(cell)});
  }
}

std::int64_t BoardSearch::distance(const Coordinates& a, const Coordinates& b) const {
  std::int64_t sum = 0;
  for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions_); ++d) {
    sum += std::abs(a[d] - b[d]);
  }
  return sum;
}

// Targets are sorted by plane first: both ways from the plane of `from`, until planes are further
// away than the nearest target known. Looks at a few thousand at most.
std::size_t BoardSearch::nearest_target(const Coordinates& from) const {
  constexpr int kMost = 4096;
  std::int64_t best = std::numeric_limits<std::int64_t>::max();
  std::size_t nearest = targets_.size();
  const auto consider = [&](std::size_t i) {
    const Target& target = targets_[i];
    if (std::abs(target.at[0] - from[0]) >= best) return false;
    if (target.given_up || !test_bit(matching_.free_right(), target.cell)) return true;
    const std::int64_t away = distance(target.at, from);
    if (away < best) {
      best = away;
      nearest = i;
    }
    return true;
  };
  const auto begin = std::lower_bound(
      targets_.begin(), targets_.end(), from,
      [](const Target& target, const Coordinates& at) { return target.at < at; });
  auto up = static_cast<std::size_t>(begin - targets_.begin());
  std::size_t down = up;
  bool more_up = true;
  bool more_down = true;
  for (int looked = 0; looked < kMost && (more_up || more_down); ++looked) {
    more_up = more_up && up < targets_.size() && consider(up++);
    more_down = more_down && down > 0 && consider(--down);
  }
  return nearest;
}

/// Takes a free right cell beside `place`, if there is one.
bool BoardSearch::finish(Place& place) {
  for (place.step = 0; place.step < steps_.size(); ++place.step) {
    if (test_bit(matching_.free_right(), place.cell + steps_[place.step].distance)) return true;
  }
  return false;
}

/// Goes on to the left cell closest to the target that one step and one matched pair lead to.
bool BoardSearch::descend(const Coordinates& goal) {
  Place& place = path_.back();
  Coordinates way{};
  for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions_); ++d) {
    way[d] = place.at[d] - goal[d];
  }
  std::int64_t best = std::numeric_limits<std::int64_t>::max();
  for (std::size_t s = 0; s < steps_.size(); ++s) {
    const std::int32_t right = place.cell + steps_[s].distance;
    if (!matching_.matched(right) || test_bit(seen_, right)) continue;
    const BoardLayout::Step& back = steps_[matching_.step(right)];
    std::int64_t away = 0;
    for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions_); ++d) {
      away += std::abs(way[d] + steps_[s].by[d] + back.by[d]);
    }
    if (away < best) {
      best = away;
      place.step = s;
    }
  }
  if (best == std::numeric_limits<std::int64_t>::max()) return false;
  const std::int32_t right = place.cell + steps_[place.step].distance;
  const BoardLayout::Step& back = steps_[matching_.step(right)];
  set_bit(seen_, right);
  Place next{.cell = right + back.distance, .step = 0, .at = place.at};
  for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions_); ++d) {
    next.at[d] += steps_[place.step].by[d] + back.by[d];
  }
  path_.push_back(next);
  return true;
}

bool BoardSearch::augment(std::int32_t root, Control& control) {
  constexpr std::uint64_t kPatience = 1 << 12;
  constexpr std::int64_t kSpare = 16;
  const Coordinates from = matching_.layout().coordinates(root);
  path_.assign(1, {.cell = root, .step = 0, .at = from});
  Coordinates goal = from;
  std::size_t target = targets_.size();
  std::int64_t patience = 0;  // visits until the target is given up
  while (!path_.empty()) {
    if (patience-- == 0) {
      if (target < targets_.size()) targets_[target].given_up = true;
      target = nearest_target(path_.back().at);
      if (target < targets_.size()) {
        goal = targets_[target].at;
        patience = kSpare + distance(goal, path_.back().at);
      }
    }
    if (++visits_ % kPatience == 0 && control.stopped()) {
      stopped_ = true;
      return false;
    }
    if (finish(path_.back())) {
      const Place& last = path_.back();
      matching_.use_up(root, last.cell + steps_[last.step].distance);
      for (const Place& place : path_) matching_.match(place.cell, place.step);
      return true;
    }
    while (!path_.empty() && !descend(goal)) path_.pop_back();
  }
  return false;
}

}  // namespace minimex::conflict
