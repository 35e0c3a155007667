// Maximum independent set by trying both choices for one vertex after another.
#pragma once

#include <utility>
#include <vector>

namespace minimex::reference {

/// Size of a maximum independent set of the graph with vertices 0..vertices-1 (at most 60; sensible
/// to about 24) and these edges. Exponential.
int independence_number(int vertices, const std::vector<std::pair<int, int>>& edges);

}  // namespace minimex::reference
