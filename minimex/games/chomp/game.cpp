#include "minimex/games/chomp/game.hpp"

#include <any>
#include <string_view>
#include <vector>

#include "minimex/games/chomp/generate.hpp"
#include "minimex/games/chomp/moves.hpp"
#include "minimex/games/chomp/rules.hpp"
#include "minimex/games/chomp/scene.hpp"
#include "minimex/games/chomp/solve.hpp"
#include "minimex/games/own_game.hpp"

namespace minimex::chomp {

Game game() {
  // In this namespace `Instance` is the game's own, the catalog's is std::any.
  Game game = own_game<Instance, generate>(
      {.name = "chomp",
       .structure = "contour",
       .objective = "nimber",
       .title = "Chomp",
       .rules = "Two players in turn take a cell of a Young diagram with everything weakly "
                "below and right of it. Nobody takes (1,1); who cannot move loses.",
       .input = "rows cols, or: shape r1 r2 ... with non-increasing row lengths",
       .answer = "the nimber; 0: the player to move loses",
       .origin = "D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974)",
       .takes_winner = true,
       .generates = {"--size N or RxC (6): the sides of the box that holds the diagram",
                     "--density D (0.5): about the share of the box that the diagram fills"}});
  game.read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
    return {read(source, options.format)};
  };
  game.from_family = [](std::string_view family) -> std::any { return from_family(family); };
  game.family_member = [](std::string_view family, FamilyVariable& variable) -> std::any {
    return from_family(family, &variable);
  };
  game.moves_table = [](const std::any& instance, Control& control) {
    return moves_table(held<Instance>(instance), control);
  };
  return game;
}

}  // namespace minimex::chomp
