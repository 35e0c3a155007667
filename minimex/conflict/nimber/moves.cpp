#include "minimex/conflict/nimber/moves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "minimex/conflict/nimber/closed_forms.hpp"
#include "minimex/conflict/nimber/component.hpp"
#include "minimex/conflict/nimber/line_paths.hpp"
#include "minimex/core/components.hpp"

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

bool is_path_or_cycle(const Graph& component) {
  for (Vertex v = 0; v < component.vertex_count(); ++v) {
    if (component.degree(v) > 2) return false;
  }
  return true;
}

int path_or_cycle_nimber(const Graph& component) noexcept {
  const std::int64_t length = component.vertex_count();
  return component.edge_count() < static_cast<std::uint64_t>(length) ? path_nimber(length)
                                                                     : cycle_nimber(length);
}

class Moves {
 public:
  Moves(const Graph& graph, const NimberOptions& options, Control& control)
      : graph_(graph), options_(options), control_(control), paths_(graph.vertex_count()) {}

  NimberMoves find() {
    NimberMoves result{.nimbers = std::vector<std::optional<int>>(at(graph_.vertex_count()))};
    bool known = true;
    for_each_component_graph(graph_, [&](GraphComponent component) {
      if (is_path_or_cycle(component.graph)) {
        paths_.add(graph_, component.vertices);
        total_ ^= path_or_cycle_nimber(component.graph);
      } else {
        known = add(std::move(component));
      }
      return known;
    });
    if (!known) {
      result.run = std::move(run_);
      return result;
    }
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if (paths_.holds(v)) result.nimbers[at(v)] = total_ ^ paths_.change(v);
    }
    for (const auto& [vertices, shape] : parts_) {
      for (std::size_t i = 0; i < vertices.size(); ++i) {
        const std::optional<int> left = shape->left[i];
        if (left) result.nimbers[at(vertices[i])] = total_ ^ shape->nimber ^ *left;
      }
    }
    result.run = std::move(run_);
    return result;
  }

 private:
  /// What is known of all components with the same edges.
  struct Shape {
    int nimber = 0;
    std::vector<std::optional<int>> left = {};  // by vertex: the nimber that taking it leaves
  };
  struct Part {
    std::vector<Vertex> vertices;
    const Shape* shape;
  };

  /// False when the nimber of the component stays unknown, and with it all that moves leave.
  bool add(GraphComponent component) {
    const auto [place, is_new] = shapes_.try_emplace(component.graph.edges());
    Shape& shape = place->second;
    parts_.push_back({std::move(component.vertices), &shape});
    if (is_new && !solve(std::move(component.graph), shape)) return false;
    total_ ^= shape.nimber;
    return true;
  }

  bool solve(Graph graph, Shape& shape) {
    NimberComponent component(std::move(graph), options_.techniques, control_);
    note(component.solve(nimber_table_bytes(options_, control_)));
    if (!component.nimber()) return false;
    shape.nimber = *component.nimber();
    const std::uint64_t before = component.positions();
    shape.left.resize(at(component.graph().vertex_count()));
    for (Vertex v = 0; v < component.graph().vertex_count(); ++v) {
      if (control_.stopped()) break;
      shape.left[at(v)] = component.nimber_of(rest_of(component.graph(), v));
    }
    run_.positions += component.positions() - before;
    run_.peak_bytes = std::max(run_.peak_bytes, component.peak_bytes());
    const auto known = [](const std::optional<int>& nimber) { return nimber.has_value(); };
    if (!std::ranges::all_of(shape.left, known)) note(unknown());
    return true;
  }

  [[nodiscard]] RunReport unknown() const {
    if (control_.stopped()) return stopped_report(control_);
    return {.status = Status::LimitReached,
            .limit = "some moves leave positions that the search cannot take"};
  }

  /// The first limit is the one to tell.
  void note(const RunReport& report) {
    if (run_.status == Status::Proved) {
      run_.status = report.status;
      run_.limit = report.limit;
    }
    run_.positions += report.positions;
    run_.peak_bytes = std::max(run_.peak_bytes, report.peak_bytes);
  }

  static std::vector<Vertex> rest_of(const Graph& graph, Vertex v) {
    std::vector<bool> gone(at(graph.vertex_count()), false);
    gone[at(v)] = true;
    for (const Vertex u : graph.neighbours(v)) gone[at(u)] = true;
    std::vector<Vertex> rest;
    for (Vertex u = 0; u < graph.vertex_count(); ++u) {
      if (!gone[at(u)]) rest.push_back(u);
    }
    return rest;
  }

  const Graph& graph_;
  const NimberOptions& options_;
  Control& control_;
  NimberLinePaths paths_;
  std::map<std::vector<Edge>, Shape> shapes_;
  std::vector<Part> parts_;
  RunReport run_;
  int total_ = 0;  // XOR of all components
};

}  // namespace

NimberMoves nimber_moves(const Graph& graph, const NimberOptions& options, Control& control) {
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  const std::uint64_t edges = graph.edge_count();
  const std::uint64_t bytes = graph_bytes(vertices, edges) + 160 * vertices + 48 * edges;
  if (!control.fits(bytes)) {
    NimberMoves none;
    none.nimbers.resize(at(graph.vertex_count()));
    none.run = needs_memory("the list of components", bytes, control.budget());
    return none;
  }
  return Moves(graph, options, control).find();
}

}  // namespace minimex::conflict
