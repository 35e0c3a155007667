// What was found about positions lately, so that going through the moves of one instance is quick.
//
// The solved table of an instance (moves_table.hpp) answers for all of its positions; games without
// tables, and positions outside them, are found in a list of the latest answers. Both give up what
// was used longest ago. All functions may be called from any thread.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "minimex/games/game.hpp"

namespace minimex::server {

class Memo {
 public:
  /// Tables take at most `bytes` together; each of them must be solved in at most that.
  explicit Memo(std::uint64_t bytes) : table_bytes_(bytes) {}

  /// As Game::moves; `instance_name` is the same for equal instances only.
  MoveValues moves(const Game& game, const Instance& instance, const std::string& instance_name,
                   const MovesOptions& options, Control& control);

 private:
  struct Table {
    std::string instance;
    std::shared_ptr<const MovesTable> table;
  };
  struct Answer {
    std::string position;
    MoveValues values;
  };

  std::shared_ptr<const MovesTable> table_of(const Game& game, const Instance& instance,
                                             const std::string& name, Control& control);
  std::optional<MoveValues> recall(const std::string& position);
  void remember(const std::string& position, const MoveValues& values);

  std::uint64_t table_bytes_;
  std::mutex mutex_;
  std::list<Table> tables_;  // latest first, as are the answers
  std::list<Answer> answers_;
  std::size_t answered_moves_ = 0;  // in all answers
};

}  // namespace minimex::server
