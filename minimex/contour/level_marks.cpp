#include "minimex/contour/level_marks.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace minimex::contour {

void LevelMarks::check() {
  until_check_ = kBetweenChecks;
  stopped_ = stopped_ || control_.stopped();
  const std::uint64_t here = std::min(word_ * BitTable::kWordBits, size_);
  control_.progress("marking", before_ + here, total_);
}

/// Calls `use` with the ends of ranges that make up the one from `first` to `last`.
template <typename Use>
void LevelMarks::in_pieces(std::uint64_t first, std::uint64_t last, const Use& use) {
  constexpr std::uint64_t kPiece = std::uint64_t{1} << 26;  // bits: 8 MiB, about a millisecond
  for (; !stopped_ && last - first >= kPiece; first += kPiece) {
    use(first, first + kPiece - 1);
    check();
  }
  if (stopped_) return;
  use(first, last);
  step(static_cast<std::int64_t>((last - first) / BitTable::kWordBits) + 1);
}

void LevelMarks::start(const Hook& hook) {
  before_ += size_;
  rows_ = levels_.rows(hook);
  cols_ = levels_.cols(hook);
  size_ = levels_.size(hook);
  word_ = 0;
  in_pieces(0, size_ - 1, [&](std::uint64_t first, std::uint64_t last) {
    bits_.clear_words(first / BitTable::kWordBits, last / BitTable::kWordBits);
  });
  if (size_ % BitTable::kWordBits != 0) bits_.set_all(size_, size_ | (BitTable::kWordBits - 1));
}

std::optional<std::uint64_t> LevelMarks::next_unmarked() {
  const std::uint64_t words = (size_ - 1) / BitTable::kWordBits + 1;
  for (; word_ < words && !stopped_; ++word_) {
    const std::uint64_t unmarked = ~bits_.word(word_);
    step(1);
    if (unmarked == 0) continue;
    const auto bit = static_cast<std::uint64_t>(std::countr_zero(unmarked));
    const std::uint64_t rank = word_ * BitTable::kWordBits + bit;
    bits_.set(rank);
    return rank;
  }
  return std::nullopt;
}

void LevelMarks::mark_grown(std::span<const std::int32_t> diagram, std::uint64_t rank,
                            std::int32_t row, std::int32_t most) {
  if (stopped_) return;
  const std::span<const std::int32_t> inner = levels_.inner();
  const std::int32_t least = row < rows_ ? diagram[static_cast<std::size_t>(row)] : 0;
  if (least == 0) {
    in_pieces(rank, rank + levels_.widest(rows_, row, most),
              [&](std::uint64_t first, std::uint64_t last) { bits_.set_all(first, last); });
    return;
  }
  // The rows of the run that have room behind them.
  std::uint64_t others = rank;
  std::int32_t end = row;
  for (; end < rows_; ++end) {
    const auto at = static_cast<std::size_t>(end);
    if (diagram[at] != least || inner[at] == least) break;
    others -= levels_.term(rows_, end, least);
  }
  if (most == least || end == row) {
    mark(rank);
  } else {
    mark_box(row, end - 1, least, most, others);
  }
}

void LevelMarks::mark_all_grown(std::span<const std::int32_t> diagram, std::uint64_t rank) {
  std::int32_t above = cols_;
  for (std::int32_t row = 0; row < rows_; ++row) {
    const std::int32_t length = diagram[static_cast<std::size_t>(row)];
    if (length == above) continue;
    mark_grown(diagram, rank, row, above);
    if (length == 0) return;
    above = length;
  }
}

/// Marks rank + the terms of rows `row` to `last`, of all lengths from `least` to `most` that never
/// increase and stay within the shape.
void LevelMarks::mark_box(std::int32_t row, std::int32_t last, std::int32_t least,
                          std::int32_t most, std::uint64_t rank) {
  most = std::min(most, levels_.inner()[static_cast<std::size_t>(row)]);
  if (row < last) {
    for (std::int32_t length = least; length <= most && !stopped_; ++length) {
      mark_box(row + 1, last, least, length, rank + levels_.term(rows_, row, length));
    }
    return;
  }
  for (std::int32_t length = least; length <= most; ++length) {
    bits_.set(rank + levels_.term(rows_, row, length));
  }
  step(most - least + 1);
}

}  // namespace minimex::contour
