#include "minimex/conflict/optimum/board_walks.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <utility>

namespace minimex::conflict {
namespace {

/// Further away than any cell.
constexpr std::int32_t kNowhere = 1 << 28;
/// The pull is the same for so many places.
constexpr std::size_t kKept = 4;
/// So many places without getting closer are a reason to leave it to the phases.
constexpr int kMostPatience = 1 << 14;

/// That of the sum of the coordinates along the dimensions whose bits are set.
std::uint32_t parity(const std::array<std::int32_t, kMaxDimensions>& at, std::uint32_t dimensions) {
  std::uint32_t sum = 0;
  for (std::size_t d = 0; d < kMaxDimensions; ++d) {
    if ((dimensions >> d & 1) != 0) sum += static_cast<std::uint32_t>(at[d]);
  }
  return sum & 1;
}

}  // namespace

BoardWalks::BoardWalks(BoardMatching& matching)
    : matching_(matching),
      steps_(matching.layout().steps()),
      dimensions_(static_cast<std::size_t>(matching.layout().dimensions())),
      ways_(1, {kNowhere}),
      roots_(listed(matching.free_left())) {
  for (const BoardLayout::Step& step : steps_) {
    ways_.push_back(step.by);
    std::int32_t sum = 0;
    for (const std::int32_t by : step.by) sum += std::abs(by);
    longest_ = std::max(longest_, sum);
  }
  if (roots_.empty()) return;
  seen_.assign(matching.layout().words(), 0);
  beside_.assign(matching.layout().words(), 0);
  for (const std::int32_t cell : listed(matching.free_right())) {
    goals_.push_back({cell, false});
    for (const BoardLayout::Step& step : steps_) set_bit(beside_, cell + step.distance);
  }
  pull_.assign(ways_.size(), kNowhere);
  for (std::uint32_t sum = 1; sum < 1U << dimensions_; ++sum) {
    const bool constant = std::all_of(steps_.begin(), steps_.end(),
                                      [&](const auto& step) { return parity(step.by, sum) == 0; });
    if (constant) constant_sums_.push_back(sum);
  }
}

std::size_t BoardWalks::run(Control& control) {
  const std::size_t all = roots_.size();
  bool augmented = true;
  bool stopped = false;
  for (patience_ = 256; !roots_.empty() && !stopped && (augmented || patience_ < kMostPatience);
       patience_ = std::min(4 * patience_, kMostPatience)) {
    augmented = false;
    choose_goals();
    std::vector<std::int32_t> rest;
    for (std::size_t root = 0; root < roots_.size(); ++root) {
      stopped = stopped || wasted_ > matching_.layout().words() || control.stopped();
      const Found found = stopped ? Found::Unknown : search(root);
      augmented = augmented || found == Found::Path;
      if (found == Found::Unknown) rest.push_back(roots_[root]);
    }
    roots_ = std::move(rest);
    control.progress("match", all - roots_.size(), all);
  }
  return roots_.size();
}

/// Pairs roots and goals like brackets, in the order of their cells, in each part of the board.
/// Goals that were given up come into question again when there are too few others.
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
  struct Open {
    std::vector<std::size_t> roots;
    std::vector<std::size_t> goals;
  };
  std::map<std::uint64_t, Open> open;
  std::size_t goal = 0;
  const auto pass_goals_before = [&](std::int64_t cell) {
    for (; goal < goals_.size() && goals_[goal].cell < cell; ++goal) {
      if (goals_[goal].given_up) continue;
      auto& [roots, goals] = open[part_of(goals_[goal].cell)];
      if (roots.empty()) {
        goals.push_back(goal);
      } else {
        assign(roots.back(), goal);
        roots.pop_back();
      }
    }
  };
  for (std::size_t root = 0; root < roots_.size(); ++root) {
    pass_goals_before(roots_[root]);
    auto& [roots, goals] = open[part_of(roots_[root])];
    if (goals.empty()) {
      roots.push_back(root);
    } else {
      assign(root, goals.back());
      goals.pop_back();
    }
  }
  pass_goals_before(std::int64_t{1} << 31);
}

/// No way leads from one part of the board to another: a bit for each of some sums of coordinates
/// whose parity no step changes.
std::uint64_t BoardWalks::part_of(std::int32_t cell) const {
  if (constant_sums_.empty()) return 0;
  const Coordinates at = matching_.layout().coordinates(cell);
  std::uint64_t part = 0;
  for (const std::uint32_t dimensions : constant_sums_) part = part << 1 | parity(at, dimensions);
  return part;
}

/// Either may be kNone.
void BoardWalks::assign(std::size_t root, std::size_t goal) {
  if (root != kNone) goal_of_[root] = goal;
  if (goal != kNone) root_of_[goal] = root;
}

