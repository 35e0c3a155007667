#include "minimex/games/river/solve.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/conflict/nimber.hpp"
#include "minimex/games/nimber_reason.hpp"
#include "minimex/games/node_kayles/proof.hpp"
#include "minimex/games/node_kayles/solve_misere.hpp"

namespace minimex::river {
Solution solve(const Instance& instance, const SolveOptions& options, Control& control) {
  Solution solution{.run = obstacle(instance, control)};
  if (solution.run.status != Status::Proved) return solution;
  CameraSites sites = camera_sites(instance);
  if (options.misere) {
    return node_kayles::solve_misere(sites.conflicts, GraphSites(std::move(sites.cells)),
                                     options.proof, control);
  }
  conflict::NimberResult result =
      conflict::solve_nimber(sites.conflicts, {.line = options.line}, control);
  solution.run = std::move(result.run);
  solution.bounds = {result.lower, result.upper};
  if (!result.nimber) return solution;
  solution.reason =
      sites.cells.empty()
          ? "There is no place for a camera, so the first player cannot move."
          : nimber_reason("The camera sites", result.component_nimbers, *result.nimber);
  solution.value = *result.nimber;
  solution.answer = fmt::format("{} player will win", *result.nimber == 0 ? "Second" : "First");
  for (const Vertex v : result.line) {
    solution.line.push_back({sites.cells[static_cast<std::size_t>(v)]});
  }
  if (options.proof) {
    solution.certificate =
        node_kayles::nimber_certificate(std::make_shared<const Graph>(std::move(sites.conflicts)),
                                        std::move(result.line), solution.run.positions);
  }
  return solution;
}

}  // namespace minimex::river
