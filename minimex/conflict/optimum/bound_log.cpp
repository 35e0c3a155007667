#include "minimex/conflict/optimum/bound_log.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "minimex/conflict/optimum.hpp"
#include "minimex/conflict/optimum/clique_cover.hpp"
#include "minimex/conflict/optimum/cover_cores.hpp"
#include "minimex/conflict/optimum/limited_cover.hpp"
#include "minimex/conflict/optimum/matching.hpp"
#include "minimex/core/components.hpp"

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// A node of the log that has yet to be written.
struct Node {
  Graph graph;                // of the remaining vertices
  std::vector<Vertex> names;  // what they are called in the whole graph, increasing
  Vertex bound = 0;

  /// The name, and working space while the node is at hand.
  static constexpr std::uint64_t kBytesPerVertex = 100;

  [[nodiscard]] std::uint64_t bytes() const {
    return graph_bytes(names.size(), graph.edge_count()) + kBytesPerVertex * names.size();
  }
  [[nodiscard]] std::vector<Vertex> names_of(std::span<const Vertex> vertices) const {
    std::vector<Vertex> out;
    out.reserve(vertices.size());
    for (const Vertex v : vertices) out.push_back(names[at(v)]);
    return out;
  }
  [[nodiscard]] Node child(std::span<const Vertex> vertices, Vertex child_bound) const {
    return {induced_subgraph(graph, vertices), names_of(vertices), child_bound};
  }
};

/// The pairs of a maximum matching and the vertices that it leaves, for graphs without odd cycles.
std::optional<std::vector<Vertex>> matching_cover(const Graph& graph, Control& control) {
  const std::vector<std::uint8_t> colour = two_colouring(graph);
  if (colour.empty()) return std::nullopt;
  const Matching matching = maximum_matching(graph, colour, true, control);
  std::vector<Vertex> clique_of(colour.size());
  Vertex next = 0;
  for (std::size_t v = 0; v < clique_of.size(); ++v) {
    const Vertex mate = matching.mate[v];
    clique_of[v] = mate >= 0 && at(mate) < v ? clique_of[at(mate)] : next++;
  }
  return clique_of;
}

/// Finds neighbours u of a vertex v with all other neighbours in common, among the vertices left.
class Dropper {
 public:
  explicit Dropper(const Graph& graph) : graph_(graph), left_(at(graph.vertex_count()), 1) {}

