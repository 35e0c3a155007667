// `minimex convert`: instances in another format; games on graphs also as the graph of what
// conflicts.
#include <optional>
#include <string>

#include <fmt/format.h>

#include "minimex/formats/dimacs.hpp"
#include "minimex/formats/edge_list.hpp"
#include "minimex/formats/graph6.hpp"
#include "minimex/formats/sparse6.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {
namespace {

bool has_graph(const Game& game) {
  return game.conflict_graph != nullptr;
}

/// About the bytes that writing `graph` takes on top of it; saturates.
std::uint64_t text_bytes(const Graph& graph, Format format) {
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  constexpr std::uint64_t kEdge = 32;  // an edge as two numbers of seven digits, and in edges()
  return format == Format::Graph6 ? vertices * vertices / 12 + 8
                                  : vertices + kEdge * graph.edge_count();
}

std::string graph_text(const Graph& graph, Format format) {
  switch (format) {
    case Format::Graph6:
      return to_graph6(graph) + "\n";
    case Format::Sparse6:
      return to_sparse6(graph) + "\n";
    case Format::Dimacs:
      return to_dimacs(graph);
    case Format::Edges:
    case Format::Auto:
    case Format::Text:
    case Format::Json:
      break;
  }
  return to_edge_list(graph);
}

/// What came of one instance: its text, or which limit was in the way.
struct Converted {
  std::string text = {};
  RunReport run = {};
};

Converted to_graph_format(const Game& game, const Instance& instance, Format format,
                          Control& control) {
  Converted out;
  const Graph graph = game.conflict_graph(instance, control, out.run);
  if (out.run.status != Status::Proved) return out;
  const std::uint64_t bytes = text_bytes(graph, format);
  if (!control.fits(bytes)) return {.run = needs_memory("the text", bytes, control.budget())};
  out.text = graph_text(graph, format);
  return out;
}

std::string to_own_format(const Game& game, const Instance& instance, Format format) {
  if (format == Format::Json) return game.to_json(instance) + "\n";
  const std::optional<std::string> text = game.to_text(instance);
  if (!text) {
    throw UsageError("this instance has no text form" +
                     std::string(has_graph(game) ? ", it converts to json and the graph formats"
                                                 : ", it converts to json"));
  }
  return *text;
}

}  // namespace

ExitCode run_convert(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  if (!arguments.to) throw UsageError("--to is required: the format to convert to");
  const Format format = *arguments.to;
  const bool own = format == Format::Json || format == Format::Text;
  if (!own && !has_graph(game)) {
    throw UsageError(fmt::format("{} converts to json and text only (graphs are for {})",
                                 game.info.name, games_with(has_graph)));
  }
  install_interrupt_handlers();
  const Budget budget = budget_of(arguments, std::nullopt);
  const std::vector<Instance> instances = read_instances(game, arguments, budget);
  const bool a_line_each =
      format == Format::Graph6 || format == Format::Sparse6 || format == Format::Json;
  if (instances.size() > 1 && !a_line_each) {
    throw UsageError(fmt::format(
        "the input has {} graphs, only graph6, sparse6 and json hold several", instances.size()));
  }
  Session session(budget, arguments.progress);
  for (std::size_t i = 0; i < instances.size(); ++i) {
    const Converted converted = session.within([&](Control& control) {
      return own ? Converted{.text = to_own_format(game, instances[i], format)}
                 : to_graph_format(game, instances[i], format, control);
    });
    if (converted.run.status != Status::Proved) {
      flush_out();
      write_error(which_instance(i, instances.size()) +
                  unfinished_text(converted.run, "nothing about the value"));
      return exit_code_of(converted.run);
    }
    write_out(converted.text);
  }
  return ExitCode::Solved;
}

}  // namespace minimex::cli
