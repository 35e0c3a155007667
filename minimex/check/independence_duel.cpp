#include "minimex/check/independence_duel.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/claimed_value.hpp"
#include "minimex/check/duel_strategies.hpp"
#include "minimex/check/legal.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/games/token_position.hpp"

namespace minimex::check {
namespace {

/// The vertices of a line, which must be a whole game. Nothing when stopped.
std::optional<std::vector<Vertex>> vertices_of(const Graph& graph, const GraphSites& sites,
                                               const std::vector<Move>& line, Control& control) {
  std::vector<Vertex> vertices;
  TokenPosition position(graph, sites);
  const auto play = [&](std::size_t i) { vertices.push_back(position.play(line[i])); };
  if (!play_line(position, line, control, play)) return std::nullopt;
  if (!position.over()) throw Refuted("the line ends while a token can be put down");
  return vertices;
}

}  // namespace

Verdict check_independence_duel(const GraphInstance& instance, const Claim& claim,
                                ProofReader* proof, Control& control) {
  const std::int64_t value = claimed_value(claim);
  RunReport why;
  const std::uint64_t line_bytes = saturating_multiply(instance.vertex_count(), 2 * sizeof(Vertex));
  const auto graph = shared_graph(instance, line_bytes, control, why);
  if (!graph) return {.run = std::move(why)};

  std::optional<std::vector<Vertex>> line;
  if (claim.line) {
    if (static_cast<std::int64_t>(claim.line->size()) != value) {
      throw Refuted(fmt::format("the line has {}, the value is {}",
                                counted(claim.line->size(), "token"), value));
    }
    line = vertices_of(*graph, GraphSites(instance), *claim.line, control);
    if (!line) return {.run = stopped_report(control)};
  }
  if (proof == nullptr) return attained_by_line(claim, value);
  ProvedDuel proved =
      check_strategies(*graph, claim.first, value, line ? &*line : nullptr, *proof, control);
  if (proved.run.status != Status::Proved) return {.run = std::move(proved.run)};
  return {.finding = Finding::Proved, .text = std::to_string(value)};
}

}  // namespace minimex::check
