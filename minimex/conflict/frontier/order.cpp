#include "minimex/conflict/frontier/order.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// Follows an order and adds up the states.
class Frontier {
 public:
  explicit Frontier(const Graph& graph)
      : graph_(graph), done_(at(graph.vertex_count()), 0), unseen_(at(graph.vertex_count())) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      unseen_[at(v)] = static_cast<Vertex>(graph.degree(v));
    }
  }

  void append(Vertex v) {
    const bool was_outer = unseen_[at(v)] < static_cast<Vertex>(graph_.degree(v));
    outer_ -= was_outer ? 1 : 0;
    done_[at(v)] = 1;
    if (unseen_[at(v)] > 0) ++inner_;
    for (const Vertex w : graph_.neighbours(v)) {
      const bool first = unseen_[at(w)] == static_cast<Vertex>(graph_.degree(w));
      --unseen_[at(w)];
      if (done_[at(w)] == 0) {
        outer_ += first ? 1 : 0;
      } else if (unseen_[at(w)] == 0) {
        --inner_;
      }
    }
    states_ += std::exp2(std::min(outer_, inner_));
  }

  [[nodiscard]] double states() const noexcept { return states_; }
  [[nodiscard]] bool done(Vertex v) const noexcept { return done_[at(v)] != 0; }

 private:
  const Graph& graph_;
  std::vector<std::uint8_t> done_;
  std::vector<Vertex> unseen_;  // neighbours that are not done
  Vertex outer_ = 0;
  Vertex inner_ = 0;
  double states_ = 0;
};

/// Breadth first from `start`, neighbours of few neighbours first.
std::vector<Vertex> breadth_first(const Graph& graph, Vertex start) {
  std::vector<std::uint8_t> seen(at(graph.vertex_count()), 0);
  std::vector<Vertex> order{start};
  order.reserve(seen.size());
  seen[at(start)] = 1;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::size_t first = order.size();
    for (const Vertex w : graph.neighbours(order[i])) {
      if (std::exchange(seen[at(w)], std::uint8_t{1}) == 0) order.push_back(w);
    }
    std::stable_sort(order.begin() + static_cast<std::ptrdiff_t>(first), order.end(),
                     [&](Vertex a, Vertex b) { return graph.degree(a) < graph.degree(b); });
  }
  return order;
}

/// Picks from the frontier, from `start` on; empty when that takes more than `most` states.
std::vector<Vertex> fewest_new(const Graph& graph, Vertex start, double most, Control& control) {
  constexpr std::size_t kPatience = 256;
  constexpr std::size_t kWide = 1'000;
  Frontier frontier(graph);
  std::vector<std::uint8_t> seen(at(graph.vertex_count()), 0);
  std::vector<Vertex> fresh(at(graph.vertex_count()));  // neighbours not seen
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    fresh[at(v)] = static_cast<Vertex>(graph.degree(v));
  }
  const auto see = [&](Vertex v) {
    seen[at(v)] = 1;
    for (const Vertex w : graph.neighbours(v)) --fresh[at(w)];
  };
  std::vector<Vertex> waiting{start};  // the outer frontier, oldest first
  std::vector<Vertex> order;
  see(start);
  while (!waiting.empty()) {
    if (waiting.size() > kWide) return {};
    if (order.size() % kPatience == 0 && control.stopped()) return {};
    const auto next = std::min_element(waiting.begin(), waiting.end(), [&](Vertex a, Vertex b) {
      return fresh[at(a)] < fresh[at(b)];
    });
    const Vertex v = *next;
    waiting.erase(next);
    order.push_back(v);
    for (const Vertex w : graph.neighbours(v)) {
      if (seen[at(w)] != 0) continue;
      see(w);
      waiting.push_back(w);
    }
    frontier.append(v);
    if (frontier.states() >= most) return {};
  }
  return order;
}

}  // namespace

double frontier_states(const Graph& graph, std::span<const Vertex> order) {
  Frontier frontier(graph);
  for (const Vertex v : order) frontier.append(v);
  return frontier.states();
}

NarrowOrder narrow_order(const Graph& graph, Control& control) {
  NarrowOrder best{.states = std::numeric_limits<double>::infinity()};
  if (graph.vertex_count() == 0) return best;
  best.order.resize(at(graph.vertex_count()));
  std::iota(best.order.begin(), best.order.end(), 0);
  best.states = frontier_states(graph, best.order);
  const auto consider = [&](std::vector<Vertex> order) {
    if (order.size() != best.order.size()) return;
    const double states = frontier_states(graph, order);
    if (states < best.states) best = {std::move(order), states};
  };
  if (control.stopped()) return best;
  Vertex least = 0;
  for (Vertex v = 1; v < graph.vertex_count(); ++v) {
    if (graph.degree(v) < graph.degree(least)) least = v;
  }
  const Vertex end = breadth_first(graph, least).back();
  if (control.stopped()) return best;
  consider(breadth_first(graph, end));
  if (control.stopped()) return best;
  consider(fewest_new(graph, end, best.states, control));
  consider(fewest_new(graph, least, best.states, control));
  return best;
}

}  // namespace minimex::conflict
