#include "tests/reference/independent_set_reference.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace minimex::reference {
namespace {

/// The most vertices that can be placed on those of `open`, whose bit v stands for vertex v.
int most(std::uint64_t open, const std::vector<std::uint64_t>& neighbours) {
  if (open == 0) return 0;
  std::size_t v = 0;
  while ((open >> v & 1) == 0) ++v;
  const std::uint64_t without = open & ~(std::uint64_t{1} << v);
  const int with_v = 1 + most(without & ~neighbours[v], neighbours);
  if ((without & neighbours[v]) == 0) return with_v;
  return std::max(with_v, most(without, neighbours));
}

}  // namespace

int independence_number(int vertices, const std::vector<std::pair<int, int>>& edges) {
  std::vector<std::uint64_t> neighbours(static_cast<std::size_t>(vertices), 0);
  for (const auto& [u, v] : edges) {
    neighbours[static_cast<std::size_t>(u)] |= std::uint64_t{1} << v;
    neighbours[static_cast<std::size_t>(v)] |= std::uint64_t{1} << u;
  }
  return most((std::uint64_t{1} << vertices) - 1, neighbours);
}

}  // namespace minimex::reference
