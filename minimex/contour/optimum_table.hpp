// Asking the table of a solved chessboard: costs to go, moves and what each leads to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/reduction.hpp"
#include "minimex/contour/staircase.hpp"
#include "minimex/contour/word_values.hpp"

namespace minimex::contour {

/// A solved problem; immutable, shared by all positions of it.
class OptimumTable {
 public:
  OptimumTable(OptimumProblem problem, Core core, WordValues values);

  [[nodiscard]] const OptimumProblem& problem() const noexcept { return problem_; }
  [[nodiscard]] const Core& core() const noexcept { return core_; }
  [[nodiscard]] const Ranking& ranking() const noexcept { return values_.ranking(); }
  /// Whether all costs to go are there; else those of all pieces and of what one removal leaves
  /// are, and others around them may be.
  [[nodiscard]] bool complete() const noexcept { return values_.complete(); }
  /// Cost to go of the core when its columns have these heights; nothing when it is not there.
  /// O(columns).
  [[nodiscard]] std::optional<std::int64_t> core_cost(
      const std::vector<std::int32_t>& heights) const {
    return values_.find(heights);
  }
  /// The same by rank. Requires complete().
  [[nodiscard]] std::int64_t core_cost(std::uint64_t rank) const noexcept { return values_[rank]; }

 private:
  OptimumProblem problem_;
  Core core_;
  WordValues values_;
};

/// Some pieces of a solved problem, after removals of exposed pieces.
class OptimumPosition {
 public:
  /// All pieces there.
  explicit OptimumPosition(std::shared_ptr<const OptimumTable> table);

  /// The least cost of removing all that is left.
  [[nodiscard]] std::int64_t value() const noexcept { return value_; }
  /// Removals of exposed pieces: singles by row and column, then pairs, smaller piece first.
  [[nodiscard]] std::vector<Removal> moves() const;
  /// Cost of a removal itself.
  [[nodiscard]] std::int64_t cost(const Removal& move) const noexcept;
  /// Value of what `move`, one of moves(), leaves, when the table has it. O(columns of the core).
  [[nodiscard]] std::optional<std::int64_t> value_after(const Removal& move);
  /// Makes a move. Requires that the table has the value of what it leaves.
  void play(const Removal& move);
  /// The first move that an optimal order can go on with; nothing when the table does not tell.
  /// Requires pieces to be left.
  [[nodiscard]] std::optional<Removal> best_move();
  /// The heights of the core's columns.
  [[nodiscard]] std::vector<std::int32_t> core_heights() const;
  /// From now on, asks another table of the same problem; null: none, until the next call.
  void use(std::shared_ptr<const OptimumTable> table) { table_ = std::move(table); }

 private:
  static constexpr std::size_t kNotInCore = static_cast<std::size_t>(-1);

  void take(std::size_t piece);
  [[nodiscard]] std::vector<std::size_t> exposed() const;
  [[nodiscard]] bool can_pair(std::size_t a, std::size_t b) const noexcept;

  std::shared_ptr<const OptimumTable> table_;
  Staircase all_;                       // every piece: tells what is exposed
  Staircase core_;                      // pieces of the core: tells the heights
  std::vector<std::size_t> core_name_;  // of a piece, or kNotInCore
  std::int64_t alone_ = 0;              // what the pieces left outside the core cost
  std::int64_t value_ = 0;
  std::vector<std::int32_t> heights_;  // scratch
};

}  // namespace minimex::contour
