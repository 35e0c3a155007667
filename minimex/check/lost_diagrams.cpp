#include "minimex/check/lost_diagrams.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

#include <fmt/format.h>

#include "minimex/check/verdict.hpp"

namespace minimex::check {
namespace {

constexpr std::uint64_t kAll = ~std::uint64_t{0};

}  // namespace

bool LostDiagrams::read(ProofReader& proof, Control& control) {
  control_ = &control;
  clear();
  mark(0);  // the empty diagram is no position
  const std::uint64_t last = numbers_.size() - 1;
  count_ = proof.number("how many P-positions there are", last);
  std::uint64_t number = 0;
  for (std::uint64_t i = 0; i < count_ && !stopped_; ++i) {
    const std::uint64_t before = number;
    number += proof.number("how far the next P-position is", last - number);
    if (number == before) throw Refuted(fmt::format("P-position {} of the proof is told twice", i));
    expect_marked(before + 1, number);
    if (stopped_) break;
    if (marked(number)) {
      throw Refuted(fmt::format(
          "diagram {} is a P-position in the proof, but a bite leads to another one", number));
    }
    go_to(number);
    mark_bites_to(number);
    control.progress("check", number, last);
  }
  if (!stopped_) expect_marked(number + 1, last + 1);
  if (stopped_) return false;
  proof.expect_end();
  return true;
}

void LostDiagrams::step() {
  constexpr std::uint64_t kBetweenChecks = 1U << 16;
  if (++steps_ % kBetweenChecks == 0 && control_->stopped()) stopped_ = true;
}

/// Calls `use` with each word that has bits from `first` to before `end`, and a mask of these.
template <typename Use>
void LostDiagrams::in_words(std::uint64_t first, std::uint64_t end, const Use& use) {
  while (first < end && !stopped_) {
    const std::uint64_t next = std::min(end, (first / 64 + 1) * 64);
    const std::uint64_t mask = kAll << (first % 64) & kAll >> (63 - (next - 1) % 64);
    use(first / 64, mask);
    step();
    first = next;
  }
}

void LostDiagrams::clear() {
  in_words(0, 64 * words(numbers_.size()),
           [&](std::uint64_t word, std::uint64_t) { marks_[word] = 0; });
}

void LostDiagrams::mark_range(std::uint64_t first, std::uint64_t end) {
  in_words(first, end, [&](std::uint64_t word, std::uint64_t mask) { marks_[word] |= mask; });
}

void LostDiagrams::expect_marked(std::uint64_t first, std::uint64_t end) {
  in_words(first, end, [&](std::uint64_t word, std::uint64_t mask) {
    const std::uint64_t missing = mask & ~marks_[word];
    if (missing == 0) return;
    throw Refuted(fmt::format("diagram {} is no P-position in the proof, but no bite leads to one",
                              64 * word + static_cast<std::uint64_t>(std::countr_zero(missing))));
  });
}

/// Each row is as long as it can be with what the rows so far add.
void LostDiagrams::go_to(std::uint64_t number) noexcept {
  std::int32_t most = shape_[0];
  for (std::size_t row = 0; row < shape_.size(); ++row) {
    std::int32_t low = 0;
    std::int32_t high = std::min(most, shape_[row]);
    while (low < high) {
      const std::int32_t middle = low + (high - low + 1) / 2;
      if (numbers_.shorter(row, middle) <= number) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    lengths_[row] = most = low;
    number -= numbers_.shorter(row, low);
  }
}

/// A bite at (row, col) leads to the diagram at hand from all that are longer in rows of length col
/// from `row` on, the first of those, and in no others.
void LostDiagrams::mark_bites_to(std::uint64_t number) {
  std::int32_t above = shape_[0];
  for (std::size_t row = 0; row < shape_.size() && !stopped_; ++row) {
    const std::int32_t length = lengths_[row];
    const std::int32_t most = std::min(above, shape_[row]);
    if (length == 0) {
      // All choices for this row and those below it.
      mark_range(number + 1, number + numbers_.shorter(row, most + 1));
      return;
    }
    if (length < above && length < most) mark_longer(row, most, number);
    above = length;
  }
}

/// Goes through all ways to make `row`, and those below it of the same length, longer: the lowest
/// row that can be is made longer by one, and those below it are as they were.
void LostDiagrams::mark_longer(std::size_t row, std::int32_t most, std::uint64_t number) {
  const std::int32_t length = lengths_[row];
  std::size_t end = row;
  while (end < shape_.size() && lengths_[end] == length && shape_[end] > length) ++end;
  // sums_[i]: the number with only the rows before row + i longer.
  sums_.assign(end - row + 1, number);
  std::size_t at = end - 1;
  while (!stopped_) {
    const std::int32_t limit = at == row ? most : std::min(lengths_[at - 1], shape_[at]);
    if (lengths_[at] < limit) {
      ++lengths_[at];
      sums_[at - row + 1] =
          sums_[at - row] + numbers_.shorter(at, lengths_[at]) - numbers_.shorter(at, length);
      std::fill(sums_.begin() + static_cast<std::ptrdiff_t>(at - row + 2), sums_.end(),
                sums_[at - row + 1]);
      mark(sums_.back());
      step();
      at = end - 1;
      continue;
    }
    lengths_[at] = length;
    if (at == row) break;
    --at;
  }
  std::fill(lengths_.begin() + static_cast<std::ptrdiff_t>(row),
            lengths_.begin() + static_cast<std::ptrdiff_t>(end), length);
}

}  // namespace minimex::check
