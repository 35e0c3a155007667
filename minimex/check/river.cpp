#include "minimex/check/river.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "minimex/check/nimber_table.hpp"

namespace minimex::check {

Verdict check_river(const river::Instance& instance, const Claim& claim, ProofReader* proof,
                    Control& control) {
  constexpr std::uint64_t kMostCells = std::numeric_limits<Vertex>::max();
  const std::uint64_t cells = std::uint64_t{instance.rows.size()} * instance.rows.size();
  const std::uint64_t bytes = river::camera_sites_bytes(instance) + cells * sizeof(Move);
  if (cells > kMostCells || !control.fits(bytes)) {
    return {.run = needs_memory("the graph of camera sites", bytes, control.budget())};
  }
  const river::CameraSites sites = river::camera_sites(instance);
  std::vector<Move> names;
  names.reserve(sites.cells.size());
  for (const Site& cell : sites.cells) names.push_back({cell});
  return check_nimber_table({.graph = sites.conflicts,
                             .names = names,
                             .answer =
                                 [](int nimber) {
                                   return std::string(nimber == 0 ? "Second" : "First") +
                                          " player will win";
                                 }},
                            claim, proof, control);
}

}  // namespace minimex::check
