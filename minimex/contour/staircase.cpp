#include "minimex/contour/staircase.hpp"

#include <algorithm>

namespace minimex::contour {

Staircase::Staircase(const Placement& placement)
    : cells_(placement.cells),
      stacks_(static_cast<std::size_t>(placement.cols)),
      taken_(static_cast<std::size_t>(placement.cols), 0) {
  for (std::size_t i = 0; i < cells_.size(); ++i) stacks_[column(i)].push_back(i);
  for (auto& stack : stacks_) {
    std::sort(stack.begin(), stack.end(),
              [this](std::size_t a, std::size_t b) { return cells_[a].row > cells_[b].row; });
  }
}

void Staircase::heights(std::vector<std::int32_t>& out) const {
  out.resize(stacks_.size());
  std::int32_t height = 0;
  for (std::size_t col = 0; col < stacks_.size(); ++col) {
    if (taken_[col] < stacks_[col].size()) {
      height = std::max(height, cells_[stacks_[col][taken_[col]]].row + 1);
    }
    out[col] = height;
  }
}

void Staircase::exposed(std::vector<std::size_t>& out) const {
  out.clear();
  std::int32_t height = 0;
  for (std::size_t col = 0; col < stacks_.size(); ++col) {
    if (taken_[col] == stacks_[col].size()) continue;
    const std::size_t lowest = stacks_[col][taken_[col]];
    if (cells_[lowest].row < height) continue;
    height = cells_[lowest].row + 1;
    out.push_back(lowest);
  }
}

}  // namespace minimex::contour
