// Asking the table of a solved chessboard: costs to go, moves and what each leads to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "minimex/contour/number_table.hpp"
#include "minimex/contour/optimum.hpp"
#include "minimex/contour/reduction.hpp"
#include "minimex/contour/staircase.hpp"
#include "minimex/contour/words.hpp"

namespace minimex::contour {

/// A solved problem; immutable, shared by all positions of it.
class OptimumTable {
 public:
  OptimumTable(OptimumProblem problem, Core core, Ranking ranking, ValueTable values);

  [[nodiscard]] const OptimumProblem& problem() const noexcept { return problem_; }
  [[nodiscard]] const Core& core() const noexcept { return core_; }
  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  /// Cost to go of the core when its columns have these lines. O(columns).
  [[nodiscard]] std::int64_t core_cost(const std::vector<std::int32_t>& lines) const noexcept {
    return core_cost(ranking_.rank(lines));
  }
  /// The same by rank.
  [[nodiscard]] std::int64_t core_cost(std::uint64_t rank) const noexcept { return values_[rank]; }

 private:
  OptimumProblem problem_;
  Core core_;
  Ranking ranking_;
  ValueTable values_;
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
  /// Value of what `move`, one of moves(), leaves. O(columns of the core).
  [[nodiscard]] std::int64_t value_after(const Removal& move);
  /// Makes the move.
  void play(const Removal& move);
  /// The first move that an optimal order can go on with. Requires pieces to be left.
  [[nodiscard]] Removal best_move();

 private:
  static constexpr std::size_t kNotInCore = static_cast<std::size_t>(-1);

  void take(std::size_t piece);
  void put_back(std::size_t piece);
  [[nodiscard]] std::int64_t current_value();
  [[nodiscard]] std::vector<std::size_t> exposed() const;
  [[nodiscard]] bool can_pair(std::size_t a, std::size_t b) const noexcept;

  std::shared_ptr<const OptimumTable> table_;
  Staircase all_;                       // every piece: tells what is exposed
  Staircase core_;                      // pieces of the core: tells the lines
  std::vector<std::size_t> core_name_;  // of a piece, or kNotInCore
  std::int64_t alone_ = 0;              // what the pieces left outside the core cost
  std::int64_t value_ = 0;
  std::vector<std::int32_t> lines_;  // scratch
};

}  // namespace minimex::contour
