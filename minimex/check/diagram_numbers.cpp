#include "minimex/check/diagram_numbers.hpp"

#include <algorithm>

#include "minimex/core/saturating.hpp"

namespace minimex::check {

std::uint64_t DiagramNumbers::entries(const Diagram& shape) noexcept {
  std::uint64_t entries = 0;
  for (const std::int32_t length : shape) entries += static_cast<std::uint64_t>(length) + 2;
  return entries;
}

DiagramNumbers::DiagramNumbers(const Diagram& shape, std::unique_ptr<std::uint64_t[]> room)
    : begins_(shape.size() + 1, 0), shorter_(std::move(room)) {
  for (std::size_t row = 0; row < shape.size(); ++row) {
    begins_[row + 1] = begins_[row] + static_cast<std::size_t>(shape[row]) + 2;
  }
  for (std::size_t row = shape.size(); row-- > 0;) {
    shorter_[begins_[row]] = 0;
    for (std::int32_t length = 0; length <= shape[row]; ++length) {
      // Choices for the rows below a row of this length.
      const std::uint64_t below =
          row + 1 == shape.size() ? 1 : shorter(row + 1, std::min(length, shape[row + 1]) + 1);
      shorter_[begins_[row] + static_cast<std::size_t>(length) + 1] =
          saturating_add(shorter(row, length), below);
    }
  }
}

std::uint64_t DiagramNumbers::number(const Diagram& diagram) const noexcept {
  std::uint64_t sum = 0;
  for (std::size_t row = 0; row < diagram.size(); ++row) sum += shorter(row, diagram[row]);
  return sum;
}

}  // namespace minimex::check
