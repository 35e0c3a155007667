#include "apps/cli/play_table.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"

namespace minimex::cli {

PlayTable::PlayTable(const Game& game, Instance instance, MovesOptions options, Budget budget,
                     ProgressMode progress)
    : game_(game),
      instance_(std::move(instance)),
      options_(std::move(options)),
      budget_(std::move(budget)),
      progress_(progress),
      position_(look(options_)) {
  if (!position_.objection.empty()) {
    throw InputError({.source = "--after", .column = position_.played + 1},
                     position_.objection + ", expected a legal move");
  }
}

std::string PlayTable::play(const Move& move) {
  MovesOptions next = options_;
  next.after.push_back(move);
  PositionReport reached = look(next);
  if (!reached.objection.empty()) return reached.objection;
  options_ = std::move(next);
  position_ = std::move(reached);
  return "";
}

void PlayTable::take_back() {
  options_.after.pop_back();
  position_ = look(options_);
}

MoveValues PlayTable::values(bool all) {
  MovesOptions options = options_;
  options.all = all && game_.info.takes_all;
  return Session(budget_, progress_).within([&](Control& control) {
    return values_of(options, control);
  });
}

common::Review PlayTable::review() {
  return Session(budget_, progress_).within([this](Control& control) {
    return common::review(
        game_, instance_, options_,
        [&](const MovesOptions& options) { return values_of(options, control); }, control);
  });
}

Scene PlayTable::scene() const {
  Solution played;
  played.line = options_.after;
  Scene scene = game_.scene(instance_, played.line.empty() ? nullptr : &played);
  scene.notes.clear();
  // Pieces that are gone are out of the way; a cell that was taken tells by whom.
  const bool removes = position_.goal == Goal::Least && position_.turn == Turn::Solver;
  const auto clear = [removes](SceneCell& cell) {
    if (cell.order == 0) return;
    if (removes) cell = {};
    cell.text.clear();
    cell.order = 0;
  };
  for (ScenePanel& panel : scene.panels)
    std::for_each(panel.cells.begin(), panel.cells.end(), clear);
  std::for_each(scene.graph.vertices.begin(), scene.graph.vertices.end(), clear);
  return scene;
}

PositionReport PlayTable::look(const MovesOptions& options) {
  Control control(budget_);
  return game_.position(instance_, options, control);
}

MoveValues PlayTable::values_of(const MovesOptions& options, Control& control) {
  if (!std::exchange(table_tried_, true) && game_.moves_table != nullptr) {
    table_ = game_.moves_table(instance_, control);
  }
  if (table_) {
    if (std::optional<MoveValues> values = table_->moves(options)) return std::move(*values);
  }
  return game_.moves(instance_, options, control);
}

}  // namespace minimex::cli
