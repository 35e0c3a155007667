// How many tokens a duel's games are worth, alone and side by side: bounds that need no search.
//
// In any sum the maximiser gets the sum of local.lower, by answering each move in the game where it
// was made, and the rise of one game on top when she moves first. docs/certificates.md proves it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "minimex/core/bounds.hpp"

namespace minimex::duel {

struct Worth {
  Bounds any;             ///< whatever is played
  Bounds local;           ///< in any sum
  std::int64_t rise = 0;  ///< what the maximiser adds to local.lower by leading here
  std::int64_t fall = 0;  ///< what the minimiser takes off local.upper by leading here

  /// Puts `count` games beside the sum that this is.
  void add(const Worth& game, std::int64_t count) noexcept {
    any.lower += game.any.lower * count;
    any.upper += game.any.upper * count;
    local.lower += game.local.lower * count;
    local.upper += game.local.upper * count;
    rise = std::max(rise, game.rise);
    fall = std::max(fall, game.fall);
  }

  /// Where another way to bound the same game is better, that one.
  [[nodiscard]] Worth or_better(const Worth& same) const noexcept {
    Worth best = *this;
    if (std::pair(same.local.lower, same.rise) > std::pair(local.lower, rise)) {
      best.local.lower = same.local.lower;
      best.rise = same.rise;
    }
    if (std::pair(-same.local.upper, same.fall) > std::pair(-local.upper, fall)) {
      best.local.upper = same.local.upper;
      best.fall = same.fall;
    }
    return best;
  }
};

/// What the moves of a game, at least one, make it worth.
///
/// Leading, the maximiser gets the best of tokens + local.lower of what is left; answering a move
/// of the minimiser in the same game, the worst of tokens + local.lower + rise of what is left.
/// local.lower is the lesser, so both keep it; the minimiser's side mirrors this.
class MovesWorth {
 public:
  /// A move that scores `least` tokens by the minimiser or `most` by the maximiser.
  void add(std::int64_t least, std::int64_t most, const Worth& rest) noexcept {
    any_.lower = std::min(any_.lower, least + rest.any.lower);
    any_.upper = std::max(any_.upper, most + rest.any.upper);
    lead_.lower = std::max(lead_.lower, most + rest.local.lower);
    lead_.upper = std::min(lead_.upper, least + rest.local.upper);
    answer_.lower = std::min(answer_.lower, least + rest.local.lower + rest.rise);
    answer_.upper = std::max(answer_.upper, most + rest.local.upper - rest.fall);
  }
  [[nodiscard]] Worth worth() const noexcept {
    const Bounds local{std::min(lead_.lower, answer_.lower), std::max(lead_.upper, answer_.upper)};
    return {any_, local, lead_.lower - local.lower, local.upper - lead_.upper};
  }

 private:
  static constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  Bounds any_{kMost, 0};
  Bounds lead_{0, kMost};  // lower: by the maximiser, upper: by the minimiser
  Bounds answer_{kMost, 0};
};

}  // namespace minimex::duel
