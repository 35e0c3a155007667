#include "minimex/games/independence_duel/game.hpp"

#include <any>
#include <utility>

#include "minimex/games/graph_generate.hpp"
#include "minimex/games/independence_duel/moves.hpp"
#include "minimex/games/independence_duel/rules.hpp"
#include "minimex/games/independence_duel/scene.hpp"
#include "minimex/games/independence_duel/solve.hpp"

namespace minimex::independence_duel {
namespace {

const GraphInstance& graph_of(const Instance& instance) {
  return *std::any_cast<GraphInstance>(&instance);
}

}  // namespace

Game game() {
  return {
      .info = {.name = "independence-duel",
               .structure = "conflict graph",
               .objective = "score",
               .title = "Competition independence",
               .rules = "Two players in turn put a token on a vertex without a token on it or "
                        "beside it (or a piece where none attacks another), until nobody can. One "
                        "wants many tokens in the end, the other few.",
               .input = "n m, then m pairs of vertices 1..n; or one graph6 line a graph",
               .answer = "the number of tokens at the end",
               .origin = "J. B. Phillips and P. J. Slater, An introduction to graph competition "
                         "independence and enclaveless parameters (2001)",
               .graph_formats = true,
               .takes_first = true,
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

}  // namespace minimex::independence_duel
