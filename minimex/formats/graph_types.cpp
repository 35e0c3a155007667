#include "minimex/formats/graph_types.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/canonical.hpp"

namespace minimex {
namespace {

constexpr std::uint64_t kStopInterval = 256;
constexpr std::uint64_t kBytesBesideName = 160;  // of a type: nodes, pointers, string header

}  // namespace

Graph GraphTypes::graph(GraphType type) const {
  return named_graph(names_[type]->first, names_[type]->second);
}

GraphType GraphTypes::add(Name name) {
  const auto [place, is_new] = types_.try_emplace(std::move(name), GraphType{0});
  if (is_new) {
    place->second = static_cast<GraphType>(names_.size());
    names_.push_back(&place->first);
    bytes_ += place->first.second.size() + kBytesBesideName;
  }
  return place->second;
}

GraphType GraphTypes::add(const Graph& graph) {
  return add(Name{graph.vertex_count(), canonical_name(graph)});
}

std::optional<GraphType> GraphTypes::find(const Graph& graph) const {
  if (graph.vertex_count() > kMostVertices) return std::nullopt;
  return find(Name{graph.vertex_count(), canonical_name(graph)});
}

std::optional<GraphType> GraphTypes::find(const Name& name) const {
  const auto found = types_.find(name);
  return found == types_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<GraphType> GraphTypes::write(ProofWriter& out) const {
  std::vector<GraphType> order(names_.size());
  std::iota(order.begin(), order.end(), GraphType{0});
  std::sort(order.begin(), order.end(),
            [this](GraphType a, GraphType b) { return *names_[a] < *names_[b]; });
  out.number(order.size());
  std::vector<GraphType> number(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    number[order[i]] = static_cast<GraphType>(i);
    const auto& [vertices, name] = *names_[order[i]];
    out.number(static_cast<std::uint64_t>(vertices));
    out.bytes(name);
  }
  return number;
}

GraphTypes GraphTypes::read(ProofReader& in, Control& control, RunReport& why) {
  GraphTypes types;
  const std::uint64_t count = in.number("the number of graphs", std::uint64_t{1} << 31);
  for (std::uint64_t i = 0; i < count; ++i) {
    if (i % kStopInterval == 0 && control.stopped()) {
      why = stopped_report(control);
      return {};
    }
    const auto vertices = static_cast<Vertex>(
        in.number("the number of vertices of a graph", static_cast<std::uint64_t>(kMostVertices)));
    Name name{vertices, in.bytes("the edges of a graph", graph_name_length(vertices))};
    if (vertices == 0 || connected_components(named_graph(name.first, name.second)).size() != 1) {
      throw ProofError(fmt::format("graph {} is not connected", i + 1));
    }
    if (i > 0 && name <= *types.names_.back()) {
      throw ProofError(fmt::format("graph {} is out of order", i + 1));
    }
    types.add(std::move(name));
    if (control.fits(types.bytes())) continue;
    why = needs_memory("the list of graphs of the proof", types.bytes(), control.budget());
    return {};
  }
  return types;
}

Graph without_neighbourhood(const Graph& graph, Vertex v) {
  std::vector<Vertex> left;
  const auto gone = graph.neighbours(v);
  for (Vertex w = 0; w < graph.vertex_count(); ++w) {
    if (w != v && !std::binary_search(gone.begin(), gone.end(), w)) left.push_back(w);
  }
  return induced_subgraph(graph, left);
}

}  // namespace minimex
