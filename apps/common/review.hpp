// Moves judged by their values: how much worse than the best each one is, and where a game first
// went wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/games/game.hpp"

namespace minimex::common {

/// How much worse for the mover a move of this value is than one of value `best`; where the last
/// mover wins, 1 for giving a win away.
std::uint64_t loss_of(std::int64_t value, std::int64_t best, Goal goal) noexcept;

/// The value of a position: that of a best move, or the result when it is over; where the last
/// mover wins, its nimber. Requires all moves valued.
std::int64_t value_of(const PositionReport& position, const MoveValues& values);

struct Ply {
  Move move;
  Turn mover = Turn::Solver;
  std::int64_t value = 0;
  Move best = {};
  std::int64_t best_value = 0;
  std::uint64_t loss = 0;
};

struct Review {
  RunReport run = {};  ///< not Proved: a limit came before the move behind the last ply
  std::optional<std::int64_t> start = std::nullopt;  ///< value of the instance, once there is a ply
  std::vector<Ply> plies = {};
  std::optional<std::size_t> first_mistake = std::nullopt;  ///< the first ply with a loss
};

/// Values the moves of a position; `options.all` where the move made is one of `blocked`.
using Valuer = std::function<MoveValues(const MovesOptions& options)>;

/// Goes through the moves `played.after`, which are legal.
Review review(const Game& game, const Instance& instance, const MovesOptions& played,
              const Valuer& values_of, Control& control);

}  // namespace minimex::common
