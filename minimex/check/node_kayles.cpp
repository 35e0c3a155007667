#include "minimex/check/node_kayles.hpp"

#include <string>
#include <utility>

#include "minimex/check/nimber_table.hpp"

namespace minimex::check {

Verdict check_node_kayles(const GraphInstance& instance, const Claim& claim, ProofReader* proof,
                          Control& control) {
  RunReport why;
  const auto graph = shared_graph(instance, 0, control, why);
  if (!graph) return {.run = std::move(why)};
  const GraphSites sites(instance);
  return check_nimber_table({.graph = *graph,
                             .sites = sites,
                             .answer = [](int nimber) { return std::to_string(nimber); }},
                            claim, proof, control);
}

}  // namespace minimex::check
