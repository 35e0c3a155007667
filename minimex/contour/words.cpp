#include "minimex/contour/words.hpp"

#include <algorithm>

#include "minimex/core/saturating.hpp"

namespace minimex::contour {

std::uint64_t word_count(std::int64_t rows, std::int64_t cols) noexcept {
  // C(n, i) = C(n - 1, i - 1) * n / i, kept whole by dividing out before multiplying: with
  // count = q * i + r, count * n / i = q * n + r * n / i.
  const auto few = static_cast<std::uint64_t>(std::min(rows, cols));
  const auto many = static_cast<std::uint64_t>(std::max(rows, cols));
  std::uint64_t count = 1;
  for (std::uint64_t i = 1; i <= few; ++i) {
    const std::uint64_t n = many + i;
    count = saturating_add(saturating_multiply(count / i, n), count % i * n / i);
    if (count == kSaturated) return count;
  }
  return count;
}

std::uint64_t Ranking::bytes(std::int64_t rows, std::int64_t cols) noexcept {
  const auto points = saturating_multiply(static_cast<std::uint64_t>(rows) + 1,
                                          static_cast<std::uint64_t>(cols) + 2);
  return saturating_multiply(points, sizeof(std::uint64_t));
}

template <typename MayTurn, typename MayPass>
Ranking::Ranking(std::int32_t rows, std::int32_t cols, const MayTurn& may_turn,
                 const MayPass& may_pass)
    : rows_(rows), cols_(cols) {
  const std::size_t stride = static_cast<std::size_t>(rows) + 1;
  terms_.resize(stride * static_cast<std::size_t>(cols));
  // Ways to go on from row x after a step right into the column at hand, and into the one after.
  std::vector<std::uint64_t> here(stride);
  std::vector<std::uint64_t> beyond(stride, 1);
  for (std::int32_t col = cols - 1; col >= 0; --col) {
    std::uint64_t* const terms = terms_.data() + stride * static_cast<std::size_t>(col);
    std::uint64_t going_down = 0;
    for (std::int32_t height = rows; height >= 0; --height) {
      const auto x = static_cast<std::size_t>(height);
      const std::uint64_t going_right = may_pass(height, col) ? beyond[x] : 0;
      terms[x] = going_down;
      here[x] = saturating_add(going_down, going_right);
      if (height > 0 && may_turn(height - 1, col)) going_down = here[x];
    }
    here.swap(beyond);
  }
  size_ = beyond[0];
}

Ranking Ranking::all(std::int32_t rows, std::int32_t cols) {
  const auto always = [](std::int32_t, std::int32_t) { return true; };
  return {rows, cols, always, always};
}

Ranking Ranking::turning(std::int32_t rows, std::int32_t cols,
                         const std::function<bool(std::int32_t, std::int32_t)>& piece) {
  return {rows, cols, piece, [](std::int32_t, std::int32_t) { return true; }};
}

Ranking Ranking::within(std::int32_t rows, std::span<const std::int32_t> lowest) {
  return {rows, static_cast<std::int32_t>(lowest.size()),
          [](std::int32_t, std::int32_t) { return true; },
          [lowest](std::int32_t height, std::int32_t col) {
            return height >= lowest[static_cast<std::size_t>(col)];
          }};
}

std::uint64_t Ranking::rank(std::span<const std::int32_t> heights) const noexcept {
  std::uint64_t rank = 0;
  for (std::int32_t col = 0; col < cols_; ++col) {
    rank += term(col, heights[static_cast<std::size_t>(col)]);
  }
  return rank;
}

/// Contours that go down from a point are the smaller ones: with term() of them or more before it,
/// this one goes right there. Terms never increase downwards.
void Ranking::heights(std::uint64_t rank, std::vector<std::int32_t>& out) const {
  out.resize(static_cast<std::size_t>(cols_));
  const std::size_t stride = static_cast<std::size_t>(rows_) + 1;
  std::size_t height = 0;
  for (std::size_t col = 0; col < out.size(); ++col) {
    const std::uint64_t* const terms = terms_.data() + col * stride;
    height = static_cast<std::size_t>(
        std::partition_point(terms + height, terms + stride,
                             [rank](std::uint64_t term) { return term > rank; }) -
        terms);
    rank -= terms[height];
    out[col] = static_cast<std::int32_t>(height);
  }
}

}  // namespace minimex::contour
