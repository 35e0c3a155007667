#include "minimex/check/independence_duel.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "minimex/check/duel_strategies.hpp"

namespace minimex::check {
namespace {

// The vertices that the moves name. Moves of vertices come in the order of vertices.
std::vector<Vertex> vertices_of(const GraphInstance& instance, Vertex vertices,
                                const std::vector<Move>& line) {
  std::vector<Vertex> all(static_cast<std::size_t>(vertices));
  std::iota(all.begin(), all.end(), 0);
  const std::vector<Move> moves = instance.moves_of(all);
  std::vector<Vertex> found;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto place = std::lower_bound(moves.begin(), moves.end(), line[i]);
    if (place == moves.end() || *place != line[i]) {
      throw Refuted(fmt::format("move {} of the line is not a vertex of the graph: {}", i + 1,
                                to_string(line[i])));
    }
    found.push_back(static_cast<Vertex>(place - moves.begin()));
  }
  return found;
}

void replay(const Graph& graph, const std::vector<Vertex>& line, const std::vector<Move>& moves) {
  std::vector<bool> blocked(static_cast<std::size_t>(graph.vertex_count()), false);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (blocked[static_cast<std::size_t>(line[i])]) {
      throw Refuted(fmt::format("move {} of the line is illegal: {} has a token or is beside one",
                                i + 1, to_string(moves[i])));
    }
    blocked[static_cast<std::size_t>(line[i])] = true;
    for (const Vertex w : graph.neighbours(line[i])) blocked[static_cast<std::size_t>(w)] = true;
  }
  if (std::find(blocked.begin(), blocked.end(), false) != blocked.end()) {
    throw Refuted("the line ends while a token can be put down");
  }
}

}  // namespace

Verdict check_independence_duel(const GraphInstance& instance, const Claim& claim,
                                ProofReader* proof, Control& control) {
  if (!claim.value) throw Refuted("nothing shows the value");
  const std::string value = std::to_string(*claim.value);
  if (claim.answer && *claim.answer != value) {
    throw Refuted(fmt::format("the answer is {}, the value {}", printable(*claim.answer), value));
  }
  constexpr std::uint64_t kBytesOfMove = sizeof(Move) + sizeof(Vertex);
  const std::uint64_t graph_bytes = instance.graph_bytes_bound();
  if (!control.fits(graph_bytes) ||
      !control.fits(graph_bytes + kBytesOfMove * instance.vertex_count())) {
    return {.run = needs_memory("the conflict graph", graph_bytes, control.budget())};
  }
  const Graph graph = instance.graph(&control);
  if (control.stopped()) return {.run = stopped_report(control)};

  std::optional<std::vector<Vertex>> line;
  if (claim.line) {
    if (static_cast<std::int64_t>(claim.line->size()) != *claim.value) {
      throw Refuted(
          fmt::format("the line has {} tokens, the value is {}", claim.line->size(), value));
    }
    line = vertices_of(instance, graph.vertex_count(), *claim.line);
    replay(graph, *line, *claim.line);
  }
  if (proof == nullptr) {
    if (!line) throw Refuted("nothing shows the value");
    return {.outcome = Outcome::Attained, .text = value};
  }
  ProvedDuel proved =
      check_strategies(graph, claim.first, *claim.value, line ? &*line : nullptr, *proof, control);
  if (proved.run.status != Status::Proved) return {.run = std::move(proved.run)};
  return {.outcome = Outcome::Proved, .text = value};
}

}  // namespace minimex::check
