#include "minimex/conflict/independent_set/reductions.hpp"

#include "minimex/conflict/matching.hpp"

namespace minimex::conflict {
namespace {

constexpr std::uint32_t kPatience = 1 << 10;

/// The rules that look at one vertex and its surroundings, until no vertex has changed since it was
/// looked at. False when stopped.
bool reduce_locally(ReducedGraph& graph, Scratch& scratch, Control& control) {
  std::uint32_t steps = 0;
  for (Vertex v = graph.next_changed(); v >= 0; v = graph.next_changed()) {
    if (++steps % kPatience == 0 && control.stopped()) return false;
    if (reduce_low_degree(graph, v)) continue;
    if (reduce_dominated(graph, v, scratch)) continue;
    reduce_twins(graph, v, scratch);
  }
  return true;
}

/// One pass of the unconfined rule over all vertices. True when it discarded any.
bool discard_unconfined(ReducedGraph& graph, Scratch& scratch, Control& control) {
  bool changed = false;
  for (Vertex v = 0; v < graph.capacity(); ++v) {
    if (static_cast<std::uint32_t>(v) % kPatience == 0 && control.stopped()) break;
    if (graph.alive(v) && reduce_unconfined(graph, v, scratch)) changed = true;
  }
  return changed;
}

/// In dense graphs the linear relaxation says nothing but one half, at great cost.
bool suits_linear_relaxation(const ReducedGraph& graph) {
  constexpr std::uint64_t kMostDegree = 40;  // on average
  return 2 * graph.edge_count() <= kMostDegree * static_cast<std::uint64_t>(graph.alive_count());
}

}  // namespace

bool reduce(ReducedGraph& graph, Control& control) {
  Scratch scratch(graph.capacity());
  while (reduce_locally(graph, scratch, control)) {
    control.progress("reduce", static_cast<std::uint64_t>(graph.capacity() - graph.alive_count()),
                     static_cast<std::uint64_t>(graph.capacity()));
    if (graph.alive_count() == 0) return true;
    if (discard_unconfined(graph, scratch, control)) continue;
    if (!suits_linear_relaxation(graph)) return false;
    if (!reduce_half_integral(graph, control)) return !control.stopped();
  }
  return false;
}

std::uint64_t reduction_bytes(std::uint64_t vertices, std::uint64_t edges) noexcept {
  // The graph under reduction with its log, and the double cover while it is built and matched.
  const std::uint64_t reduced = 100 * vertices + 16 * edges;
  const std::uint64_t cover = graph_bytes(vertices, edges) + graph_bytes(2 * vertices, 2 * edges) +
                              matching_bytes(2 * vertices);
  return reduced + cover;
}

}  // namespace minimex::conflict
