#include "minimex/conflict/optimum/board_walks.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

namespace minimex::conflict {

BoardWalks::BoardWalks(BoardMatching& matching)
    : matching_(matching),
      steps_(matching.layout().steps()),
      dimensions_(static_cast<std::size_t>(matching.layout().dimensions())),
      roots_(listed(matching.free_left())) {
  for (const BoardLayout::Step& step : steps_) {
    std::int32_t sum = 0;
    for (const std::int32_t by : step.by) sum += std::abs(by);
    longest_ = std::max(longest_, sum);
  }
  if (roots_.empty()) return;
  seen_.assign(matching.layout().words(), 0);
  for (const std::int32_t cell : listed(matching.free_right())) goals_.push_back({cell, false});
}

std::size_t BoardWalks::run(Control& control) {
  const std::size_t all = roots_.size();
  for (bool augmented = true; augmented && !roots_.empty();) {
    augmented = false;
    choose_goals();
    std::vector<std::int32_t> rest;
    for (std::size_t root = 0; root < roots_.size(); ++root) {
      const Found found = control.stopped() ? Found::Unknown : search(root);
      augmented = augmented || found == Found::Path;
      if (found == Found::Unknown) rest.push_back(roots_[root]);
    }
    roots_ = std::move(rest);
    control.progress("match", all - roots_.size(), all);
    if (control.stopped()) break;
  }
  return roots_.size();
}

/// Pairs roots and goals like brackets, in the order of their cells. Goals that were given up come
/// into question again when there are too few others.
void BoardWalks::choose_goals() {
  std::erase_if(goals_,
                [&](const Goal& goal) { return !test_bit(matching_.free_right(), goal.cell); });
  const auto hopeful =
      std::count_if(goals_.begin(), goals_.end(), [](const Goal& goal) { return !goal.given_up; });
  if (static_cast<std::size_t>(hopeful) < roots_.size()) {
    for (Goal& goal : goals_) goal.given_up = false;
  }
  goal_of_.assign(roots_.size(), kNone);
  root_of_.assign(goals_.size(), kNone);
  std::vector<std::size_t> open_roots;
  std::vector<std::size_t> open_goals;
  std::size_t goal = 0;
  const auto pass_goals_before = [&](std::int64_t cell) {
    for (; goal < goals_.size() && goals_[goal].cell < cell; ++goal) {
      if (goals_[goal].given_up) continue;
      if (open_roots.empty()) {
        open_goals.push_back(goal);
      } else {
        assign(open_roots.back(), goal);
        open_roots.pop_back();
      }
    }
  };
  for (std::size_t root = 0; root < roots_.size(); ++root) {
    pass_goals_before(roots_[root]);
    if (open_goals.empty()) {
      open_roots.push_back(root);
    } else {
      assign(root, open_goals.back());
      open_goals.pop_back();
    }
  }
  pass_goals_before(std::int64_t{1} << 31);
  // The first roots may be left over, and goals before them.
  while (!open_roots.empty() && !open_goals.empty()) {
    assign(open_roots.back(), open_goals.back());
    open_roots.pop_back();
    open_goals.pop_back();
  }
}

void BoardWalks::assign(std::size_t root, std::size_t goal) {
  if (root != kNone) goal_of_[root] = goal;
  if (goal != kNone) root_of_[goal] = root;
}

BoardWalks::Found BoardWalks::search(std::size_t root) {
  constexpr int kPatience = 256;
  aim(root);
  std::int32_t number = 0;
  std::uint32_t closest = kFar;
  for (int patience = kPatience; patience > 0; --patience) {
    const Choice choice = choose(places_[static_cast<std::size_t>(number)]);
    if (choice.free) {
      augment(root, number, choice.step);
      forget();
      return Found::Path;
    }
    if (choice.distance < closest) {
      closest = choice.distance;
      patience = kPatience;
    }
    if (choice.distance < kFar && (queue_.empty() || choice.distance <= queue_.front() >> 32)) {
      wait(number, choice.second);
      number = go(number, choice.step);
      continue;
    }
    wait(number, choice.distance);
    if (queue_.empty()) return Found::Nothing;
    std::pop_heap(queue_.begin(), queue_.end(), std::greater<>());
    number = static_cast<std::int32_t>(~queue_.back() & kFar);
    queue_.pop_back();
  }
  if (goal_of_[root] != kNone) goals_[goal_of_[root]].given_up = true;
  forget();
  return Found::Unknown;
}

/// Starts at the root, with its goal; without one, it is its own.
void BoardWalks::aim(std::size_t root) {
  const BoardLayout& layout = matching_.layout();
  const std::int32_t cell = roots_[root];
  places_.assign(1, {cell, -1, 0, layout.coordinates(cell)});
  queue_.clear();
  const std::size_t goal = goal_of_[root];
  goal_ = layout.coordinates(goal == kNone ? cell : goals_[goal].cell);
  const std::int32_t middle = layout.planes() / 2;
  inwards_ = goal_[0] < middle ? 1 : -1;
  detour_ = static_cast<std::int32_t>(random_.below(static_cast<std::uint64_t>(middle) + 1));
}

BoardWalks::Choice BoardWalks::choose(const Place& place) const {
  Choice best;
  for (std::size_t s = 0; s < steps_.size(); ++s) {
    const std::int32_t right = place.cell + steps_[s].distance;
    if (!matching_.matched(right)) {
      if (test_bit(matching_.free_right(), right)) return {.free = true, .step = s};
      continue;
    }
    if (test_bit(seen_, right)) continue;
    const std::uint32_t away = distance(place, s, matching_.step(right));
    if (away < best.distance) {
      best.second = best.distance;
      best.distance = away;
      best.step = s;
    } else {
      best.second = std::min(best.second, away);
    }
  }
  return best;
}

/// How far it is to a cell beside the goal, or to the plane where that is sought, from where two
/// steps lead.
std::uint32_t BoardWalks::distance(const Place& place, std::size_t step, std::size_t back) const {
  const auto along = [&](std::size_t d) {
    return place.at[d] + steps_[step].by[d] + steps_[back].by[d] - goal_[d];
  };
  std::int32_t sum = 0;
  for (std::size_t d = 1; d < dimensions_; ++d) sum += std::abs(along(d));
  sum += std::abs(along(0) - inwards_ * std::min(detour_, sum / 2));
  return static_cast<std::uint32_t>(std::abs(sum - longest_));
}

/// Takes the step and that to the partner; returns the number of the new place.
std::int32_t BoardWalks::go(std::int32_t number, std::size_t step) {
  const Place& place = places_[static_cast<std::size_t>(number)];
  const std::int32_t right = place.cell + steps_[step].distance;
  const BoardLayout::Step& back = steps_[matching_.step(right)];
  set_bit(seen_, right);
  Place next{right + back.distance, number, static_cast<std::uint8_t>(step), place.at};
  for (std::size_t d = 0; d < dimensions_; ++d) next.at[d] += steps_[step].by[d] + back.by[d];
  places_.push_back(next);
  return static_cast<std::int32_t>(places_.size()) - 1;
}

/// Remembers that a pair beside the place comes so close; later places come first.
void BoardWalks::wait(std::int32_t number, std::uint32_t distance) {
  if (distance == kFar) return;
  queue_.push_back(std::uint64_t{distance} << 32 | (~static_cast<std::uint32_t>(number)));
  std::push_heap(queue_.begin(), queue_.end(), std::greater<>());
}

/// Augments along the way to the place and the step from it to a free cell. The root whose goal
/// that was gets the goal that is not needed any more.
void BoardWalks::augment(std::size_t root, std::int32_t number, std::size_t step) {
  const std::int32_t end =
      places_[static_cast<std::size_t>(number)].cell + steps_[step].distance;
  matching_.use_up(roots_[root], end);
  while (number >= 0) {
    const Place& place = places_[static_cast<std::size_t>(number)];
    matching_.match(place.cell, step);
    step = place.step;
    number = place.before;
  }
  const auto taken = std::lower_bound(
      goals_.begin(), goals_.end(), end,
      [](const Goal& goal, std::int32_t cell) { return goal.cell < cell; });
  const std::size_t other = root_of_[static_cast<std::size_t>(taken - goals_.begin())];
  assign(other, goal_of_[root]);
}

/// Takes the marks of the search off.
void BoardWalks::forget() {
  for (std::size_t i = 1; i < places_.size(); ++i) {
    const Place& before = places_[static_cast<std::size_t>(places_[i].before)];
    clear_bit(seen_, before.cell + steps_[places_[i].step].distance);
  }
}

}  // namespace minimex::conflict
