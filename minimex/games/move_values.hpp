// What the games share in valuing moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "minimex/core/input_error.hpp"
#include "minimex/games/game.hpp"

namespace minimex {

/// Makes the moves of --after on a Position of a game: `play(move)` for each, once
/// `position.objection(move)` is empty. Throws InputError with source `--after` and the number of
/// the move for its column.
template <typename Position, typename Play>
void play_after(Position& position, const std::vector<Move>& after, const Play& play) {
  for (std::size_t i = 0; i < after.size(); ++i) {
    const std::string objection = position.objection(after[i]);
    if (!objection.empty()) {
      throw InputError({.source = "--after", .column = i + 1},
                       objection + ", expected a legal move");
    }
    play(after[i]);
  }
}

/// Whether there is room for `count` moves; `result.run` says so when there is not.
bool room_for_moves(std::uint64_t count, MoveValues& result, const Control& control);

enum class Best : std::uint8_t { Smallest, Largest };

/// Puts the moves in order: best first, then as moves are ordered; those without value last.
void sort_moves(std::vector<MoveValue>& moves, Best best);

}  // namespace minimex
