#include "minimex/games/river/game.hpp"

#include <any>
#include <vector>

#include "minimex/games/own_game.hpp"
#include "minimex/games/river/generate.hpp"
#include "minimex/games/river/moves.hpp"
#include "minimex/games/river/rules.hpp"
#include "minimex/games/river/scene.hpp"
#include "minimex/games/river/solve.hpp"

namespace minimex::river {
namespace {

/// The graph of camera sites. Empty when it does not fit the budget: `why` says so then.
Graph camera_graph(const Instance& instance, const Control& control, RunReport& why) {
  why = obstacle(instance, control);
  return why.status == Status::Proved ? camera_sites(instance).conflicts : Graph();
}

}  // namespace

Game game() {
  // In this namespace `Instance` is the game's own, the catalog's is std::any.
  Game game = own_game<Instance, generate>(
      {.name = "river",
       .structure = "conflict graph",
       .objective = "nimber",
       .title = "River Game",
       .rules = "Players in turn place cameras on firm cells next to water; two that see "
                "the same wet area may not stand on neighbouring cells. Who cannot place "
                "one loses.",
       .input = "N, N rows over *.x (wet, firm, protected)",
       .answer = "First player will win, or: Second player will win",
       .origin = "Codeforces gym 102501 L (SWERC 2019-20)",
       .ids = {"gym-102501l"},
       .takes_strict = true,
       .takes_misere = true,
       .answers_value = false,
       .generates = generate_help()});
  game.read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
    return {read(source, options.format, options.strict)};
  };
  game.conflict_graph = [](const std::any& instance, Control& control, RunReport& why) {
    return camera_graph(held<Instance>(instance), control, why);
  };
  return game;
}

}  // namespace minimex::river
