// Moves and their values as JSON.
//
// {"game": NAME, "instance": {"sha256": DIGEST}, "first": "max" | "min", "after": [MOVE...],
//  "status": "proved" | "limit" | "cancelled",
//  "moves": [{"move": MOVE, "value": INTEGER | null}...],
//  "run": {"version": TEXT, "positions": INTEGER, "peak_bytes": INTEGER, "limit": TEXT}}
// in this order; `first` and `limit` as in solutions. Integers beyond 2^53 are strings. The moves
// come best first for whoever moves. When the status is `proved` and there is none, the game is
// over.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/games/game.hpp"

namespace minimex {

/// What values of moves do not know of themselves.
struct MovesContext {
  std::string game = {};
  std::string digest = {};  ///< of its canonical JSON: SHA-256 in hexadecimal
  std::optional<FirstPlayer> first = std::nullopt;  ///< for games in which either may begin
  std::vector<Move> after = {};                     ///< played before
};

/// Hands `values`, on one line without line break, to `sink` piece by piece. What `sink` throws
/// goes through.
void write_moves_json(const MoveValues& values, const MovesContext& context,
                      const std::function<void(std::string_view)>& sink);

/// The same as one text.
std::string moves_json(const MoveValues& values, const MovesContext& context);

}  // namespace minimex
