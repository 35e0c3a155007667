#include "apps/common/conversion.hpp"

#include <any>
#include <cstdint>
#include <optional>

#include <fmt/format.h>

#include "minimex/formats/dimacs.hpp"
#include "minimex/formats/edge_list.hpp"
#include "minimex/formats/graph6.hpp"
#include "minimex/formats/sparse6.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::common {
namespace {

/// About the bytes that writing `graph` takes on top of it; saturates.
std::uint64_t text_bytes(const Graph& graph, Format format) {
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  constexpr std::uint64_t kEdge = 32;  // two numbers of seven digits, while the text grows
  return format == Format::Graph6 ? vertices * vertices / 12 + 8
                                  : vertices + kEdge * graph.edge_count();
}

/// Empty when stopped.
std::string graph_text(const Graph& graph, Format format, Control& control) {
  switch (format) {
    case Format::Graph6:
      return to_graph6(graph, &control);
    case Format::Sparse6:
      return to_sparse6(graph, &control);
    case Format::Dimacs:
      return to_dimacs(graph, &control);
    case Format::Edges:
    case Format::Auto:
    case Format::Text:
    case Format::Json:
      break;
  }
  return to_edge_list(graph, &control);
}

Converted to_graph_format(const Game& game, const Instance& instance, Format format,
                          Control& control) {
  const auto* const given = std::any_cast<GraphInstance>(&instance);
  if (given != nullptr && !given->weights.empty()) {
    throw NoSuchForm(
        "the graph formats have no weights, an instance with weights converts to json");
  }
  Converted out;
  const Graph graph = game.conflict_graph(instance, control, out.run);
  if (out.run.status != Status::Proved) return out;
  const std::uint64_t bytes = text_bytes(graph, format);
  if (!control.fits(bytes)) return {.run = needs_memory("the text", bytes, control.budget())};
  out.text = graph_text(graph, format, control);
  if (out.text.empty()) return {.run = stopped_report(control)};
  if (!out.text.ends_with('\n')) out.text += '\n';
  return out;
}

}  // namespace

bool has_graph(const Game& game) {
  return game.conflict_graph != nullptr;
}

Converted convert(const Game& game, const Instance& instance, Format format, Control& control) {
  if (format == Format::Json) return {.text = game.to_json(instance) + "\n"};
  if (format == Format::Text) {
    std::optional<std::string> text = game.to_text(instance);
    if (text) return {.text = std::move(*text)};
    const auto* const given = std::any_cast<GraphInstance>(&instance);
    if (given != nullptr && !given->weights.empty()) {
      throw NoSuchForm("an instance with weights has no text form, it converts to json");
    }
    throw NoSuchForm("this instance has no text form" +
                     std::string(has_graph(game) ? ", it converts to json and the graph formats"
                                                 : ", it converts to json"));
  }
  if (!has_graph(game)) {
    throw NoSuchForm(fmt::format("{} converts to json and text only", game.info.name));
  }
  return to_graph_format(game, instance, format, control);
}

}  // namespace minimex::common
