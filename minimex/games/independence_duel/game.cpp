#include "minimex/games/independence_duel/game.hpp"

#include "minimex/games/graph_game.hpp"
#include "minimex/games/independence_duel/moves.hpp"
#include "minimex/games/independence_duel/rules.hpp"
#include "minimex/games/independence_duel/scene.hpp"
#include "minimex/games/independence_duel/solve.hpp"

namespace minimex::independence_duel {

Game game() {
  return graph_game<read, from_family, to_json, solve, moves, position, scene>(
      {.name = "independence-duel",
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
       .takes_first = true});
}

}  // namespace minimex::independence_duel
