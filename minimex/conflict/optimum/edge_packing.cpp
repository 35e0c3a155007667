#include "minimex/conflict/optimum/edge_packing.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// The numbers of edges, which come by their ends of colour 0.
class EdgeNumbers {
 public:
  EdgeNumbers(const Graph& graph, std::span<const std::uint8_t> colour)
      : first_(colour.size(), 0), from_right_(static_cast<std::size_t>(graph.edge_count())) {
    std::size_t edges = 0;
    std::size_t back = 0;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      std::size_t& next = colour[at(v)] == 0 ? edges : back;
      first_[at(v)] = next;
      next += graph.degree(v);
    }
    std::vector<std::size_t> place = first_;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (colour[at(v)] != 0) continue;
      std::size_t edge = first_[at(v)];
      for (const Vertex w : graph.neighbours(v)) from_right_[place[at(w)]++] = edge++;
    }
  }

  /// Of the edge to neighbour number `i` of `v`, which has colour 0, or 1.
  [[nodiscard]] std::size_t from_left(Vertex v, std::size_t i) const noexcept {
    return first_[at(v)] + i;
  }
  [[nodiscard]] std::size_t from_right(Vertex v, std::size_t i) const noexcept {
    return from_right_[first_[at(v)] + i];
  }

 private:
  std::vector<std::size_t> first_;
  std::vector<std::size_t> from_right_;
};

