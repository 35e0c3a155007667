// The engines on conflict graphs. Vertices are numbers from 0.
#include <cstdint>
#include <pybind11/stl.h>
#include <string>
#include <utility>

#include "minimex/conflict/count.hpp"
#include "minimex/conflict/listing.hpp"
#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/optimum.hpp"
#include "minimex/conflict/score.hpp"

#include "python/src/bindings.hpp"
#include "python/src/run.hpp"

namespace minimex::python {
namespace {

std::uint64_t bytes_of(const Graph& graph) {
  return graph_bytes(static_cast<std::uint64_t>(graph.vertex_count()), graph.edge_count());
}

py::dict solve_optimum(const Graph& graph, Run& run) {
  auto result =
      run.within([&](Control& control) { return conflict::solve_optimum(graph, {}, control); });
  py::dict fields = report_fields(result.run);
  fields["bounds"] = py::make_tuple(result.lower, result.upper);
  fields["set"] = std::move(result.set);
  fields["mate"] = std::move(result.mate);
  fields["cover"] = std::move(result.cover);
  fields["clique_of"] = std::move(result.clique_of);
  return fields;
}

py::dict solve_score(const Graph& graph, bool minimiser, bool line, Run& run) {
  auto result = run.within([&](Control& control) {
    return conflict::solve_score(graph, {.first = first_player(minimiser), .line = line}, control);
  });
  py::dict fields = report_fields(result.run);
  fields["value"] = result.value;
  fields["bounds"] = py::make_tuple(result.bounds.lower, result.bounds.upper);
  fields["line"] = std::move(result.line);
  return fields;
}

py::dict solve_nimber(const Graph& graph, bool line, Run& run) {
  auto result = run.within(
      [&](Control& control) { return conflict::solve_nimber(graph, {.line = line}, control); });
  py::dict fields = report_fields(result.run);
  fields["value"] = result.nimber;
  fields["bounds"] = py::make_tuple(result.lower, result.upper);
  fields["line"] = std::move(result.line);
  fields["component_nimbers"] = std::move(result.component_nimbers);
  return fields;
}

/// All independent sets, or the maximum ones.
py::dict count_sets(const Graph& graph, bool largest, Run& run) {
  const auto result = run.within([&](Control& control) -> conflict::CountResult {
    if (!largest) return conflict::count_all_sets(graph, bytes_of(graph), control);
    const auto best = conflict::solve_optimum(graph, {}, control);
    if (best.run.status != Status::Proved) return {.run = best.run};
    return conflict::count_largest_sets(graph, best, bytes_of(graph), control);
  });
  py::dict fields = report_fields(result.run);
  fields["count"] = result.count;
  return fields;
}

py::dict list_largest_sets(const Graph& graph, std::uint64_t most, Run& run) {
  auto result = run.within([&](Control& control) -> conflict::ListingResult {
    const auto best = conflict::solve_optimum(graph, {}, control);
    if (best.run.status != Status::Proved) return {.run = best.run};
    return conflict::list_largest_sets(graph, best, most, bytes_of(graph), control);
  });
  py::dict fields = report_fields(result.run);
  fields["sets"] = std::move(result.sets);
  return fields;
}

}  // namespace

void bind_conflict(py::module_& module) {
  module.def("conflict_optimum", &solve_optimum, py::arg("graph"), py::arg("run"));
  module.def("conflict_score", &solve_score, py::arg("graph"), py::arg("minimiser"),
             py::arg("line"), py::arg("run"));
  module.def("conflict_nimber", &solve_nimber, py::arg("graph"), py::arg("line"), py::arg("run"));
  module.def("conflict_count", &count_sets, py::arg("graph"), py::arg("largest"), py::arg("run"));
  module.def("conflict_list", &list_largest_sets, py::arg("graph"), py::arg("most"),
             py::arg("run"));
}

}  // namespace minimex::python
