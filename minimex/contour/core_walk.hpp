// Walking over the positions of a solved chessboard's core, with their places in its table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/contour/ideal_walk.hpp"
#include "minimex/contour/optimum_table.hpp"

namespace minimex::contour {

/// A piece of the core.
struct PlacedPiece {
  std::int32_t height = 0;
  std::size_t piece = 0;  ///< index into the problem's
  Colour colour = Colour::White;
  std::int64_t value = 0;
  std::uint64_t step = 0;  ///< what taking it adds to the rank, wherever it is exposed
};
using CoreWalk = IdealWalk<PlacedPiece>;

/// The pieces of a walk over the core, their steps in the table's own ranking.
std::vector<std::vector<PlacedPiece>> core_columns(const OptimumTable& table);

/// What taking the core's piece on `cell` adds to ranks of `ranking`.
inline std::uint64_t step_of(const Cell& cell, const Ranking& ranking) noexcept {
  return ranking.term(cell.col, cell.row) - ranking.term(cell.col, cell.row + 1);
}

/// Ranks from exposed pieces: from one of them to the next the heights are the same, so the terms
/// of the columns between them are a difference of two sums at that height.
class RankSums {
 public:
  /// Takes as much memory as the ranking, which it does not keep.
  explicit RankSums(const Ranking& ranking);

  [[nodiscard]] std::uint64_t rank(std::span<const CoreWalk::Exposed> exposed) const noexcept;

 private:
  [[nodiscard]] std::uint64_t before(std::size_t col, std::int32_t height) const noexcept {
    return sums_[col * stride_ + static_cast<std::size_t>(height)];
  }

  std::size_t stride_;
  std::size_t width_;
  std::vector<std::uint64_t> sums_;
};

}  // namespace minimex::contour
