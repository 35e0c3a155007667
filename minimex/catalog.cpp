#include "minimex/catalog.hpp"

#include <algorithm>
#include <any>
#include <vector>

#include "minimex/check/node_kayles.hpp"
#include "minimex/check/river.hpp"
#include "minimex/games/bus/game.hpp"
#include "minimex/games/chessboard/game.hpp"
#include "minimex/games/chomp/game.hpp"
#include "minimex/games/independence_duel/game.hpp"
#include "minimex/games/independent_set/game.hpp"
#include "minimex/games/knights/game.hpp"
#include "minimex/games/node_kayles/game.hpp"
#include "minimex/games/river/game.hpp"
#include "minimex/games/woodchess/game.hpp"

namespace minimex {
namespace {

/// `game` with its checker, which the layer of games may not know.
Game with_check(Game game, decltype(Game::check) check) {
  game.check = check;
  return game;
}

check::Verdict check_node_kayles(const Instance& instance, const Claim& claim, ProofReader* proof,
                                 Control& control) {
  return check::check_node_kayles(*std::any_cast<GraphInstance>(&instance), claim, proof, control);
}

check::Verdict check_river(const Instance& instance, const Claim& claim, ProofReader* proof,
                           Control& control) {
  return check::check_river(*std::any_cast<river::Instance>(&instance), claim, proof, control);
}

}  // namespace

std::span<const Game> catalog() {
  static const std::vector<Game> games = {
      chessboard::game(),
      woodchess::game(),
      chomp::game(),
      independent_set::game(),
      knights::game(),  //
      independence_duel::game(),
      bus::game(),  //
      with_check(node_kayles::game(), check_node_kayles),
      with_check(river::game(), check_river),
  };
  return games;
}

const Game* find_game(std::string_view name) {
  for (const Game& game : catalog()) {
    const auto& ids = game.info.ids;
    if (game.info.name == name || std::find(ids.begin(), ids.end(), name) != ids.end()) {
      return &game;
    }
  }
  return nullptr;
}

}  // namespace minimex
