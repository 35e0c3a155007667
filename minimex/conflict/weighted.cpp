#include "minimex/conflict/weighted.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

#include "minimex/conflict/frontier/narrow_search.hpp"
#include "minimex/conflict/optimum/edge_packing.hpp"
#include "minimex/conflict/optimum/weighted_local_search.hpp"
#include "minimex/conflict/optimum/weighted_search.hpp"
#include "minimex/core/components.hpp"

namespace minimex::conflict {
namespace {

using Weights = std::vector<std::int64_t>;

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

std::int64_t weight_of(std::span<const Vertex> set, std::span<const std::int64_t> weights) {
  return std::accumulate(set.begin(), set.end(), std::int64_t{0},
                         [&](std::int64_t sum, Vertex v) { return sum + weights[at(v)]; });
}

/// What is found of one component, or of a whole two-coloured graph, numbered within it.
struct Part {
  std::vector<Vertex> set;
  std::int64_t upper = 0;
  std::optional<WeightedCliques> cover;
};

class Solver {
 public:
  Solver(const Graph& graph, std::span<const std::int64_t> weights, bool want_cover,
         Control& control)
      : graph_(graph), weights_(weights), want_cover_(want_cover), control_(control) {}

  WeightedResult run() {
    const auto vertices = static_cast<std::uint64_t>(graph_.vertex_count());
    held_bytes_ = graph_bytes(vertices, graph_.edge_count());
    const std::uint64_t packing = packing_bytes(vertices, graph_.edge_count());
    if (!reserve(packing)) return std::move(result_);
    if (want_cover_) result_.cover.emplace();
    const std::vector<std::uint8_t> colour = two_colouring(graph_);
    result_.bipartite = !colour.empty() || vertices == 0;
    if (result_.bipartite) {
      take(settle_by_cut(graph_, weights_, colour), {});
    } else if (reserve(packing + held_bytes_)) {
      held_bytes_ *= 2;
      for (const GraphComponent& part : component_graphs(graph_)) settle(part);
    }
    return finish();
  }

 private:
  /// Whether `bytes` more fit; if not, the report says so, and the bounds are those of no search.
  bool reserve(std::uint64_t bytes) {
    result_.run.peak_bytes = std::max(result_.run.peak_bytes, held_bytes_ + bytes);
    if (control_.fits(held_bytes_ + bytes)) return true;
    short_of_ = held_bytes_ + bytes;
    if (!weights_.empty()) result_.lower = *std::max_element(weights_.begin(), weights_.end());
    result_.upper = std::accumulate(weights_.begin(), weights_.end(), std::int64_t{0});
    result_.run = needs_memory("the heaviest independent set", short_of_, control_.budget());
    return false;
  }

  WeightedResult finish() {
    if (!result_.set.empty() || short_of_ == 0) {
      std::sort(result_.set.begin(), result_.set.end());
      result_.lower = weight_of(result_.set, weights_);
    }
    if (result_.lower == result_.upper) {
      result_.run.status = Status::Proved;
      result_.run.limit.clear();
      return std::move(result_);
    }
    result_.cover.reset();
    RunReport why = short_of_ > 0 ? needs_memory("the search", short_of_, control_.budget())
                                  : stopped_report(control_);
    result_.run.status = why.status;
    result_.run.limit = std::move(why.limit);
    return std::move(result_);
  }

  /// Adds a part to the result; its vertex i is names[i], or i without names.
  void take(Part part, std::span<const Vertex> names) {
    const auto name = [&](Vertex v) { return names.empty() ? v : names[at(v)]; };
    for (const Vertex v : part.set) result_.set.push_back(name(v));
    result_.upper += part.upper;
    if (!part.cover) result_.cover.reset();
    if (!result_.cover) return;
    std::vector<Vertex> members;
    for (std::size_t c = 0; c < part.cover->size(); ++c) {
      if (part.cover->members(c).size() < 2) continue;
      members.clear();
      for (const Vertex v : part.cover->members(c)) members.push_back(name(v));
      result_.cover->add(members, part.cover->weight(c));
    }
  }

  void settle(const GraphComponent& component) {
    Weights weights;
    for (const Vertex v : component.vertices) weights.push_back(weights_[at(v)]);
    const std::vector<std::uint8_t> colour = two_colouring(component.graph);
    take(colour.empty() ? settle_odd(component.graph, weights)
                        : settle_by_cut(component.graph, weights, colour),
         component.vertices);
  }

