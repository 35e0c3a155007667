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

/// Neighbours of each vertex as bits.
std::vector<std::uint64_t> neighbour_bits(int vertices,
                                          const std::vector<std::pair<int, int>>& edges) {
  std::vector<std::uint64_t> neighbours(static_cast<std::size_t>(vertices), 0);
  for (const auto& [u, v] : edges) {
    neighbours[static_cast<std::size_t>(u)] |= std::uint64_t{1} << v;
    neighbours[static_cast<std::size_t>(v)] |= std::uint64_t{1} << u;
  }
  return neighbours;
}

/// Counts every set of weight `weight` and some of the vertices from `v` on that are open.
void count_sets(std::size_t v, std::uint64_t open, std::int64_t weight,
                const std::vector<std::uint64_t>& neighbours,
                const std::vector<std::int64_t>& weights, SetNumbers& out) {
  if (v == weights.size()) {
    ++out.sets;
    if (weight > out.heaviest) {
      out.heaviest = weight;
      out.heaviest_sets = 0;
    }
    if (weight == out.heaviest) ++out.heaviest_sets;
    return;
  }
  count_sets(v + 1, open, weight, neighbours, weights, out);
  if ((open >> v & 1) != 0) {
    count_sets(v + 1, open & ~neighbours[v], weight + weights[v], neighbours, weights, out);
  }
}

}  // namespace

int independence_number(int vertices, const std::vector<std::pair<int, int>>& edges) {
  return most((std::uint64_t{1} << vertices) - 1, neighbour_bits(vertices, edges));
}

SetNumbers set_numbers(int vertices, const std::vector<std::pair<int, int>>& edges,
                       const std::vector<std::int64_t>& weights) {
  SetNumbers out;
  count_sets(0, ~std::uint64_t{0}, 0, neighbour_bits(vertices, edges), weights, out);
  return out;
}

}  // namespace minimex::reference
