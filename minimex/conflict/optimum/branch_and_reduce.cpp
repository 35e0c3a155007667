#include "minimex/conflict/optimum/branch_and_reduce.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include "minimex/conflict/optimum/bit_search.hpp"
#include "minimex/conflict/optimum/clique_cover.hpp"
#include "minimex/conflict/optimum/reductions.hpp"

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// A set, or nothing when none was found that is larger than the floor.
using Found = std::optional<std::vector<Vertex>>;

/// A node of the search: its graph is reduced, and its children work on what is left of it.
struct Node {
  ReducedGraph graph;
  std::vector<Vertex> names;   // vertex i at birth is names[i] in what is left of the parent
  Vertex floor = 0;            // sets of the graph at birth count when they are larger
  bool halved = false;         // no set of what is left has more than half of its vertices
  Found found = std::nullopt;  // the best so far, in the numbering at birth

  std::vector<std::vector<Vertex>> parts = {};  // components, when there are several
  std::vector<Vertex> part_bounds = {};
  std::vector<Vertex> joined = {};  // union of the optima of the parts solved so far
  Vertex pivot = -1;                // the vertex to branch on, when there is one component
  std::size_t children = 0;         // started so far
  bool failed = false;              // some part cannot contribute what it must

  [[nodiscard]] bool finished() const noexcept {
    if (!parts.empty()) return failed || children == parts.size();
    return pivot < 0 || children == 2;
  }
};

class Search {
 public:
  Search(std::size_t few, std::uint64_t held_bytes, Control& control)
      : few_(few), control_(control), bytes_(held_bytes) {}

  BranchResult run(ReducedGraph graph, Vertex floor) {
    std::vector<Vertex> all = graph.alive_vertices();
    ReducedGraph copy = graph.part(all);
    open({.graph = std::move(copy), .names = std::move(all), .floor = floor});
    for (;;) {
      if (control_.stopped()) result_.complete = false;
      Node& node = stack_.back();
      if (result_.complete && !node.finished()) {
        open(next_child(node));
        continue;
      }
      const Node done = std::move(node);
      bytes_ -= done.graph.bytes();
      stack_.pop_back();
      if (stack_.empty()) {
        if (done.found) result_.set = rename(*done.found, done.names);
        return std::move(result_);
      }
      absorb(stack_.back(), done);
    }
  }

 private:
  static std::vector<Vertex> rename(std::span<const Vertex> set, std::span<const Vertex> names) {
    std::vector<Vertex> out;
    out.reserve(set.size());
    for (const Vertex v : set) out.push_back(names[at(v)]);
    return out;
  }

  /// Keeps `set` of what is left of the node if it is better than what the node has.
  static void improve(Node& node, std::span<const Vertex> set) {
    const auto size = node.graph.gained() + static_cast<Vertex>(set.size());
    if (size <= node.floor) return;
    node.found = node.graph.lift(set);
    node.floor = size;
  }

  /// Puts a node on the stack, finished or with its children decided on.
  void open(Node node) {
    control_.progress("search", ++result_.positions, 0);
    bytes_ += node.graph.bytes();
    result_.peak_bytes = std::max(result_.peak_bytes, bytes_);
    if (control_.fits(bytes_)) {
      decide(node);
    } else {
      result_.complete = false;
      result_.short_of = bytes_;
    }
    stack_.push_back(std::move(node));
  }

