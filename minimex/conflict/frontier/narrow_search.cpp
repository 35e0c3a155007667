#include "minimex/conflict/frontier/narrow_search.hpp"

#include <cmath>

#include "minimex/conflict/frontier/order.hpp"
#include "minimex/conflict/frontier/trace.hpp"

namespace minimex::conflict {

NarrowResult narrow_search(const Graph& graph, const SweepGoal& goal, std::uint64_t held_bytes,
                           Control& control) {
  // States are independent sets of the frontier: far fewer than 2^width, about their square root
  // where it is a path or two.
  constexpr double kHope = 1e9;
  const std::uint64_t bytes =
      held_bytes + Sweep::fixed_bytes(static_cast<std::uint64_t>(graph.vertex_count()));
  if (!control.fits(bytes)) return {};
  const NarrowOrder narrow = narrow_order(graph, control);
  if (narrow.states > kHope * std::sqrt(static_cast<double>(goal.most_states))) return {};
  const SweepTrace trace = trace_largest(graph, narrow.order, goal, held_bytes, control);
  NarrowResult result{.complete = trace.run.status == Status::Proved,
                      .positions = trace.run.positions,
                      .peak_bytes = trace.run.peak_bytes};
  for_each_set(trace, narrow.order, [&](std::span<const Vertex> set) {
    result.set.assign(set.begin(), set.end());
    return false;
  });
  return result;
}

}  // namespace minimex::conflict
