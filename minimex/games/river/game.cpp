#include "minimex/games/river/game.hpp"

#include <any>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "minimex/games/river/generate.hpp"
#include "minimex/games/river/moves.hpp"
#include "minimex/games/river/rules.hpp"
#include "minimex/games/river/scene.hpp"
#include "minimex/games/river/solve.hpp"

namespace minimex::river {
namespace {

// Inside this namespace `Instance` is the grid; the catalog's type-erased one is std::any.
const Instance& grid_of(const std::any& instance) {
  return *std::any_cast<Instance>(&instance);
}

/// The graph of camera sites. Empty when it does not fit the budget: `why` says so then.
Graph camera_graph(const Instance& instance, const Control& control, RunReport& why) {
  why = obstacle(instance, control);
  return why.status == Status::Proved ? camera_sites(instance).conflicts : Graph();
}

}  // namespace

Game game() {
  return {
      .info = {.name = "river",
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
               .generates = generate_help()},
      .read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
        return {read(source, options.format, options.strict)};
      },
      .to_json = [](const std::any& instance) { return to_json(grid_of(instance)); },
      .to_text = [](const std::any& instance) -> std::optional<std::string> {
        return to_text(grid_of(instance));
      },
      .conflict_graph =
          [](const std::any& instance, Control& control, RunReport& why) {
            return camera_graph(grid_of(instance), control, why);
          },
      .generate = [](const GenerateOptions& options) -> std::any { return generate(options); },
      .simpler =
          [](const std::any& instance) {
            std::vector<std::any> smaller;
            for (Instance& grid : simpler(grid_of(instance))) smaller.emplace_back(std::move(grid));
            return smaller;
          },
      .solve = [](const std::any& instance, const SolveOptions& options,
                  Control& control) { return solve(grid_of(instance), options, control); },
      .moves = [](const std::any& instance, const MovesOptions& options,
                  Control& control) { return moves(grid_of(instance), options, control); },
      .position = [](const std::any& instance, const MovesOptions& options,
                     Control& control) { return position(grid_of(instance), options, control); },
      .scene = [](const std::any& instance,
                  const Solution* solution) { return scene(grid_of(instance), solution); },
  };
}

}  // namespace minimex::river
