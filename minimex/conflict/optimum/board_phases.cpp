#include "minimex/conflict/optimum/board_phases.hpp"

#include <algorithm>

namespace minimex::conflict {

BoardPhases::BoardPhases(BoardMatching& matching)
    : matching_(matching),
      steps_(matching.layout().steps()),
      roots_(listed(matching.free_left())) {}

bool BoardPhases::run(Control& control) {
  const std::size_t all = roots_.size();
  if (all > 0) level_.assign(matching_.layout().words() * 64, 0);
  while (!roots_.empty() && search(control)) {
    roots_.erase(std::remove_if(roots_.begin(), roots_.end(),
                                [&](std::int32_t root) { return augment(root); }),
                 roots_.end());
    for (const std::int32_t right : seen_) level_[static_cast<std::size_t>(right)] = 0;
    seen_.clear();
    control.progress("match", all - roots_.size(), all);
  }
  return !stopped_;
}

/// Marks levels up to the first with a free cell; false when there is none.
bool BoardPhases::search(Control& control) {
  constexpr std::size_t kPatience = (1 << 12) - 1;
  bool found = false;
  layer_ = roots_;
  for (std::size_t level = 0; !found && !layer_.empty(); ++level) {
    next_.clear();
    for (std::size_t i = 0; i < layer_.size(); ++i) {
      if ((i & kPatience) == 0 && control.stopped()) {
        stopped_ = true;
        return false;
      }
      for (const BoardLayout::Step& step : steps_) {
        const std::int32_t right = layer_[i] + step.distance;
        if (level_[static_cast<std::size_t>(right)] != 0) continue;
        const bool matched = matching_.matched(right);
        if (!matched && !test_bit(matching_.free_right(), right)) continue;
        level_[static_cast<std::size_t>(right)] = mark(level);
        seen_.push_back(right);
        if (matched) {
          next_.push_back(matching_.partner(right));
        } else {
          found = true;
        }
      }
    }
    std::swap(layer_, next_);
  }
  return found;
}

/// Takes a path from `root` down the levels, and all right cells that it passes, also in vain, off
/// the levels.
bool BoardPhases::augment(std::int32_t root) {
  path_.assign(1, {root, 0});
  while (!path_.empty()) {
    if (!advance()) {
      path_.pop_back();
      continue;
    }
    const std::int32_t right = path_.back().cell + steps_[path_.back().step].distance;
    level_[static_cast<std::size_t>(right)] = 0;
    if (matching_.matched(right)) {
      path_.push_back({matching_.partner(right), 0});
      continue;
    }
    matching_.use_up(root, right);
    for (const Place& place : path_) matching_.match(place.cell, place.step);
    return true;
  }
  return false;
}

/// Finds the next step from the last place that leads to the next level.
bool BoardPhases::advance() {
  Place& place = path_.back();
  const std::uint8_t wanted = mark(path_.size() - 1);
  for (; place.step < steps_.size(); ++place.step) {
    const std::int32_t right = place.cell + steps_[place.step].distance;
    if (level_[static_cast<std::size_t>(right)] == wanted) return true;
  }
  return false;
}

}  // namespace minimex::conflict
