#include "minimex/games/chomp/moves.hpp"

#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "minimex/contour/diagrams.hpp"
#include "minimex/contour/nimber.hpp"
#include "minimex/contour/nimber_table.hpp"
#include "minimex/games/move_values.hpp"

namespace minimex::chomp {
namespace {

/// Calls `visit` with every bite that `diagram` allows, by row and column.
template <typename Visit>
void for_bites(const std::vector<std::int32_t>& diagram, const Visit& visit) {
  for (std::int32_t row = 0; row < static_cast<std::int32_t>(diagram.size()); ++row) {
    const std::int32_t length = diagram[static_cast<std::size_t>(row)];
    for (std::int32_t col = row == 0 ? 1 : 0; col < length; ++col) visit(contour::Bite{row, col});
  }
}

/// The nimbers of all diagrams inside one.
class SolvedDiagram final : public MovesTable {
 public:
  SolvedDiagram(Instance instance, contour::NimberResult solved)
      : instance_(std::move(instance)), solved_(std::move(solved)) {}

  [[nodiscard]] std::optional<MoveValues> moves(const MovesOptions& options) const override {
    Position position(instance_);
    play_after(position, options.after, [&](const Move& move) { position.play(move); });
    MoveValues result{.run = solved_.run, .over = position.over()};
    const contour::NimberPosition table(solved_.table, position.diagram());
    for_bites(position.diagram(), [&](const contour::Bite& bite) {
      result.moves.push_back({Move{Site{bite.row + 1, bite.col + 1}}, table.nimber_after(bite)});
    });
    sort_moves(result.moves, Best::Smallest);
    return result;
  }
  [[nodiscard]] std::uint64_t bytes() const noexcept override { return solved_.run.peak_bytes; }

 private:
  Instance instance_;
  contour::NimberResult solved_;
};

}  // namespace

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  constexpr std::uint64_t kBetweenChecks = 1024;
  Position position(instance);
  play_after(position, options.after, [&](const Move& move) { position.play(move); });
  MoveValues result{.over = position.over()};
  if (result.over) return result;

  Instance rest{position.diagram()};
  std::erase(rest.shape, 0);
  const std::int64_t cells = std::accumulate(rest.shape.begin(), rest.shape.end(), std::int64_t{0});
  if (!room_for_moves(static_cast<std::uint64_t>(cells), result, control)) return result;
  contour::NimberResult solved = contour::solve_nimber({rest.shape}, {}, control);
  result.run = std::move(solved.run);
  std::optional<contour::NimberPosition> table;
  if (solved.value) table.emplace(std::move(solved.table), rest.shape);
  for_bites(rest.shape, [&](const contour::Bite& bite) {
    result.moves.push_back({Move{Site{bite.row + 1, bite.col + 1}}});
    if (result.moves.size() % kBetweenChecks == 0 && control.stopped()) {
      result.run = stopped_report(control);
      table.reset();
    }
    if (table) result.moves.back().value = table->nimber_after(bite);
  });
  sort_moves(result.moves, Best::Smallest);
  return result;
}

std::unique_ptr<MovesTable> moves_table(const Instance& instance, Control& control) {
  contour::NimberResult solved = contour::solve_nimber({instance.shape}, {}, control);
  if (!solved.value) return nullptr;
  return std::make_unique<SolvedDiagram>(instance, std::move(solved));
}

PositionReport position(const Instance& instance, const MovesOptions& options, Control& control) {
  PositionReport report;
  Position position(instance);
  play_legal(position, options.after, report, [&](const Move& move) { position.play(move); });
  report.turn = turn_after(report.played);
  report.goal = Goal::Zero;
  report.over = position.over();
  const std::vector<std::int32_t>& diagram = position.diagram();
  const std::uint64_t bytes =
      static_cast<std::uint64_t>(contour::cell_count(diagram)) * sizeof(Move);
  if (!control.fits(bytes)) {
    report.run = needs_memory("the list of moves", bytes, control.budget());
    return report;
  }
  for_bites(diagram, [&](const contour::Bite& bite) {
    report.moves.push_back({Site{bite.row + 1, bite.col + 1}});
  });
  return report;
}

}  // namespace minimex::chomp
