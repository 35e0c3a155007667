#include "minimex/contour/hook_levels.hpp"

#include <utility>

#include "minimex/core/saturating.hpp"

namespace minimex::contour {

std::vector<std::int32_t> inner_diagram(std::span<const std::int32_t> shape) {
  std::vector<std::int32_t> inner;
  for (std::size_t row = 1; row < shape.size() && shape[row] > 1; ++row) {
    inner.push_back(shape[row] - 1);
  }
  return inner;
}

std::uint64_t HookLevels::bytes(const std::vector<std::int32_t>& shape) {
  const std::vector<std::int32_t> inner = inner_diagram(shape);
  if (inner.empty()) return 0;
  const std::int64_t rows = static_cast<std::int64_t>(inner.size());
  const std::int64_t few = std::min<std::int64_t>(rows, inner[0]);
  const std::int64_t many = std::max<std::int64_t>(rows, inner[0]);
  return saturating_multiply(static_cast<std::uint64_t>(few) + 1, Ranking::bytes(many, few));
}

HookLevels::HookLevels(std::vector<std::int32_t> shape) : inner_(inner_diagram(shape)) {
  turned_ = !inner_.empty() && inner_.size() > static_cast<std::size_t>(inner_[0]);
  if (turned_) {
    shape = transposed(shape);
    inner_ = transposed(inner_);
  }
  last_ = {shape[0], static_cast<std::int32_t>(shape.size())};
  symmetric_ = last_.across == last_.down && inner_ == transposed(inner_);
  longest_ = inner_.empty() ? 0 : inner_[0];
  rankings_.reserve(inner_.size() + 1);
  for (std::size_t rows = 0; rows <= inner_.size(); ++rows) {
    rankings_.push_back(rank_diagrams(std::span(inner_).first(rows), longest_));
  }
}

std::uint64_t HookLevels::widest(std::int32_t rows, std::int32_t row,
                                 std::int32_t length) const noexcept {
  std::uint64_t sum = 0;
  for (; row < rows; ++row) {
    length = std::min(length, inner_[static_cast<std::size_t>(row)]);
    sum += term(rows, row, length);
  }
  return sum;
}

std::uint64_t HookLevels::rank(std::int32_t rows,
                               std::span<const std::int32_t> diagram) const noexcept {
  std::uint64_t sum = 0;
  for (std::size_t row = 0; row < diagram.size() && diagram[row] > 0; ++row) {
    sum += term(rows, static_cast<std::int32_t>(row), diagram[row]);
  }
  return sum;
}

void HookLevels::unrank(std::int32_t rows, std::int32_t cols, std::uint64_t rank,
                        std::span<std::int32_t> diagram) const noexcept {
  std::int32_t length = cols;
  for (std::int32_t row = 0; row < rows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    length = std::min(length, inner_[at]);
    while (term(rows, row, length) > rank) --length;
    diagram[at] = length;
    rank -= term(rows, row, length);
  }
}

}  // namespace minimex::contour
