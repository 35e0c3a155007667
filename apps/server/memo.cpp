#include "apps/server/memo.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace minimex::server {
namespace {

constexpr std::size_t kMostAnswers = 2000;
constexpr std::size_t kMostAnsweredMoves = 200'000;

}  // namespace

MoveValues Memo::moves(const Game& game, const Instance& instance, const std::string& instance_name,
                       const MovesOptions& options, Control& control) {
  const auto table = table_of(game, instance, instance_name, control);
  if (table) {
    if (std::optional<MoveValues> values = table->moves(options)) return std::move(*values);
  }
  const std::string position = fmt::format("{} {} {} {}", instance_name, options.all,
                                           options.first == FirstPlayer::Maximiser ? "max" : "min",
                                           to_string(options.after));
  if (std::optional<MoveValues> values = recall(position)) return std::move(*values);
  MoveValues values = game.moves(instance, options, control);
  if (values.run.status == Status::Proved) remember(position, values);
  return values;
}

std::shared_ptr<const MovesTable> Memo::table_of(const Game& game, const Instance& instance,
                                                 const std::string& name, Control& control) {
  if (game.moves_table == nullptr) return nullptr;
  {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(tables_.begin(), tables_.end(),
                                    [&](const Table& entry) { return entry.instance == name; });
    if (found != tables_.end()) {
      tables_.splice(tables_.begin(), tables_, found);
      return found->table;
    }
  }
  std::shared_ptr<const MovesTable> table = game.moves_table(instance, control);
  if (!table || table->bytes() > table_bytes_) return table;
  const std::lock_guard lock(mutex_);
  tables_.remove_if([&name](const Table& entry) { return entry.instance == name; });
  tables_.push_front({name, table});
  std::uint64_t bytes = 0;
  for (auto entry = tables_.begin(); entry != tables_.end();) {
    bytes += entry->table->bytes();
    entry = bytes > table_bytes_ ? tables_.erase(entry) : std::next(entry);
  }
  return table;
}

std::optional<MoveValues> Memo::recall(const std::string& position) {
  const std::lock_guard lock(mutex_);
  const auto found = std::find_if(answers_.begin(), answers_.end(), [&](const Answer& answer) {
    return answer.position == position;
  });
  if (found == answers_.end()) return std::nullopt;
  answers_.splice(answers_.begin(), answers_, found);
  return found->values;
}

void Memo::remember(const std::string& position, const MoveValues& values) {
  const std::lock_guard lock(mutex_);
  answers_.push_front({position, values});
  answered_moves_ += values.moves.size();
  while (answers_.size() > kMostAnswers || answered_moves_ > kMostAnsweredMoves) {
    answered_moves_ -= answers_.back().values.moves.size();
    answers_.pop_back();
  }
}

}  // namespace minimex::server
