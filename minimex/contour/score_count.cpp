#include "minimex/contour/score_count.hpp"

#include <cstddef>
#include <vector>

namespace minimex::contour {
namespace {

/// The best cells of positions.
class BestCells {
 public:
  explicit BestCells(const ScoreTable& table) : table_(table) {}

  void append(std::uint64_t position, std::uint64_t taken, std::vector<LineStep>& steps) {
    const ScoreProblem& problem = table_.problem();
    const Ranking& ranking = table_.ranking();
    const auto& gains = taken % 2 == 0 ? problem.first : problem.second;
    const std::int64_t margin = table_.margin(position);
    ranking.heights(position, heights_);
    std::int32_t before = 0;
    for (std::int32_t col = 0; col < ranking.cols(); ++col) {
      const std::int32_t height = heights_[static_cast<std::size_t>(col)];
      if (height == before) continue;
      before = height;
      const std::uint64_t rise = ranking.term(col, height - 1) - ranking.term(col, height);
      const std::size_t cell = problem.index(table_.frame().board_cell(height - 1, col));
      if (gains[cell] - table_.margin(position + rise) == margin) steps.push_back({rise, 1});
    }
  }

 private:
  const ScoreTable& table_;
  std::vector<std::int32_t> heights_;
};

}  // namespace

LineCount count_optimal_lines(const ScoreTable& table, std::uint64_t held, Control& control) {
  BestCells cells(table);
  return count_lines(
      {.length = table.problem().first.size(),
       .held = held,
       .steps = [&cells](std::uint64_t position, std::uint64_t taken,
                         std::vector<LineStep>& steps) { cells.append(position, taken, steps); }},
      control);
}

}  // namespace minimex::contour