  Part settle_by_cut(const Graph& graph, std::span<const std::int64_t> weights,
                     std::span<const std::uint8_t> colour) {
    const EdgePacking packing = largest_packing(graph, colour, weights, control_);
    Part part;
    part.upper = std::accumulate(weights.begin(), weights.end(), -packing.total);
    if (!packing.maximum) {
      part.set = weighted_local_search(graph, weights, part.upper, 0, control_);
      return part;
    }
    const std::vector<std::uint8_t> members = cut_set(graph, colour, packing);
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (members[at(v)] != 0) part.set.push_back(v);
    }
    if (!want_cover_) return part;
    part.cover.emplace();
    std::size_t edge = 0;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (colour[at(v)] != 0) continue;
      for (const Vertex w : graph.neighbours(v)) {
        const std::int64_t flow = packing.flow[edge++];
        const std::array<Vertex, 2> ends = {std::min(v, w), std::max(v, w)};
        if (flow > 0) part.cover->add(ends, flow);
      }
    }
    return part;
  }

  Part settle_odd(const Graph& graph, std::span<const std::int64_t> weights) {
    constexpr std::uint64_t kKicks = 20;  // a vertex
    WeightedCover cover = better_cover(graph, weights);
    Part part;
    part.upper = cover.total;
    const std::uint64_t kicks = kKicks * weights.size();
    part.set = weighted_local_search(graph, weights, part.upper, kicks, control_);
    if (weight_of(part.set, weights) == part.upper) {
      part.cover = std::move(cover.cliques);
    } else if (!control_.stopped() && !sweep(graph, weights, part)) {
      search(graph, weights, part);
    }
    return part;
  }

  /// The better of two greedy covers: by number, which suits boards, and lightest vertices first.
  WeightedCover better_cover(const Graph& graph, std::span<const std::int64_t> weights) {
    std::vector<Vertex> order(weights.size());
    std::iota(order.begin(), order.end(), 0);
    WeightedCover by_number = greedy_weighted_cover(graph, weights, order, control_);
    std::stable_sort(order.begin(), order.end(),
                     [&](Vertex a, Vertex b) { return weights[at(a)] < weights[at(b)]; });
    WeightedCover by_weight = greedy_weighted_cover(graph, weights, order, control_);
    return by_number.total <= by_weight.total ? std::move(by_number) : std::move(by_weight);
  }

  /// Settles the part where the graph is narrow; false where it is not.
  bool sweep(const Graph& graph, std::span<const std::int64_t> weights, Part& part) {
    constexpr std::uint64_t kMostStates = 1 << 22;
    NarrowResult found = narrow_search(graph, {.most_states = kMostStates, .weights = weights},
                                       held_bytes_, control_);
    result_.run.positions += found.positions;
    result_.run.peak_bytes = std::max(result_.run.peak_bytes, found.peak_bytes);
    if (!found.complete) return false;
    part.set = std::move(found.set);
    part.upper = weight_of(part.set, weights);
    return true;
  }

  void search(const Graph& graph, std::span<const std::int64_t> weights, Part& part) {
    const std::uint64_t bytes = held_bytes_ + weighted_search_bytes(weights.size());
    result_.run.peak_bytes = std::max(result_.run.peak_bytes, bytes);
    if (!control_.fits(bytes)) {
      short_of_ = std::max(short_of_, bytes);
      return;
    }
    constexpr auto kNoLimit = std::numeric_limits<std::uint64_t>::max();
    WeightedSearchResult found =
        weighted_search(graph, weights, weight_of(part.set, weights), kNoLimit, nullptr, control_);
    result_.run.positions += found.positions;
    if (!found.set.empty()) part.set = std::move(found.set);
    part.upper = std::min(part.upper, found.upper);
  }

  const Graph& graph_;
  std::span<const std::int64_t> weights_;
  bool want_cover_;
  Control& control_;
  std::uint64_t held_bytes_ = 0;
  std::uint64_t short_of_ = 0;  // bytes that did not fit
  WeightedResult result_;
};

}  // namespace

WeightedResult solve_weighted(const Graph& graph, std::span<const std::int64_t> weights,
                              bool want_cover, Control& control) {
  return Solver(graph, weights, want_cover, control).run();
}

}  // namespace minimex::conflict