/// Walks from a root, and augments when it comes to a free right cell.
BoardWalks::Found BoardWalks::search(std::size_t root) {
  aim(root);
  std::int32_t number = 0;
  std::uint32_t closest = kFar;
  for (int patience = patience_; patience > 0; --patience) {
    const Choice choice = choose(places_[static_cast<std::size_t>(number)]);
    if (choice.free) {
      augment(root, number, choice.step);
      forget();
      return Found::Path;
    }
    if (choice.distance < closest) {
      closest = choice.distance;
      patience = patience_;
    }
    if (choice.distance < kFar && (queue_.empty() || choice.distance <= queue_.front() >> 32)) {
      wait(number, choice.second);
      number = go(number, choice.step);
      continue;
    }
    wait(number, choice.distance);
    if (queue_.empty()) return Found::Nothing;
    std::pop_heap(queue_.begin(), queue_.end(), std::greater<>());
    number = static_cast<std::int32_t>(static_cast<std::uint32_t>(~queue_.back()));
    queue_.pop_back();
  }
  if (goal_of_[root] != kNone) goals_[goal_of_[root]].given_up = true;
  wasted_ += places_.size();
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

BoardWalks::Choice BoardWalks::choose(const Place& place) {
  if (test_bit(beside_, place.cell)) {
    for (std::size_t s = 0; s < steps_.size(); ++s) {
      const std::int32_t right = place.cell + steps_[s].distance;
      if (test_bit(matching_.free_right(), right)) return {.free = true, .step = s};
    }
  }
  if (distance(place.at) <= static_cast<std::uint32_t>(2 * longest_)) {
    return scan(place, [&](std::size_t step, std::size_t mate) {
      return static_cast<std::int32_t>(distance(sum(place.at, steps_[step].by, ways_[mate])));
    });
  }
  if (places_.size() % kKept == 1) pull_towards_goal(place.at);
  return scan(place,
              [&](std::size_t step, std::size_t mate) { return pull_[step + 1] + pull_[mate]; });
}

/// The step and the mate with the least sum, and the distances after that and after the next best.
template <typename Cost>
BoardWalks::Choice BoardWalks::scan(const Place& place, const Cost& cost) const {
  // Costs in the upper half, numbers of steps in the lower; no branches, for nobody could foretell
  // where they lead.
  constexpr int kShift = 32;
  std::int64_t best = std::int64_t{kFar} << kShift;
  std::int64_t second = best;
  for (std::size_t s = 0; s < steps_.size(); ++s) {
    const std::int32_t right = place.cell + steps_[s].distance;
    const std::int64_t mine = cost(s, matching_.mates()[static_cast<std::size_t>(right)]);
    const std::int64_t nowhere = std::int64_t{test_bit(seen_, right)} * kNowhere;
    const std::int64_t key =
        (mine + nowhere) * (std::int64_t{1} << kShift) + static_cast<std::int64_t>(s);
    second = std::min(second, std::max(best, key));
    best = std::min(best, key);
  }
  const auto step_of = [](std::int64_t key) { return static_cast<std::size_t>(key & 255); };
  const auto distance_by = [&](std::int64_t key) {
    if (key >> kShift >= kFar) return kFar;
    const std::size_t step = step_of(key);
    const std::int32_t right = place.cell + steps_[step].distance;
    const std::size_t mate = matching_.mates()[static_cast<std::size_t>(right)];
    return distance(sum(place.at, steps_[step].by, ways_[mate]));
  };
  return {.step = step_of(best), .distance = distance_by(best), .second = distance_by(second)};
}

/// Where two steps lead.
BoardWalks::Coordinates BoardWalks::sum(const Coordinates& at, const Coordinates& first,
                                        const Coordinates& second) const {
  Coordinates to{};
  for (std::size_t d = 0; d < dimensions_; ++d) to[d] = at[d] + first[d] + second[d];
  return to;
}

/// How many planes the way from there to the goal keeps away from its plane.
std::int32_t BoardWalks::detour(const Coordinates& at) const {
  std::int32_t across = 0;
  for (std::size_t d = 1; d < dimensions_; ++d) across += std::abs(at[d] - goal_[d]);
  return inwards_ * std::min(detour_, across / 2);
}

/// How far it is from there to a cell beside the goal, or to the plane where that is sought.
std::uint32_t BoardWalks::distance(const Coordinates& at) const {
  std::int32_t sum = std::abs(at[0] - goal_[0] - detour(at));
  for (std::size_t d = 1; d < dimensions_; ++d) sum += std::abs(at[d] - goal_[d]);
  return static_cast<std::uint32_t>(std::abs(sum - longest_));
}

/// How much each step leads away from the goal.
void BoardWalks::pull_towards_goal(const Coordinates& at) {
  Coordinates weights{};
  weights[0] = std::clamp(at[0] - goal_[0] - detour(at), -longest_, longest_);
  for (std::size_t d = 1; d < dimensions_; ++d) {
    weights[d] = std::clamp(at[d] - goal_[d], -longest_, longest_);
  }
  for (std::size_t m = 1; m < ways_.size(); ++m) {
    pull_[m] = 0;
    for (std::size_t d = 0; d < dimensions_; ++d) pull_[m] += weights[d] * ways_[m][d];
  }
}

/// Takes the step and that to the partner; returns the number of the new place.
std::int32_t BoardWalks::go(std::int32_t number, std::size_t step) {
  const Place& place = places_[static_cast<std::size_t>(number)];
  const std::int32_t right = place.cell + steps_[step].distance;
  const BoardLayout::Step& back = steps_[matching_.step(right)];
  set_bit(seen_, right);
  places_.push_back({right + back.distance, number, static_cast<std::uint8_t>(step),
                     sum(place.at, steps_[step].by, back.by)});
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
  const std::int32_t end = places_[static_cast<std::size_t>(number)].cell + steps_[step].distance;
  matching_.use_up(roots_[root], end);
  while (number >= 0) {
    const Place& place = places_[static_cast<std::size_t>(number)];
    matching_.match(place.cell, step);
    step = place.step;
    number = place.before;
  }
  const auto taken =
      std::lower_bound(goals_.begin(), goals_.end(), end,
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
