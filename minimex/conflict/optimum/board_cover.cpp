#include "minimex/conflict/optimum/board_cover.hpp"

#include <bit>
#include <cstddef>
#include <utility>

namespace minimex::conflict {
namespace {

/// Marks everything that alternating paths from marked right cells reach.
class Reach {
 public:
  /// `waiting`: left cells that are not reached yet; `reached`: right ones that are.
  Reach(const BoardMatching& matching, BoardBits& waiting, BoardBits& reached)
      : matching_(matching), waiting_(waiting), reached_(reached) {}

  void run(Control& control) {
    const std::int32_t planes = matching_.layout().planes();
    for (changed_ = true; changed_;) {
      changed_ = false;
      for (std::int32_t plane = 0; plane < planes; ++plane) visit(plane);
      if (!changed_ || control.stopped()) return;
      for (std::int32_t plane = planes; plane-- > 0;) visit(plane);
      if (control.stopped()) return;
    }
  }

 private:
  void visit(std::int32_t plane) {
    const std::size_t begin = matching_.layout().first_word(plane);
    const std::size_t end = begin + matching_.layout().words_in_plane();
    for (std::size_t word = begin; word < end; ++word) {
      for (const BoardLayout::Step& step : matching_.layout().steps()) {
        if (waiting_[word] == 0) break;
        reach_word(word, step.distance);
      }
    }
  }

  void reach_word(std::size_t word, std::int32_t distance) {
    const auto shift = static_cast<unsigned>(distance & 63);
    const std::uint64_t* const right = reached_.data() + word + (distance >> 6);
    std::uint64_t found = right[0] >> shift;
    if (shift != 0) found |= right[1] << (64 - shift);
    found &= waiting_[word];
    if (found == 0) return;
    changed_ = true;
    waiting_[word] ^= found;
    for (; found != 0; found &= found - 1) {
      set_bit(reached_,
              matching_.partner(static_cast<std::int32_t>(word * 64) + std::countr_zero(found)));
    }
  }

  const BoardMatching& matching_;
  BoardBits& waiting_;
  BoardBits& reached_;
  bool changed_ = false;
};

}  // namespace

BoardBits set_from_left(const BoardMatching& matching, const BoardBits& right,
                        const std::vector<std::int32_t>& reached_right) {
  BoardBits set = matching.free_left();
  for (std::size_t word = 0; word < set.size(); ++word) set[word] |= right[word];
  for (const std::int32_t cell : reached_right) {
    clear_bit(set, cell);
    set_bit(set, matching.partner(cell));
  }
  return set;
}

BoardBits set_from_right(const BoardMatching& matching, BoardBits left, Control& control) {
  // Free left cells are never reached: the matching is maximum.
  BoardBits reached = matching.free_right();
  Reach(matching, left, reached).run(control);
  for (std::size_t word = 0; word < left.size(); ++word) left[word] |= reached[word];
  return left;
}

}  // namespace minimex::conflict
