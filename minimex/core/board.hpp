// Boards of one to six dimensions, some cells blocked, and the moves of pieces on them.
//
// A cell's index counts the last coordinate fastest (row-major in two dimensions). The conflict
// graph of a board and a piece has one vertex per usable cell, in index order, and an edge where
// one piece attacks the other.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/move.hpp"

namespace minimex {

inline constexpr std::int64_t kMaxSide = 1'000'000;
inline constexpr std::int64_t kMaxCells = std::int64_t{1} << 40;

/// Along which dimensions the opposite sides of a board are glued.
class Gluing {
 public:
  /// Along all, or none.
  constexpr Gluing(bool all = false) noexcept : bits_(all ? ~0U : 0U) {}  // NOLINT: like a bool

  /// Along any.
  explicit constexpr operator bool() const noexcept { return bits_ != 0; }
  constexpr bool operator[](std::size_t dimension) const noexcept {
    return (bits_ >> dimension & 1U) != 0;
  }
  constexpr void glue(std::size_t dimension) noexcept { bits_ |= 1U << dimension; }

 private:
  unsigned bits_;
};

struct Board {
  std::vector<std::int32_t> size;     ///< 1 to kMaxDimensions sides, each 1..kMaxSide
  std::vector<std::int64_t> blocked;  ///< sorted, distinct cell indices
  Gluing toroidal = false;            ///< opposite sides are glued (families `torus:RxN`)

  [[nodiscard]] int dimensions() const noexcept { return static_cast<int>(size.size()); }
  /// Product of the sides; at most kMaxCells once validated by a reader.
  [[nodiscard]] std::int64_t cell_count() const noexcept;
  [[nodiscard]] std::int64_t usable_count() const noexcept {
    return cell_count() - static_cast<std::int64_t>(blocked.size());
  }
  /// Site with 1-based coordinates of a cell index, and back.
  [[nodiscard]] Site site_of(std::int64_t cell) const;
  [[nodiscard]] std::int64_t index_of(const Site& site) const;
  /// Cell index of each vertex of the conflict graph, in order.
  [[nodiscard]] std::vector<std::int64_t> usable_cells() const;
  /// Cell index of one vertex of the conflict graph. O(log blocked).
  [[nodiscard]] std::int64_t cell_of_vertex(std::int64_t vertex) const noexcept;
};

/// How a piece attacks: each step vector once (leaper) or repeated until the edge or a blocked cell
/// (rider). Step vectors hold one coordinate per dimension and come in both signs.
struct Piece {
  using Step = std::array<std::int32_t, kMaxDimensions>;
  std::string name;
  std::vector<Step> steps;
  bool rider = false;
};

/// The piece called `name` on a board of `dimensions` dimensions: king, queen, rook, bishop, wazir,
/// ferz, dabbaba, knight, alfil, camel, zebra, giraffe, antelope, or `leaper:a,b[,c...]` (all
/// signed permutations of the numbers, padded with zeros). Bishops ride all vectors with exactly
/// two non-zero entries of size 1, rooks those with one, queens and kings those with at least one.
/// Nothing when the name is unknown or needs more dimensions than there are.
std::optional<Piece> make_piece(std::string_view name, int dimensions);

/// The leaper that makes these moves, each of them forwards and backwards (a conflict is one both
/// ways); none is zero. Its name is the sorted list of one of each pair of moves as JSON, with
/// `dimensions` numbers each: `[[1,2],[2,1]]`.
Piece make_leaper(std::span<const Piece::Step> moves, int dimensions);

/// Most edges that the conflict graph of `piece` on `board` can have, without building it;
/// saturates at 2^64-1.
std::uint64_t conflict_edge_bound(const Board& board, const Piece& piece) noexcept;

/// The conflict graph. The caller has checked that graph_bytes of the bound fits its budget and
/// that there are fewer than 2^31 usable cells.
/// When `control` stops meanwhile, the graph is empty.
Graph conflict_graph(const Board& board, const Piece& piece, Control* control = nullptr);

}  // namespace minimex
