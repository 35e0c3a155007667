#include "minimex/contour/optimum_policy.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <span>
#include <vector>

#include "minimex/contour/ideal_walk.hpp"
#include "minimex/contour/removal_ideals.hpp"

namespace minimex::contour {
namespace {

struct Man {
  std::int32_t line;
  std::size_t piece;
  Colour colour;
  std::int64_t value;
  std::uint64_t step;  // what taking it adds to the rank
};
using Walk = IdealWalk<Man>;

std::vector<std::vector<Man>> columns(const OptimumTable& table) {
  const Core& core = table.core();
  std::vector<std::vector<Man>> columns(static_cast<std::size_t>(core.place.cols));
  for (std::size_t i = 0; i < core.pieces.size(); ++i) {
    const auto [row, col] = core.place.cells[i];
    const Piece& piece = table.problem().pieces[core.pieces[i]];
    columns[static_cast<std::size_t>(col)].push_back(
        {row + 1, core.pieces[i], piece.colour, piece.value,
         table.ranking().term(col, row) - table.ranking().term(col, row + 1)});
  }
  return columns;
}

/// Ranks from exposed pieces: from one of them to the next the lines are the same, so the terms of
/// the columns between them are a difference of two sums along a line.
class RankSums {
 public:
  explicit RankSums(const Ranking& ranking)
      : height_(static_cast<std::size_t>(ranking.rows()) + 1),
        width_(static_cast<std::size_t>(ranking.cols())) {
    sums_.resize(height_, 0);
    for (std::int32_t col = 0; col < ranking.cols(); ++col) {
      for (std::int32_t line = 0; line <= ranking.rows(); ++line) {
        sums_.push_back(sums_[sums_.size() - height_] + ranking.term(col, line));
      }
    }
  }

  [[nodiscard]] std::uint64_t rank(std::span<const Walk::Exposed> exposed) const noexcept {
    std::uint64_t rank = 0;
    std::int32_t line = 0;
    for (const Walk::Exposed& next : exposed) {
      rank += before(next.col, line) - before(next.col, next.man.line);
      line = next.man.line;
    }
    return rank + before(width_, line);
  }

 private:
  [[nodiscard]] std::uint64_t before(std::size_t col, std::int32_t line) const noexcept {
    return sums_[col * height_ + static_cast<std::size_t>(line)];
  }

  std::size_t height_;
  std::size_t width_;
  std::vector<std::uint64_t> sums_;
};

/// Finds the first optimal removals of positions.
class BestRemoval {
 public:
  explicit BestRemoval(const OptimumTable& table) : table_(table) {}

  std::uint64_t find(std::uint64_t rank, std::span<const Walk::Exposed> exposed) {
    men_.clear();
    for (const Walk::Exposed& one : exposed) men_.push_back(one.man);
    if (men_.front().piece > men_.back().piece) std::reverse(men_.begin(), men_.end());
    place_ = best_ = 0;
    least_ = std::numeric_limits<std::int64_t>::max();
    for (const Man& one : men_) offer(one.value + table_.core_cost(rank + one.step));
    for (std::size_t i = 0; i < men_.size(); ++i) {
      const Man& one = men_[i];
      for (std::size_t j = i + 1; j < men_.size(); ++j) {
        const Man& two = men_[j];
        if (one.colour == two.colour) continue;
        offer(std::abs(one.value - two.value) + table_.core_cost(rank + one.step + two.step));
      }
    }
    return best_;
  }

 private:
  void offer(std::int64_t total) noexcept {
    if (total < least_) {
      least_ = total;
      best_ = place_;
    }
    ++place_;
  }

  const OptimumTable& table_;
  std::vector<Man> men_;  // the exposed ones, by index
  std::uint64_t place_ = 0;
  std::uint64_t best_ = 0;
  std::int64_t least_ = 0;
};

}  // namespace

std::uint64_t count_positions(const OptimumTable& table) {
  return rank_ideals(table.core()).size();
}

std::uint64_t most_removals(const OptimumTable& table) noexcept {
  const auto exposed = static_cast<std::uint64_t>(table.core().place.cols);
  return exposed + exposed / 2 * ((exposed + 1) / 2);
}

RunReport for_each_best_removal(const OptimumTable& table,
                                const std::function<void(std::uint64_t)>& tell, Control& control) {
  constexpr std::uint64_t kBetweenChecks = 4096;
  const std::uint64_t bytes = Ranking::bytes(table.ranking().rows(), table.ranking().cols());
  if (!control.fits(bytes)) return needs_memory("the sums of ranks", bytes, control.budget());
  const RankSums sums(table.ranking());
  const std::uint64_t positions = count_positions(table);
  Walk walk(columns(table));
  BestRemoval best(table);
  for (std::uint64_t i = 1; walk.next(); ++i) {
    tell(best.find(sums.rank(walk.exposed()), walk.exposed()));
    if (i % kBetweenChecks != 0) continue;
    if (control.stopped()) return stopped_report(control);
    control.progress("proof", i, positions);
  }
  return {.positions = positions, .peak_bytes = bytes};
}

}  // namespace minimex::contour
