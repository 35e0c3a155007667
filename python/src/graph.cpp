// Graphs: from flat lists of pairs, which the package makes of networkx, numpy and the rest; from
// texts; from families.
#include "minimex/core/graph.hpp"

#include <cstdint>
#include <limits>
#include <memory>
#include <pybind11/stl.h>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/dimacs.hpp"
#include "minimex/formats/edge_list.hpp"
#include "minimex/formats/family.hpp"
#include "minimex/formats/graph6.hpp"
#include "minimex/formats/graph_reader.hpp"
#include "minimex/formats/sparse6.hpp"

#include "python/src/bindings.hpp"
#include "python/src/run.hpp"

namespace minimex::python {
namespace {

/// `flat` holds the ends of one edge after another, 0-based, as 64-bit integers.
std::shared_ptr<Graph> from_pairs(std::int64_t vertices, const py::buffer& flat) {
  const py::buffer_info info = flat.request();
  if (info.ndim != 1 || info.itemsize != sizeof(std::int64_t) || info.size % 2 != 0) {
    throw py::value_error("expected a flat buffer of 64-bit integers, two an edge");
  }
  if (vertices < 0 || vertices > std::numeric_limits<Vertex>::max()) {
    throw py::value_error(fmt::format("{} vertices, expected 0 to 2^31-1", vertices));
  }
  const std::span ends(static_cast<const std::int64_t*>(info.ptr),
                       static_cast<std::size_t>(info.size));
  std::vector<Edge> edges;
  edges.reserve(ends.size() / 2);
  for (std::size_t i = 0; i < ends.size(); i += 2) {
    const std::int64_t u = ends[i];
    const std::int64_t v = ends[i + 1];
    if (std::min(u, v) < 0 || std::max(u, v) >= vertices) {
      throw py::value_error(fmt::format("edge {} joins {} and {}, expected vertices from 0 to {}",
                                        i / 2, u, v, vertices - 1));
    }
    if (u == v) {
      throw py::value_error(
          fmt::format("edge {} joins vertex {} to itself, expected two vertices", i / 2, u));
    }
    edges.emplace_back(static_cast<Vertex>(u), static_cast<Vertex>(v));
  }
  const py::gil_scoped_release nogil;
  return std::make_shared<Graph>(
      Graph::from_edges(static_cast<Vertex>(vertices), std::move(edges)));
}

std::vector<std::shared_ptr<Graph>> read_texts(std::string text, const std::string& format) {
  const Format asked = named_format(format);
  if (asked == Format::Json) throw py::value_error("graphs are read from graph formats");
  const py::gil_scoped_release nogil;
  drop_byte_order_mark(text);
  const Source source{.name = "text", .text = std::move(text)};
  std::vector<std::shared_ptr<Graph>> graphs;
  for (Graph& graph : read_graphs(source, graph_format(source, asked))) {
    graphs.push_back(std::make_shared<Graph>(std::move(graph)));
  }
  return graphs;
}

std::shared_ptr<Graph> from_family(const std::string& text, Run& run) {
  const Family family = parse_family(text);
  const std::uint64_t vertices = family_vertex_count(family);
  const std::uint64_t bytes = graph_bytes(vertices, family_edge_bound(family));
  if (vertices > std::uint64_t{std::numeric_limits<Vertex>::max()} || !run.control().fits(bytes)) {
    require_proved(needs_memory("the graph", bytes, run.control().budget()));
  }
  auto graph = run.within(
      [&](Control& control) { return std::make_shared<Graph>(family_graph(family, &control)); });
  if (run.control().stopped()) require_proved(stopped_report(run.control()));
  return graph;
}

std::string to_text(const Graph& graph, const std::string& format) {
  switch (named_format(format)) {
    case Format::Graph6:
      return to_graph6(graph);
    case Format::Sparse6:
      return to_sparse6(graph);
    case Format::Dimacs:
      return to_dimacs(graph);
    case Format::Edges:
      return to_edge_list(graph);
    case Format::Auto:
    case Format::Text:
    case Format::Json:
      break;
  }
  throw py::value_error("expected graph6, sparse6, dimacs or edges");
}

void require_vertex(const Graph& graph, std::int64_t v) {
  if (v < 0 || v >= graph.vertex_count()) {
    throw py::index_error(
        fmt::format("there is no vertex {}, expected 0 to {}", v, graph.vertex_count() - 1));
  }
}

}  // namespace

void bind_graph(py::module_& module) {
  py::class_<Graph, std::shared_ptr<Graph>>(module, "Graph")
      .def_static("from_pairs", &from_pairs, py::arg("vertices"), py::arg("flat"))
      .def_static("read", &read_texts, py::arg("text"), py::arg("format"))
      .def_static("from_family", &from_family, py::arg("family"), py::arg("run"))
      .def_property_readonly("vertex_count", &Graph::vertex_count)
      .def_property_readonly("edge_count", &Graph::edge_count)
      .def("edges", &Graph::edges)
      .def("neighbours",
           [](const Graph& graph, std::int64_t v) {
             require_vertex(graph, v);
             const auto list = graph.neighbours(static_cast<Vertex>(v));
             return std::vector<Vertex>(list.begin(), list.end());
           })
      .def("adjacent",
           [](const Graph& graph, std::int64_t u, std::int64_t v) {
             require_vertex(graph, u);
             require_vertex(graph, v);
             return graph.adjacent(static_cast<Vertex>(u), static_cast<Vertex>(v));
           })
      .def("to_text", &to_text, py::arg("format"))
      .def("equals", [](const Graph& a, const Graph& b) { return a == b; });
}

}  // namespace minimex::python
