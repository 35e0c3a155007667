#include "tests/reference/chessboard_reference.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdlib>

namespace minimex::reference {
namespace {

struct Piece {
  std::size_t row;
  std::size_t col;
  char colour;
  std::int64_t value;
};

std::vector<Piece> pieces_of(const ChessboardCase& game) {
  std::vector<Piece> pieces;
  for (std::size_t row = 0; row < game.board.size(); ++row) {
    for (std::size_t col = 0; col < game.board[row].size(); ++col) {
      const char colour = game.board[row][col];
      if (colour != '.') pieces.push_back({row, col, colour, game.values[row][col]});
    }
  }
  return pieces;
}

bool has(std::uint32_t rest, std::size_t piece) {
  return (rest >> piece & 1U) != 0;
}

bool exposed(const std::vector<Piece>& pieces, std::uint32_t rest, std::size_t piece) {
  for (std::size_t other = 0; other < pieces.size(); ++other) {
    if (other == piece || !has(rest, other)) continue;
    if (pieces[other].row >= pieces[piece].row && pieces[other].col <= pieces[piece].col) {
      return false;
    }
  }
  return true;
}

/// Goes through all orders of removing `rest`, after removals that cost `paid`.
void try_orders(const std::vector<Piece>& pieces, std::uint32_t rest, std::int64_t paid,
                ChessboardLines& lines) {
  if (rest == 0) {
    if (lines.count == 0 || paid < lines.least) lines = {paid, 0};
    if (paid == lines.least) ++lines.count;
    return;
  }
  for (std::size_t a = 0; a < pieces.size(); ++a) {
    if (!has(rest, a) || !exposed(pieces, rest, a)) continue;
    const std::uint32_t without_a = rest & ~(1U << a);
    try_orders(pieces, without_a, paid + pieces[a].value, lines);
    for (std::size_t b = a + 1; b < pieces.size(); ++b) {
      if (!has(rest, b) || !exposed(pieces, rest, b)) continue;
      if (pieces[a].colour == pieces[b].colour) continue;
      try_orders(pieces, without_a & ~(1U << b), paid + std::abs(pieces[a].value - pieces[b].value),
                 lines);
    }
  }
}

}  // namespace

ChessboardLines chessboard_lines(const ChessboardCase& game) {
  const std::vector<Piece> pieces = pieces_of(game);
  assert(pieces.size() <= 24);
  ChessboardLines lines;
  try_orders(pieces, (1U << pieces.size()) - 1, 0, lines);
  return lines;
}

std::int64_t chessboard_cost(const ChessboardCase& game) {
  const std::vector<Piece> pieces = pieces_of(game);
  const std::size_t count = pieces.size();
  assert(count <= 24);
  std::vector<std::int64_t> cost(std::size_t{1} << count, 0);
  for (std::uint32_t rest = 1; rest < cost.size(); ++rest) {
    std::int64_t best = -1;
    const auto offer = [&best](std::int64_t total) {
      if (best < 0 || total < best) best = total;
    };
    for (std::size_t a = 0; a < count; ++a) {
      if (!has(rest, a)) continue;
      const std::uint32_t without_a = rest & ~(1U << a);
      offer(pieces[a].value + cost[without_a]);
      if (!exposed(pieces, rest, a)) continue;
      for (std::size_t b = a + 1; b < count; ++b) {
        if (!has(rest, b) || pieces[a].colour == pieces[b].colour) continue;
        if (!exposed(pieces, rest, b)) continue;
        offer(std::abs(pieces[a].value - pieces[b].value) + cost[without_a & ~(1U << b)]);
      }
    }
    cost[rest] = best;
  }
  return cost.back();
}

}  // namespace minimex::reference
