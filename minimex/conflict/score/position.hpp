// A position of the duel as a small value: a multiset of known pieces, and a set of vertices.
//
// Small components are known pieces of the catalogue (score/catalogue.hpp) and only their numbers
// matter; larger ones stay as vertices. Tempo moves are kept modulo two: whoever meets the first
// of a pair answers with the second, so a pair is worth exactly two tokens to both players and
// changes nothing else (the answer is always there, and playing in the rest is never forced).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "minimex/conflict/score/catalogue.hpp"
#include "minimex/conflict/score/vertex_set.hpp"
#include "minimex/core/hash.hpp"

namespace minimex::conflict::duel {

enum class Side : std::uint8_t { Maximiser = 0, Minimiser = 1 };

constexpr Side other(Side side) noexcept {
  return side == Side::Maximiser ? Side::Minimiser : Side::Maximiser;
}

inline constexpr std::int32_t kMeanUnit = 64;

/// Proved bounds of a set of vertices in a position.
struct SetBounds {
  std::array<std::int32_t, 2> lower{};  ///< by the side that moves first in it
  std::int32_t upper = 0;
  std::int32_t mean = 0;  ///< about what random play makes, in 1 / kMeanUnit; not proved
};

/// Longest play that is explored or searched, in tokens: it bounds the recursion.
inline constexpr std::int32_t kMaxTokens = 4096;
inline constexpr std::string_view kTooLong = "plays of more than 4096 tokens are not searched";

/// A position with more kinds of pieces than kMaxKinds overflows.
inline constexpr std::string_view kTooManyKinds =
    "positions with more than 20 kinds of small components are not searched";

template <int Words>
class Position {
 public:
  using Part = duel::Part;

  VertexSet<Words> set;  ///< live vertices of the components without a type

  [[nodiscard]] const Part* begin() const noexcept { return parts_.data(); }
  [[nodiscard]] const Part* end() const noexcept { return parts_.data() + kinds_; }
  [[nodiscard]] bool empty() const noexcept { return kinds_ == 0 && set.empty(); }

  /// True when pieces were lost because there were too many kinds (or 65535 of a kind): the
  /// position is useless then.
  [[nodiscard]] bool overflowed() const noexcept { return overflowed_; }

  /// Adds a piece (or kNothing) and returns the tokens that this settles: 2 for a second tempo
  /// move, else 0.
  std::int32_t add(TypeId type) noexcept {
    if (type == kNothing) return 0;
    Part* const place = find(type);
    const bool present = place != parts_.data() + kinds_ && place->type == type;
    if (type == kTempo && present) {
      drop(place);
      return 2;
    }
    if (present ? place->count == 0xffff : kinds_ == kMaxKinds) {
      overflowed_ = true;
    } else if (present) {
      ++place->count;
    } else {
      std::move_backward(place, parts_.data() + kinds_, parts_.data() + kinds_ + 1);
      *place = {type, 1};
      ++kinds_;
    }
    return 0;
  }

  /// Removes one piece of a type that is present.
  void remove(TypeId type) noexcept {
    Part* const place = find(type);
    if (--place->count == 0) drop(place);
  }

  friend bool operator==(const Position& a, const Position& b) noexcept {
    return a.set == b.set && a.kinds_ == b.kinds_ && std::equal(a.begin(), a.end(), b.begin());
  }
  [[nodiscard]] std::uint64_t hash() const noexcept {
    std::uint64_t h = set.hash();
    for (const Part& part : *this) {
      h = mixed(h + (std::uint64_t{part.type} << 16 | part.count) + 0x9e3779b97f4a7c15U);
    }
    return h;
  }

 private:
  [[nodiscard]] Part* find(TypeId type) noexcept {
    return std::lower_bound(parts_.data(), parts_.data() + kinds_, type,
                            [](const Part& part, TypeId t) { return part.type < t; });
  }
  void drop(Part* place) noexcept {
    std::move(place + 1, parts_.data() + kinds_, place);
    --kinds_;
  }

  std::array<Part, kMaxKinds> parts_{};  // by increasing type
  std::uint16_t kinds_ = 0;
  bool overflowed_ = false;
};

}  // namespace minimex::conflict::duel
