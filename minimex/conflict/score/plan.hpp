// What is known of a duel's board before any search: twins, large components, greedy bounds.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/core/bounds.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict::duel {

/// Components of at most this many vertices, twins apart, get a type whatever it costs.
inline constexpr int kAlwaysTyped = 12;

/// How the components of a graph are handled. Closed twins (equal closed neighbourhoods) are one
/// vertex to both players, so only the first of each class is kept.
struct GraphPlan {
  std::vector<bool> kept;        ///< first of its class of twins
  std::vector<Vertex> universe;  ///< kept vertices of the large components; increasing
};

/// Components of more than `small` kept vertices are large. O(V + E).
GraphPlan plan_graph(const Graph& graph, int small);

/// Bounds on the size of any maximal independent set: vertices without common neighbours, and a
/// cover by cliques, both greedy. O(V + E).
Bounds greedy_bounds(const Graph& graph);

/// The same for seats in increasing order that conflict within `distance`; the upper bound is the
/// largest size.
Bounds greedy_bounds(const std::vector<std::int32_t>& seats, std::int32_t distance);

}  // namespace minimex::conflict::duel
