#include "minimex/check/river.hpp"

#include <string>
#include <utility>

#include "minimex/check/misere_positions.hpp"
#include "minimex/check/nimber_table.hpp"

namespace minimex::check {

Verdict check_river(const river::Instance& instance, const Claim& claim, ProofReader* proof,
                    Control& control) {
  if (RunReport why = river::obstacle(instance, control); why.status != Status::Proved) {
    return {.run = std::move(why)};
  }
  river::CameraSites cameras = river::camera_sites(instance);
  const GraphSites sites(std::move(cameras.cells));
  const NimberGame game{.graph = cameras.conflicts, .sites = sites, .answer = [](int nimber) {
                          return std::string(nimber == 0 ? "Second" : "First") + " player will win";
                        }};
  return claim.outcome ? check_misere(game, claim, proof, control)
                       : check_nimber_table(game, claim, proof, control);
}

}  // namespace minimex::check
