#include "minimex/games/chomp/scene.hpp"

#include <cstddef>
#include <string>

#include <fmt/format.h>

namespace minimex::chomp {
namespace {

constexpr std::size_t kMostSide = 40;

/// The first bite when it wins, else nothing.
const Move* winning_bite(const Solution* solution) {
  if (solution == nullptr || !solution->value || *solution->value == 0) return nullptr;
  return solution->line.empty() ? nullptr : &solution->line.front();
}

ScenePanel draw(const Instance& instance, const Move* bite) {
  ScenePanel panel{
      .title = "", .rows = static_cast<int>(instance.shape.size()), .cols = instance.shape[0]};
  for (int row = 1; row <= panel.rows; ++row) {
    const std::int32_t length = instance.shape[static_cast<std::size_t>(row) - 1];
    for (int col = 1; col <= panel.cols; ++col) {
      SceneCell cell{.tone = col <= length ? Tone::Plain : Tone::Blocked};
      if (row == 1 && col == 1) cell.tone = Tone::Poison;
      if (bite != nullptr && col <= length && row >= bite->first.at[0] &&
          col >= bite->first.at[1]) {
        cell.mover = Mover::First;
        cell.order = 1;
      }
      panel.cells.push_back(cell);
    }
  }
  return panel;
}

void explain(const Solution& solution, const Move* bite, Scene& scene) {
  if (!solution.value) {
    if (!solution.bounds) return;
    scene.notes.push_back(fmt::format("The search ended early ({}): the nimber is from {} to {}.",
                                      solution.run.limit, solution.bounds->lower,
                                      solution.bounds->upper));
    return;
  }
  if (*solution.value == 0) {
    scene.notes.emplace_back(
        "The nimber is 0: the player to move loses, for after every bite the other player has a "
        "bite that leaves 0 again.");
    return;
  }
  scene.notes.push_back(fmt::format("The nimber is {}: the player to move wins.", *solution.value));
  if (bite != nullptr) {
    scene.notes.push_back(
        fmt::format("The bite at {} wins: it takes the cells numbered 1 and leaves nimber 0.",
                    to_string(*bite)));
  }
}

}  // namespace

Scene scene(const Instance& instance, const Solution* solution) {
  Scene scene;
  const std::size_t rows = instance.shape.size();
  const bool rectangle = instance.shape.front() == instance.shape.back();
  scene.title = rectangle ? fmt::format("chomp {}x{}", rows, instance.shape[0])
                          : fmt::format("chomp on a diagram of {} rows", rows);
  const Move* const bite = winning_bite(solution);
  if (rows <= kMostSide && instance.shape[0] <= static_cast<std::int32_t>(kMostSide)) {
    scene.panels.push_back(draw(instance, bite));
  } else {
    scene.notes.emplace_back("The diagram is too large to draw.");
  }
  if (solution != nullptr) explain(*solution, bite, scene);
  scene.notes.emplace_back(
      "A bite takes a cell and everything below and right of it. Nobody takes the poisoned cell "
      "1,1, and who cannot bite loses.");
  return scene;
}

}  // namespace minimex::chomp
