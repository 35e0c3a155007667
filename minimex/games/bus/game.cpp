#include "minimex/games/bus/game.hpp"

#include <any>
#include <string_view>
#include <vector>

#include "minimex/games/bus/generate.hpp"
#include "minimex/games/bus/moves.hpp"
#include "minimex/games/bus/rules.hpp"
#include "minimex/games/bus/scene.hpp"
#include "minimex/games/bus/solve.hpp"
#include "minimex/games/own_game.hpp"

namespace minimex::bus {

Game game() {
  // In this namespace `Instance` is the game's own, the catalog's is std::any.
  Game game = own_game<Instance, generate>(
      {.name = "bus",
       .structure = "conflict graph",
       .objective = "score",
       .title = "Bus Game",
       .rules = "Alice, then Bob, in turn seat a passenger on a usable seat with nobody "
                "within distance k, until nobody can be seated. Alice wants many "
                "passengers, Bob few.",
       .input = "n k m, then m broken seats",
       .answer = "the final state: x broken, . empty, a seated by Alice, b by Bob",
       .origin = "Codeforces gym 106456 B",
       .ids = {"gym-106456b"},
       .answers_value = false,
       .generates = {"--size N (20): seats", "--density D (0.2): share of broken seats",
                     "--max-value K (4): the distance is from 1 to K, or 0"}});
  game.read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
    return {read(source, options.format)};
  };
  game.conflict_graph = [](const std::any& instance, Control& control, RunReport& why) {
    return conflict_graph(held<Instance>(instance), control, why);
  };
  game.accepts = [](const std::any& instance, const Solution& solution, std::string_view output,
                    Control& control) {
    return accepts(held<Instance>(instance), solution, output, control);
  };
  return game;
}

}  // namespace minimex::bus
