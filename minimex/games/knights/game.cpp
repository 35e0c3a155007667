#include "minimex/games/knights/game.hpp"

#include <any>
#include <vector>

#include "minimex/games/knights/generate.hpp"
#include "minimex/games/knights/moves.hpp"
#include "minimex/games/knights/rules.hpp"
#include "minimex/games/knights/scene.hpp"
#include "minimex/games/knights/solve.hpp"
#include "minimex/games/own_game.hpp"

namespace minimex::knights {

Game game() {
  // In this namespace `Instance` is the game's own, the catalog's is std::any.
  Game game = own_game<Instance, generate>(
      {.name = "knights",
       .structure = "conflict graph",
       .objective = "optimum",
       .title = "Chess in 3D",
       .rules = "Place as many knights as possible on the usable cells of a "
                "three-dimensional board so that none attacks another. A knight moves by a "
                "signed permutation of (2, 1, 0).",
       .input = "A B C, the number K of blocked cells, then K cells x y z",
       .answer = "the most knights",
       .origin = "Codeforces gym 105809 C",
       .ids = {"gym-105809c"},
       .takes_count = true,
       .takes_sets = true,
       .generates = generate_help()});
  game.read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
    return {read(source, options.format)};
  };
  game.conflict_graph = [](const std::any& instance, Control& control, RunReport& why) {
    return built_graph(conflict_instance(held<Instance>(instance)), control, why);
  };
  return game;
}

}  // namespace minimex::knights
