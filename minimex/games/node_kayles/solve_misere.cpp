#include "minimex/games/node_kayles/solve_misere.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "minimex/conflict/nimber/misere.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/proof_kinds.hpp"

namespace minimex::node_kayles {
namespace {

using Positions = std::vector<conflict::MiserePosition>;

/// The positions without a lone vertex, then those with one.
void write_positions(const Positions& positions, ProofWriter& out) {
  for (const bool lone : {false, true}) {
    std::vector<std::uint64_t> list;
    for (const conflict::MiserePosition& position : positions) {
      if (position.lone == lone) list.push_back(position.vertices);
    }
    out.number(list.size());
    std::uint64_t before = 0;
    for (const std::uint64_t free : list) {
      out.number(free - before);
      before = free;
    }
  }
}

Certificate certificate_of(Positions positions, std::uint64_t vertices) {
  const std::uint64_t bytes = 16 + positions.size() * (1 + vertices / 7);
  return {.kind = std::string(proof_kind::kMiserePositions),
          .bytes = bytes,
          .write = [positions = std::move(positions)](ProofWriter& out, Control&) {
            write_positions(positions, out);
            return RunReport{};
          }};
}

}  // namespace

Solution solve_misere(const Graph& graph, const GraphSites& sites, bool proof, Control& control) {
  conflict::MisereResult result = conflict::solve_misere(graph, proof, control);
  Solution solution{.run = std::move(result.run)};
  if (!result.first_wins) return solution;
  solution.answer = *result.first_wins ? "first" : "second";
  Outcome& outcome = solution.outcome.emplace();
  outcome.misere = true;
  outcome.first_wins = *result.first_wins;
  for (const Vertex v : result.winning) outcome.winning.push_back({sites.site(v)});
  if (proof) {
    solution.certificate =
        certificate_of(std::move(result.proof), static_cast<std::uint64_t>(graph.vertex_count()));
  }
  return solution;
}

}  // namespace minimex::node_kayles
