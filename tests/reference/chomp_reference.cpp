#include "tests/reference/chomp_reference.hpp"

#include <algorithm>
#include <cstddef>
#include <set>

namespace minimex::reference {
namespace {

/// What is left when the cell (row, col), 0-based, and all below and right of it are taken.
std::vector<int> bitten(const std::vector<int>& shape, std::size_t row, int col) {
  std::vector<int> rest;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const int length = i < row ? shape[i] : std::min(shape[i], col);
    if (length > 0) rest.push_back(length);
  }
  return rest;
}

}  // namespace

int ChompNimbers::nimber(const std::vector<int>& shape) {
  const auto found = known_.find(shape);
  if (found != known_.end()) return found->second;
  std::set<int> reached;
  for (std::size_t row = 0; row < shape.size(); ++row) {
    for (int col = 0; col < shape[row]; ++col) {
      if (row == 0 && col == 0) continue;  // nobody takes the poisoned cell
      reached.insert(nimber(bitten(shape, row, col)));
    }
  }
  int mex = 0;
  while (reached.count(mex) > 0) ++mex;
  return known_[shape] = mex;
}

}  // namespace minimex::reference
