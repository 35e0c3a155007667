#include "minimex/conflict/listing.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>

#include "minimex/conflict/frontier/cover_of.hpp"
#include "minimex/conflict/frontier/order.hpp"
#include "minimex/conflict/frontier/trace.hpp"
#include "minimex/core/components.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::conflict {
namespace {

/// The vertices, one component after another, each in a narrow order.
std::vector<Vertex> order_of(const Graph& graph, Control& control) {
  std::vector<Vertex> order;
  for (const GraphComponent& part : component_graphs(graph)) {
    if (control.stopped()) return {};
    for (const Vertex v : narrow_order(part.graph, control).order) {
      order.push_back(part.vertices[static_cast<std::size_t>(v)]);
    }
  }
  return order;
}

std::string too_many(std::uint64_t sets, std::uint64_t most) {
  const std::string many = sets == kSaturated ? "2^64 or more" : std::to_string(sets);
  return "there are " + many + " maximum sets, and at most " + std::to_string(most) + " are listed";
}

}  // namespace

ListingResult list_largest_sets(const Graph& graph, const OptimumResult& best, std::uint64_t most,
                                std::uint64_t held_bytes, Control& control) {
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  held_bytes += 2 * graph_bytes(vertices, graph.edge_count());
  const std::uint64_t needed = held_bytes + Sweep::fixed_bytes(vertices);
  if (!control.fits(needed)) {
    return {.run = needs_memory("listing the sets", needed, control.budget())};
  }
  if (control.stopped()) return {.run = stopped_report(control)};
  const std::vector<Vertex> order = order_of(graph, control);
  if (control.stopped()) return {.run = stopped_report(control)};
  const std::vector<Vertex> cover = cover_of(graph, best);
  const SweepTrace trace =
      trace_largest(graph, order, {.least = best.lower, .clique_of = cover}, held_bytes, control);
  ListingResult result{.run = trace.run};
  if (trace.run.status != Status::Proved) return result;
  if (trace.sets > most) {
    result.run.status = Status::LimitReached;
    result.run.limit = too_many(trace.sets, most);
    return result;
  }
  const std::uint64_t bytes =
      trace.run.peak_bytes + trace.sets * (sizeof(std::vector<Vertex>) + 16 +
                                           sizeof(Vertex) * static_cast<std::uint64_t>(best.lower));
  if (!control.fits(bytes)) {
    return {.run = needs_memory("the list of sets", bytes, control.budget())};
  }
  result.run.peak_bytes = bytes;
  result.sets.reserve(static_cast<std::size_t>(trace.sets));
  for_each_set(trace, order, [&](std::span<const Vertex> set) {
    result.sets.emplace_back(set.begin(), set.end());
    std::sort(result.sets.back().begin(), result.sets.back().end());
    return result.sets.size() % 1024 != 0 || !control.stopped();
  });
  if (control.stopped()) return {.run = stopped_report(control)};
  std::sort(result.sets.begin(), result.sets.end());
  return result;
}

}  // namespace minimex::conflict
