#include "minimex/games/chomp/moves.hpp"

#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "minimex/contour/nimber.hpp"
#include "minimex/contour/nimber_table.hpp"
#include "minimex/games/move_values.hpp"

namespace minimex::chomp {

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
  for (std::int32_t row = 0; row < static_cast<std::int32_t>(rest.shape.size()); ++row) {
    for (std::int32_t col = row == 0 ? 1 : 0; col < rest.shape[static_cast<std::size_t>(row)];
         ++col) {
      result.moves.push_back({Move{Site{row + 1, col + 1}}});
      if (result.moves.size() % kBetweenChecks == 0 && control.stopped()) {
        result.run = stopped_report(control);
        table.reset();
      }
      if (table) result.moves.back().value = table->nimber_after({row, col});
    }
  }
  sort_moves(result.moves, Best::Smallest);
  return result;
}

}  // namespace minimex::chomp
