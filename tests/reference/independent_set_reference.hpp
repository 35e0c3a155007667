// Maximum independent set by trying both choices for one vertex after another.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace minimex::reference {

/// Size of a maximum independent set of the graph with vertices 0..vertices-1 (at most 60; sensible
/// to about 24) and these edges. Exponential.
int independence_number(int vertices, const std::vector<std::pair<int, int>>& edges);

/// What all independent sets of a graph come to, vertices counting their weight.
struct SetNumbers {
  std::int64_t heaviest = 0;
  std::uint64_t heaviest_sets = 0;
  std::uint64_t sets = 0;  ///< of any weight, the empty one included
};

/// Goes through all sets, one by one.
SetNumbers set_numbers(int vertices, const std::vector<std::pair<int, int>>& edges,
                       const std::vector<std::int64_t>& weights);

}  // namespace minimex::reference
