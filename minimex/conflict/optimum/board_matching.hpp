// A matching of the cells of a board, one byte a cell, and the start that sweeps it together.
//
// The sweep goes plane by plane and matches the cells of one colour, the left ones: 64 cells of a
// plane and one step at a time, for what `left & shifted(right)` leaves is a matching already,
// since a step leads different cells to different cells. Partners in planes that the sweep is about
// to leave behind come first, and of those in the same plane, now and then, the ones towards
// regions that have more cells than they need (board_steering.hpp). A left cell that finds no
// partner takes that of another left cell which has a free one left (an augmenting path of three
// edges), at once, while there is much left to choose from. A right cell that is left behind
// without a partner is exchanged for one further on, if two pairs allow it. The left colour is the
// one with fewer cells. O(words * steps), and steps^2 for each cell that is left over.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/board_layout.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

class BoardSteering;

class BoardMatching {
 public:
  /// Nothing is matched yet. `layout` has to outlive the matching.
  BoardMatching(const BoardLayout& layout, BoardBits left, BoardBits right);

  /// Matches most of what can be matched; `steered`: with an eye to where cells are wanted, which
  /// is for dense boards. Stops early with `control`.
  void sweep(bool steered, Control& control);

  [[nodiscard]] const BoardLayout& layout() const noexcept { return layout_; }
  /// Cells without a partner.
  [[nodiscard]] const BoardBits& free_left() const noexcept { return left_; }
  [[nodiscard]] const BoardBits& free_right() const noexcept { return right_; }

  /// For each cell 1 + the number of the layout's step to its partner, 0 when it has none.
  [[nodiscard]] std::span<const std::uint8_t> mates() const noexcept { return mate_; }
  /// Whether `cell` has a partner; unusable ones have none.
  [[nodiscard]] bool matched(std::int32_t cell) const noexcept {
    return mate_[static_cast<std::size_t>(cell)] != 0;
  }
  /// The number of the layout's step to the partner of a matched cell.
  [[nodiscard]] std::size_t step(std::int32_t cell) const noexcept {
    return mate_[static_cast<std::size_t>(cell)] - std::size_t{1};
  }
  /// The partner of a matched cell.
  [[nodiscard]] std::int32_t partner(std::int32_t cell) const noexcept {
    return cell + distance_[step(cell)];
  }
  /// Makes the left cell `cell` and the one that the step leads to partners. Former partners of
  /// both have to get new ones.
  void match(std::int32_t cell, std::size_t step) noexcept {
    mate_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(step + 1);
    mate_[static_cast<std::size_t>(cell + distance_[step])] =
        static_cast<std::uint8_t>(steps_ - step);
  }
  /// Makes the free left cell `cell` and the one that the step leads to partners. A former partner
  /// of that one is free then.
  void take(std::int32_t cell, std::size_t step) noexcept {
    const std::int32_t right = cell + distance_[step];
    if (matched(right)) {
      const std::int32_t former = partner(right);
      mate_[static_cast<std::size_t>(former)] = 0;
      set_bit(left_, former);
    }
    use_up(cell, right);
    match(cell, step);
  }
  /// Takes the cells of both colours off the free ones.
  void use_up(std::int32_t left, std::int32_t right) noexcept {
    clear_bit(left_, left);
    clear_bit(right_, right);
  }

 private:
  template <typename Visit>
  void for_each_cell(const BoardBits& bits, std::int32_t plane, const Visit& visit);
  void steer(const BoardSteering& steering, std::size_t begin, std::span<const std::size_t> steps);
  template <bool Steered>
  void match_words(std::size_t begin, std::size_t end, std::size_t step);
  void repair(std::int32_t cell);
  void carry_on(std::int32_t cell);

  const BoardLayout& layout_;
  std::size_t steps_;
  std::array<std::int32_t, BoardLayout::kMostSteps> distance_{};
  BoardBits left_;                  // free ones
  BoardBits right_;                 // likewise
  BoardBits wanted_;                // cells of a plane that a step suits
  std::vector<std::uint8_t> mate_;  // 1 + the step to the partner, 0: none
};

}  // namespace minimex::conflict
