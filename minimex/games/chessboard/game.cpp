#include "minimex/games/chessboard/game.hpp"

#include <any>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "minimex/games/chessboard/generate.hpp"
#include "minimex/games/chessboard/moves.hpp"
#include "minimex/games/chessboard/rules.hpp"
#include "minimex/games/chessboard/scene.hpp"
#include "minimex/games/chessboard/solve.hpp"

namespace minimex::chessboard {
namespace {

// Inside this namespace `Instance` is the board; the catalog's type-erased one is std::any.
const Instance& board_of(const std::any& instance) {
  return *std::any_cast<Instance>(&instance);
}

}  // namespace

Game game() {
  return {
      .info =
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
                         "--max-value V (1000000): values are from 0 to V"}},
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

}  // namespace minimex::chessboard
