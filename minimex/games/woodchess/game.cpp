#include "minimex/games/woodchess/game.hpp"

#include <any>

#include "minimex/games/woodchess/rules.hpp"
#include "minimex/games/woodchess/scene.hpp"
#include "minimex/games/woodchess/solve.hpp"

namespace minimex::woodchess {
namespace {

// Inside this namespace `Instance` is the board; the catalog's type-erased one is std::any.
const Instance& board_of(const std::any& instance) {
  return *std::any_cast<Instance>(&instance);
}

}  // namespace

Game game() {
  return {
      .info = {.name = "woodchess",
               .structure = "contour",
               .objective = "score",
               .title = "Woodchess",
               .rules = "Two players fill the board in turn; a cell may be played when all cells "
                        "above it and left of it are filled. The first player earns A of his "
                        "cells, the second B of hers; each maximises own less opponent's score.",
               .input = "n m, n rows of m values A, n rows of m values B",
               .answer = "the first player's score less the second's",
               .origin = "Luogu P4363, LOJ 2471 (Nine Provinces 2018)",
               .ids = {"luogu-p4363", "loj-2471"}},
      .read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
        return {read(source, options.format)};
      },
      .to_json = [](const std::any& instance) { return to_json(board_of(instance)); },
      .solve = [](const std::any& instance, const SolveOptions& options,
                  Control& control) { return solve(board_of(instance), options, control); },
      .scene = [](const std::any& instance,
                  const Solution* solution) { return scene(board_of(instance), solution); },
  };
}

}  // namespace minimex::woodchess