  /// The next vertex that may go, and why; nothing when there is none. It counts as gone.
  std::optional<Edge> next() {
    for (Vertex checked = 0; checked < graph_.vertex_count(); ++checked) {
      const Vertex u = cursor_;
      cursor_ = (cursor_ + 1) % graph_.vertex_count();
      if (left_[at(u)] == 0) continue;
      for (const Vertex v : graph_.neighbours(u)) {
        if (left_[at(v)] == 0 || !dominates(u, v)) continue;
        left_[at(v)] = 0;
        cursor_ = u;
        return Edge{v, u};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::vector<Vertex> left() const {
    std::vector<Vertex> out;
    for (std::size_t v = 0; v < left_.size(); ++v) {
      if (left_[v] != 0) out.push_back(static_cast<Vertex>(v));
    }
    return out;
  }

 private:
  /// Whether every neighbour of `u` that is left, other than `v`, is a neighbour of `v`.
  [[nodiscard]] bool dominates(Vertex u, Vertex v) const {
    const auto theirs = graph_.neighbours(v);
    auto cursor = theirs.begin();
    for (const Vertex w : graph_.neighbours(u)) {
      if (w == v || left_[at(w)] == 0) continue;
      while (cursor != theirs.end() && *cursor < w) ++cursor;
      if (cursor == theirs.end() || *cursor != w) return false;
    }
    return true;
  }

  const Graph& graph_;
  std::vector<std::uint8_t> left_;
  Vertex cursor_ = 0;
};

class Logger {
 public:
  Logger(std::uint64_t most_work, BoundLog& log, Control& control)
      : work_left_(most_work), log_(log), control_(control) {}

  RunReport run(const Graph& graph, Vertex bound) {
    const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
    bytes_ = graph_bytes(vertices, graph.edge_count());
    const std::uint64_t least = 2 * bytes_ + Node::kBytesPerVertex * vertices;
    if (!control_.fits(least)) return needs_memory("the log", least, control_.budget());
    std::vector<Vertex> all(at(graph.vertex_count()));
    std::iota(all.begin(), all.end(), 0);
    push({graph, std::move(all), bound});
    while (!waiting_.empty() && report_.status == Status::Proved) {
      const Node node = std::move(waiting_.back());
      waiting_.pop_back();
      control_.progress("log", ++report_.positions, 0);
      if (!may_go_on(node)) break;
      settle(node);
      bytes_ -= node.bytes();
    }
    return std::move(report_);
  }

 private:
  void push(Node node) {
    bytes_ += node.bytes();
    report_.peak_bytes = std::max(report_.peak_bytes, bytes_);
    waiting_.push_back(std::move(node));
  }

  bool may_go_on(const Node& node) {
    constexpr std::uint64_t kWorkANode = 100;
    const std::uint64_t work = kWorkANode + node.names.size() + node.graph.edge_count();
    if (work > work_left_) {
      fail({.status = Status::LimitReached, .limit = "the log takes more work than allowed"});
    } else if (!control_.fits(bytes_)) {
      fail(needs_memory("the log", bytes_, control_.budget()));
    } else if (control_.stopped()) {
      fail(stopped_report(control_));
    }
    work_left_ -= std::min(work, work_left_);
    return report_.status == Status::Proved;
  }

  void settle(const Node& node) {
    if (const auto matched = matching_cover(node.graph, control_)) {
      log_.cover(node.names, *matched);
      return;
    }
    std::vector<LimitedCover> covers = greedy_covers(node);
    for (const LimitedCover& covered : covers) {
      if (!covered.outside.empty()) continue;
      log_.cover(node.names, covered.clique_of);
      return;
    }
    Vertex last = -1;
    if (split(node) || cover_with_cores(node, covers, last) || drop(node)) return;
    branch(node, last >= 0 ? last : largest_degree(node.graph));
  }

  static std::vector<LimitedCover> greedy_covers(const Node& node) {
    std::vector<Vertex> by_number(node.names.size());
    std::iota(by_number.begin(), by_number.end(), 0);
    return {limited_cover(node.graph, by_number, node.bound),
            limited_cover(node.graph, by_degree(node.graph), node.bound)};
  }

  /// Finishes one of the covers with cores if it can. When one accounts for all vertices but one,
  /// that is `last`.
  bool cover_with_cores(const Node& node, std::span<LimitedCover> covers, Vertex& last) {
    for (LimitedCover& covered : covers) {
      const Vertex first = covered.outside.front();
      const std::vector<Core> cores = take_cores(node.graph, covered, control_);
      if (cores.size() == 1 && cores[0].vertices.size() == node.names.size()) {
        last = first;  // the core is all that is to be proved
      } else if (covered.outside.empty()) {
        write_cover(node, covered.clique_of, cores);
        return true;
      } else if (covered.outside.size() == 1) {
        last = covered.outside.front();
      }
    }
    return false;
  }

  void write_cover(const Node& node, std::span<const Vertex> clique_of,
                   const std::vector<Core>& cores) {
    std::vector<std::uint8_t> in_core(clique_of.size(), 0);
    for (const Core& core : cores) {
      for (const Vertex v : core.vertices) in_core[at(v)] = 1;
    }
    const auto rest = std::count(in_core.begin(), in_core.end(), 0);
    for (std::size_t i = 0; i < cores.size(); ++i) {
      const bool all = rest == 0 && i + 1 == cores.size();
      Node part = node.child(cores[i].vertices, cores[i].bound);
      if (!all) log_.split(part.names, part.bound);
      push(std::move(part));
    }
    if (rest == 0 && !cores.empty()) return;
    std::vector<Vertex> names;
    std::vector<Vertex> cliques;
    for (std::size_t v = 0; v < in_core.size(); ++v) {
      if (in_core[v] != 0) continue;
      names.push_back(node.names[v]);
      cliques.push_back(clique_of[v]);
    }
    log_.cover(names, cliques);
  }

  bool drop(const Node& node) {
    Dropper dropper(node.graph);
    bool any = false;
    while (!control_.stopped()) {
      const auto found = dropper.next();
      if (!found) break;
      any = true;
      log_.drop(node.names[at(found->first)], node.names[at(found->second)]);
    }
    if (any) push(node.child(dropper.left(), node.bound));
    return any;
  }

  /// Splits off all components but the last, each with its independence number.
  bool split(const Node& node) {
    auto components = component_graphs(node.graph);
    if (components.size() == 1) return false;
    Vertex bound = node.bound;
    for (std::size_t i = 0; i < components.size(); ++i) {
      Node part{std::move(components[i].graph), node.names_of(components[i].vertices), bound};
      if (i + 1 < components.size()) {
        const OptimumResult solved = solve_optimum(part.graph, {}, control_);
        if (solved.run.status != Status::Proved) return fail(solved.run);
        part.bound = solved.lower;
        log_.split(part.names, part.bound);
        bound -= part.bound;
      }
      push(std::move(part));
    }
    return true;
  }

  /// Ends the log; true, for the node is dealt with.
  bool fail(const RunReport& why) {
    report_.status = why.status;
    report_.limit = why.limit;
    return true;
  }

  static Vertex largest_degree(const Graph& graph) {
    Vertex best = 0;
    for (Vertex v = 1; v < graph.vertex_count(); ++v) {
      if (graph.degree(v) > graph.degree(best)) best = v;
    }
    return best;
  }

  void branch(const Node& node, Vertex v) {
    log_.branch(node.names[at(v)]);
    std::vector<Vertex> without;
    std::vector<Vertex> beyond;
    const auto theirs = node.graph.neighbours(v);
    for (Vertex w = 0; w < node.graph.vertex_count(); ++w) {
      if (w == v) continue;
      without.push_back(w);
      if (!std::binary_search(theirs.begin(), theirs.end(), w)) beyond.push_back(w);
    }
    push(node.child(without, node.bound));
    push(node.child(beyond, node.bound - 1));
  }

  std::uint64_t work_left_;
  BoundLog& log_;
  Control& control_;
  std::vector<Node> waiting_;
  std::uint64_t bytes_ = 0;  // of the graph, the waiting nodes and the one at hand
  RunReport report_;
};

}  // namespace

RunReport log_bound(const Graph& graph, Vertex bound, std::uint64_t most_work, BoundLog& log,
                    Control& control) {
  return Logger(most_work, log, control).run(graph, bound);
}

}  // namespace minimex::conflict
