#include "minimex/contour/core_walk.hpp"

namespace minimex::contour {

std::vector<std::vector<PlacedPiece>> core_columns(const OptimumTable& table) {
  const Core& core = table.core();
  std::vector<std::vector<PlacedPiece>> columns(static_cast<std::size_t>(core.place.cols));
  for (std::size_t i = 0; i < core.pieces.size(); ++i) {
    const Cell cell = core.place.cells[i];
    const Piece& piece = table.problem().pieces[core.pieces[i]];
    columns[static_cast<std::size_t>(cell.col)].push_back(
        {cell.row + 1, core.pieces[i], piece.colour, piece.value, step_of(cell, table.ranking())});
  }
  return columns;
}

RankSums::RankSums(const Ranking& ranking)
    : stride_(static_cast<std::size_t>(ranking.rows()) + 1),
      width_(static_cast<std::size_t>(ranking.cols())) {
  sums_.resize(stride_, 0);
  for (std::int32_t col = 0; col < ranking.cols(); ++col) {
    for (std::int32_t height = 0; height <= ranking.rows(); ++height) {
      sums_.push_back(sums_[sums_.size() - stride_] + ranking.term(col, height));
    }
  }
}

std::uint64_t RankSums::rank(std::span<const CoreWalk::Exposed> exposed) const noexcept {
  std::uint64_t rank = 0;
  std::int32_t height = 0;
  for (const CoreWalk::Exposed& next : exposed) {
    rank += before(next.col, height) - before(next.col, next.placed.height);
    height = next.placed.height;
  }
  return rank + before(width_, height);
}

}  // namespace minimex::contour
