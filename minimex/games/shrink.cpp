#include "minimex/games/shrink.hpp"

namespace minimex {

std::vector<Cut> cuts(std::size_t length, std::size_t most) {
  std::vector<Cut> found;
  if (length == 0) return found;
  for (std::size_t size = (length + 1) / 2; (length + size - 1) / size <= most;
       size = (size + 1) / 2) {
    for (std::size_t begin = 0; begin < length; begin += size) {
      found.push_back({begin, std::min(begin + size, length)});
    }
    if (size == 1) break;
  }
  return found;
}

Board with_side(const Board& board, std::size_t dimension, std::int32_t side) {
  Board smaller{.size = board.size, .blocked = {}, .toroidal = board.toroidal};
  smaller.size[dimension] = side;
  for (const std::int64_t cell : board.blocked) {
    const Site site = board.site_of(cell);
    if (site.at[dimension] <= side) smaller.blocked.push_back(smaller.index_of(site));
  }
  return smaller;
}

std::vector<Board> with_shorter_sides(const Board& board) {
  std::vector<Board> smaller;
  for (const bool half : {true, false}) {
    for (std::size_t d = 0; d < board.size.size(); ++d) {
      const std::int32_t side = board.size[d];
      if (side == 1 || (half && side <= 3)) continue;
      smaller.push_back(with_side(board, d, half ? side / 2 : side - 1));
    }
  }
  return smaller;
}

}  // namespace minimex
