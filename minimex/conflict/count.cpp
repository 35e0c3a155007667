#include "minimex/conflict/count.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "minimex/conflict/frontier/cover_of.hpp"
#include "minimex/conflict/frontier/order.hpp"
#include "minimex/conflict/frontier/sweep.hpp"
#include "minimex/core/components.hpp"
#include "minimex/core/natural.hpp"

namespace minimex::conflict {
namespace {

using Natural = std::vector<Limb>;

/// The product, by halves, so that factors of like length meet.
Natural product_of(std::vector<Natural> factors) {
  if (factors.empty()) return {1};
  while (factors.size() > 1) {
    const std::size_t half = (factors.size() + 1) / 2;
    for (std::size_t i = half; i < factors.size(); ++i) {
      factors[i - half] = multiply(factors[i - half], factors[i]);
    }
    factors.resize(half);
  }
  return std::move(factors.front());
}

class Counter {
 public:
  Counter(const Graph& graph, std::uint64_t held_bytes, Control& control)
      : graph_(graph), held_bytes_(held_bytes), control_(control) {}

  CountResult all() {
    return count([](const GraphComponent& /*part*/) { return SweepGoal{.largest = false}; });
  }

  CountResult largest(const OptimumResult& best) {
    const std::vector<Vertex> cover = cover_of(graph_, best);
    std::vector<Vertex> number(cover.size(), -1);  // of cliques within a component
    std::vector<Vertex> cliques;
    return count([&](const GraphComponent& part) {
      SweepGoal goal;
      Vertex next = 0;
      cliques.clear();
      for (const Vertex v : part.vertices) {
        Vertex& mine = number[static_cast<std::size_t>(cover[static_cast<std::size_t>(v)])];
        if (mine < 0) mine = next++;
        cliques.push_back(mine);
        if (std::binary_search(best.set.begin(), best.set.end(), v)) ++goal.least;
      }
      goal.clique_of = cliques;
      return goal;
    });
  }

 private:
  /// `goal_of`: what is to be counted in a component.
  template <class GoalOf>
  CountResult count(const GoalOf& goal_of) {
    const std::uint64_t bytes =
        graph_bytes(static_cast<std::uint64_t>(graph_.vertex_count()), graph_.edge_count());
    const std::uint64_t needed =
        held_bytes_ + 2 * bytes +
        Sweep::fixed_bytes(static_cast<std::uint64_t>(graph_.vertex_count()));
    if (!control_.fits(needed)) {
      return {.run = needs_memory("counting the sets", needed, control_.budget())};
    }
    held_bytes_ += 2 * bytes;
    CountResult result;
    std::vector<Natural> factors;
    if (control_.stopped()) return {.run = stopped_report(control_)};
    for (const GraphComponent& part : component_graphs(graph_)) {
      if (control_.stopped()) return {.run = stopped_report(control_)};
      const std::vector<Vertex> order = narrow_order(part.graph, control_).order;
      Sweep sweep(part.graph, order, goal_of(part), 1, held_bytes_, control_);
      while (!sweep.done() && sweep.advance(nullptr)) {
      }
      const RunReport& run = sweep.report();
      result.run.positions += run.positions;
      result.run.peak_bytes = std::max(result.run.peak_bytes, run.peak_bytes);
      if (run.status != Status::Proved) {
        result.run.status = run.status;
        result.run.limit = run.limit;
        return result;
      }
      const auto count = sweep.states().count(0);
      factors.emplace_back(count.begin(), count.end());
    }
    result.count = to_decimal(product_of(std::move(factors)));
    return result;
  }

  const Graph& graph_;
  std::uint64_t held_bytes_;
  Control& control_;
};

}  // namespace

CountResult count_all_sets(const Graph& graph, std::uint64_t held_bytes, Control& control) {
  return Counter(graph, held_bytes, control).all();
}

CountResult count_largest_sets(const Graph& graph, const OptimumResult& best,
                               std::uint64_t held_bytes, Control& control) {
  return Counter(graph, held_bytes, control).largest(best);
}

}  // namespace minimex::conflict
