#include "minimex/games/chessboard/scene.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"
#include "minimex/games/contour_scene.hpp"

namespace minimex::chessboard {
namespace {

constexpr std::int32_t kMostSide = 40;

/// True when the solution stands for a position: its line was played.
bool is_position(const Solution* solution) {
  return solution != nullptr && !solution->value && !solution->bounds && !solution->line.empty();
}

/// The border of what is gone below and left of all pieces that are left. Seen from the lower left,
/// what is gone is a Young diagram: column by column, so far up as no piece is left of it or in it.
std::vector<SceneCorner> contour(const Instance& instance, const Solution* solution) {
  Position position(instance);
  if (is_position(solution)) {
    for (const Move& move : solution->line) position.play(move);
  }
  // Columns of each row, from the top, that have no piece in them or left of them from there down.
  std::vector<std::int32_t> free(static_cast<std::size_t>(instance.rows), instance.cols);
  for (const Piece& piece : instance.pieces) {
    if (!position.piece_at(Site{piece.row, piece.col})) continue;
    for (std::int32_t row = 1; row <= piece.row; ++row) {
      auto& columns = free[static_cast<std::size_t>(row - 1)];
      columns = std::min(columns, piece.col - 1);
    }
  }
  std::reverse(free.begin(), free.end());
  std::vector<SceneCorner> corners = staircase(free, instance.cols);
  for (SceneCorner& corner : corners) corner.row = instance.rows - corner.row;
  return corners;
}

ScenePanel draw(const Instance& instance, const Solution* solution) {
  ScenePanel panel{.title = "", .rows = instance.rows, .cols = instance.cols};
  panel.cells.resize(static_cast<std::size_t>(instance.rows) *
                     static_cast<std::size_t>(instance.cols));
  const auto at = [&panel](std::int32_t row, std::int32_t col) -> SceneCell& {
    return panel.cells[static_cast<std::size_t>((row - 1) * panel.cols + col - 1)];
  };
  for (const Piece& piece : instance.pieces) {
    SceneCell& cell = at(piece.row, piece.col);
    cell.tone = piece.white ? Tone::White : Tone::Black;
    cell.text = std::to_string(piece.value);
  }
  panel.contour = contour(instance, solution);
  int order = 0;
  if (solution == nullptr) return panel;
  for (const Move& move : solution->line) {
    ++order;
    at(move.first.at[0], move.first.at[1]).order = order;
    if (move.second) at(move.second->at[0], move.second->at[1]).order = order;
  }
  return panel;
}

void explain_line(const Instance& instance, const Solution& solution, Scene& scene) {
  std::int64_t alone = 0;
  std::size_t pairs = 0;
  for (const Piece& piece : instance.pieces) alone += piece.value;
  for (const Move& move : solution.line) pairs += move.second ? 1 : 0;
  if (pairs == 0) {
    scene.notes.emplace_back("No pair saves anything: every piece goes alone for its value.");
  } else {
    scene.notes.push_back(fmt::format("One by one the pieces would cost {}; going in {} saves {}.",
                                      alone, pairs == 1 ? "1 pair" : fmt::format("{} pairs", pairs),
                                      alone - *solution.value));
  }
  scene.notes.emplace_back(
      "The numbers of the moves tell the order of removal; two pieces with the same number go as a "
      "pair.");
}

void explain(const Instance& instance, const Solution& solution, Scene& scene) {
  const std::size_t pieces = instance.pieces.size();
  const std::string all = pieces == 1 ? "the one piece" : fmt::format("all {} pieces", pieces);
  if (pieces == 0) {
    scene.notes.emplace_back("There is nothing to remove: the cost is 0.");
  } else if (solution.value) {
    scene.notes.push_back(
        fmt::format("The least total cost of removing {} is {}.", all, *solution.value));
    if (!solution.line.empty()) explain_line(instance, solution, scene);
  } else if (solution.bounds) {
    scene.notes.push_back(
        fmt::format("The search ended early ({}): removing {} costs from {} to {}.",
                    solution.run.limit, all, solution.bounds->lower, solution.bounds->upper));
  }
}

}  // namespace

Scene scene(const Instance& instance, const Solution* solution) {
  Scene scene;
  scene.title = fmt::format("chessboard {}x{}, {}", instance.rows, instance.cols,
                            counted(instance.pieces.size(), "piece"));
  const bool drawable = instance.rows <= kMostSide && instance.cols <= kMostSide;
  if (drawable) {
    scene.panels.push_back(draw(instance, solution));
  } else {
    scene.notes.emplace_back("The board is too large to draw.");
  }
  if (solution != nullptr) explain(instance, *solution, scene);
  if (!instance.pieces.empty()) {
    scene.notes.emplace_back(
        "A piece is exposed when no other is left below and left of it, its own row and column "
        "included. Any piece may go alone for its value; an exposed white and an exposed black one "
        "may go as a pair for the difference of theirs.");
  }
  return scene;
}

}  // namespace minimex::chessboard
