#include "minimex/games/node_kayles/game.hpp"

#include "minimex/games/graph_game.hpp"
#include "minimex/games/node_kayles/moves.hpp"
#include "minimex/games/node_kayles/rules.hpp"
#include "minimex/games/node_kayles/scene.hpp"
#include "minimex/games/node_kayles/solve.hpp"
#include "minimex/games/node_kayles/solve_families.hpp"

namespace minimex::node_kayles {

Game game() {
  Game game = graph_game<read, from_family, to_json, solve, moves, position, scene>(
      {.name = "node-kayles",
       .structure = "conflict graph",
       .objective = "nimber",
       .title = "Node Kayles",
       .rules = "Players in turn take a vertex of a graph (place a piece on a board) and "
                "with it all its neighbours (all attacked cells). Who cannot move loses.",
       .input = "n m, then m pairs of vertices 1..n; or one graph6 line a graph",
       .answer = "the nimber; 0: the player to move loses",
       .origin = "T. J. Schaefer, On the complexity of some two-person perfect-information "
                 "games (1978)",
       .takes_misere = true});
  game.family_terms = family_terms;
  return game;
}

}  // namespace minimex::node_kayles
