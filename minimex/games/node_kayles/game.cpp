#include "minimex/games/node_kayles/game.hpp"

#include <any>

#include "minimex/games/graph_generate.hpp"
#include "minimex/games/node_kayles/moves.hpp"
#include "minimex/games/node_kayles/rules.hpp"
#include "minimex/games/node_kayles/scene.hpp"
#include "minimex/games/node_kayles/solve.hpp"

namespace minimex::node_kayles {
namespace {

const GraphInstance& graph_of(const Instance& instance) {
  return *std::any_cast<GraphInstance>(&instance);
}

}  // namespace

Game game() {
  return {
      .info = {.name = "node-kayles",
               .structure = "conflict graph",
               .objective = "nimber",
               .title = "Node Kayles",
               .rules = "Players in turn take a vertex of a graph (place a piece on a board) and "
                        "with it all its neighbours (all attacked cells). Who cannot move loses.",
               .input = "n m, then m pairs of vertices 1..n; or one graph6 line a graph",
               .answer = "the nimber; 0: the player to move loses",
               .origin = "T. J. Schaefer, On the complexity of some two-person perfect-information "
                         "games (1978)",
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

}  // namespace minimex::node_kayles
