#include "minimex/check/node_kayles.hpp"

#include <numeric>
#include <string>
#include <vector>

#include "minimex/check/nimber_table.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::check {

Verdict check_node_kayles(const GraphInstance& instance, const Claim& claim, ProofReader* proof,
                          Control& control) {
  const std::uint64_t bytes =
      saturating_add(instance.graph_bytes_bound(),
                     saturating_multiply(sizeof(Move) + sizeof(Vertex), instance.vertex_count()));
  if (!control.fits(bytes)) {
    return {.run = needs_memory("the conflict graph", bytes, control.budget())};
  }
  const Graph graph = instance.graph(&control);
  if (control.stopped()) return {.run = stopped_report(control)};
  std::vector<Vertex> all(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(all.begin(), all.end(), 0);
  const std::vector<Move> names = instance.moves_of(all);
  return check_nimber_table(
      {.graph = graph, .names = names, .answer = [](int nimber) { return std::to_string(nimber); }},
      claim, proof, control);
}

}  // namespace minimex::check
