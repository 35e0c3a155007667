#include "minimex/conflict/independent_set/general.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "minimex/conflict/independent_set/bit_search.hpp"
#include "minimex/conflict/independent_set/branch_and_reduce.hpp"
#include "minimex/conflict/independent_set/clique_cover.hpp"
#include "minimex/conflict/independent_set/local_search.hpp"
#include "minimex/conflict/independent_set/reductions.hpp"

namespace minimex::conflict {
namespace {

/// The smaller of two greedy covers: by degree for sparse graphs, by number for boards, whose rows
/// are often cliques.
Vertex clique_bound(const Graph& graph) {
  std::vector<Vertex> by_number(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(by_number.begin(), by_number.end(), 0);
  return std::min(greedy_clique_cover(graph, by_number).size,
                  greedy_clique_cover(graph, by_degree(graph)).size);
}

class General {
 public:
  General(const GeneralOptions& options, std::uint64_t held_bytes, Control& control)
      : options_(options), held_bytes_(held_bytes), control_(control) {}

  GeneralResult run(const Graph& graph, std::span<const Vertex> vertices) {
    ReducedGraph reduced(graph, vertices);
    halved_ = reduce(reduced, control_);
    held_bytes_ += reduced.bytes();
    result_.peak_bytes = held_bytes_;
    result_.upper = reduced.gained();
    std::vector<Vertex> rest;
    for (const auto& component : reduced.components()) {
      for (const Vertex v : settle(reduced, component)) {
        rest.push_back(component[static_cast<std::size_t>(v)]);
      }
    }
    for (const Vertex v : reduced.lift(rest)) {
      result_.set.push_back(vertices[static_cast<std::size_t>(v)]);
    }
    std::sort(result_.set.begin(), result_.set.end());
    return std::move(result_);
  }

 private:
  /// A largest known set of the component, numbered within it; adds its bound to the result.
  std::vector<Vertex> settle(ReducedGraph& reduced, std::span<const Vertex> component) {
    const Graph graph = reduced.graph_of(component);
    Vertex upper = clique_bound(graph);
    if (halved_) upper = std::min(upper, graph.vertex_count() / 2);
    const std::uint64_t patience = std::uint64_t{options_.local_steps} * component.size();
    std::vector<Vertex> set = local_search(graph, upper, patience, control_);
    if (static_cast<Vertex>(set.size()) < upper && !control_.stopped()) {
      upper = clique_cover_around(graph, set)
                  ? static_cast<Vertex>(set.size())
                  : std::min(upper, search(reduced, component, graph, set));
    }
    result_.upper += upper;
    return set;
  }

  /// Replaces `set` by a larger one if there is one; the bound that this proves.
  Vertex search(ReducedGraph& reduced, std::span<const Vertex> component, const Graph& graph,
                std::vector<Vertex>& set) {
    const auto vertices = component.size();
    const auto floor = static_cast<Vertex>(set.size());
    if (suits_bit_search(vertices, graph.edge_count(), options_.bit_vertices) &&
        control_.fits(held_bytes_ + bit_search_bytes(vertices))) {
      BitSearchResult found = bit_search(graph, floor, control_);
      result_.positions += found.positions;
      result_.peak_bytes = std::max(result_.peak_bytes, held_bytes_ + bit_search_bytes(vertices));
      if (!found.set.empty()) set = std::move(found.set);
      return found.upper;
    }
    BranchResult found = branch_and_reduce(reduced.part(component), floor, options_.bit_vertices,
                                           held_bytes_, control_);
    result_.positions += found.positions;
    result_.peak_bytes = std::max(result_.peak_bytes, found.peak_bytes);
    result_.short_of = std::max(result_.short_of, found.short_of);
    if (!found.set.empty()) set = std::move(found.set);
    return found.complete ? static_cast<Vertex>(set.size()) : graph.vertex_count();
  }

  const GeneralOptions& options_;
  std::uint64_t held_bytes_;
  Control& control_;
  GeneralResult result_;
  bool halved_ = false;  // no set of what is left has more than half of its vertices
};

}  // namespace

std::uint64_t general_bytes(std::uint64_t vertices, std::uint64_t edges) noexcept {
  return reduction_bytes(vertices, edges) + graph_bytes(vertices, edges) + 64 * vertices;
}

GeneralResult solve_general(const Graph& graph, std::span<const Vertex> vertices,
                            const GeneralOptions& options, std::uint64_t held_bytes,
                            Control& control) {
  return General(options, held_bytes, control).run(graph, vertices);
}

}  // namespace minimex::conflict
