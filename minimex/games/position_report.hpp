// What the rules alone say of a position: whose turn it is, which moves there are, the score so
// far.
//
// Nothing is solved for it, so it comes at once where the values of moves may take long.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/move.hpp"

namespace minimex {

enum class Turn : std::uint8_t { First, Second, Solver };

/// What the mover wants of the value.
enum class Goal : std::uint8_t {
  Least,
  Most,
  Zero,  ///< of the nimber that the move leaves: the last mover wins
};

struct PositionReport {
  RunReport run = {};          ///< not Proved: no room for the position, and the rest says nothing
  std::size_t played = 0;      ///< moves that were made
  std::string objection = {};  ///< why the next one was not; empty when all were made
  Turn turn = Turn::Solver;    ///< who moves next, also when nobody can
  Goal goal = Goal::Least;
  bool over = false;                                 ///< no move is left
  std::optional<std::int64_t> score = std::nullopt;  ///< so far; nothing where the last mover wins
  std::vector<Move> moves =
      {};  ///< legal, in the order of moves; for chessboard those of exposed pieces
  std::vector<Move> blocked = {};  ///< chessboard: removals of blocked pieces, legal as well
};

/// Whose turn it is after `moves` moves of two players.
inline Turn turn_after(std::size_t moves) noexcept {
  return moves % 2 == 0 ? Turn::First : Turn::Second;
}

/// Makes moves on a Position of a game as long as they are legal: `play(move)` for each.
template <typename Position, typename Play>
void play_legal(const Position& position, const std::vector<Move>& moves, PositionReport& report,
                const Play& play) {
  for (const Move& move : moves) {
    report.objection = position.objection(move);
    if (!report.objection.empty()) return;
    play(move);
    ++report.played;
  }
}

}  // namespace minimex
