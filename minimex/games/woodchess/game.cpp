#include "minimex/games/woodchess/game.hpp"

#include <any>
#include <vector>

#include "minimex/games/own_game.hpp"
#include "minimex/games/woodchess/generate.hpp"
#include "minimex/games/woodchess/moves.hpp"
#include "minimex/games/woodchess/rules.hpp"
#include "minimex/games/woodchess/scene.hpp"
#include "minimex/games/woodchess/solve.hpp"

namespace minimex::woodchess {

Game game() {
  // In this namespace `Instance` is the game's own, the catalog's is std::any.
  Game game = own_game<Instance, generate>(
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
                     "--max-value V (100000): values are drawn from 0 to V"}});
  game.read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
    return {read(source, options.format)};
  };
  game.moves_table = [](const std::any& instance, Control& control) {
    return moves_table(held<Instance>(instance), control);
  };
  return game;
}

}  // namespace minimex::woodchess