class Flow {
 public:
  Flow(const Graph& graph, std::span<const std::uint8_t> colour,
       std::span<const std::int64_t> weights, Control& control)
      : graph_(graph),
        colour_(colour),
        control_(control),
        edges_(graph, colour),
        level_(colour.size()),
        next_(colour.size()),
        mark_(colour.size(), 0),
        before_(colour.size()) {
    packing_.flow.assign(static_cast<std::size_t>(graph.edge_count()), 0);
    packing_.left_over.assign(weights.begin(), weights.end());
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (colour_[at(v)] == 0) fill_greedily(v);
    }
  }

  EdgePacking run() {
    constexpr int kPhases = 4;
    for (int phase = 1; search(); ++phase) {
      for (const Vertex root : roots_) push_from(root);
      if (phase >= kPhases && settle_roots()) break;
    }
    packing_.maximum = !stopped_;
    return std::move(packing_);
  }

 private:
  static constexpr std::uint8_t kSeen = 1;
  static constexpr std::uint8_t kDead = 2;
  static constexpr Vertex kNoLevel = std::numeric_limits<Vertex>::max();

  void fill_greedily(Vertex v) {
    std::int64_t& mine = packing_.left_over[at(v)];
    std::size_t i = 0;
    for (const Vertex w : graph_.neighbours(v)) {
      if (mine == 0) return;
      const std::int64_t amount = std::min(mine, packing_.left_over[at(w)]);
      packing_.flow[edges_.from_left(v, i++)] = amount;
      packing_.left_over[at(w)] -= amount;
      packing_.total += amount;
      mine -= amount;
    }
  }

  /// Counts a step; false from when the control stops.
  bool goes_on() {
    constexpr std::uint64_t kPatience = (1 << 14) - 1;
    if ((++steps_ & kPatience) == 0 && control_.stopped()) stopped_ = true;
    return !stopped_;
  }

  /// Levels of the vertices from which flow can go on to weight left on the right; the roots are
  /// those that have some to give. False when there is none, or `control` stops.
  bool search() {
    std::fill(level_.begin(), level_.end(), kNoLevel);
    std::fill(next_.begin(), next_.end(), 0);
    roots_.clear();
    queue_.clear();
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if (colour_[at(v)] == 0 || packing_.left_over[at(v)] == 0) continue;
      level_[at(v)] = 0;
      queue_.push_back(v);
    }
    for (std::size_t head = 0; head < queue_.size() && goes_on(); ++head) {
      const Vertex v = queue_[head];
      const bool left = colour_[at(v)] == 0;
      if (left && packing_.left_over[at(v)] > 0) roots_.push_back(v);
      std::size_t i = 0;
      for (const Vertex w : graph_.neighbours(v)) {
        const std::size_t number = i++;
        if (level_[at(w)] != kNoLevel) continue;
        // Flow comes to the right from all neighbours, to the left only where it is taken back.
        if (left && packing_.flow[edges_.from_left(v, number)] == 0) continue;
        level_[at(w)] = level_[at(v)] + 1;
        queue_.push_back(w);
      }
    }
    return !stopped_ && !roots_.empty();
  }

  /// Whether flow can go from `v` to its neighbour number next_[v], one level down.
  [[nodiscard]] bool leads_down(Vertex v, Vertex to) const {
    if (level_[at(to)] == kNoLevel || level_[at(to)] + 1 != level_[at(v)]) return false;
    return colour_[at(v)] == 0 || packing_.flow[edges_.from_right(v, next_[at(v)])] > 0;
  }

  /// Sends down the levels what `root` has to give, as far as there is a way.
  void push_from(Vertex root) {
    path_.assign(1, root);
    while (!path_.empty() && packing_.left_over[at(root)] > 0 && goes_on()) {
      const Vertex v = path_.back();
      if (level_[at(v)] == 0 && colour_[at(v)] != 0) {
        if (packing_.left_over[at(v)] == 0) {
          level_[at(v)] = kNoLevel;
          path_.pop_back();
        } else {
          send();
        }
        continue;
      }
      const auto list = graph_.neighbours(v);
      std::uint32_t& next = next_[at(v)];
      while (next < list.size() && !leads_down(v, list[next])) ++next;
      if (next < list.size()) {
        path_.push_back(list[next]);
      } else {
        level_[at(v)] = kNoLevel;
        path_.pop_back();
      }
    }
  }

  /// Sends as much as the path allows, and goes back to where it allows no more.
  void send() {
    std::int64_t amount =
        std::min(packing_.left_over[at(path_.front())], packing_.left_over[at(path_.back())]);
    for (std::size_t i = 1; i + 1 < path_.size(); i += 2) amount = std::min(amount, flow_at(i));
    std::size_t keep = path_.size() - 1;
    for (std::size_t i = path_.size() - 1; i-- > 0;) {
      flow_at(i) += i % 2 == 0 ? amount : -amount;
      if (i % 2 == 1 && flow_at(i) == 0) keep = i + 1;
    }
    packing_.left_over[at(path_.front())] -= amount;
    packing_.left_over[at(path_.back())] -= amount;
    packing_.total += amount;
    path_.resize(keep);
  }

  /// Sends what single vertices still have to give by shortest ways, or finds that there is none;
  /// false when that takes long, and levels for all are better.
  bool settle_roots() {
    std::uint64_t patience = 2 * graph_.edge_count();
    for (const Vertex root : roots_) {
      while (packing_.left_over[at(root)] > 0 && mark_[at(root)] != kDead) {
        send_shortest(root);
        const std::uint64_t seen = 8 * queue_.size();
        if (stopped_ || seen > patience) return false;
        patience -= seen;
      }
    }
    return true;
  }

  /// Sends flow from `root` to the nearest weight left on the right; where there is none, nothing
  /// that it came to has a way out, now or later.
  void send_shortest(Vertex root) {
    queue_.assign(1, root);
    mark_[at(root)] = kSeen;
    std::uint8_t after = kDead;
    for (std::size_t head = 0; head < queue_.size() && after == kDead; ++head) {
      if (!goes_on()) after = 0;
      if (Vertex sink = look_around(queue_[head]); sink >= 0) {
        send_back(root, sink);
        after = 0;
      }
    }
    for (const Vertex v : queue_) mark_[at(v)] = after;
  }

  /// Queues the vertices to which flow can go from `v`; one with weight left, or -1.
  Vertex look_around(Vertex v) {
    const bool left = colour_[at(v)] == 0;
    const auto list = graph_.neighbours(v);
    for (std::uint32_t i = 0; i < list.size(); ++i) {
      const Vertex w = list[i];
      if (mark_[at(w)] != 0) continue;
      if (!left && packing_.flow[edges_.from_right(v, i)] == 0) continue;
      mark_[at(w)] = kSeen;
      before_[at(w)] = v;
      next_[at(w)] = i;  // of `before_`
      queue_.push_back(w);
      if (left && packing_.left_over[at(w)] > 0) return w;
    }
    return -1;
  }

  void send_back(Vertex root, Vertex sink) {
    std::int64_t amount = std::min(packing_.left_over[at(root)], packing_.left_over[at(sink)]);
    const auto flow_into = [this](Vertex v) -> std::int64_t& {
      const Vertex u = before_[at(v)];
      return packing_.flow[colour_[at(u)] == 0 ? edges_.from_left(u, next_[at(v)])
                                               : edges_.from_right(u, next_[at(v)])];
    };
    for (Vertex v = sink; v != root; v = before_[at(v)]) {
      if (colour_[at(v)] == 0) amount = std::min(amount, flow_into(v));
    }
    for (Vertex v = sink; v != root; v = before_[at(v)]) {
      flow_into(v) += colour_[at(v)] == 0 ? -amount : amount;
    }
    packing_.left_over[at(root)] -= amount;
    packing_.left_over[at(sink)] -= amount;
    packing_.total += amount;
  }

  /// Of the edge by which the path leaves its vertex number `i`.
  std::int64_t& flow_at(std::size_t i) {
    const Vertex v = path_[i];
    return packing_
        .flow[i % 2 == 0 ? edges_.from_left(v, next_[at(v)]) : edges_.from_right(v, next_[at(v)])];
  }

  const Graph& graph_;
  std::span<const std::uint8_t> colour_;
  Control& control_;
  EdgeNumbers edges_;
  EdgePacking packing_;
  std::vector<Vertex> level_;
  std::vector<std::uint32_t> next_;  // the current arc of each vertex
  std::vector<Vertex> queue_;
  std::vector<Vertex> roots_;
  std::vector<Vertex> path_;
  std::vector<std::uint8_t> mark_;  // kSeen by the search at hand, or kDead
  std::vector<Vertex> before_;      // the vertex from which it came
  std::uint64_t steps_ = 0;
  bool stopped_ = false;
};

}  // namespace

