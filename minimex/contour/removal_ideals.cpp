#include "minimex/contour/removal_ideals.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

namespace minimex::contour {
namespace {

template <typename Value>
class IdealSweep {
 public:
  IdealSweep(const OptimumProblem& problem, const Core& core, const Ranking& ranking, Value* values)
      : values_(values),
        last_(ranking.size() - 1),
        columns_(static_cast<std::size_t>(core.place.cols)) {
    for (std::size_t i = 0; i < core.pieces.size(); ++i) {
      const auto [row, col] = core.place.cells[i];
      const Piece& piece = problem.pieces[core.pieces[i]];
      columns_[static_cast<std::size_t>(col)].push_back(
          {row + 1, piece.colour, static_cast<Value>(piece.value),
           static_cast<std::size_t>(ranking.term(col, row) - ranking.term(col, row + 1))});
    }
    for (auto& column : columns_) {
      std::sort(column.begin(), column.end(),
                [](const Man& a, const Man& b) { return a.line < b.line; });
    }
  }

  bool run(Control& control) {
    constexpr std::uint64_t kBetweenChecks = 4096;
    std::uint64_t rank = last_;
    values_[rank] = 0;
    while (count_up()) {
      --rank;
      values_[rank] = cost_to_go(values_ + rank);
      if (rank % kBetweenChecks != 0) continue;
      if (control.stopped()) return false;
      control.progress("sweep", last_ + 1 - rank, last_ + 1);
    }
    return true;
  }

 private:
  /// A piece, by the line below it.
  struct Man {
    std::int32_t line;
    Colour colour;
    Value value;
    std::size_t step;  // what taking it adds to the rank
  };
  struct Exposed {
    std::size_t col;
    Man man;
  };

  /// Goes to the contour with the next smaller rank; false at the end. In the last column that can,
  /// the line falls to the next piece: that one gets exposed, and no other from there on.
  bool count_up() {
    for (std::size_t col = columns_.size(); col-- > 0;) {
      while (!exposed_.empty() && exposed_.back().col > col) exposed_.pop_back();
      const std::int32_t line = exposed_.empty() ? 0 : exposed_.back().man.line;
      const auto next =
          std::upper_bound(columns_[col].begin(), columns_[col].end(), line,
                           [](std::int32_t above, const Man& man) { return above < man.line; });
      if (next == columns_[col].end()) continue;
      if (!exposed_.empty() && exposed_.back().col == col) exposed_.pop_back();
      exposed_.push_back({col, *next});
      return true;
    }
    return false;
  }

  Value cost_to_go(const Value* here) const noexcept {
    Value best = std::numeric_limits<Value>::max();
    for (std::size_t i = 0; i < exposed_.size(); ++i) {
      const Man& one = exposed_[i].man;
      const Value* const after = here + one.step;
      best = std::min<Value>(best, *after + one.value);
      for (std::size_t j = 0; j < i; ++j) {
        const Man& two = exposed_[j].man;
        if (one.colour == two.colour) continue;
        const Value cost = one.value < two.value ? two.value - one.value : one.value - two.value;
        best = std::min<Value>(best, after[two.step] + cost);
      }
    }
    return best;
  }

  Value* values_;
  std::uint64_t last_;
  std::vector<std::vector<Man>> columns_;  // pieces from the top
  std::vector<Exposed> exposed_;           // from the left
};

}  // namespace

Ranking rank_ideals(const Core& core) {
  const auto rows = static_cast<std::size_t>(core.place.rows);
  std::vector<bool> pieces(rows * static_cast<std::size_t>(core.place.cols), false);
  const auto at = [rows](std::int32_t row, std::int32_t col) {
    return static_cast<std::size_t>(col) * rows + static_cast<std::size_t>(row);
  };
  for (const Cell& cell : core.place.cells) pieces[at(cell.row, cell.col)] = true;
  return Ranking::turning(
      core.place.rows, core.place.cols,
      [&](std::int32_t row, std::int32_t col) -> bool { return pieces[at(row, col)]; });
}

bool fill_ideals(const OptimumProblem& problem, const Core& core, const Ranking& ranking,
                 ValueTable& table, Control& control) {
  return table.visit([&]<typename Value>(Value* values) {
    return IdealSweep<Value>(problem, core, ranking, values).run(control);
  });
}

}  // namespace minimex::contour
