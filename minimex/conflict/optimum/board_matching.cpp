#include "minimex/conflict/optimum/board_matching.hpp"

#include <bit>
#include <optional>
#include <utility>

#include "minimex/conflict/optimum/board_steering.hpp"
#include "minimex/core/random.hpp"

namespace minimex::conflict {
namespace {

/// Of so many planes one is steered: all of them take twice as long.
constexpr std::int32_t kSteered = 3;

/// Gives planes the order in which they try steps: those that lead furthest back first, shuffled
/// where they lead to the same plane. Every second plane has the mirror image of the order before
/// it, so that what one leaves over at one side the next does at the other.
class StepOrder {
 public:
  explicit StepOrder(std::span<const BoardLayout::Step> steps) : steps_(steps) {}

  std::span<const std::size_t> next() {
    mirrored_ ? mirror() : shuffle();
    mirrored_ = !mirrored_;
    return order_;
  }

 private:
  void shuffle() {
    order_.clear();
    std::size_t group = 0;  // begins here
    for (std::size_t s = 0; s < steps_.size(); ++s) {
      if (steps_[s].by[0] != steps_[group].by[0]) group = s;
      order_.push_back(s);
      std::swap(order_.back(), order_[group + random_.below(s - group + 1)]);
    }
  }

  /// In a sorted group the mirror image of the k-th step is the k-th from the end.
  void mirror() {
    for (std::size_t group = 0, end = 0; group < steps_.size(); group = end) {
      while (end < steps_.size() && steps_[end].by[0] == steps_[group].by[0]) ++end;
      for (std::size_t i = group; i < end; ++i) order_[i] = group + end - 1 - order_[i];
    }
  }

  std::span<const BoardLayout::Step> steps_;
  std::vector<std::size_t> order_;
  Random random_{1};
  bool mirrored_ = false;
};

}  // namespace

BoardMatching::BoardMatching(const BoardLayout& layout, BoardBits left, BoardBits right)
    : layout_(layout),
      steps_(layout.steps().size()),
      left_(std::move(left)),
      right_(std::move(right)),
      mate_(layout.words() * 64, 0) {
  for (std::size_t s = 0; s < steps_; ++s) distance_[s] = layout.steps()[s].distance;
}

void BoardMatching::sweep(bool steered, Control& control) {
  if (steps_ == 0) return;
  StepOrder order(layout_.steps());
  std::optional<BoardSteering> steering;
  if (steered) steering.emplace(layout_);
  const std::int32_t back = layout_.steps()[0].by[0];  // to the first plane that a step reaches
  for (std::int32_t plane = 0; plane < layout_.planes(); ++plane) {
    if (control.stopped()) return;
    const std::size_t begin = layout_.first_word(plane);
    const std::size_t end = begin + layout_.words_in_plane();
    const std::span<const std::size_t> steps = order.next();
    if (steering && plane % kSteered == 0 && steering->plan(plane, left_, right_)) {
      steer(*steering, begin, steps);
    } else {
      for (const std::size_t step : steps) match_words<false>(begin, end, step);
    }
    for_each_cell(left_, plane, [this](std::int32_t cell) { repair(cell); });
    if (plane + back < 0) continue;
    for_each_cell(right_, plane + back, [this](std::int32_t cell) { carry_on(cell); });
  }
}

template <typename Visit>
void BoardMatching::for_each_cell(const BoardBits& bits, std::int32_t plane, const Visit& visit) {
  const std::size_t begin = layout_.first_word(plane);
  for (std::size_t word = begin; word < begin + layout_.words_in_plane(); ++word) {
    for (std::uint64_t rest = bits[word]; rest != 0; rest &= rest - 1) {
      visit(static_cast<std::int32_t>(word * 64) + std::countr_zero(rest));
    }
  }
}

/// Matches cells of a plane. Of the steps to each plane, first those that lead where cells are
/// wanted.
void BoardMatching::steer(const BoardSteering& steering, std::size_t begin,
                          std::span<const std::size_t> steps) {
  const std::size_t end = begin + layout_.words_in_plane();
  for (std::size_t i = 0; i < steps.size();) {
    const std::size_t group = i;
    const auto planes = [&](std::size_t j) { return layout_.steps()[steps[j]].by[0]; };
    for (; i < steps.size() && planes(i) == planes(group); ++i) {
      steering.find_cells(layout_.steps()[steps[i]], wanted_);
      match_words<true>(begin, end, steps[i]);
    }
    for (std::size_t j = group; j < i; ++j) match_words<false>(begin, end, steps[j]);
  }
}

template <bool Steered>
void BoardMatching::match_words(std::size_t begin, std::size_t end, std::size_t step) {
  const std::int32_t distance = distance_[step];
  const auto shift = static_cast<unsigned>(distance & 63);
  std::uint64_t* const right = right_.data() + (distance >> 6);
  for (std::size_t word = begin; word < end; ++word) {
    std::uint64_t cells = left_[word];
    if constexpr (Steered) cells &= wanted_[word - begin];
    if (cells == 0) continue;
    std::uint64_t found = right[word] >> shift;
    if (shift != 0) found |= right[word + 1] << (64 - shift);
    found &= cells;
    if (found == 0) continue;
    left_[word] ^= found;
    right[word] ^= found << shift;
    if (shift != 0) right[word + 1] ^= found >> (64 - shift);
    std::uint8_t* const mine = mate_.data() + word * 64;
    for (; found != 0; found &= found - 1) {
      const int bit = std::countr_zero(found);
      mine[bit] = static_cast<std::uint8_t>(step + 1);
      mine[bit + distance] = static_cast<std::uint8_t>(steps_ - step);
    }
  }
}

void BoardMatching::repair(std::int32_t cell) {
  for (std::size_t s = 0; s < steps_; ++s) {
    const std::int32_t near = cell + distance_[s];
    if (!matched(near)) continue;
    const std::int32_t other = partner(near);
    for (std::size_t t = 0; t < steps_; ++t) {
      const std::int32_t end = other + distance_[t];
      if (!test_bit(right_, end)) continue;
      match(other, t);
      match(cell, s);
      use_up(cell, end);
      return;
    }
  }
}

/// Matches the free right cell `cell` in place of one in a later plane, which is free then.
void BoardMatching::carry_on(std::int32_t cell) {
  const std::span<const BoardLayout::Step> steps = layout_.steps();
  for (std::size_t s = 0; s < steps_; ++s) {
    const std::int32_t first = cell + distance_[s];
    if (!matched(first)) continue;
    const std::int32_t between = partner(first);
    const std::int32_t planes = steps[s].by[0] + steps[step(first)].by[0];
    for (std::size_t t = 0; t < steps_; ++t) {
      const std::int32_t second = between + distance_[t];
      if (second == first || !matched(second)) continue;
      if (planes + steps[t].by[0] + steps[step(second)].by[0] <= 0) continue;
      const std::int32_t freed = partner(second);
      mate_[static_cast<std::size_t>(freed)] = 0;
      set_bit(right_, freed);
      clear_bit(right_, cell);
      match(second, steps_ - 1 - t);
      match(first, steps_ - 1 - s);
      return;
    }
  }
}

}  // namespace minimex::conflict
