#include "minimex/games/chomp/scene.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"
#include "minimex/games/contour_scene.hpp"

namespace minimex::chomp {
namespace {

constexpr std::size_t kMostSide = 40;

/// What the drawing shows of a solution: the moves of a position, else the first bite when it wins.
std::vector<Move> bites_of(const Solution* solution) {
  if (solution == nullptr) return {};
  if (solution->outcome) {
    const std::vector<Move>& winning = solution->outcome->winning;
    return winning.empty() ? std::vector<Move>{} : std::vector<Move>{winning.front()};
  }
  if (solution->line.empty()) return {};
  if (!solution->value && !solution->bounds) return solution->line;
  if (!solution->value || *solution->value == 0) return {};
  return {solution->line.front()};
}

/// Takes the cells of a bite off a diagram and marks them.
void bite(const Move& move, int order, std::vector<std::int32_t>& diagram, ScenePanel& panel) {
  for (int row = move.first.at[0]; row <= panel.rows; ++row) {
    std::int32_t& length = diagram[static_cast<std::size_t>(row) - 1];
    for (; length >= move.first.at[1]; --length) {
      SceneCell& cell = panel.cells[static_cast<std::size_t>((row - 1) * panel.cols + length - 1)];
      cell.mover = order % 2 == 1 ? Mover::First : Mover::Second;
      cell.order = order;
    }
  }
}

ScenePanel draw(const Instance& instance, const Solution* solution) {
  ScenePanel panel{
      .title = "", .rows = static_cast<int>(instance.shape.size()), .cols = instance.shape[0]};
  for (int row = 1; row <= panel.rows; ++row) {
    const std::int32_t length = instance.shape[static_cast<std::size_t>(row) - 1];
    for (int col = 1; col <= panel.cols; ++col) {
      panel.cells.push_back({.tone = col <= length ? Tone::Plain : Tone::Outside});
    }
  }
  panel.cells.front().tone = Tone::Poison;
  std::vector<std::int32_t> diagram = instance.shape;
  int order = 0;
  for (const Move& move : bites_of(solution)) bite(move, ++order, diagram, panel);
  panel.contour = staircase(diagram, panel.cols);
  return panel;
}

void explain(const Outcome& outcome, Scene& scene) {
  scene.notes.emplace_back(outcome.first_wins ? "The player to move wins."
                                              : "The player to move loses, whatever the bite.");
  if (outcome.winning.empty()) return;
  scene.notes.push_back(fmt::format("The bite at {} wins: it takes the cells numbered 1.",
                                    to_string(outcome.winning.front())));
  if (outcome.winning.size() > 1) {
    scene.notes.push_back(
        fmt::format("All bites that win: {}.", to_string(std::span(outcome.winning))));
  }
}

void explain(const Instance& instance, const Solution& solution, Scene& scene) {
  if (solution.outcome) {
    explain(*solution.outcome, scene);
    return;
  }
  if (!solution.value) {
    if (!solution.bounds) return;
    scene.notes.push_back(fmt::format("The search ended early ({}): the nimber is from {} to {}.",
                                      solution.run.limit, solution.bounds->lower,
                                      solution.bounds->upper));
    return;
  }
  if (instance == Instance{}) {
    scene.notes.emplace_back(
        "The nimber is 0: only the poisoned square is left, which nobody bites.");
    return;
  }
  if (*solution.value == 0) {
    scene.notes.emplace_back(
        "The nimber is 0: the player to move loses, for after every bite the other player has a "
        "bite that leaves 0 again.");
    return;
  }
  scene.notes.push_back(fmt::format("The nimber is {}: the player to move wins.", *solution.value));
  if (!solution.line.empty()) {
    scene.notes.push_back(
        fmt::format("The bite at {} wins: it takes the cells numbered 1 and leaves nimber 0.",
                    to_string(solution.line.front())));
  }
}

}  // namespace

Scene scene(const Instance& instance, const Solution* solution) {
  Scene scene;
  const std::size_t rows = instance.shape.size();
  const bool rectangle = instance.shape.front() == instance.shape.back();
  scene.title = rectangle ? fmt::format("chomp {}x{}", rows, instance.shape[0])
                          : fmt::format("chomp on a diagram of {}", counted(rows, "row"));
  if (rows <= kMostSide && instance.shape[0] <= static_cast<std::int32_t>(kMostSide)) {
    scene.panels.push_back(draw(instance, solution));
  } else {
    scene.notes.emplace_back("The diagram is too large to draw.");
  }
  if (solution != nullptr) explain(instance, *solution, scene);
  scene.notes.emplace_back(
      "A bite takes a cell and everything below and right of it. Nobody takes the poisoned cell "
      "1,1, and who cannot bite loses.");
  return scene;
}

}  // namespace minimex::chomp
