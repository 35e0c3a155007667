#include "minimex/check/placed_set.hpp"

#include <cstddef>
#include <cstdint>

#include <fmt/format.h>

#include "minimex/check/legal.hpp"
#include "minimex/check/verdict.hpp"
#include "minimex/games/token_position.hpp"

namespace minimex::check {

std::optional<std::vector<Vertex>> placed_by_line(const Graph& graph, const GraphSites& sites,
                                                  const std::vector<Move>& line, Control& control) {
  TokenPosition position(graph, sites);
  std::vector<Vertex> set;
  const auto play = [&](std::size_t i) { set.push_back(position.play(line[i])); };
  if (!play_line(position, line, control, play)) return std::nullopt;
  return set;
}

std::vector<Vertex> read_placed_set(const Graph& graph, const GraphSites& sites,
                                    ProofReader& proof) {
  TokenPosition position(graph, sites);
  std::vector<Vertex> set;
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  const std::uint64_t size = proof.number("the size of the set", vertices);
  std::uint64_t next = 0;
  for (std::uint64_t i = 0; i < size; ++i) {
    next += proof.number("a vertex of the set", vertices);
    if (next >= vertices) throw Refuted("the set of the proof leaves the graph");
    const auto v = static_cast<Vertex>(next++);
    if (!position.is_free(v)) {
      throw Refuted(fmt::format("in the set of the proof, {} is next to another token",
                                to_string(sites.site(v))));
    }
    position.put(v);
    set.push_back(v);
  }
  return set;
}

}  // namespace minimex::check
