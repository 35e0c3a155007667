#include "minimex/contour/optimum_policy.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <span>
#include <vector>

#include "minimex/contour/core_walk.hpp"
#include "minimex/contour/removal_ideals.hpp"

namespace minimex::contour {
namespace {

/// Finds the first optimal removals of positions.
class BestRemoval {
 public:
  explicit BestRemoval(const OptimumTable& table) : table_(table) {}

  std::uint64_t find(std::uint64_t rank, std::span<const CoreWalk::Exposed> exposed) {
    pieces_.clear();
    for (const CoreWalk::Exposed& one : exposed) pieces_.push_back(one.placed);
    if (pieces_.front().piece > pieces_.back().piece) std::reverse(pieces_.begin(), pieces_.end());
    place_ = best_ = 0;
    least_ = std::numeric_limits<std::int64_t>::max();
    for (const PlacedPiece& one : pieces_) offer(one.value + table_.core_cost(rank + one.step));
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      const PlacedPiece& one = pieces_[i];
      for (std::size_t j = i + 1; j < pieces_.size(); ++j) {
        const PlacedPiece& two = pieces_[j];
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
  std::vector<PlacedPiece> pieces_;  // the exposed ones, by index
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
  if (!control.fits(bytes)) return needs_memory("the table of ranks", bytes, control.budget());
  const RankSums sums(table.ranking());
  const std::uint64_t positions = count_positions(table);
  CoreWalk walk(core_columns(table));
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
