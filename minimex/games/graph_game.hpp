// The catalog's row of a game whose instances are graphs (independent-set, node-kayles,
// independence-duel): how these are written, generated and shrunk does not depend on what is played
// on them.
#pragma once

#include <any>
#include <utility>
#include <vector>

#include "minimex/games/game.hpp"
#include "minimex/games/graph_generate.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex {

/// The graph that `instance` holds.
inline const GraphInstance& graph_of(const Instance& instance) {
  return *std::any_cast<GraphInstance>(&instance);
}

inline std::vector<Instance> as_instances(std::vector<GraphInstance> graphs) {
  std::vector<Instance> instances;
  instances.reserve(graphs.size());
  for (GraphInstance& graph : graphs) instances.emplace_back(std::move(graph));
  return instances;
}

/// The game `info`, with functions on GraphInstance of the shapes of those in Game; `graph_formats`
/// and `generates` of `info` are set here, the checker by the catalog.
template <auto read, auto from_family, auto to_json, auto solve, auto moves, auto position,
          auto scene>
Game graph_game(GameInfo info) {
  info.graph_formats = true;
  info.generates = random_graph_help();
  return {
      .info = std::move(info),
      .read = [](const Source& source,
                 const ReadOptions& options) { return as_instances(read(source, options.format)); },
      .from_family = [](std::string_view family) -> Instance {
        return from_family(family, nullptr);
      },
      .family_member = [](std::string_view family, FamilyVariable& variable) -> Instance {
        return from_family(family, &variable);
      },
      .to_json = [](const Instance& instance) { return to_json(graph_of(instance)); },
      .to_text = [](const Instance& instance) { return graph_instance_text(graph_of(instance)); },
      .conflict_graph =
          [](const Instance& instance, Control& control, RunReport& why) {
            return built_graph(graph_of(instance), control, why);
          },
      .generate = [](const GenerateOptions& options) -> Instance { return random_graph(options); },
      .simpler =
          [](const Instance& instance) { return as_instances(simpler_graphs(graph_of(instance))); },
      .solve = [](const Instance& instance, const SolveOptions& options,
                  Control& control) { return solve(graph_of(instance), options, control); },
      .moves = [](const Instance& instance, const MovesOptions& options,
                  Control& control) { return moves(graph_of(instance), options, control); },
      .position = [](const Instance& instance, const MovesOptions& options,
                     Control& control) { return position(graph_of(instance), options, control); },
      .scene = [](const Instance& instance,
                  const Solution* solution) { return scene(graph_of(instance), solution); },
  };
}

}  // namespace minimex
