#include "minimex/games/knights/scene.hpp"

#include <cstddef>
#include <cstdint>

#include <fmt/format.h>

namespace minimex::knights {
namespace {

constexpr std::int32_t kMostSide = 30;
constexpr std::int32_t kMostLayers = 12;

bool drawable(const Board& board) {
  return board.size[0] <= kMostSide && board.size[1] <= kMostSide && board.size[2] <= kMostLayers;
}

SceneCell& cell_at(std::vector<ScenePanel>& panels, const Site& site) {
  ScenePanel& panel = panels[static_cast<std::size_t>(site.at[2]) - 1];
  return panel.cells[static_cast<std::size_t>((site.at[0] - 1) * panel.cols + site.at[1] - 1)];
}

void draw(const Board& board, const Solution* solution, Scene& scene) {
  const auto cells =
      static_cast<std::size_t>(board.size[0]) * static_cast<std::size_t>(board.size[1]);
  for (std::int32_t z = 1; z <= board.size[2]; ++z) {
    scene.panels.push_back({.title = fmt::format("layer z = {}", z),
                            .rows = board.size[0],
                            .cols = board.size[1],
                            .cells = std::vector<SceneCell>(cells)});
  }
  for (const std::int64_t cell : board.blocked) {
    cell_at(scene.panels, board.site_of(cell)).tone = Tone::Blocked;
  }
  if (solution == nullptr) return;
  for (const Move& move : solution->line) cell_at(scene.panels, move.first).mover = Mover::Solver;
}

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
  Scene scene;
  scene.title = fmt::format("knights on a {} board", fmt::join(board.size, "x"));
  if (!board.blocked.empty()) scene.title += fmt::format(", {} blocked", board.blocked.size());
  if (drawable(board)) {
    draw(board, solution, scene);
  } else {
    scene.notes.emplace_back("The board is too large to draw.");
  }
  if (solution != nullptr) explain(*solution, scene);
  return scene;
}

}  // namespace minimex::knights
