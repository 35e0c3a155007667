#include "minimex/games/river/game.hpp"

#include <any>

#include "minimex/games/river/rules.hpp"
#include "minimex/games/river/scene.hpp"
#include "minimex/games/river/solve.hpp"

namespace minimex::river {
namespace {

// Inside this namespace `Instance` is the grid; the catalog's type-erased one is std::any.
const Instance& grid_of(const std::any& instance) {
  return *std::any_cast<Instance>(&instance);
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
               .answers_value = false},
      .read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
        return {read(source, options.format, options.strict)};
      },
      .to_json = [](const std::any& instance) { return to_json(grid_of(instance)); },
      .solve = [](const std::any& instance, const SolveOptions& options,
                  Control& control) { return solve(grid_of(instance), options, control); },
      .scene = [](const std::any& instance,
                  const Solution* solution) { return scene(grid_of(instance), solution); },
  };
}

}  // namespace minimex::river
