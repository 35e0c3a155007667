// What `play` says in words: moves and their values, whose turn it is, how the game went.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "minimex/games/game.hpp"

#include "apps/common/review.hpp"

namespace minimex::cli {

/// `first`, `second`; `you` in games for one.
std::string_view player_name(Turn turn);

/// How a move is written in this game: `row,column`, `vertex`.
std::string move_form(const Game& game, const PositionReport& position);

/// All that may be typed, a line each.
std::string help_text(const Game& game, const PositionReport& position);

/// The number of the move to come, the score so far, whose turn it is and what for.
std::string standing(const PositionReport& position, std::size_t played);

/// The best moves and those next to them, as many as a line of `width` holds, and how many more
/// there are.
std::string hint_text(const MoveValues& values, const PositionReport& position, int width);

/// Every move of `values` with what it leads to, best first: a line each, or in as many columns as
/// `width` has room for (0: one).
std::string moves_text(const MoveValues& values, Goal goal, int width);

/// The result of a game that is over.
std::string result_text(const PositionReport& position);

/// Where a game first went wrong, and what is not known about it.
std::string review_text(const common::Review& review, const std::string& objective);

}  // namespace minimex::cli
