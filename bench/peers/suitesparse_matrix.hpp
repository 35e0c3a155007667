// A board as a sparse matrix: a column for each even cell, whose entries are its odd neighbours.
#pragma once

#include <vector>

#include "bench/peers/board.hpp"

namespace peers {

struct Columns {
  std::vector<int> begin = {0};
  std::vector<int> rows = {};
};

inline Columns columns_of(const Board& board) {
  Columns matrix;
  matrix.begin.reserve(static_cast<std::size_t>(board.evens()) + 1);
  board.for_each_edge([&matrix](int odd) { matrix.rows.push_back(odd); },
                      [&matrix] { matrix.begin.push_back(static_cast<int>(matrix.rows.size())); });
  return matrix;
}

}  // namespace peers
