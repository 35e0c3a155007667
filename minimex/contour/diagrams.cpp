#include "minimex/contour/diagrams.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "minimex/core/saturating.hpp"

namespace minimex::contour {

std::int64_t cell_count(std::span<const std::int32_t> shape) noexcept {
  return std::accumulate(shape.begin(), shape.end(), std::int64_t{0});
}

bool is_hook(std::span<const std::int32_t> diagram) noexcept {
  return diagram.size() < 2 || diagram[1] <= 1;
}

std::vector<std::int32_t> transposed(std::span<const std::int32_t> shape) {
  std::vector<std::int32_t> columns;
  if (shape.empty()) return columns;
  columns.reserve(static_cast<std::size_t>(shape[0]));
  for (std::size_t height = shape.size(); height > 0; --height) {
    columns.resize(static_cast<std::size_t>(shape[height - 1]), static_cast<std::int32_t>(height));
  }
  return columns;
}

Ranking rank_diagrams(std::span<const std::int32_t> shape, std::int32_t longest) {
  std::vector<std::int32_t> lowest;
  lowest.reserve(shape.size());
  for (const std::int32_t length : shape) lowest.push_back(longest - length);
  return Ranking::within(longest, lowest);
}

std::uint64_t least_diagram_count(std::span<const std::int32_t> shape) noexcept {
  if (shape.empty()) return 1;
  std::uint64_t diagrams = saturating_multiply(shape.size(), static_cast<std::uint64_t>(shape[0]));
  for (std::size_t row = 0; row < shape.size(); ++row) {
    diagrams = std::max(diagrams, word_count(static_cast<std::int64_t>(row) + 1, shape[row]));
  }
  return diagrams;
}

}  // namespace minimex::contour
