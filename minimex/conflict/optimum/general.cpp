#include "minimex/conflict/optimum/general.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "minimex/conflict/frontier/narrow_search.hpp"
#include "minimex/conflict/optimum/bit_search.hpp"
#include "minimex/conflict/optimum/branch_and_reduce.hpp"
#include "minimex/conflict/optimum/clique_cover.hpp"
#include "minimex/conflict/optimum/local_search.hpp"
#include "minimex/conflict/optimum/reductions.hpp"

namespace minimex::conflict {
namespace {

/// The smaller of two greedy covers: by degree for sparse graphs, by number for boards, whose rows
/// are often cliques.
CliqueCover smaller_cover(const Graph& graph, Control& control) {
  std::vector<Vertex> numbers(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(numbers.begin(), numbers.end(), 0);
  CliqueCover by_number = greedy_clique_cover(graph, numbers);
  if (control.stopped()) return by_number;
  CliqueCover by_size = greedy_clique_cover(graph, by_degree(graph));
  return by_number.size <= by_size.size ? by_number : by_size;
}

class General {
 public:
  General(const GeneralTechniques& techniques, std::uint64_t held_bytes, Control& control)
      : techniques_(techniques), held_bytes_(held_bytes), control_(control) {}

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
    const CliqueCover cover = smaller_cover(graph, control_);
    Vertex upper = cover.size;
    if (halved_) upper = std::min(upper, graph.vertex_count() / 2);
    const std::uint64_t patience = std::uint64_t{techniques_.local_steps} * component.size();
    std::vector<Vertex> set = local_search(graph, upper, patience, control_);
    if (static_cast<Vertex>(set.size()) < upper && !control_.stopped()) {
      const bool settled = clique_cover_around(graph, set, control_) || sweep(graph, cover, set);
      upper = settled ? static_cast<Vertex>(set.size())
                      : std::min(upper, search(reduced, component, graph, set));
    }
    result_.upper += upper;
    return set;
  }

  [[nodiscard]] bool suits_bits(const Graph& graph) const {
    return suits_bit_search(static_cast<std::size_t>(graph.vertex_count()), graph.edge_count(),
                            techniques_.bit_vertices);
  }

  /// Replaces `set` by a larger one if there is one, where the graph is narrow; false where it is
  /// not, or a limit was reached.
  bool sweep(const Graph& graph, const CliqueCover& cover, std::vector<Vertex>& set) {
    const std::uint64_t most =
        suits_bits(graph) ? techniques_.sweep_states / 4 : techniques_.sweep_states;
    const SweepGoal larger{.least = static_cast<Vertex>(set.size()) + 1,
                           .clique_of = cover.clique_of,
                           .most_states = most};
    NarrowResult found = narrow_search(graph, larger, held_bytes_, control_);
    result_.positions += found.positions;
    result_.peak_bytes = std::max(result_.peak_bytes, found.peak_bytes);
    if (!found.set.empty()) set = std::move(found.set);
    return found.complete;
  }

  /// Replaces `set` by a larger one if there is one; the bound that this proves.
  Vertex search(ReducedGraph& reduced, std::span<const Vertex> component, const Graph& graph,
                std::vector<Vertex>& set) {
    const auto vertices = component.size();
    const auto floor = static_cast<Vertex>(set.size());
    if (suits_bits(graph) && control_.fits(held_bytes_ + bit_search_bytes(vertices))) {
      BitSearchResult found = bit_search(graph, floor, control_);
      result_.positions += found.positions;
      result_.peak_bytes = std::max(result_.peak_bytes, held_bytes_ + bit_search_bytes(vertices));
      if (!found.set.empty()) set = std::move(found.set);
      return found.upper;
    }
    BranchResult found = branch_and_reduce(reduced.part(component), floor, techniques_.bit_vertices,
                                           held_bytes_, control_);
    result_.positions += found.positions;
    result_.peak_bytes = std::max(result_.peak_bytes, found.peak_bytes);
    result_.short_of = std::max(result_.short_of, found.short_of);
    if (!found.set.empty()) set = std::move(found.set);
    return found.complete ? static_cast<Vertex>(set.size()) : graph.vertex_count();
  }

  const GeneralTechniques& techniques_;
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
                            const GeneralTechniques& techniques, std::uint64_t held_bytes,
                            Control& control) {
  return General(techniques, held_bytes, control).run(graph, vertices);
}

}  // namespace minimex::conflict
