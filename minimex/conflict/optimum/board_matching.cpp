#include "minimex/conflict/optimum/board_matching.hpp"

#include <bit>
#include <utility>

#include "minimex/core/random.hpp"

namespace minimex::conflict {
namespace {

/// The numbers of all steps in the order in which a plane tries them: those that lead furthest back
/// first, in random order where they lead to the same plane.
std::vector<std::size_t> order_of_steps(std::span<const BoardLayout::Step> steps, Random& random) {
  std::vector<std::size_t> order;
  std::size_t group = 0;
  for (std::size_t s = 0; s < steps.size(); ++s) {
    if (s > 0 && steps[s].by[0] != steps[s - 1].by[0]) group = s;
    order.push_back(s);
    std::swap(order.back(), order[group + random.below(s - group + 1)]);
  }
  return order;
}

}  // namespace

BoardMatching::BoardMatching(const BoardLayout& layout, BoardBits left, BoardBits right)
    : layout_(layout),
      steps_(layout.steps().size()),
      left_(std::move(left)),
      right_(std::move(right)),
      mate_(layout.words() * 64, 0) {
  for (std::size_t s = 0; s < steps_; ++s) distance_[s] = layout.steps()[s].distance;
}

void BoardMatching::sweep(Control& control) {
  Random random(1);
  for (std::int32_t plane = 0; plane < layout_.planes(); ++plane) {
    if (control.stopped()) return;
    const std::size_t begin = layout_.first_word(plane);
    const std::size_t end = begin + layout_.words_in_plane();
    for (const std::size_t step : order_of_steps(layout_.steps(), random)) {
      match_words(begin, end, step);
    }
    for (std::size_t word = begin; word < end; ++word) {
      for (std::uint64_t rest = left_[word]; rest != 0; rest &= rest - 1) {
        repair(static_cast<std::int32_t>(word * 64) + std::countr_zero(rest));
      }
    }
  }
}

void BoardMatching::match_words(std::size_t begin, std::size_t end, std::size_t step) {
  const std::int32_t distance = distance_[step];
  const auto shift = static_cast<unsigned>(distance & 63);
  std::uint64_t* const right = right_.data() + (distance >> 6);
  for (std::size_t word = begin; word < end; ++word) {
    if (left_[word] == 0) continue;
    std::uint64_t found = right[word] >> shift;
    if (shift != 0) found |= right[word + 1] << (64 - shift);
    found &= left_[word];
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

}  // namespace minimex::conflict
