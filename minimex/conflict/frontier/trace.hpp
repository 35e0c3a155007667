// The largest independent sets that a sweep has found, one by one.
//
// For each state at each place are kept the choices for the vertex at hand that lie on the way to a
// largest set; following them from the start comes to such a set whichever way is taken. So sets
// are found without a step in vain. Memory: 8 bytes for each state of all places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/frontier/sweep.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct SweepTrace {
  RunReport run = {};
  std::uint64_t sets = 0;  ///< how many; the largest number stands for more than it can tell
  /// By place in the order and state there; the first place has one state.
  std::vector<std::vector<Sweep::Link>> links = {};
};

/// Sweeps along `order` to `goal`, which is about largest sets.
SweepTrace trace_largest(const Graph& graph, std::span<const Vertex> order, const SweepGoal& goal,
                         std::uint64_t held_bytes, Control& control);

/// Calls use(set) with each set of the trace along the same `order`, vertices in that order, until
/// it returns false.
template <class Use>
void for_each_set(const SweepTrace& trace, std::span<const Vertex> order, const Use& use) {
  struct Turn {
    std::uint32_t state;
    int tried;  // choices
  };
  if (trace.sets == 0) return;
  std::vector<Turn> path{{0, 0}};
  std::vector<Vertex> set;
  while (!path.empty()) {
    const std::size_t place = path.size() - 1;
    if (place == order.size()) {
      if (!use(std::span<const Vertex>(set))) return;
      path.pop_back();
      continue;
    }
    Turn& turn = path.back();
    const Sweep::Link link = trace.links[place][turn.state];
    if (turn.tried == 2) set.pop_back();
    if (turn.tried == 0 && link.without != FrontierStates::kNone) {
      turn.tried = 1;
      path.push_back({link.without, 0});
    } else if (turn.tried <= 1 && link.with != FrontierStates::kNone) {
      turn.tried = 2;
      set.push_back(order[place]);
      path.push_back({link.with, 0});
    } else {
      path.pop_back();
    }
  }
}

}  // namespace minimex::conflict
