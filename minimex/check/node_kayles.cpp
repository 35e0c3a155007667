#include "minimex/check/node_kayles.hpp"

#include <string>
#include <utility>

#include "minimex/check/misere_positions.hpp"
#include "minimex/check/nimber_table.hpp"

namespace minimex::check {

Verdict check_node_kayles(const GraphInstance& instance, const Claim& claim, ProofReader* proof,
                          Control& control) {
  RunReport why;
  const auto graph = shared_graph(instance, 0, control, why);
  if (!graph) return {.run = std::move(why)};
  const GraphSites sites(instance);
  const NimberGame game{
      .graph = *graph, .sites = sites, .answer = [](int nimber) { return std::to_string(nimber); }};
  return claim.outcome ? check_misere(game, claim, proof, control)
                       : check_nimber_table(game, claim, proof, control);
}

}  // namespace minimex::check
