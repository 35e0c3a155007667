#include "minimex/contour/outcome.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

#include "minimex/contour/bit_table.hpp"
#include "minimex/contour/hook_levels.hpp"
#include "minimex/contour/level_marks.hpp"
#include "minimex/contour/sort_in_pieces.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::contour {
namespace {

constexpr const char* kList = "the list of lost positions";

/// Calls `use` with the hook of each level to solve, in an order in which bites lead to earlier
/// ones; of levels that are each other's transposes only the one with the longer row.
template <typename Use>
void for_each_level(const HookLevels& levels, const Use& use) {
  for (std::int32_t across = 1; across <= levels.last().across; ++across) {
    const std::int32_t most =
        levels.symmetric() ? std::min(across, levels.last().down) : levels.last().down;
    for (std::int32_t down = 1; down <= most; ++down) {
      if (!use(Hook{across, down})) return;
    }
  }
}

class LevelSweep {
 public:
  /// `fixed` bytes are taken besides the positions.
  LevelSweep(LostPositions& lost, BitTable& bits, std::uint64_t fixed, std::uint64_t total,
             Control& control)
      : levels_(lost.levels()),
        lost_(lost),
        marks_(levels_, bits, total, control),
        fixed_(fixed),
        control_(control),
        diagram_(levels_.inner().size()) {}

  /// Finds the lost positions of a level. False when it does not: see failure().
  bool run(const Hook& hook) {
    if (hook.across == hook.down) return keep(hook, {0});
    marks_.start(hook);
    mark_bites_in_row(hook);
    mark_bites_in_column(hook);
    std::vector<std::uint64_t> ranks;
    while (const auto rank = marks_.next_unmarked()) {
      if (ranks.size() == ranks.capacity() && !grow(ranks)) return false;
      ranks.push_back(*rank);
      unrank(hook, *rank);
      marks_.mark_all_grown(diagram_, *rank);
    }
    if (marks_.stopped()) return stop();
    return keep(hook, std::move(ranks));
  }

  [[nodiscard]] const RunReport& failure() const noexcept { return failure_; }
  [[nodiscard]] std::uint64_t peak_bytes() const noexcept { return peak_bytes_; }

 private:
  void unrank(const Hook& hook, std::uint64_t rank) {
    const std::int32_t rows = levels_.rows(hook);
    levels_.unrank(rows, levels_.cols(hook), rank, diagram_);
    std::fill(diagram_.begin() + rows, diagram_.end(), 0);
  }

  /// A bite in the first row leaves the inner diagram as it is, unless that reached as far as the
  /// row does now: then it may have been wider.
  void mark_bites_in_row(const Hook& hook) {
    const std::int32_t rows = levels_.rows(hook);
    for (const std::int32_t across : lost_.across(hook.down)) {
      const Hook bitten{across, hook.down};
      const bool reaches = levels_.cols(bitten) == across - 1;
      const std::uint64_t from = rows > 0 && reaches ? levels_.term(rows, 0, across - 1) : 0;
      for (const std::uint64_t rank : lost_.at(bitten)) {
        if (!reaches || rank < from) {
          marks_.mark(rank);
          continue;
        }
        unrank(bitten, rank);
        marks_.mark_grown(diagram_, rank, 0, levels_.cols(hook));
      }
      if (marks_.stopped()) return;
    }
  }

  /// Likewise in the first column.
  void mark_bites_in_column(const Hook& hook) {
    const std::int32_t rows = levels_.rows(hook);
    for (const std::int32_t down : lost_.down(hook.across)) {
      const Hook bitten{hook.across, down};
      const std::int32_t last = levels_.rows(bitten);
      for (std::uint64_t rank : lost_.at(bitten)) {
        if (last == rows) {
          marks_.mark(rank);
          continue;
        }
        unrank(bitten, rank);
        rank = levels_.rank(rows, diagram_);
        const std::int32_t length =
            last > 0 ? diagram_[static_cast<std::size_t>(last) - 1] : levels_.cols(hook);
        if (length > 0) {
          marks_.mark_grown(diagram_, rank, last, length);
        } else {
          marks_.mark(rank);
        }
      }
      if (marks_.stopped()) return;
    }
  }

