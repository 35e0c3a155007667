#include "minimex/contour/removal_ideals.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <vector>

namespace minimex::contour {
namespace {

/// For every column and line: the nearest pieces of the column above and below that line.
class ColumnMap {
 public:
  explicit ColumnMap(const Placement& place)
      : height_(static_cast<std::size_t>(place.rows) + 1),
        piece_(height_ * static_cast<std::size_t>(place.cols), -1),
        above_(piece_.size(), 0),
        below_(piece_.size(), 0) {
    for (std::size_t i = 0; i < place.cells.size(); ++i) {
      piece_[at(place.cells[i].col, place.cells[i].row + 1)] = static_cast<std::int32_t>(i);
    }
    for (std::int32_t col = 0; col < place.cols; ++col) {
      for (std::int32_t line = 1; line <= place.rows; ++line) {
        above_[at(col, line)] = piece(col, line) >= 0 ? line : above(col, line - 1);
      }
      for (std::int32_t line = place.rows; line-- > 0;) {
        below_[at(col, line)] = piece(col, line + 1) >= 0 ? line + 1 : below(col, line + 1);
      }
    }
  }

  /// The piece that rests on `line`, -1 when none does.
  [[nodiscard]] std::int32_t piece(std::int32_t col, std::int32_t line) const noexcept {
    return piece_[at(col, line)];
  }
  /// The highest line <= `line` that holds all pieces above `line`; 0 when there are none.
  [[nodiscard]] std::int32_t above(std::int32_t col, std::int32_t line) const noexcept {
    return above_[at(col, line)];
  }
  /// The line of the nearest piece below `line`; 0 when there is none.
  [[nodiscard]] std::int32_t below(std::int32_t col, std::int32_t line) const noexcept {
    return below_[at(col, line)];
  }

 private:
  [[nodiscard]] std::size_t at(std::int32_t col, std::int32_t line) const noexcept {
    return static_cast<std::size_t>(col) * height_ + static_cast<std::size_t>(line);
  }

  std::size_t height_;
  std::vector<std::int32_t> piece_;
  std::vector<std::int32_t> above_;
  std::vector<std::int32_t> below_;
};

template <typename Value>
class IdealSweep {
 public:
  IdealSweep(const OptimumProblem& problem, const Core& core, const Ranking& ranking, Value* values)
      : map_(core.place),
        ranking_(ranking),
        values_(values),
        lines_(static_cast<std::size_t>(ranking.cols()), 0) {
    for (const std::size_t piece : core.pieces) {
      pieces_.push_back(
          {problem.pieces[piece].colour, static_cast<Value>(problem.pieces[piece].value)});
    }
  }

  bool run(Control& control) {
    constexpr std::uint64_t kBetweenChecks = 4096;
    std::uint64_t rank = ranking_.size() - 1;
    values_[rank] = 0;
    while (count_up()) {
      --rank;
      values_[rank] = cost_to_go(values_ + rank);
      if (rank % kBetweenChecks != 0) continue;
      if (control.stopped()) return false;
      control.progress("sweep", ranking_.size() - rank, ranking_.size());
    }
    return true;
  }

 private:
  struct Man {
    Colour colour;
    Value value;
  };
  /// An exposed piece, and what taking it does.
  struct Corner {
    Man man{};
    std::int32_t col = 0;
    std::int32_t line = 0;      // of its column and those up to the next corner
    std::int32_t rest = 0;      // the line before the next corner once it is gone
    std::size_t step = 0;       // what taking it adds to the rank
    std::size_t step_next = 0;  // the same when the corner before it is gone already
  };

  /// Goes to the contour with the next smaller rank, which ends in a new corner; false at the end.
  bool count_up() {
    std::int32_t col = ranking_.cols();
    std::int32_t line = 0;
    while (line == 0) {
      if (col-- == 0) return false;
      line = map_.below(col, lines_[static_cast<std::size_t>(col)]);
    }
    std::fill(lines_.begin() + col, lines_.end(), line);
    while (!corners_.empty() && corners_.back().col >= col) corners_.pop_back();
    if (!corners_.empty()) measure(corners_.size() - 1, col);
    corners_.push_back({pieces_[static_cast<std::size_t>(map_.piece(col, line))], col, line});
    measure(corners_.size() - 1, ranking_.cols());
    return true;
  }

  /// Finds the steps of corner `i`, where column `end` is the next corner's.
  void measure(std::size_t i, std::int32_t end) {
    Corner& corner = corners_[i];
    std::int32_t before = 0;
    if (i > 0) {
      before = corners_[i - 1].line;
      corner.step_next = step_of(corner, corners_[i - 1].rest, end);
    }
    corner.step = step_of(corner, before, end);
  }

  /// The change of rank when `corner` goes and the column before it has line `before`.
  std::size_t step_of(Corner& corner, std::int32_t before, std::int32_t end) const noexcept {
    std::uint64_t change = 0;
    std::int32_t line = before;
    for (std::int32_t col = corner.col; col < end; ++col) {
      const std::int32_t below = col == corner.col ? corner.line - 1 : corner.line;
      line = std::max(line, map_.above(col, below));
      change += ranking_.term(col, line) - ranking_.term(col, corner.line);
    }
    corner.rest = line;
    return static_cast<std::size_t>(change);
  }

  Value cost_to_go(const Value* here) const noexcept {
    Value best = std::numeric_limits<Value>::max();
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      const Corner& one = corners_[i];
      best = std::min<Value>(best, here[one.step] + one.man.value);
      std::size_t step = i + 1 < corners_.size() ? corners_[i + 1].step_next : 0;
      for (std::size_t j = i + 1; j < corners_.size(); ++j) {
        const Corner& two = corners_[j];
        if (j > i + 1) step = two.step;
        if (one.man.colour == two.man.colour) continue;
        best =
            std::min<Value>(best, here[one.step + step] + std::abs(one.man.value - two.man.value));
      }
    }
    return best;
  }

  ColumnMap map_;
  const Ranking& ranking_;
  Value* values_;
  std::vector<Man> pieces_;
  std::vector<std::int32_t> lines_;
  std::vector<Corner> corners_;
};

}  // namespace

Ranking rank_ideals(const Core& core) {
  const ColumnMap map(core.place);
  return Ranking::turning(
      core.place.rows, core.place.cols,
      [&map](std::int32_t row, std::int32_t col) { return map.piece(col, row + 1) >= 0; });
}

std::uint64_t fill_ideals_bytes(const Core& core) {
  const std::uint64_t points = Ranking::bytes(core.place.rows, core.place.cols) / 8;
  return saturating_multiply(points, 3 * sizeof(std::int32_t));
}

bool fill_ideals(const OptimumProblem& problem, const Core& core, const Ranking& ranking,
                 ValueTable& table, Control& control) {
  return table.visit([&]<typename Value>(Value* values) {
    return IdealSweep<Value>(problem, core, ranking, values).run(control);
  });
}

}  // namespace minimex::contour
