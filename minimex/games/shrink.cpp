#include "minimex/games/shrink.hpp"

namespace minimex {

Board with_side(const Board& board, std::size_t dimension, std::int32_t side) {
  Board smaller{.size = board.size, .blocked = {}, .toroidal = board.toroidal};
  smaller.size[dimension] = side;
  for (const std::int64_t cell : board.blocked) {
    const Site site = board.site_of(cell);
    if (site.at[dimension] <= side) smaller.blocked.push_back(smaller.index_of(site));
  }
  return smaller;
}

}  // namespace minimex
