// SuiteSparse, CXSparse: cs_maxtrans, augmenting paths by depth first search, natural order.
#include <suitesparse/cs.h>

#include "bench/peers/suitesparse_matrix.hpp"

int main(int count, char** words) {
  return peers::run(count, words, [](const peers::Board& board, const auto& split) {
    peers::Columns matrix = peers::columns_of(board);
    split();
    cs_di columns{};
    columns.m = board.odds();
    columns.n = board.evens();
    columns.nzmax = static_cast<int>(matrix.rows.size());
    columns.p = matrix.begin.data();
    columns.i = matrix.rows.data();
    columns.nz = -1;  // by columns
    int* const match = cs_di_maxtrans(&columns, 0);
    if (match == nullptr) throw std::runtime_error("out of memory");
    const auto pairs =
        std::count_if(match, match + columns.m, [](int column) { return column >= 0; });
    cs_di_free(match);
    return static_cast<int>(pairs);
  });
}
