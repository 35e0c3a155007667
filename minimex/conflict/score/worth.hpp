// How many tokens games are worth, alone and side by side.
//
// In any sum of games the maximiser gets the sum of local.lower by answering each move in the game
// where it was made, or leading in some game where the minimiser's move ended one; when she moves
// first, the rise of one game on top. Likewise the minimiser with upper and fall. Any sum of games
// is itself a game, so pairs have a worth of their own: two games that are hot in the same way are
// together worth a fixed number, which none of them is alone.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace minimex::conflict::duel {

using TypeId = std::uint16_t;
inline constexpr TypeId kTempo = 0;         ///< one move, one token: an isolated vertex
inline constexpr TypeId kNothing = 0xffff;  ///< no game left

/// Both ends inclusive.
struct Range {
  std::int32_t lower = 0;
  std::int32_t upper = 0;
};

struct Worth {
  Range any;              ///< whatever is played
  Range local;            ///< in any sum
  std::int32_t rise = 0;  ///< what leading here adds to local.lower
  std::int32_t fall = 0;  ///< what leading here takes off local.upper

  /// Puts `count` games beside the sum that this is (`any` apart).
  void add(const Worth& game, std::int32_t count) noexcept {
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
/// With m = local.lower: leading, the maximiser gets max over moves of tokens + m of the rest;
/// answering the minimiser, min over moves of tokens + m + rise of the rest (0 when none is left:
/// she leads elsewhere). m is the lesser of the two, so that both are enough to keep it. The
/// minimiser's side mirrors this.
class MovesWorth {
 public:
  /// A move that scores `least` tokens by the minimiser or `most` by the maximiser.
  void add(std::int32_t least, std::int32_t most, const Worth& rest) noexcept {
    any_.lower = std::min(any_.lower, least + rest.any.lower);
    any_.upper = std::max(any_.upper, most + rest.any.upper);
    lead_up_ = std::max(lead_up_, most + rest.local.lower);
    answer_up_ = std::min(answer_up_, least + rest.local.lower + rest.rise);
    lead_down_ = std::min(lead_down_, least + rest.local.upper);
    answer_down_ = std::max(answer_down_, most + rest.local.upper - rest.fall);
  }
  [[nodiscard]] Worth worth() const noexcept {
    const Range local{std::min(lead_up_, answer_up_), std::max(lead_down_, answer_down_)};
    return {any_, local, lead_up_ - local.lower, local.upper - lead_down_};
  }

 private:
  static constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
  Range any_{kMost, 0};
  std::int32_t lead_up_ = 0;
  std::int32_t answer_up_ = kMost;
  std::int32_t lead_down_ = kMost;
  std::int32_t answer_down_ = 0;
};

}  // namespace minimex::conflict::duel
