#include "minimex/catalog.hpp"

#include <algorithm>
#include <any>
#include <vector>

#include "minimex/check/bus.hpp"
#include "minimex/check/independence_duel.hpp"
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

/// A game with its checker: games include no checker, and no checker includes an engine.
Game with_check(Game game, decltype(Game::check) check) {
  game.check = check;
  return game;
}

check::Verdict check_independence_duel(const Instance& instance, const Claim& claim,
                                       ProofReader* proof, Control& control) {
  return check::check_independence_duel(*std::any_cast<GraphInstance>(&instance), claim, proof,
                                        control);
}

check::Verdict check_bus(const Instance& instance, const Claim& claim, ProofReader* proof,
                         Control& control) {
  return check::check_bus(*std::any_cast<bus::Instance>(&instance), claim, proof, control);
}

}  // namespace

std::span<const Game> catalog() {
  static const std::vector<Game> games = {
      chessboard::game(),
      woodchess::game(),
      chomp::game(),
      independent_set::game(),
      knights::game(),  //
      with_check(independence_duel::game(), check_independence_duel),
      with_check(bus::game(), check_bus),
      node_kayles::game(),
      river::game(),
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
