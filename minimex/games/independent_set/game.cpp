#include "minimex/games/independent_set/game.hpp"

#include "minimex/games/graph_game.hpp"
#include "minimex/games/independent_set/moves.hpp"
#include "minimex/games/independent_set/rules.hpp"
#include "minimex/games/independent_set/scene.hpp"
#include "minimex/games/independent_set/solve.hpp"

namespace minimex::independent_set {

Game game() {
  Game game = graph_game<read, from_family, to_json, solve, moves, position, scene>(
      {.name = "independent-set",
       .structure = "conflict graph",
       .objective = "optimum",
       .title = "Maximum independent set",
       .rules = "Place as many tokens as possible on the vertices of a graph (or pieces on "
                "the cells of a board) so that no two are adjacent (attack each other); with "
                "weights, as much weight as possible.",
       .input = "n m, then m pairs of vertices 1..n; or one graph6 line a graph",
       .answer = "the most tokens, or the most weight",
       .origin = "R. M. Karp, Reducibility among combinatorial problems (1972)",
       .takes_count = true,
       .takes_sets = true});
  game.info.generates = random_graph_help(true);
  game.generate = [](const GenerateOptions& options) -> Instance {
    return random_graph(options, true);
  };
  return game;
}

}  // namespace minimex::independent_set
