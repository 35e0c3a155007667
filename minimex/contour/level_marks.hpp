// One bit for each diagram of a level of Chomp: set when it is won.
//
// The diagrams that one bite cuts back to a diagram D are D grown beyond one of its inner corners.
// Behind a run of rows of equal length c, below a row of length m, these are all fillings of the
// rows of the run with lengths from c to m: a box, whose numbers are sums of one term a row. Where
// the run is that of the empty rows, all numbers of a range are there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "minimex/contour/bit_table.hpp"
#include "minimex/contour/hook_levels.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// The levels' bits, one level after another. Once `control` has stopped, nothing more is done.
class LevelMarks {
 public:
  /// `bits` has room for every level that will be started; together they have `total` diagrams.
  LevelMarks(const HookLevels& levels, BitTable& bits, std::uint64_t total, Control& control)
      : levels_(levels), bits_(bits), total_(total), control_(control) {}

  /// Goes to a level and clears its marks.
  void start(const Hook& hook);
  /// The number of the first diagram that is not marked and comes after those it returned before in
  /// this level. Marks it. Nothing when there is none.
  std::optional<std::uint64_t> next_unmarked();

  void mark(std::uint64_t rank) {
    bits_.set(rank);
    step(1);
  }
  /// Marks `diagram`, number `rank`, and what a bite at the first cell behind row `row` has cut
  /// back to it when no row from there on had more than `most` cells. The row above is longer.
  void mark_grown(std::span<const std::int32_t> diagram, std::uint64_t rank, std::int32_t row,
                  std::int32_t most);
  /// mark_grown for every inner corner of a diagram.
  void mark_all_grown(std::span<const std::int32_t> diagram, std::uint64_t rank);

  [[nodiscard]] bool stopped() const noexcept { return stopped_; }

 private:
  static constexpr std::int64_t kBetweenChecks = std::int64_t{1} << 20;  // steps

  void step(std::int64_t steps) {
    until_check_ -= steps;
    if (until_check_ <= 0) check();
  }
  void check();
  template <typename Use>
  void in_pieces(std::uint64_t first, std::uint64_t last, const Use& use);
  void mark_box(std::int32_t row, std::int32_t last, std::int32_t least, std::int32_t most,
                std::uint64_t rank);

  const HookLevels& levels_;
  BitTable& bits_;
  std::uint64_t total_;
  Control& control_;
  std::int32_t rows_ = 0;  // of the box for the level's diagrams
  std::int32_t cols_ = 0;
  std::uint64_t size_ = 0;    // of the level
  std::uint64_t before_ = 0;  // diagrams of the levels before
  std::uint64_t word_ = 0;    // what comes before is marked
  std::int64_t until_check_ = 0;
  bool stopped_ = false;
};

}  // namespace minimex::contour
