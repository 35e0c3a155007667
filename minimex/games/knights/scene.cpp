#include "minimex/games/knights/scene.hpp"

#include <cstddef>

#include <fmt/format.h>

#include "minimex/games/graph_instance.hpp"

namespace minimex::knights {
namespace {

void explain(const Solution& solution, Scene& scene) {
  if (solution.value) {
    scene.notes.push_back(
        *solution.value == 1 ? "1 knight can be placed."
                             : fmt::format("{} knights can be placed so that none attacks another.",
                                           *solution.value));
    if (!solution.reason.empty()) scene.notes.push_back(solution.reason);
  } else if (solution.bounds) {
    scene.notes.push_back(
        fmt::format("The search ended early ({}): the most knights are from {} to {}.",
                    solution.run.limit, solution.bounds->lower, solution.bounds->upper));
  }
}

}  // namespace

Scene scene(const Instance& instance, const Solution* solution) {
  const Board& board = instance.board;
  Scene scene = graph_scene(conflict_instance(instance), solution, false);
  scene.title = fmt::format("knights on a {} board", fmt::join(board.size, "x"));
  if (!board.blocked.empty()) scene.title += fmt::format(", {} blocked", board.blocked.size());
  for (std::size_t z = 0; z < scene.panels.size(); ++z) {
    scene.panels[z].title = fmt::format("layer z = {}", z + 1);
  }
  if (solution != nullptr) explain(*solution, scene);
  return scene;
}

}  // namespace minimex::knights
