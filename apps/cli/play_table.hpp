// A game being played: the moves made, what the rules say of the position, what perfect play says.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "minimex/games/game.hpp"

#include "apps/cli/session.hpp"
#include "apps/common/review.hpp"

namespace minimex::cli {

/// Values come from the solved table of the instance where the game has one that fits the memory,
/// else from a solve each time, within the time limit of the budget.
class PlayTable {
 public:
  /// Throws InputError when a move of `after` is illegal.
  PlayTable(const Game& game, Instance instance, MovesOptions options, Budget budget,
            ProgressMode progress);

  [[nodiscard]] const Game& game() const noexcept { return game_; }
  [[nodiscard]] const Instance& instance() const noexcept { return instance_; }
  [[nodiscard]] const std::vector<Move>& moves() const noexcept { return options_.after; }
  [[nodiscard]] const PositionReport& position() const noexcept { return position_; }

  /// Makes a move. Returns why it is illegal, or "".
  std::string play(const Move& move);
  /// Takes the last move back; there is one.
  void take_back();
  /// What each legal move leads to; `all`: also removals of blocked pieces (chessboard).
  MoveValues values(bool all = false);
  /// The moves made, against perfect play.
  common::Review review();
  /// The position, without sentences about it.
  [[nodiscard]] Scene scene() const;

 private:
  [[nodiscard]] PositionReport look(const MovesOptions& options);
  MoveValues values_of(const MovesOptions& options, Control& control);

  const Game& game_;
  Instance instance_;
  MovesOptions options_;
  Budget budget_;
  ProgressMode progress_;
  std::unique_ptr<MovesTable> table_;
  bool table_tried_ = false;
  PositionReport position_;
};

}  // namespace minimex::cli
