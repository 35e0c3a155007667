#include "minimex/games/independent_set/game.hpp"

#include <any>

#include "minimex/games/graph_generate.hpp"
#include "minimex/games/independent_set/moves.hpp"
#include "minimex/games/independent_set/rules.hpp"
#include "minimex/games/independent_set/scene.hpp"
#include "minimex/games/independent_set/solve.hpp"

namespace minimex::independent_set {
namespace {

const GraphInstance& graph_of(const Instance& instance) {
  return *std::any_cast<GraphInstance>(&instance);
}

}  // namespace

Game game() {
  return {
      .info = {.name = "independent-set",
               .structure = "conflict graph",
               .objective = "optimum",
               .title = "Maximum independent set",
               .rules = "Place as many tokens as possible on the vertices of a graph (or pieces on "
                        "the cells of a board) so that no two are adjacent (attack each other).",
               .input = "n m, then m pairs of vertices 1..n; or one graph6 line a graph",
               .answer = "the most tokens",
               .origin = "R. M. Karp, Reducibility among combinatorial problems (1972)",
               .graph_formats = true,
               .generates = random_graph_help()},
      .read =
          [](const Source& source, const ReadOptions& options) {
            std::vector<Instance> instances;
            for (GraphInstance& instance : read(source, options.format)) {
              instances.emplace_back(std::move(instance));
            }
            return instances;
          },
      .from_family = [](std::string_view family) -> Instance { return from_family(family); },
      .to_json = [](const Instance& instance) { return to_json(graph_of(instance)); },
      .to_text = [](const Instance& instance) { return graph_instance_text(graph_of(instance)); },
      .conflict_graph =
          [](const Instance& instance, Control& control, RunReport& why) {
            return built_graph(graph_of(instance), control, why);
          },
      .generate = [](const GenerateOptions& options) -> Instance { return random_graph(options); },
      .simpler =
          [](const Instance& instance) {
            std::vector<Instance> simpler;
            for (GraphInstance& graph : simpler_graphs(graph_of(instance))) {
              simpler.emplace_back(std::move(graph));
            }
            return simpler;
          },
      .solve = [](const Instance& instance, const SolveOptions& options,
                  Control& control) { return solve(graph_of(instance), options, control); },
      .moves = [](const Instance& instance, const MovesOptions& options,
                  Control& control) { return moves(graph_of(instance), options, control); },
      .scene = [](const Instance& instance,
                  const Solution* solution) { return scene(graph_of(instance), solution); },
  };
}

}  // namespace minimex::independent_set
