#include "minimex/check/river.hpp"

#include <string>
#include <utility>

#include "minimex/check/nimber_table.hpp"

namespace minimex::check {

Verdict check_river(const river::Instance& instance, const Claim& claim, ProofReader* proof,
                    Control& control) {
  if (RunReport why = river::obstacle(instance, control); why.status != Status::Proved) {
    return {.run = std::move(why)};
  }
  river::CameraSites cameras = river::camera_sites(instance);
  const GraphSites sites(std::move(cameras.cells));
  return check_nimber_table({.graph = cameras.conflicts,
                             .sites = sites,
                             .answer =
                                 [](int nimber) {
                                   return std::string(nimber == 0 ? "Second" : "First") +
                                          " player will win";
                                 }},
                            claim, proof, control);
}

}  // namespace minimex::check