  /// Takes room for more positions, if the budget has it.
  bool grow(std::vector<std::uint64_t>& ranks) {
    const std::size_t capacity = std::max<std::size_t>(64, 2 * ranks.capacity());
    // The old room stays until the new one is filled; at the end the transposes follow.
    const std::uint64_t bytes = fixed_ + lost_.list_bytes() + 16 * std::uint64_t{capacity};
    if (!control_.fits(bytes)) {
      failure_ = needs_memory(kList, bytes, control_.budget());
      return false;
    }
    peak_bytes_ = std::max(peak_bytes_, bytes);
    ranks.reserve(capacity);
    return true;
  }

  /// Keeps the positions of a level, and those of its transpose. False when stopped.
  bool keep(const Hook& hook, std::vector<std::uint64_t> ranks) {
    ranks.shrink_to_fit();
    if (levels_.symmetric() && hook.across != hook.down) {
      std::vector<std::uint64_t> columns = transposed_ranks(hook, ranks);
      if (control_.stopped()) return stop();
      lost_.add({hook.down, hook.across}, std::move(columns));
    }
    lost_.add(hook, std::move(ranks));
    return true;
  }

  /// The numbers of the transposes, in their level; worthless when stopped.
  std::vector<std::uint64_t> transposed_ranks(const Hook& hook,
                                              const std::vector<std::uint64_t>& ranks) {
    constexpr std::size_t kBetweenChecks = 4096;
    std::vector<std::uint64_t> out;
    out.reserve(ranks.size());
    std::vector<std::int32_t> columns(levels_.inner().size());
    for (const std::uint64_t rank : ranks) {
      if (out.size() % kBetweenChecks == 0 && control_.stopped()) return out;
      unrank(hook, rank);
      auto col = columns.begin();
      for (std::int32_t row = levels_.rows(hook); row > 0; --row) {
        const auto end = columns.begin() + diagram_[static_cast<std::size_t>(row) - 1];
        while (col < end) *col++ = row;
      }
      std::fill(col, columns.end(), 0);
      out.push_back(levels_.rank(levels_.cols(hook), columns));
    }
    sort_in_pieces(out, control_);
    return out;
  }

  bool stop() {
    failure_ = stopped_report(control_);
    return false;
  }

  const HookLevels& levels_;
  LostPositions& lost_;
  LevelMarks marks_;
  std::uint64_t fixed_;
  Control& control_;
  std::vector<std::int32_t> diagram_;  // the one at hand
  std::uint64_t peak_bytes_ = 0;
  RunReport failure_;
};

/// The only winning bite into a hook with arms of other lengths makes them equal.
OutcomeResult solve_hook(const std::vector<std::int32_t>& shape) {
  const std::int32_t across = shape[0];
  const auto down = static_cast<std::int32_t>(shape.size());
  OutcomeResult result;
  result.run.positions = 1;
  result.first_wins = across != down;
  if (across > down) result.winning = {{0, down}};
  if (across < down) result.winning = {{across, 0}};
  result.lost_positions = static_cast<std::uint64_t>(std::min(across, down));
  return result;
}

/// Whether a bite at a cell, in the orientation of the shape that was given, leads to a lost one.
class WinningBites {
 public:
  explicit WinningBites(const LostPositions& lost) : lost_(lost), levels_(lost.levels()) {}

  [[nodiscard]] bool wins(Bite bite) {
    if (levels_.turned()) std::swap(bite.row, bite.col);
    Hook hook = levels_.last();
    inner_.assign(levels_.inner().begin(), levels_.inner().end());
    if (bite.row == 0) hook.across = bite.col;
    if (bite.col == 0) hook.down = bite.row;
    // The inner rows that the bite cuts, and to which length.
    const auto first = static_cast<std::size_t>(std::max(bite.row - 1, 0));
    const std::int32_t length = std::max(bite.col - 1, 0);
    for (std::size_t row = first; row < inner_.size(); ++row) {
      inner_[row] = std::min(inner_[row], length);
    }
    return lost_.contains(hook, inner_);
  }