  void decide(Node& node) {
    std::vector<Vertex> rest = node.graph.alive_vertices();
    std::stable_sort(rest.begin(), rest.end(), [&](Vertex a, Vertex b) {
      return node.graph.degree(a) < node.graph.degree(b);
    });
    const Vertex floor_left = node.floor - node.graph.gained();
    const CliqueCover cover = greedy_clique_cover(node.graph, rest);
    if (bound_of(node, cover.size, rest.size()) <= floor_left) return;
    if (rest.empty()) {
      improve(node, {});
      return;
    }
    node.parts = node.graph.components();
    if (node.parts.size() > 1) {
      for (const auto& part : node.parts) {
        node.part_bounds.push_back(bound_of(node, cliques_of(cover, part), part.size()));
      }
      return;
    }
    node.parts.clear();
    if (suits_bit_search(rest.size(), node.graph.edge_count(), few_) &&
        control_.fits(bytes_ + bit_search_bytes(rest.size()))) {
      search_bits(node, rest, floor_left);
    } else {
      node.pivot = rest.back();
    }
  }

  static Vertex bound_of(const Node& node, Vertex cliques, std::size_t vertices) {
    return node.halved ? std::min(cliques, static_cast<Vertex>(vertices / 2)) : cliques;
  }

  static Vertex cliques_of(const CliqueCover& cover, std::span<const Vertex> part) {
    std::vector<Vertex> cliques;
    for (const Vertex v : part) cliques.push_back(cover.clique_of[at(v)]);
    std::sort(cliques.begin(), cliques.end());
    const auto end = std::unique(cliques.begin(), cliques.end());
    return static_cast<Vertex>(end - cliques.begin());
  }

  void search_bits(Node& node, std::span<const Vertex> rest, Vertex floor_left) {
    const BitSearchResult result =
        bit_search(node.graph.graph_of(rest), std::max(floor_left, 0), control_);
    result_.positions += result.positions;
    if (!result.set.empty()) improve(node, rename(result.set, rest));
  }

  Node next_child(Node& node) {
    const std::size_t child = node.children++;
    Vertex floor = node.floor - node.graph.gained();
    if (!node.parts.empty()) {
      floor -= static_cast<Vertex>(node.joined.size());
      for (std::size_t i = child + 1; i < node.parts.size(); ++i) floor -= node.part_bounds[i];
      return {.graph = node.graph.part(node.parts[child]),
              .names = node.parts[child],
              .floor = std::max(floor, 0),
              .halved = node.halved};
    }
    std::vector<Vertex> rest = node.graph.alive_vertices();
    const auto place = std::lower_bound(rest.begin(), rest.end(), node.pivot) - rest.begin();
    ReducedGraph graph = node.graph.part(rest);
    if (child == 0) {
      graph.take(static_cast<Vertex>(place));
    } else {
      graph.discard(static_cast<Vertex>(place));
    }
    const bool halved = reduce(graph, control_);
    return {.graph = std::move(graph),
            .names = std::move(rest),
            .floor = std::max(floor, 0),
            .halved = halved};
  }

  void absorb(Node& node, const Node& child) {
    if (node.parts.empty()) {
      if (child.found) improve(node, rename(*child.found, child.names));
      return;
    }
    // A part that was cut short may have a better set: the union would prove nothing.
    node.failed = !child.found || !result_.complete;
    if (node.failed) return;
    const std::vector<Vertex> set = rename(*child.found, child.names);
    node.joined.insert(node.joined.end(), set.begin(), set.end());
    if (node.children == node.parts.size()) improve(node, node.joined);
  }

  std::size_t few_;
  Control& control_;
  std::uint64_t bytes_;  // of all nodes on the stack, and elsewhere
  std::vector<Node> stack_;
  BranchResult result_;
};

}  // namespace

bool suits_bit_search(std::size_t vertices, std::uint64_t edges, std::size_t few) noexcept {
  constexpr std::size_t kMany = 10'000;
  constexpr std::uint64_t kDense = 20;  // one pair in so many is an edge
  return vertices <= few ||
         (vertices <= kMany && edges * kDense >= std::uint64_t{vertices} * (vertices - 1) / 2);
}

BranchResult branch_and_reduce(ReducedGraph graph, Vertex floor, std::size_t few,
                               std::uint64_t held_bytes, Control& control) {
  return Search(few, held_bytes, control).run(std::move(graph), floor);
}

}  // namespace minimex::conflict
