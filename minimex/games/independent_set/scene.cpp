#include "minimex/games/independent_set/scene.hpp"

#include <string_view>

#include <fmt/format.h>

namespace minimex::independent_set {

Scene scene(const GraphInstance& instance, const Solution* solution) {
  Scene scene = graph_scene(instance, solution, false);
  if (solution == nullptr) return scene;
  if (solution->value) {
    const bool one = *solution->value == 1;
    scene.notes.push_back(fmt::format("{} token{} can be placed, no two of them adjacent.",
                                      *solution->value, one ? "" : "s"));
    if (!solution->reason.empty()) scene.notes.push_back(solution->reason);
  } else if (solution->bounds) {
    scene.notes.push_back(fmt::format("The search ended early ({}): the optimum is from {} to {}.",
                                      solution->run.limit, solution->bounds->lower,
                                      solution->bounds->upper));
  }
  return scene;
}

}  // namespace minimex::independent_set
