#include "minimex/conflict/optimum/placement.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

#include "minimex/conflict/optimum.hpp"
#include "minimex/conflict/optimum/marks.hpp"
#include "minimex/conflict/optimum/matching.hpp"
#include "minimex/core/canonical.hpp"
#include "minimex/core/components.hpp"

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// What a set loses when it must have a certain vertex, in a graph without odd cycles.
class MatchedLoss {
 public:
  /// `colour` has to outlive it.
  MatchedLoss(const Graph& graph, std::span<const std::uint8_t> colour, Control& control)
      : graph_(graph),
        colour_(colour),
        control_(control),
        mate_(maximum_matching(graph, colour, true, control).mate),
        distance_(colour.size(), kFar),
        gone_(graph.vertex_count()),
        seen_(graph.vertex_count()),
        reached_from_(colour.size()) {
    measure(0);
    measure(1);
  }

  /// How many vertices fewer than the largest set the largest set with `v` has. Meaningless once
  /// `control` has stopped.
  Vertex of(Vertex v) {
    if (distance_[at(v)] == kFar) return 0;
    gone_.clear();
    gone_.add(v);
    for (const Vertex w : graph_.neighbours(v)) gone_.add(w);
    std::vector<Vertex> alone;
    Vertex pairs_lost = 0;
    Vertex free_left = free_[1 - colour_[at(v)]];
    for (const Vertex w : graph_.neighbours(v)) {
      const Vertex mate = mate_[at(w)];
      if (mate < 0) {
        --free_left;
        continue;
      }
      ++pairs_lost;
      if (mate != v) alone.push_back(mate);
    }
    for (const Vertex u : alone) set_mate(u, -1);
    seen_.clear();
    for (std::size_t i = 0; i < alone.size() && free_left > 0; ++i) {
      if (!augment(alone[i])) continue;
      --free_left;
      --pairs_lost;
    }
    restore();
    // A set has as many vertices as there are, less the pairs; v itself is back in it.
    return static_cast<Vertex>(graph_.degree(v)) - pairs_lost;
  }

 private:
  static constexpr Vertex kFar = std::numeric_limits<Vertex>::max();

  /// Finds what alternating paths from the free vertices of this colour reach at odd distance:
  /// vertices that are in every smallest cover.
  void measure(std::uint8_t side) {
    std::vector<Vertex> queue;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if (colour_[at(v)] == side && mate_[at(v)] < 0) queue.push_back(v);
    }
    free_[side] = static_cast<Vertex>(queue.size());
    std::size_t level_end = queue.size();
    Vertex distance = 1;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      if (i == level_end) {
        level_end = queue.size();
        ++distance;
      }
      for (const Vertex w : graph_.neighbours(queue[i])) {
        if (distance_[at(w)] != kFar || mate_[at(w)] < 0) continue;
        distance_[at(w)] = distance;
        queue.push_back(mate_[at(w)]);
      }
    }
  }

  void set_mate(Vertex v, Vertex mate) {
    changed_.emplace_back(v, mate_[at(v)]);
    mate_[at(v)] = mate;
  }
  void restore() {
    for (; !changed_.empty(); changed_.pop_back()) {
      mate_[at(changed_.back().first)] = changed_.back().second;
    }
  }

  /// Matches `root` along an augmenting path past what is gone, if there is one; vertices that were
  /// near to free ones are tried first. What failed searches have seen stays useless, so only a
  /// success forgets it.
  bool augment(Vertex root) {
    constexpr std::size_t kPatience = 1 << 10;
    waiting_.assign(1, {distance_[at(root)], root});
    while (!waiting_.empty()) {
      if (++steps_ % kPatience == 0 && control_.stopped()) return false;
      std::pop_heap(waiting_.begin(), waiting_.end(), std::greater<>());
      const Vertex u = waiting_.back().second;
      waiting_.pop_back();
      for (const Vertex w : graph_.neighbours(u)) {
        if (gone_.has(w) || seen_.has(w)) continue;
        seen_.add(w);
        reached_from_[at(w)] = u;
        if (const Vertex next = mate_[at(w)]; next >= 0) {
          waiting_.emplace_back(distance_[at(next)], next);
          std::push_heap(waiting_.begin(), waiting_.end(), std::greater<>());
          continue;
        }
        flip(w);
        seen_.clear();
        return true;
      }
    }
    return false;
  }

  /// Matches the free vertex `end` and all before it on the path.
  void flip(Vertex end) {
    while (end >= 0) {
      const Vertex u = reached_from_[at(end)];
      const Vertex next = mate_[at(u)];
      set_mate(u, end);
      set_mate(end, u);
      end = next;
    }
  }

  const Graph& graph_;
  std::span<const std::uint8_t> colour_;
  Control& control_;
  std::vector<Vertex> mate_;
  std::array<Vertex, 2> free_{};  // vertices of each colour
  std::vector<Vertex> distance_;  // in pairs, to the nearest free vertex
  Marks gone_;
  Marks seen_;
  std::vector<Vertex> reached_from_;
  std::vector<std::pair<Vertex, Vertex>> waiting_;  // a heap of distances and vertices
  std::vector<Edge> changed_;                       // vertices and their former mates
  std::size_t steps_ = 0;
};

