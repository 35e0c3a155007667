// The catalog's row of a game with an Instance of its own: its functions take that, those of the
// catalog any instance. Games on any graph share theirs (graph_game.hpp).
#pragma once

#include <any>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "minimex/games/game.hpp"

namespace minimex {

/// The board that `instance` holds.
template <typename Board>
const Board& held(const Instance& instance) {
  return *std::any_cast<Board>(&instance);
}

/// The game `info`, whose functions stand in the namespace of `Board` under the names they have in
/// Game, with a Board for an Instance. What not every such game has, and `read`, is set by the
/// game; the checker by the catalog.
template <typename Board, Board (*generate)(const GenerateOptions&)>
Game own_game(GameInfo info) {
  return {
      .info = std::move(info),
      .to_json = [](const Instance& instance) { return to_json(held<Board>(instance)); },
      .to_text = [](const Instance& instance) -> std::optional<std::string> {
        return to_text(held<Board>(instance));
      },
      .generate = [](const GenerateOptions& options) -> Instance { return generate(options); },
      .simpler =
          [](const Instance& instance) {
            std::vector<Instance> smaller;
            for (Board& one : simpler(held<Board>(instance))) smaller.emplace_back(std::move(one));
            return smaller;
          },
      .solve = [](const Instance& instance, const SolveOptions& options,
                  Control& control) { return solve(held<Board>(instance), options, control); },
      .moves = [](const Instance& instance, const MovesOptions& options,
                  Control& control) { return moves(held<Board>(instance), options, control); },
      .position =
          [](const Instance& instance, const MovesOptions& options, Control& control) {
            return position(held<Board>(instance), options, control);
          },
      .scene = [](const Instance& instance,
                  const Solution* solution) { return scene(held<Board>(instance), solution); },
  };
}

}  // namespace minimex
