#include "minimex/games/chessboard/moves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "minimex/contour/optimum_alone.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/chessboard/solve.hpp"
#include "minimex/games/move_values.hpp"

namespace minimex::chessboard {
namespace {

using contour::Removal;

Instance what_is_left(const Instance& instance, const Position& position) {
  Instance rest{instance.rows, instance.cols};
  for (std::size_t i = 0; i < instance.pieces.size(); ++i) {
    if (!position.gone(i)) rest.pieces.push_back(instance.pieces[i]);
  }
  return rest;
}

Move to_move(const Instance& instance, const Removal& removal) {
  const auto site = [&instance](std::size_t piece) {
    return Site{instance.pieces[piece].row, instance.pieces[piece].col};
  };
  Move move{site(removal.first)};
  if (removal.second) move.second = site(*removal.second);
  return move;
}

/// Removals of the pieces at these indices: each alone, and the pairs.
std::vector<Removal> removals(const Instance& instance, const std::vector<std::size_t>& exposed) {
  std::vector<Removal> found;
  for (const std::size_t piece : exposed) found.push_back({piece});
  for (std::size_t i = 0; i < exposed.size(); ++i) {
    for (std::size_t j = i + 1; j < exposed.size(); ++j) {
      if (instance.pieces[exposed[i]].white == instance.pieces[exposed[j]].white) continue;
      found.push_back({exposed[i], exposed[j]});
    }
  }
  return found;
}

/// Adds the removals of these exposed pieces, valued where there is a table.
void add_exposed(const Instance& instance, const std::vector<std::size_t>& exposed,
                 contour::OptimumPosition* table, std::int64_t paid, MoveValues& result) {
  for (const Removal& removal : removals(instance, exposed)) {
    result.moves.push_back({to_move(instance, removal)});
    if (table == nullptr) continue;
    result.moves.back().value = paid + table->cost(removal) + *table->value_after(removal);
  }
}

/// Adds the removals of the pieces that are not in `exposed`.
void add_blocked(const Instance& rest, const std::vector<std::size_t>& exposed,
                 const std::vector<std::int64_t>& costs, std::int64_t paid, MoveValues& result) {
  for (std::size_t i = 0; i < rest.pieces.size(); ++i) {
    if (std::binary_search(exposed.begin(), exposed.end(), i)) continue;
    result.moves.push_back({to_move(rest, {i})});
    if (!costs.empty()) result.moves.back().value = paid + costs[i];
  }
}

/// The costs to go of all contours of a board.
class SolvedBoard final : public MovesTable {
 public:
  SolvedBoard(Instance instance, contour::OptimumResult solved)
      : instance_(std::move(instance)), solved_(std::move(solved)) {}

  /// Nothing after removals of blocked pieces, which leave no contour, and for their values.
  [[nodiscard]] std::optional<MoveValues> moves(const MovesOptions& options) const override {
    if (options.all) return std::nullopt;
    Position position(instance_);
    contour::OptimumPosition table(solved_.table);
    bool known = true;
    std::int64_t paid = 0;
    play_after(position, options.after, [&](const Move& move) {
      Removal removal{position.piece_at(move.first).value()};
      if (move.second) removal.second = position.piece_at(*move.second);
      known = known && position.exposed(removal.first);
      paid += position.play(move);
      if (known) table.play(removal);
    });
    if (!known) return std::nullopt;
    MoveValues result{.run = solved_.run, .over = position.pieces_left() == 0};
    add_exposed(instance_, position.exposed_pieces(), &table, paid, result);
    sort_moves(result.moves, Best::Smallest);
    return result;
  }
  [[nodiscard]] std::uint64_t bytes() const noexcept override { return solved_.run.peak_bytes; }

 private:
  Instance instance_;
  contour::OptimumResult solved_;
};

}  // namespace

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  Position position(instance);
  std::int64_t paid = 0;
  play_after(position, options.after, [&](const Move& move) { paid += position.play(move); });
  MoveValues result{.over = position.pieces_left() == 0};
  if (result.over) return result;

  const Instance rest = what_is_left(instance, position);
  const std::vector<std::size_t> exposed = Position(rest).exposed_pieces();
  const std::uint64_t most = exposed.size() * exposed.size() + rest.pieces.size();
  if (!room_for_moves(most, result, control)) return result;
  const contour::OptimumResult solved =
      solve_optimum(to_problem(rest), {.whole = options.all}, control);
  result.run = solved.run;
  std::optional<contour::OptimumPosition> table;
  if (solved.value) table.emplace(solved.table);
  add_exposed(rest, exposed, table ? &*table : nullptr, paid, result);
  if (options.all) {
    contour::AloneResult alone;
    if (solved.value) {
      alone = costs_alone(solved.table, control);
      if (alone.costs.empty()) result.run = alone.run;
    }
    add_blocked(rest, exposed, alone.costs, paid, result);
  }
  sort_moves(result.moves, Best::Smallest);
  return result;
}

std::unique_ptr<MovesTable> moves_table(const Instance& instance, Control& control) {
  constexpr std::uint64_t kWidest = 8;  // bytes of a value
  if (!control.fits(
          saturating_multiply(contour::word_count(instance.rows, instance.cols), kWidest))) {
    return nullptr;
  }
  contour::OptimumResult solved = solve_optimum(to_problem(instance), {.whole = true}, control);
  if (!solved.value || !solved.table->complete()) return nullptr;
  return std::make_unique<SolvedBoard>(instance, std::move(solved));
}

PositionReport position(const Instance& instance, const MovesOptions& options, Control& control) {
  PositionReport report{.goal = Goal::Least};
  Position position(instance);
  std::int64_t paid = 0;
  play_legal(position, options.after, report,
             [&](const Move& move) { paid += position.play(move); });
  report.over = position.pieces_left() == 0;
  report.score = paid;
  const std::vector<std::size_t> exposed = position.exposed_pieces();
  const std::uint64_t bytes =
      (std::uint64_t{exposed.size()} * exposed.size() + position.pieces_left()) * sizeof(Move);
  if (!control.fits(bytes)) {
    report.run = needs_memory("the list of moves", bytes, control.budget());
    return report;
  }
  for (const Removal& removal : removals(instance, exposed)) {
    report.moves.push_back(to_move(instance, removal));
  }
  for (std::size_t i = 0; i < instance.pieces.size(); ++i) {
    if (position.gone(i) || std::binary_search(exposed.begin(), exposed.end(), i)) continue;
    report.blocked.push_back(to_move(instance, {i}));
  }
  std::sort(report.moves.begin(), report.moves.end());
  return report;
}

}  // namespace minimex::chessboard
