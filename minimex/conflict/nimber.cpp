#include "minimex/conflict/nimber.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

#include "minimex/conflict/nimber/component.hpp"
#include "minimex/conflict/nimber/line.hpp"
#include "minimex/conflict/nimber/small.hpp"
#include "minimex/core/components.hpp"

namespace minimex::conflict {
namespace {

/// A graph as the sum of its components. Equal components share one shape: they are solved once,
/// and not searched at all when they cancel in pairs.
class NimberSum {
 public:
  NimberSum(const Graph& graph, const NimberOptions& options, Control& control)
      : graph_(graph), options_(options), control_(control) {
    split();
  }

  NimberResult solve() {
    NimberResult result;
    result.run = solve_shapes();
    combine(result);
    if (options_.line && result.run.status == Status::Proved) add_line(result);
    return result;
  }

 private:
  struct Shape {
    std::unique_ptr<NimberComponent> component;
    std::size_t copies = 0;
  };

  void split() {
    std::map<std::vector<Edge>, std::size_t> number;  // of the shape with these edges
    for_each_component_graph(graph_, [&](GraphComponent part) {
      const auto [place, is_new] = number.try_emplace(part.graph.edges(), shapes_.size());
      if (is_new) {
        shapes_.push_back({std::make_unique<NimberComponent>(std::move(part.graph),
                                                             options_.techniques, control_)});
      }
      Shape& shape = shapes_[place->second];
      ++shape.copies;
      parts_.push_back({std::move(part.vertices), shape.component.get()});
      return true;
    });
  }

  /// Easy shapes first, so that little is unknown when a limit stops the hardest.
  RunReport solve_shapes() {
    std::stable_sort(shapes_.begin(), shapes_.end(), [](const Shape& a, const Shape& b) {
      return a.component->graph().vertex_count() < b.component->graph().vertex_count();
    });
    RunReport run;
    std::uint64_t held = 0;  // by searches that the line will ask again
    for (const Shape& shape : shapes_) {
      NimberComponent& component = *shape.component;
      if (shape.copies % 2 == 0 && !options_.line) {
        component.solve_directly();
        continue;
      }
      RunReport report =
          control_.stopped() ? stopped_report(control_) : component.solve(search_bytes());
      if (run.status == Status::Proved) {
        run.status = report.status;
        run.limit = std::move(report.limit);
      }
      run.positions += report.positions;
      run.peak_bytes = std::max(run.peak_bytes, held + report.peak_bytes);
      if (!options_.line) component.forget();
      held += component.peak_bytes();
    }
    return run;
  }

  /// What one search may take: everything, or an even share when the line needs all of them.
  [[nodiscard]] std::uint64_t search_bytes() const {
    const std::uint64_t bytes = nimber_table_bytes(options_, control_);
    if (!options_.line) return bytes;
    const auto large = std::count_if(shapes_.begin(), shapes_.end(), [](const Shape& shape) {
      return shape.component->graph().vertex_count() > kNimberSmallVertices;
    });
    return bytes / static_cast<std::uint64_t>(std::max<std::ptrdiff_t>(large, 1));
  }

  /// XOR of what is known, and bounds on the XOR of what is not.
  void combine(NimberResult& result) const {
    for (const NimberPart& part : parts_) {
      result.component_nimbers.push_back(part.shape->nimber().value_or(-1));
    }
    std::vector<const NimberComponent*> open;
    int base = 0;
    for (const Shape& shape : shapes_) {
      if (shape.copies % 2 == 0) continue;
      const auto nimber = shape.component->nimber();
      base ^= nimber.value_or(0);
      if (!nimber) open.push_back(shape.component.get());
    }
    if (open.empty()) {
      result.nimber = result.lower = result.upper = base;
      return;
    }
    auto bits = static_cast<unsigned>(base);
    for (const NimberComponent* component : open) bits |= static_cast<unsigned>(component->upper());
    result.upper = static_cast<int>(std::bit_ceil(bits + 1) - 1);
    if (open.size() == 1) std::tie(result.lower, result.upper) = xor_range(*open.front(), base);
  }

  /// Least and greatest of `base` XOR the values that `shape` may still have.
  static std::pair<int, int> xor_range(const NimberComponent& shape, int base) {
    int low = shape.lower() ^ base;
    int high = low;
    for (int value = shape.lower(); value <= shape.upper(); ++value) {
      low = std::min(low, value ^ base);
      high = std::max(high, value ^ base);
    }
    return {low, high};
  }

  [[nodiscard]] std::uint64_t positions_held() const {
    std::uint64_t positions = 0;
    for (const Shape& shape : shapes_) positions += shape.component->positions();
    return positions;
  }

  void add_line(NimberResult& result) const {
    const std::uint64_t before = positions_held();
    auto line = nimber_line(graph_, parts_, control_);
    result.run.positions += positions_held() - before;
    if (line) {
      result.line = std::move(*line);
      return;
    }
    const RunReport why = stopped_report(control_);
    result.run.status = control_.stopped() ? why.status : Status::LimitReached;
    result.run.limit = control_.stopped()
                           ? why.limit + " while the line was being found"
                           : "the line leads through positions that the search cannot take";
  }

  const Graph& graph_;
  const NimberOptions& options_;
  Control& control_;
  std::vector<Shape> shapes_;
  std::vector<NimberPart> parts_;  // the components, by smallest vertex
};

/// Bytes of the graph and for taking it apart, searches not counted: components, the copy of one
/// that may be all of the graph, and for the line the places of vertices and the runs between them.
std::uint64_t bytes_beside_searches(const Graph& graph, bool line) {
  std::uint64_t isolated = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) isolated += graph.degree(v) == 0 ? 1 : 0;
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  return graph_bytes(vertices, graph.edge_count()) + (line ? 88 : 32) * vertices +
         16 * graph.edge_count() + 96 * isolated;
}

/// A graph of few vertices, without taking it apart.
NimberResult small_sum(const Graph& graph) {
  NimberResult result{.component_nimbers = small_component_nimbers(graph)};
  int sum = 0;
  for (const int nimber : result.component_nimbers) sum ^= nimber;
  result.nimber = result.lower = result.upper = sum;
  return result;
}

}  // namespace

NimberResult solve_nimber(const Graph& graph, const NimberOptions& options, Control& control) {
  const std::uint64_t bytes = bytes_beside_searches(graph, options.line);
  if (!control.fits(bytes)) {
    return {.run = needs_memory("the list of components", bytes, control.budget()),
            .upper = graph.vertex_count()};
  }
  const bool small = graph.vertex_count() <= kNimberSmallVertices;
  if (small && options.techniques.closed_forms && !options.line) return small_sum(graph);
  return NimberSum(graph, options, control).solve();
}

}  // namespace minimex::conflict