std::uint64_t packing_bytes(std::uint64_t vertices, std::uint64_t edges) noexcept {
  return 64 * vertices + 16 * edges;
}

EdgePacking largest_packing(const Graph& graph, std::span<const std::uint8_t> colour,
                            std::span<const std::int64_t> weights, Control& control) {
  return Flow(graph, colour, weights, control).run();
}

std::vector<std::uint8_t> cut_set(const Graph& graph, std::span<const std::uint8_t> colour,
                                  const EdgePacking& packing) {
  const EdgeNumbers edges(graph, colour);
  std::vector<std::uint8_t> reached(colour.size(), 0);
  std::vector<Vertex> queue;
  const auto reach = [&](Vertex v) {
    if (reached[at(v)] != 0) return;
    reached[at(v)] = 1;
    queue.push_back(v);
  };
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (colour[at(v)] == 0 && packing.left_over[at(v)] > 0) reach(v);
  }
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Vertex v = queue[head];
    std::size_t i = 0;
    for (const Vertex w : graph.neighbours(v)) {
      const std::size_t number = i++;
      if (colour[at(v)] == 0 || packing.flow[edges.from_right(v, number)] > 0) reach(w);
    }
  }
  for (std::size_t v = 0; v < reached.size(); ++v) reached[v] ^= colour[v];
  return reached;
}

}  // namespace minimex::conflict
