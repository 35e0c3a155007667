#include "minimex/games/woodchess/moves.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "minimex/contour/score.hpp"
#include "minimex/contour/score_table.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/move_values.hpp"

namespace minimex::woodchess {
namespace {

contour::ScoreCell to_cell(const Site& site) {
  return {site.at[0] - 1, site.at[1] - 1};
}

/// The cells that may be played, valued where there is a table.
void add_moves(const Position& position, std::int64_t scored, const contour::ScorePosition* table,
               MoveValues& result) {
  for (const Site& cell : position.moves()) {
    result.moves.push_back({Move{cell}});
    if (table != nullptr) result.moves.back().value = scored + *table->value_of(to_cell(cell));
  }
  sort_moves(result.moves, position.first_to_move() ? Best::Largest : Best::Smallest);
}

/// The margins of all contours of a board.
class SolvedBoard final : public MovesTable {
 public:
  SolvedBoard(Instance instance, contour::ScoreResult solved)
      : instance_(std::move(instance)), solved_(std::move(solved)) {}

  [[nodiscard]] std::optional<MoveValues> moves(const MovesOptions& options) const override {
    Position position(instance_);
    contour::ScorePosition table(solved_.table);
    std::int64_t scored = 0;
    play_after(position, options.after, [&](const Move& move) {
      scored += position.play(move);
      table.play(to_cell(move.first));
    });
    MoveValues result{.run = solved_.run, .over = position.full()};
    add_moves(position, scored, &table, result);
    return result;
  }
  [[nodiscard]] std::uint64_t bytes() const noexcept override { return solved_.run.peak_bytes; }

 private:
  Instance instance_;
  contour::ScoreResult solved_;
};

}  // namespace

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  Position position(instance);
  std::int64_t scored = 0;
  play_after(position, options.after, [&](const Move& move) { scored += position.play(move); });
  MoveValues result{.over = position.full()};
  if (result.over) return result;

  std::vector<contour::ScoreCell> taken;
  for (const Move& move : options.after) taken.push_back(to_cell(move.first));
  const contour::ScoreResult solved = contour::solve_score(
      {instance.rows, instance.cols, instance.first, instance.second}, {.after = taken}, control);
  result.run = solved.run;
  std::optional<contour::ScorePosition> table;
  if (solved.value) table.emplace(solved.table, taken);
  add_moves(position, scored, table ? &*table : nullptr, result);
  return result;
}

std::unique_ptr<MovesTable> moves_table(const Instance& instance, Control& control) {
  constexpr std::uint64_t kWidest = 8;  // bytes of a value
  if (!control.fits(
          saturating_multiply(contour::word_count(instance.rows, instance.cols), kWidest))) {
    return nullptr;
  }
  contour::ScoreResult solved = contour::solve_score(
      {instance.rows, instance.cols, instance.first, instance.second}, {.whole = true}, control);
  if (!solved.value || !solved.table->complete()) return nullptr;
  return std::make_unique<SolvedBoard>(instance, std::move(solved));
}

PositionReport position(const Instance& instance, const MovesOptions& options,
                        Control& /*control*/) {
  PositionReport report;
  Position position(instance);
  std::int64_t scored = 0;
  play_legal(position, options.after, report,
             [&](const Move& move) { scored += position.play(move); });
  report.turn = turn_after(report.played);
  report.goal = report.turn == Turn::First ? Goal::Most : Goal::Least;
  report.over = position.full();
  report.score = scored;
  for (const Site& cell : position.moves()) report.moves.push_back({cell});
  return report;
}

}  // namespace minimex::woodchess
