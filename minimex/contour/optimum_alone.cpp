#include "minimex/contour/optimum_alone.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>
#include <numeric>
#include <span>

#include "minimex/contour/core_walk.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/removal_ideals.hpp"
#include "minimex/contour/word_solver.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::contour {
namespace {

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

/// The sweep from all pieces of the core to none.
class AloneSweep {
 public:
  /// `reached`: one entry a position of `positions`, the ranking of the core's ideals.
  AloneSweep(const OptimumTable& table, const Ranking& positions, std::int64_t* reached)
      : table_(table),
        reached_(reached),
        size_(positions.size()),
        walk_(core_columns(table)),
        sums_(table.ranking()),
        steps_(table.problem().pieces.size(), 0),
        alone_(table.problem().pieces.size(), kNever) {
    const Core& core = table.core();
    for (std::size_t i = 0; i < core.pieces.size(); ++i) {
      steps_[core.pieces[i]] = step_of(core.place.cells[i], positions);
    }
  }

  /// False when stopped.
  bool run(Control& control) {
    constexpr std::uint64_t kBetweenChecks = 4096;
    std::fill_n(reached_, size_, kNever);
    reached_[0] = 0;
    walk_.fill();
    for (std::uint64_t position = 0; position < size_; ++position) {
      go_on(position, walk_.exposed());
      walk_.previous();
      if (position % kBetweenChecks != 0) continue;
      if (control.stopped()) return false;
      control.progress("sweep", position, size_);
    }
    return true;
  }

  /// By piece of the problem; kNever outside the core.
  [[nodiscard]] const std::vector<std::int64_t>& alone() const noexcept { return alone_; }

 private:
  void go_on(std::uint64_t position, std::span<const CoreWalk::Exposed> exposed) {
    const std::uint64_t rank = sums_.rank(exposed);
    const std::int64_t spent = reached_[position];
    for (std::size_t i = 0; i < exposed.size(); ++i) {
      const PlacedPiece& one = exposed[i].placed;
      const std::uint64_t after = position + steps_[one.piece];
      reach(after, spent + one.value);
      alone_[one.piece] =
          std::min(alone_[one.piece], spent + one.value + table_.core_cost(rank + one.step));
      for (std::size_t j = 0; j < i; ++j) {
        const PlacedPiece& two = exposed[j].placed;
        if (one.colour == two.colour) continue;
        reach(after + steps_[two.piece], spent + std::abs(one.value - two.value));
      }
    }
  }

  void reach(std::uint64_t position, std::int64_t spent) noexcept {
    reached_[position] = std::min(reached_[position], spent);
  }

  const OptimumTable& table_;
  std::int64_t* reached_;  // the least cost from all pieces to each position
  std::uint64_t size_;
  CoreWalk walk_;
  RankSums sums_;
  std::vector<std::uint64_t> steps_;  // by piece: what taking it adds to the position
  std::vector<std::int64_t> alone_;
};

}  // namespace

AloneResult costs_alone(const std::shared_ptr<const OptimumTable>& table, Control& control) {
  AloneResult result;
  const Core& core = table->core();
  if (!table->complete()) {
    result.run = needs_all_words(core.place.rows, core.place.cols, control);
    return result;
  }
  const Ranking positions = rank_ideals(core);
  const std::uint64_t bytes =
      saturating_add(saturating_multiply(positions.size(), sizeof(std::int64_t)),
                     saturating_multiply(Ranking::bytes(core.place.rows, core.place.cols), 2));
  std::unique_ptr<void, FreeMemory> reached;
  if (control.fits(bytes)) reached = allocate(positions.size() * sizeof(std::int64_t));
  if (!reached) {
    result.run = needs_memory("the table of all costs", bytes, control.budget());
    return result;
  }
  AloneSweep sweep(*table, positions, static_cast<std::int64_t*>(reached.get()));
  if (!sweep.run(control)) {
    result.run = stopped_report(control);
    return result;
  }
  result.run.positions = positions.size();
  result.run.peak_bytes = bytes;
  // Outside the core, a piece goes alone in some optimal order.
  const std::int64_t value = OptimumPosition(table).value();
  const std::int64_t rest = std::accumulate(core.alone.begin(), core.alone.end(), std::int64_t{0});
  result.costs = sweep.alone();
  for (std::int64_t& cost : result.costs) cost = cost == kNever ? value : cost + rest;
  return result;
}

}  // namespace minimex::contour
