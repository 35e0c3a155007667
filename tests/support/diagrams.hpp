// Young diagrams for tests: row lengths, non-increasing and positive.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "minimex/contour/diagrams.hpp"
#include "minimex/core/random.hpp"

namespace minimex::tests {

using Shape = std::vector<std::int32_t>;

/// `rows` rows of up to `cols` cells.
inline Shape random_shape(Random& random, std::size_t rows, std::int32_t cols) {
  Shape shape;
  for (std::size_t row = 0; row < rows; ++row) {
    shape.push_back(static_cast<std::int32_t>(random.between(1, cols)));
  }
  std::sort(shape.begin(), shape.end(), std::greater<>());
  return shape;
}

/// What a bite leaves.
inline Shape bitten(Shape shape, const contour::Bite& bite) {
  for (std::size_t row = static_cast<std::size_t>(bite.row); row < shape.size(); ++row) {
    shape[row] = std::min(shape[row], bite.col);
  }
  while (shape.back() == 0) shape.pop_back();
  return shape;
}

}  // namespace minimex::tests
