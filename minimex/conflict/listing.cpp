#include "minimex/conflict/listing.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>

#include "minimex/conflict/frontier/cover_of.hpp"
#include "minimex/conflict/frontier/order.hpp"
#include "minimex/conflict/frontier/trace.hpp"
#include "minimex/core/components.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::conflict {
namespace {

/// The vertices, one component after another, each in a narrow order.
std::vector<Vertex> order_of(const Graph& graph, Control& control) {
  std::vector<Vertex> order;
  for (const GraphComponent& part : component_graphs(graph)) {
    if (control.stopped()) return {};
    for (const Vertex v : narrow_order(part.graph, control).order) {
      order.push_back(part.vertices[static_cast<std::size_t>(v)]);
    }
  }
  return order;
}

std::string too_many(std::uint64_t sets, std::uint64_t most) {
  const std::string many = sets == kSaturated ? "2^64 or more" : std::to_string(sets);
  return "there are " + many + " maximum sets, and at most " + std::to_string(most) + " are listed";
}

/// Asks the control every so often, by the work that is told.
class StopCheck {
 public:
  explicit StopCheck(Control& control) : control_(control) {}

  /// After `steps` more steps: whether the work goes on.
  bool operator()(std::size_t steps) {
    constexpr std::size_t kBetweenChecks = 1 << 16;
    steps_ += steps;
    if (steps_ < kBetweenChecks) return true;
    steps_ = 0;
    return !control_.stopped();
  }

 private:
  Control& control_;
  std::size_t steps_ = 0;
};

/// Sorts sets of one size, by one place after another: multikey quicksort (Bentley and Sedgewick
/// 1997), since long sets that differ late are slow to compare as a whole, and no comparison can be
/// stopped. False when stopped.
bool sort_sets(std::vector<std::vector<Vertex>>& sets, Control& control) {
  struct Part {
    std::size_t begin;
    std::size_t end;
    std::size_t place;  // all before are equal
  };
  const auto at = [&](std::size_t i) { return sets.begin() + static_cast<std::ptrdiff_t>(i); };
  const auto index = [&](auto iterator) {
    return static_cast<std::size_t>(iterator - sets.begin());
  };
  StopCheck goes_on(control);
  std::vector<Part> parts{{0, sets.size(), 0}};
  while (!parts.empty()) {
    const Part part = parts.back();
    parts.pop_back();
    const std::size_t count = part.end - part.begin;
    if (count < 2 || part.place == sets[part.begin].size()) continue;
    if (!goes_on(count)) return false;
    const Vertex pivot = sets[part.begin + count / 2][part.place];
    const auto member = [&](const std::vector<Vertex>& set) { return set[part.place]; };
    const auto equal = std::partition(at(part.begin), at(part.end),
                                      [&](const auto& set) { return member(set) < pivot; });
    const auto greater =
        std::partition(equal, at(part.end), [&](const auto& set) { return member(set) == pivot; });
    parts.push_back({part.begin, index(equal), part.place});
    parts.push_back({index(equal), index(greater), part.place + 1});
    parts.push_back({index(greater), part.end, part.place});
  }
  return true;
}

}  // namespace

ListingResult list_largest_sets(const Graph& graph, const OptimumResult& best, std::uint64_t most,
                                std::uint64_t held_bytes, Control& control) {
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  held_bytes += 2 * graph_bytes(vertices, graph.edge_count());
  const std::uint64_t needed = held_bytes + Sweep::fixed_bytes(vertices);
  if (!control.fits(needed)) {
    return {.run = needs_memory("listing the sets", needed, control.budget())};
  }
  if (control.stopped()) return {.run = stopped_report(control)};
  const std::vector<Vertex> order = order_of(graph, control);
  if (control.stopped()) return {.run = stopped_report(control)};
  const std::vector<Vertex> cover = cover_of(graph, best);
  const SweepTrace trace =
      trace_largest(graph, order, {.least = best.lower, .clique_of = cover}, held_bytes, control);
  ListingResult result{.run = trace.run};
  if (trace.run.status != Status::Proved) return result;
  if (trace.sets > most) {
    result.run.status = Status::LimitReached;
    result.run.limit = too_many(trace.sets, most);
    return result;
  }
  const std::uint64_t bytes =
      trace.run.peak_bytes + trace.sets * (sizeof(std::vector<Vertex>) + 16 +
                                           sizeof(Vertex) * static_cast<std::uint64_t>(best.lower));
  if (!control.fits(bytes)) {
    return {.run = needs_memory("the list of sets", bytes, control.budget())};
  }
  result.run.peak_bytes = bytes;
  result.sets.reserve(static_cast<std::size_t>(trace.sets));
  StopCheck goes_on(control);
  for_each_set(trace, order, [&](std::span<const Vertex> set) {
    result.sets.emplace_back(set.begin(), set.end());
    std::sort(result.sets.back().begin(), result.sets.back().end());
    return goes_on(set.size());
  });
  if (control.stopped() || !sort_sets(result.sets, control)) {
    return {.run = stopped_report(control)};
  }
  return result;
}

}  // namespace minimex::conflict
