#include "minimex/check/river.hpp"

#include <string>
#include <vector>

#include "minimex/check/nimber_table.hpp"

namespace minimex::check {

Verdict check_river(const river::Instance& instance, const Claim& claim, ProofReader* proof,
                    Control& control) {
  const std::uint64_t bytes = river::camera_sites_bytes(instance);
  if (!control.fits(bytes)) {
    return {.run = needs_memory("the graph of camera sites", bytes, control.budget())};
  }
  const river::CameraSites sites = river::camera_sites(instance);
  std::vector<Move> names;
  names.reserve(sites.cells.size());
  for (const Site& cell : sites.cells) names.push_back({cell});
  return check_nimber_table(
      {.graph = sites.conflicts,
       .names = names,
       .answer =
           [](int nimber) {
             return std::string(nimber == 0 ? "Second" : "First") + " player will win";
           }},
      claim, proof, control);
}

}  // namespace minimex::check
