#include "minimex/games/node_kayles/scene.hpp"

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"
#include "minimex/games/nimber_reason.hpp"

namespace minimex::node_kayles {

Scene scene(const GraphInstance& instance, const Solution* solution) {
  Scene scene = graph_scene(instance, solution, true);
  if (solution != nullptr && solution->value) {
    scene.notes.push_back(nimber_meaning(static_cast<int>(*solution->value)));
    if (!solution->reason.empty()) scene.notes.push_back(solution->reason);
    if (!solution->line.empty()) {
      scene.notes.push_back(fmt::format(
          "The numbers of the moves tell one line of best play of {}; the {} player makes the "
          "last.",
          counted(solution->line.size(), "move"),
          solution->line.size() % 2 == 1 ? "first" : "second"));
    }
  } else if (solution != nullptr && solution->bounds) {
    scene.notes.push_back(fmt::format("The search ended early ({}): the nimber is from {} to {}.",
                                      solution->run.limit, solution->bounds->lower,
                                      solution->bounds->upper));
  }
  const bool misere = solution != nullptr && solution->outcome;
  if (misere) scene.notes.push_back(misere_meaning(*solution->outcome));
  scene.notes.push_back(
      fmt::format("A move takes a vertex and with it all its neighbours. Who cannot move {}.",
                  misere ? "wins" : "loses"));
  return scene;
}

}  // namespace minimex::node_kayles
