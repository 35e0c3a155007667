// The catalogue of small duel games, told apart by what can be done in them.
//
// A component is a game: a set of moves, each scoring tokens and leaving smaller games. Two games
// with the same moves have the same value in every company, whatever graphs they came from, so the
// catalogue gives them one type; and a game whose moves all score c tokens more than another's is
// that other one plus c. On grids and lines this leaves a handful of types: the components of up
// to 8 vertices of a 6x6 grid, over 2000 of them, have 41, and the pieces of a line of n seats
// about n. A component all of whose maximal independent sets have w vertices is w tempo moves:
// every move leaves one of w - 1. (Well-covered graphs: Plummer 1970.)
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "minimex/conflict/score/pair_table.hpp"
#include "minimex/conflict/score/worth.hpp"

namespace minimex::conflict::duel {

/// A component's game: `tokens` in any case, and one piece of `type` to play.
struct Piece {
  std::int32_t tokens = 0;
  TypeId type = kNothing;
};

/// A settled component: `tokens` moves in any order, whatever is played.
constexpr Piece settled(std::int32_t tokens) noexcept {
  return tokens % 2 == 0 ? Piece{tokens, kNothing} : Piece{tokens - 1, kTempo};
}

/// A move in a piece: the pieces it leaves, and the tokens it scores (its own included). Moves
/// that leave the same pieces are one option; the minimiser takes `least`, the maximiser `most`.
struct Option {
  static constexpr int kMaxParts = 8;

  std::array<TypeId, kMaxParts> parts = filled();  ///< increasing, then kNothing
  std::uint16_t least = 1;
  std::uint16_t most = 1;

  /// Adds a component that the move leaves; false when there is no room for it.
  [[nodiscard]] bool add(const Piece& piece) noexcept;

  friend auto operator<=>(const Option&, const Option&) noexcept = default;

 private:
  static constexpr std::array<TypeId, kMaxParts> filled() noexcept {
    std::array<TypeId, kMaxParts> none{};
    none.fill(kNothing);
    return none;
  }
};

/// Pieces of one type in a sum.
struct Part {
  TypeId type = 0;
  std::uint16_t count = 0;
  friend bool operator==(const Part&, const Part&) noexcept = default;
};

/// Most kinds of pieces in a sum.
inline constexpr int kMaxKinds = 20;

/// What a solve that gives up says when the catalogue or the memory of pieces is full.
inline constexpr std::string_view kCatalogueFull =
    "the catalogue of small components is full, which more memory helps up to 65534 of them";

class Catalogue {
 public:
  /// Holds at most `max_bytes`, and 65534 types; what pairs are worth takes `pair_bytes` more.
  explicit Catalogue(std::uint64_t max_bytes, std::uint64_t pair_bytes);

  /// The game with these moves (at least one, in any order, repetitions allowed; used as scratch).
  /// Nothing when the catalogue is full.
  std::optional<Piece> intern(std::vector<Option>& options);

  /// Moves of a type, as long as nothing is interned.
  [[nodiscard]] std::span<const Option> options(TypeId type) const noexcept {
    const Entry& entry = entries_[type];
    return {options_.data() + entry.begin, options_.data() + entry.end};
  }
  [[nodiscard]] const Worth& worth(TypeId type) const noexcept { return entries_[type].worth; }
  /// What pieces are worth side by side, each for itself (`any` apart).
  [[nodiscard]] Worth worth_apart(std::span<const Part> parts) const noexcept;
  /// Likewise, by putting pieces into pairs; the types increase. Dearer, and mostly narrower.
  [[nodiscard]] Worth worth_in_pairs(std::span<const Part> parts);

  [[nodiscard]] std::uint64_t bytes() const noexcept;

 private:
  struct Entry {
    std::uint32_t begin;
    std::uint32_t end;
    Worth worth;
  };
  class Rest;
  [[nodiscard]] Worth worth_of(std::span<const Option> options) const noexcept;
  [[nodiscard]] Worth in_pairs(std::span<const Part> parts);
  [[nodiscard]] Worth pair(TypeId a, TypeId b);
  void add_moves(TypeId mover, TypeId beside, MovesWorth& moves);

  std::uint64_t max_bytes_;
  std::vector<Option> options_;
  std::vector<Entry> entries_;
  std::unordered_multimap<std::uint64_t, TypeId> by_hash_;
  PairTable pairs_;
  std::uint32_t steps_left_ = 0;  // moves of pairs that this question may still look at
};

}  // namespace minimex::conflict::duel
