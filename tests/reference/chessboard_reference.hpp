// Chessboard straight from its rules: a search over every subset of the pieces.
//
// Any piece may be removed alone at any time; a white and a black one may go together when both are
// exposed. V(rest) = min over the moves of cost + V(what the move leaves), for all 2^pieces rests.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace minimex::reference {

struct ChessboardCase {
  std::vector<std::string> board;                 ///< rows over `.WB`
  std::vector<std::vector<std::int64_t>> values;  ///< same shape as the board
};

/// Least total cost of removing all pieces. At most 24 of them (asserted).
std::int64_t chessboard_cost(const ChessboardCase& game);

}  // namespace minimex::reference
