#include "minimex/games/chessboard/game.hpp"

#include <any>
#include <vector>

#include "minimex/games/chessboard/generate.hpp"
#include "minimex/games/chessboard/moves.hpp"
#include "minimex/games/chessboard/rules.hpp"
#include "minimex/games/chessboard/scene.hpp"
#include "minimex/games/chessboard/solve.hpp"
#include "minimex/games/own_game.hpp"

namespace minimex::chessboard {

Game game() {
  // In this namespace `Instance` is the game's own, the catalog's is std::any.
  Game game = own_game<Instance, generate>(
      {.name = "chessboard",
       .structure = "contour",
       .objective = "optimum",
       .title = "Game on Chessboard",
       .rules = "Remove all pieces at least total cost: a piece alone for its value, or an "
                "exposed white and an exposed black piece together for the difference of "
                "their values. A piece is exposed when no other piece is left below and "
                "left of it, its own row and column included.",
       .input = "n or n m, n rows of m characters over .WB (m = n when left out), n rows of m "
                "values >= 0",
       .answer = "the minimum total cost",
       .origin = "Codeforces gym 102361 G (CCPC 2019 Qinhuangdao), HDU 6737",
       .ids = {"gym-102361g", "hdu-6737"},
       .takes_all = true,
       .takes_count = true,
       .takes_checkpoint = true,
       .generates = {"--size N or RxC (8): the sides of the board",
                     "--density D (0.5): share of cells with a piece, as likely white as black",
                     "--max-value V (1000000): values are from 0 to V"}});
  game.read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
    return {read(source, options.format)};
  };
  game.moves_table = [](const std::any& instance, Control& control) {
    return moves_table(held<Instance>(instance), control);
  };
  return game;
}

}  // namespace minimex::chessboard
