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

/// The orders of removals of exposed pieces, alone and in pairs: their least total, and how many
/// have it.
struct ChessboardLines {
  std::int64_t least = 0;
  std::uint64_t count = 0;
};

/// Goes through all orders, one by one; at most 24 pieces (asserted), and rather fewer than 10.
ChessboardLines chessboard_lines(const ChessboardCase& game);

}  // namespace minimex::reference
