#include "minimex/games/independence_duel/scene.hpp"

#include <string>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"

namespace minimex::independence_duel {
namespace {

void explain(const Solution& solution, Scene& scene) {
  if (solution.value) {
    scene.notes.push_back(fmt::format("With best play of both, {} {} on the graph in the end.",
                                      counted(static_cast<std::uint64_t>(*solution.value), "token"),
                                      *solution.value == 1 ? "is" : "are"));
    if (!solution.reason.empty()) scene.notes.push_back(solution.reason);
    if (!solution.line.empty()) {
      scene.notes.emplace_back(
          "The numbers of the moves tell one line of best play; a player who leaves it does no "
          "better.");
    }
  } else if (solution.bounds) {
    scene.notes.push_back(
        fmt::format("The search ended early ({}): from {} to {} are on the graph in the end.",
                    solution.run.limit, solution.bounds->lower,
                    counted(static_cast<std::uint64_t>(solution.bounds->upper), "token")));
  }
}

}  // namespace

Scene scene(const GraphInstance& instance, const Solution* solution) {
  Scene scene = graph_scene(instance, solution, true);
  if (solution != nullptr) explain(*solution, scene);
  scene.notes.emplace_back(
      "Two players in turn put a token on a vertex without a token beside it; one wants many "
      "tokens, the other few.");
  return scene;
}

}  // namespace minimex::independence_duel
