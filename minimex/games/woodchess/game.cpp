#include "minimex/games/woodchess/game.hpp"

#include <any>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "minimex/games/woodchess/generate.hpp"
#include "minimex/games/woodchess/moves.hpp"
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
      .info =
          {.name = "woodchess",
           .structure = "contour",
           .objective = "score",
           .title = "Woodchess",
           .rules = "Two players fill the board in turn; a cell may be played when all cells "
                    "above it and left of it are filled. The first player earns A of his "
                    "cells, the second B of hers; each maximises own less opponent's score.",
           .input = "n m, n rows of m values A, n rows of m values B",
           .answer = "the first player's score less the second's",
           .origin = "Luogu P4363, LOJ 2471 (Nine Provinces 2018)",
           .ids = {"luogu-p4363", "loj-2471"},
           .takes_count = true,
           .takes_checkpoint = true,
           .generates = {"--size N or RxC (8): the sides of the board",
                         "--density D (1): share of the values that are drawn, the others are 0",
                         "--max-value V (100000): values are drawn from 0 to V"}},
      .read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
        return {read(source, options.format)};
      },
      .to_json = [](const std::any& instance) { return to_json(board_of(instance)); },
      .to_text = [](const std::any& instance) -> std::optional<std::string> {
        return to_text(board_of(instance));
      },
      .generate = [](const GenerateOptions& options) -> std::any { return generate(options); },
      .simpler =
          [](const std::any& instance) {
            std::vector<std::any> smaller;
            for (Instance& one : simpler(board_of(instance))) smaller.emplace_back(std::move(one));
            return smaller;
          },
      .solve = [](const std::any& instance, const SolveOptions& options,
                  Control& control) { return solve(board_of(instance), options, control); },
      .moves = [](const std::any& instance, const MovesOptions& options,
                  Control& control) { return moves(board_of(instance), options, control); },
      .moves_table = [](const std::any& instance,
                        Control& control) { return moves_table(board_of(instance), control); },
      .position = [](const std::any& instance, const MovesOptions& options,
                     Control& control) { return position(board_of(instance), options, control); },
      .scene = [](const std::any& instance,
                  const Solution* solution) { return scene(board_of(instance), solution); },
  };
}

}  // namespace minimex::woodchess
