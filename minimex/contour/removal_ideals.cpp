#include "minimex/contour/removal_ideals.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "minimex/contour/core_walk.hpp"

namespace minimex::contour {
namespace {

template <typename Value>
class IdealSweep {
 public:
  IdealSweep(const OptimumProblem& problem, const Core& core, const Ranking& ranking, Value* values)
      : values_(values), last_(ranking.size() - 1), walk_(columns(problem, core, ranking)) {}

  bool run(Control& control) {
    constexpr std::uint64_t kBetweenChecks = 4096;
    std::uint64_t rank = last_;
    values_[rank] = 0;
    while (walk_.next()) {
      --rank;
      values_[rank] = cost_to_go(values_ + rank);
      if (rank % kBetweenChecks != 0) continue;
      if (control.stopped()) return false;
      control.progress("sweep", last_ + 1 - rank, last_ + 1);
    }
    return true;
  }

 private:
  struct Placed {
    std::int32_t height;
    Colour colour;
    Value value;
    std::size_t step;  // what taking it adds to the rank
  };

  static std::vector<std::vector<Placed>> columns(const OptimumProblem& problem, const Core& core,
                                                  const Ranking& ranking) {
    std::vector<std::vector<Placed>> columns(static_cast<std::size_t>(core.place.cols));
    for (std::size_t i = 0; i < core.pieces.size(); ++i) {
      const auto [row, col] = core.place.cells[i];
      const Piece& piece = problem.pieces[core.pieces[i]];
      columns[static_cast<std::size_t>(col)].push_back(
          {row + 1, piece.colour, static_cast<Value>(piece.value),
           static_cast<std::size_t>(step_of(core.place.cells[i], ranking))});
    }
    return columns;
  }

  Value cost_to_go(const Value* here) const noexcept {
    const auto exposed = walk_.exposed();
    Value best = std::numeric_limits<Value>::max();
    for (std::size_t i = 0; i < exposed.size(); ++i) {
      const Placed& one = exposed[i].placed;
      const Value* const after = here + one.step;
      best = std::min<Value>(best, *after + one.value);
      for (std::size_t j = 0; j < i; ++j) {
        const Placed& two = exposed[j].placed;
        if (one.colour == two.colour) continue;
        const Value cost = one.value < two.value ? two.value - one.value : one.value - two.value;
        best = std::min<Value>(best, after[two.step] + cost);
      }
    }
    return best;
  }

  Value* values_;
  std::uint64_t last_;
  IdealWalk<Placed> walk_;
};

}  // namespace

Ranking rank_ideals(const Placement& place) {
  const auto rows = static_cast<std::size_t>(place.rows);
  std::vector<bool> pieces(rows * static_cast<std::size_t>(place.cols), false);
  const auto at = [rows](std::int32_t row, std::int32_t col) {
    return static_cast<std::size_t>(col) * rows + static_cast<std::size_t>(row);
  };
  for (const Cell& cell : place.cells) pieces[at(cell.row, cell.col)] = true;
  return Ranking::turning(place.rows, place.cols, [&](std::int32_t row, std::int32_t col) -> bool {
    return pieces[at(row, col)];
  });
}

bool fill_ideals(const OptimumProblem& problem, const Core& core, const Ranking& ranking,
                 ValueTable& table, Control& control) {
  return table.visit([&]<typename Value>(Value* values) {
    return IdealSweep<Value>(problem, core, ranking, values).run(control);
  });
}

}  // namespace minimex::contour