 private:
  const LostPositions& lost_;
  const HookLevels& levels_;
  std::vector<std::int32_t> inner_;
};

std::vector<Bite> winning_bites(const LostPositions& lost, const std::vector<std::int32_t>& shape) {
  std::vector<Bite> winning;
  WinningBites bites(lost);
  for (std::int32_t row = 0; row < static_cast<std::int32_t>(shape.size()); ++row) {
    for (std::int32_t col = row == 0 ? 1 : 0; col < shape[static_cast<std::size_t>(row)]; ++col) {
      if (bites.wins({row, col})) winning.push_back({row, col});
    }
  }
  return winning;
}

/// What is taken before any position is found.
struct Plan {
  std::uint64_t bytes = 0;
  std::uint64_t bits = 0;   ///< of the largest level
  std::uint64_t total = 0;  ///< diagrams of all levels
};

/// The bytes of a plan, at least, found without counting.
std::uint64_t least_bytes(const std::vector<std::int32_t>& shape) {
  const Hook last{shape[0], static_cast<std::int32_t>(shape.size())};
  std::vector<std::int32_t> inner = inner_diagram(shape);
  inner.pop_back();  // the last level may be one that needs no bits
  return saturating_add(saturating_add(HookLevels::bytes(shape), LostPositions::bytes(last)),
                        BitTable::bytes(least_diagram_count(inner)));
}

/// Cut short when stopped.
Plan plan_of(const std::vector<std::int32_t>& shape, const HookLevels& levels, Control& control) {
  constexpr std::int32_t kBetweenChecks = 1 << 12;
  Plan plan;
  for_each_level(levels, [&](const Hook& hook) {
    if (hook.across == hook.down) return true;
    const std::uint64_t size = levels.size(hook);
    plan.bits = std::max(plan.bits, size);
    plan.total = saturating_add(plan.total, size);
    return hook.down % kBetweenChecks != 0 || !control.stopped();
  });
  plan.bytes =
      saturating_add(saturating_add(HookLevels::bytes(shape), LostPositions::bytes(levels.last())),
                     BitTable::bytes(plan.bits));
  return plan;
}

}  // namespace

OutcomeResult solve_outcome(const OutcomeProblem& problem, const OutcomeOptions& options,
                            Control& control) {
  const std::vector<std::int32_t>& shape = problem.shape;
  if (is_hook(shape)) return solve_hook(shape);
  OutcomeResult result;
  Plan plan{.bytes = least_bytes(shape)};
  std::optional<HookLevels> levels;
  BitTable bits;
  if (control.fits(plan.bytes)) {
    levels.emplace(shape);
    plan = plan_of(shape, *levels, control);
  }
  if (!control.fits(plan.bytes) || !bits.allocate(plan.bits)) {
    result.run = needs_memory("one bit for each diagram of a level", plan.bytes, control.budget());
    return result;
  }
  auto lost = std::make_shared<LostPositions>(std::move(*levels));
  LevelSweep sweep(*lost, bits, plan.bytes, plan.total, control);
  bool done = true;
  for_each_level(lost->levels(), [&](const Hook& hook) { return done = sweep.run(hook); });
  result.run = sweep.failure();
  result.run.regime = "bits";
  result.run.positions = plan.total;
  result.run.peak_bytes = std::max(plan.bytes, sweep.peak_bytes());
  if (!done) return result;
  result.first_wins = !lost->contains(lost->levels().last(), lost->levels().inner());
  result.winning = winning_bites(*lost, shape);
  result.lost_positions = lost->count();
  if (options.positions) result.lost = std::move(lost);
  return result;
}

}  // namespace minimex::contour
