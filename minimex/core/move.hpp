// Moves, written one way everywhere: command line, JSON, pictures, URLs.
//
// A site is a vertex or seat `7`, or a cell `3,4` of a board (row, column[, layer...]); a move
// takes one site or, for chessboard, a pair `3,4+5,6`. All indices are 1-based. The order is the
// one in which optimal lines break ties: single sites before pairs, each lexicographic.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace minimex {

inline constexpr int kMaxDimensions = 6;

/// A vertex or a cell; a plain value without heap memory.
struct Site {
  std::array<std::int32_t, kMaxDimensions> at{};  ///< 1-based; entries past `dimensions` are 0
  std::int32_t dimensions = 0;                    ///< 1 for a vertex or seat

  Site() = default;
  Site(std::initializer_list<std::int32_t> indices);

  friend auto operator<=>(const Site& a, const Site& b) { return a.at <=> b.at; }
  friend bool operator==(const Site& a, const Site& b) { return a.at == b.at; }
};

struct Move {
  Site first;
  std::optional<Site> second = std::nullopt;  ///< the other piece of a pair, greater than `first`

  friend std::strong_ordering operator<=>(const Move& a, const Move& b);
  friend bool operator==(const Move& a, const Move& b) = default;
};

std::string to_string(const Site& site);
std::string to_string(const Move& move);

/// Moves separated by single spaces.
std::string to_string(std::span<const Move> moves);

/// Reads one move; nothing when `text` is not in the notation above (indices 1..2^31-1).
/// A pair may name its cells in either order; it is returned with the smaller one first.
std::optional<Move> parse_move(std::string_view text);

}  // namespace minimex
