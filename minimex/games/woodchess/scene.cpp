#include "minimex/games/woodchess/scene.hpp"

#include <cstdlib>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/games/contour_scene.hpp"

namespace minimex::woodchess {
namespace {

constexpr std::int32_t kMostSide = 40;

/// The border of the filled cells: of those that were played when the solution is a position, of
/// none when it is the play to come.
std::vector<SceneCorner> contour(const Instance& instance, const Solution* solution) {
  std::vector<std::int32_t> filled(static_cast<std::size_t>(instance.rows), 0);
  if (solution != nullptr && !solution->value && !solution->bounds) {
    for (const Move& move : solution->line) {
      ++filled[static_cast<std::size_t>(move.first.at[0] - 1)];
    }
  }
  return staircase(filled, instance.cols);
}

ScenePanel draw(const Instance& instance, const Solution* solution) {
  ScenePanel panel{.title = "", .rows = instance.rows, .cols = instance.cols};
  for (std::size_t i = 0; i < instance.first.size(); ++i) {
    panel.cells.push_back(
        {.tone = Tone::Plain, .text = fmt::format("{}/{}", instance.first[i], instance.second[i])});
  }
  panel.contour = contour(instance, solution);
  if (solution == nullptr) return panel;
  int order = 0;
  for (const Move& move : solution->line) {
    SceneCell& cell = panel.cells[instance.index(move.first.at[0], move.first.at[1])];
    cell.mover = order % 2 == 0 ? Mover::First : Mover::Second;
    cell.order = ++order;
  }
  return panel;
}

std::string outcome(std::int64_t value) {
  if (value == 0) return "With best play both players score the same.";
  return fmt::format("With best play the {} player ends {} ahead.", value > 0 ? "first" : "second",
                     value > 0 ? value : -value);
}

void explain_line(const Instance& instance, const Solution& solution, Scene& scene) {
  std::int64_t first = 0;
  std::int64_t second = 0;
  bool first_moves = true;
  for (const Move& move : solution.line) {
    const std::size_t cell = instance.index(move.first.at[0], move.first.at[1]);
    (first_moves ? first : second) += first_moves ? instance.first[cell] : instance.second[cell];
    first_moves = !first_moves;
  }
  scene.notes.push_back(
      fmt::format("The numbers of the moves tell one line of best play, {} to {} in the end; a "
                  "player who leaves it "
                  "does no better.",
                  first, second));
}

void explain(const Instance& instance, const Solution& solution, Scene& scene) {
  if (solution.value) {
    scene.notes.push_back(outcome(*solution.value));
    if (!solution.line.empty()) explain_line(instance, solution, scene);
  } else if (solution.bounds) {
    scene.notes.push_back(
        fmt::format("The search ended early ({}): first's score less second's is from {} to {}.",
                    solution.run.limit, solution.bounds->lower, solution.bounds->upper));
  }
}

}  // namespace

Scene scene(const Instance& instance, const Solution* solution) {
  Scene scene;
  scene.title = fmt::format("woodchess {}x{}", instance.rows, instance.cols);
  if (instance.rows <= kMostSide && instance.cols <= kMostSide) {
    scene.panels.push_back(draw(instance, solution));
  } else {
    scene.notes.emplace_back("The board is too large to draw.");
  }
  if (solution != nullptr) explain(instance, *solution, scene);
  scene.notes.emplace_back(
      "A cell A/B gives A to the first player or B to the second. It may be played when all cells "
      "above it and left of it are filled.");
  return scene;
}

}  // namespace minimex::woodchess
