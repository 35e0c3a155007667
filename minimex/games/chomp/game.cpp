#include "minimex/games/chomp/game.hpp"

#include <any>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "minimex/games/chomp/generate.hpp"
#include "minimex/games/chomp/moves.hpp"
#include "minimex/games/chomp/rules.hpp"
#include "minimex/games/chomp/scene.hpp"
#include "minimex/games/chomp/solve.hpp"

namespace minimex::chomp {
namespace {

// Inside this namespace `Instance` is the diagram; the catalog's type-erased one is std::any.
const Instance& diagram_of(const std::any& instance) {
  return *std::any_cast<Instance>(&instance);
}

}  // namespace

Game game() {
  return {
      .info =
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
                         "--density D (0.5): about the share of the box that the diagram fills"}},
      .read = [](const Source& source, const ReadOptions& options) -> std::vector<std::any> {
        return {read(source, options.format)};
      },
      .from_family = [](std::string_view family) -> std::any { return from_family(family); },
      .family_member = [](std::string_view family, FamilyVariable& variable) -> std::any {
        return from_family(family, &variable);
      },
      .to_json = [](const std::any& instance) { return to_json(diagram_of(instance)); },
      .to_text = [](const std::any& instance) -> std::optional<std::string> {
        return to_text(diagram_of(instance));
      },
      .generate = [](const GenerateOptions& options) -> std::any { return generate(options); },
      .simpler =
          [](const std::any& instance) {
            std::vector<std::any> smaller;
            for (Instance& one : simpler(diagram_of(instance)))
              smaller.emplace_back(std::move(one));
            return smaller;
          },
      .solve = [](const std::any& instance, const SolveOptions& options,
                  Control& control) { return solve(diagram_of(instance), options, control); },
      .moves = [](const std::any& instance, const MovesOptions& options,
                  Control& control) { return moves(diagram_of(instance), options, control); },
      .moves_table = [](const std::any& instance,
                        Control& control) { return moves_table(diagram_of(instance), control); },
      .position = [](const std::any& instance, const MovesOptions& options,
                     Control& control) { return position(diagram_of(instance), options, control); },
      .scene = [](const std::any& instance,
                  const Solution* solution) { return scene(diagram_of(instance), solution); },
  };
}

}  // namespace minimex::chomp
