#include "minimex/games/knights/game.hpp"

#include <any>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "minimex/games/independent_set/moves.hpp"
#include "minimex/games/knights/generate.hpp"
#include "minimex/games/knights/rules.hpp"
#include "minimex/games/knights/scene.hpp"
#include "minimex/games/knights/solve.hpp"

namespace minimex::knights {
namespace {

// Inside this namespace `Instance` is the board; the catalog's type-erased one is std::any.
const Instance& board_of(const std::any& instance) {
  return *std::any_cast<Instance>(&instance);
}

}  // namespace

Game game() {
  return {
      .info = {.name = "knights",
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
               .generates = generate_help()},
      .read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
        return {read(source, options.format)};
      },
      .to_json = [](const std::any& instance) { return to_json(board_of(instance)); },
      .to_text = [](const std::any& instance) -> std::optional<std::string> {
        return to_text(board_of(instance));
      },
      .conflict_graph =
          [](const std::any& instance, Control& control, RunReport& why) {
            return built_graph(conflict_instance(board_of(instance)), control, why);
          },
      .generate = [](const GenerateOptions& options) -> std::any { return generate(options); },
      .simpler =
          [](const std::any& instance) {
            std::vector<std::any> smaller;
            for (Instance& board : simpler(board_of(instance))) {
              smaller.emplace_back(std::move(board));
            }
            return smaller;
          },
      .solve = [](const std::any& instance, const SolveOptions& options,
                  Control& control) { return solve(board_of(instance), options, control); },
      .moves =
          [](const std::any& instance, const MovesOptions& options, Control& control) {
            return independent_set::moves(conflict_instance(board_of(instance)), options, control);
          },
      .position =
          [](const std::any& instance, const MovesOptions& options, Control& control) {
            return independent_set::position(conflict_instance(board_of(instance)), options,
                                             control);
          },
      .scene = [](const std::any& instance,
                  const Solution* solution) { return scene(board_of(instance), solution); },
  };
}

}  // namespace minimex::knights
