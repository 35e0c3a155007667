#include "minimex/games/bus/game.hpp"

#include <any>
#include <optional>
#include <string_view>
#include <vector>

#include "minimex/games/bus/generate.hpp"
#include "minimex/games/bus/moves.hpp"
#include "minimex/games/bus/rules.hpp"
#include "minimex/games/bus/scene.hpp"
#include "minimex/games/bus/solve.hpp"

namespace minimex::bus {
namespace {

// Inside this namespace `Instance` is the bus; the catalog's type-erased one is std::any.
const Instance& bus_of(const std::any& instance) {
  return *std::any_cast<Instance>(&instance);
}

}  // namespace

Game game() {
  return {
      .info = {.name = "bus",
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
                             "--max-value K (4): the distance is from 1 to K, or 0"}},
      .read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
        return {read(source, options.format)};
      },
      .to_json = [](const std::any& instance) { return to_json(bus_of(instance)); },
      .to_text = [](const std::any& instance) { return std::optional(to_text(bus_of(instance))); },
      .conflict_graph =
          [](const std::any& instance, Control& control, RunReport& why) {
            return conflict_graph(bus_of(instance), control, why);
          },
      .generate = [](const GenerateOptions& options) -> std::any { return generate(options); },
      .simpler =
          [](const std::any& instance) {
            const std::vector<Instance> smaller = simpler(bus_of(instance));
            return std::vector<std::any>(smaller.begin(), smaller.end());
          },
      .solve = [](const std::any& instance, const SolveOptions& options,
                  Control& control) { return solve(bus_of(instance), options, control); },
      .moves = [](const std::any& instance, const MovesOptions& options,
                  Control& control) { return moves(bus_of(instance), options, control); },
      .position = [](const std::any& instance, const MovesOptions& options,
                     Control& control) { return position(bus_of(instance), options, control); },
      .accepts =
          [](const std::any& instance, const Solution& solution, std::string_view output,
             Control& control) { return accepts(bus_of(instance), solution, output, control); },
      .scene = [](const std::any& instance,
                  const Solution* solution) { return scene(bus_of(instance), solution); },
  };
}

}  // namespace minimex::bus