/// Independence numbers of graphs with many components alike.
class SharedSolver {
 public:
  explicit SharedSolver(Control& control) : control_(control) {}

  /// -1 when a limit came first, which `run` then tells.
  Vertex number(const Graph& graph, RunReport& run) {
    Vertex sum = 0;
    for (const GraphComponent& part : component_graphs(graph)) {
      const Vertex number = connected(part.graph, run);
      if (number < 0) return -1;
      sum += number;
    }
    return sum;
  }

 private:
  Vertex connected(const Graph& graph, RunReport& run) {
    constexpr Vertex kSmall = 64;
    if (graph.vertex_count() == 1) return 1;
    if (graph.vertex_count() > kSmall) return solve(graph, run);
    const auto [entry, isnew] =
        known_.try_emplace(std::to_string(graph.vertex_count()) + ":" + canonical_name(graph), -1);
    if (isnew) entry->second = solve(graph, run);
    return entry->second;
  }

  Vertex solve(const Graph& graph, RunReport& run) {
    const OptimumResult result = solve_optimum(graph, {}, control_);
    run.positions += result.run.positions;
    if (result.run.status == Status::Proved) return result.lower;
    run.status = result.run.status;
    run.limit = result.run.limit;
    return -1;
  }

  Control& control_;
  std::unordered_map<std::string, Vertex> known_;
};

class Placement {
 public:
  Placement(const Graph& graph, Control& control)
      : graph_(graph), control_(control), shared_(control) {
    result_.with.assign(at(graph.vertex_count()), -1);
  }

  PlacementValues run() {
    OptimumResult optimum = solve_optimum(graph_, {}, control_);
    result_.run = std::move(optimum.run);
    if (result_.run.status != Status::Proved) return std::move(result_);
    const auto vertices = static_cast<std::uint64_t>(graph_.vertex_count());
    const std::uint64_t bytes = 2 * graph_bytes(vertices, graph_.edge_count()) + 64 * vertices;
    result_.run.peak_bytes = std::max(result_.run.peak_bytes, bytes);
    if (!control_.fits(bytes)) {
      result_.run = needs_memory("the list of moves", bytes, control_.budget());
      return std::move(result_);
    }
    best_ = optimum.lower;
    member_.assign(result_.with.size(), 0);
    for (const Vertex v : optimum.set) member_[at(v)] = 1;
    for (const GraphComponent& component : component_graphs(graph_)) {
      if (result_.run.status != Status::Proved) break;
      const auto colour = two_colouring(component.graph);
      colour.empty() ? value_odd(component) : value_even(component, colour);
    }
    return std::move(result_);
  }

 private:
  void value_even(const GraphComponent& component, std::span<const std::uint8_t> colour) {
    MatchedLoss loss(component.graph, colour, control_);
    for (Vertex v = 0; v < component.graph.vertex_count(); ++v) {
      const Vertex value = best_ - loss.of(v);
      if (at(v) % kPatience == 0) control_.progress("moves", at(v), component.vertices.size());
      if (control_.stopped()) {
        stop();
        return;
      }
      result_.with[at(component.vertices[at(v)])] = value;
    }
  }

  void value_odd(const GraphComponent& component) {
    const Graph& graph = component.graph;
    const auto is_member = [&](Vertex v) { return member_[at(component.vertices[at(v)])] != 0; };
    const auto members =
        static_cast<Vertex>(std::count_if(component.vertices.begin(), component.vertices.end(),
                                          [&](Vertex v) { return member_[at(v)]; }));
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      Vertex value = best_;
      const auto list = graph.neighbours(v);
      if (std::count_if(list.begin(), list.end(), is_member) > 1) {
        const Vertex beyond = number_beyond(graph, v);
        if (beyond < 0) return;
        value = best_ - members + 1 + beyond;
      }
      if (control_.stopped()) return stop();
      result_.with[at(component.vertices[at(v)])] = value;
    }
  }

  /// The independence number of what is neither `v` nor its neighbour; -1 when a limit came first.
  Vertex number_beyond(const Graph& graph, Vertex v) {
    std::vector<Vertex> beyond;
    const auto list = graph.neighbours(v);
    for (Vertex w = 0; w < graph.vertex_count(); ++w) {
      if (w != v && !std::binary_search(list.begin(), list.end(), w)) beyond.push_back(w);
    }
    return shared_.number(induced_subgraph(graph, beyond), result_.run);
  }

  void stop() {
    const RunReport why = stopped_report(control_);
    result_.run.status = why.status;
    result_.run.limit = why.limit;
  }

  static constexpr std::size_t kPatience = 1 << 10;

  const Graph& graph_;
  Control& control_;
  SharedSolver shared_;
  PlacementValues result_;
  Vertex best_ = 0;                   // the independence number
  std::vector<std::uint8_t> member_;  // of the largest set that was found
};

}  // namespace

PlacementValues placement_values(const Graph& graph, Control& control) {
  return Placement(graph, control).run();
}

}  // namespace minimex::conflict
