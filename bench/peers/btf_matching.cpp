// SuiteSparse, BTF: btf_maxtrans, augmenting paths by depth first search with cheap assignment.
#include <btf.h>

#include "bench/peers/suitesparse_matrix.hpp"

int main(int count, char** words) {
  return peers::run(count, words, [](const peers::Board& board, const auto& split) {
    peers::Columns matrix = peers::columns_of(board);
    split();
    std::vector<int> match(static_cast<std::size_t>(board.odds()) + 1);
    std::vector<int> work(5 * (static_cast<std::size_t>(board.evens()) + 1));
    double done = 0;
    return btf_maxtrans(board.odds(), board.evens(), matrix.begin.data(), matrix.rows.data(), 0,
                        &done, match.data(), work.data());
  });
}
