// One player's strategy, played against everything the other can do.
//
// `AtLeast t` needs one move where the maximiser moves and every move where the minimiser does;
// `AtMost t` the other way round. A position is settled by its bounds or by what was shown of it
// before. The walk is the same for whoever writes a proof and whoever reads it; they differ in the
// guide, which names the moves of the strategy's owner:
//   Place: what the guide has to know of a position, beside it;
//   choose(bound, sum, side, target, place): the owner's move, or nothing to give up;
//   enter(place, mover, step): the place after a move;
//   reject(why): the bound is not shown. May throw.
// Positions get shorter with each move, so there are no circles. Stack and memory are explicit.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/games/duel_sums.hpp"

namespace minimex::duel {

enum class Bound : std::uint8_t { AtLeast, AtMost };

/// Whose strategy shows it.
constexpr Side owner(Bound bound) noexcept {
  return bound == Bound::AtLeast ? Side::Maximiser : Side::Minimiser;
}

inline constexpr Bounds kNothingShown{std::numeric_limits<std::int64_t>::min(),
                                      std::numeric_limits<std::int64_t>::max()};

/// A move in a position.
struct Step {
  Unit unit = kNothing;
  Option option = {};
};

template <class Guide>
class StrategyWalk {
 public:
  using Place = typename Guide::Place;

  StrategyWalk(Games& games, Guide& guide, Control& control)
      : games_(games), guide_(guide), control_(control) {}

  /// Shows that play from `position` with `side` to move makes at least or at most `target` tokens.
  /// False when the guide gave up or rejected, or at a limit: then `run()` says so.
  bool show(Bound bound, const Position& position, Side side, std::int64_t target, Place place);

  /// Whether the bound is known already, or nothing has to be shown.
  [[nodiscard]] bool known(Bound bound, const Position& position, Side side,
                           std::int64_t target) const;

  /// Calls `visit(sum, side, bounds)` for all that was shown; what was not is at the limits of
  /// the numbers. In no particular order.
  template <class Visit>
  void for_each_known(Visit visit) const {
    for (const auto& [key, bounds] : known_) visit(key.sum, key.side, bounds);
  }

  [[nodiscard]] const RunReport& run() const noexcept { return run_; }
  /// Positions that something was shown of.
  [[nodiscard]] std::size_t size() const noexcept { return known_.size(); }

 private:
  struct Key {
    Sum sum;
    Side side;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct KeyHash {
    std::size_t operator()(const Key& key) const noexcept {
      return 2 * key.sum.hash() + static_cast<std::size_t>(key.side);
    }
  };
  struct Frame {
    Key key;
    Bound bound;
    std::int64_t target;
    Place place;
    std::optional<Step> choice = std::nullopt;  // the owner's
    std::size_t part = 0;                       // next move of the other player
    std::size_t option = 0;
    bool done = false;
  };

  /// About the bytes of a frame, or of what is known of a position.
  static std::uint64_t bytes_of(const Key& key) noexcept {
    return 2 * (sizeof(Frame) + key.sum.parts().size_bytes());
  }

  bool push(Bound bound, const Position& position, Side side, std::int64_t target, Place place);
  std::optional<Step> next_step(Frame& frame);
  void remember(const Frame& frame);
  bool may_go_on();

  Games& games_;
  Guide& guide_;
  Control& control_;
  RunReport run_;
  std::unordered_map<Key, Bounds, KeyHash> known_;
  std::vector<Frame> frames_;
  std::uint64_t known_bytes_ = 0;
  std::uint64_t frame_bytes_ = 0;
};

template <class Guide>
bool StrategyWalk<Guide>::known(Bound bound, const Position& position, Side side,
                                std::int64_t target) const {
  const Bounds bounds = games_.bounds(position, side);
  const bool at_least = bound == Bound::AtLeast;
  if (at_least ? bounds.lower >= target : bounds.upper <= target) return true;
  if (!position.listed) return false;
  const auto found = known_.find(Key{position.sum, side});
  if (found == known_.end()) return false;
  const std::int64_t left = target - position.tokens;
  return at_least ? found->second.lower >= left : found->second.upper <= left;
}

template <class Guide>
bool StrategyWalk<Guide>::show(Bound bound, const Position& position, Side side,
                               std::int64_t target, Place place) {
  if (known(bound, position, side, target)) return true;
  frames_.clear();
  frame_bytes_ = 0;
  if (!push(bound, position, side, target, std::move(place))) return false;
  while (!frames_.empty()) {
    const auto step = next_step(frames_.back());
    if (!may_go_on()) return false;
    if (!step) {
      remember(frames_.back());
      frame_bytes_ -= bytes_of(frames_.back().key);
      frames_.pop_back();
      continue;
    }
    const Frame& frame = frames_.back();
    const Position next = Games::after(frame.key.sum, step->unit, step->option, frame.key.side);
    const Side mover = other(frame.key.side);
    if (known(frame.bound, next, mover, frame.target)) continue;
    if (!push(frame.bound, next, mover, frame.target,
              guide_.enter(frame.place, frame.key.side, *step))) {
      return false;
    }
  }
  return true;
}

// What was found out while something stopped means nothing, so that is looked at first. The bounds
// of a position without moves are exact: nothing is left to hope for there.
template <class Guide>
bool StrategyWalk<Guide>::push(Bound bound, const Position& position, Side side,
                               std::int64_t target, Place place) {
  if (!may_go_on()) return false;
  if (!position.listed) {
    guide_.reject("a position has a graph that is not in the list");
    return false;
  }
  if (position.sum.empty()) {
    guide_.reject("a strategy ends with the wrong number of tokens");
    return false;
  }
  frames_.push_back({.key = {position.sum, side},
                     .bound = bound,
                     .target = target - position.tokens,
                     .place = std::move(place)});
  Frame& frame = frames_.back();
  frame_bytes_ += bytes_of(frame.key);
  if (side != owner(bound)) return true;
  frame.choice = guide_.choose(bound, frame.key.sum, side, frame.target, frame.place);
  return frame.choice.has_value() && may_go_on();
}

// The next move that has to be looked at; nothing after the last.
template <class Guide>
std::optional<Step> StrategyWalk<Guide>::next_step(Frame& frame) {
  if (frame.choice) {
    if (std::exchange(frame.done, true)) return std::nullopt;
    return frame.choice;
  }
  for (const auto parts = frame.key.sum.parts(); frame.part < parts.size(); ++frame.part) {
    const Unit unit = parts[frame.part].unit;
    const auto options = games_.options(unit);
    if (frame.option < options.size()) return Step{unit, options[frame.option++]};
    frame.option = 0;
  }
  return std::nullopt;
}

template <class Guide>
void StrategyWalk<Guide>::remember(const Frame& frame) {
  const auto [place, is_new] = known_.try_emplace(frame.key, kNothingShown);
  Bounds& bounds = place->second;
  if (frame.bound == Bound::AtLeast) {
    bounds.lower = std::max(bounds.lower, frame.target);
  } else {
    bounds.upper = std::min(bounds.upper, frame.target);
  }
  if (is_new) known_bytes_ += bytes_of(frame.key);
}

template <class Guide>
bool StrategyWalk<Guide>::may_go_on() {
  const std::uint64_t all = known_bytes_ + frame_bytes_ + games_.bytes();
  if (games_.failed()) {
    run_ = games_.run();
  } else if (!control_.fits(all)) {
    run_ = needs_memory("the list of positions", all, control_.budget());
  } else if (control_.stopped()) {
    run_ = stopped_report(control_);
  }
  return run_.status == Status::Proved;
}

}  // namespace minimex::duel
