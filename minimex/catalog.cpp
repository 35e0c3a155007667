#include "minimex/catalog.hpp"

#include <algorithm>
#include <any>
#include <vector>

#include "minimex/check/independent_set.hpp"
#include "minimex/games/bus/game.hpp"
#include "minimex/games/chessboard/game.hpp"
#include "minimex/games/chomp/game.hpp"
#include "minimex/games/independence_duel/game.hpp"
#include "minimex/games/independent_set/game.hpp"
#include "minimex/games/knights/game.hpp"
#include "minimex/games/knights/rules.hpp"
#include "minimex/games/node_kayles/game.hpp"
#include "minimex/games/river/game.hpp"
#include "minimex/games/woodchess/game.hpp"

namespace minimex {
namespace {

/// The checkers lie above the games, so a game gets its own here.
Game with_check(Game game, decltype(Game::check) check) {
  game.check = check;
  return game;
}

check::Verdict check_independent_set(const Instance& instance, const Claim& claim,
                                     ProofReader* proof, Control& control) {
  return check::check_independent_set(*std::any_cast<GraphInstance>(&instance), claim, proof,
                                      control);
}

check::Verdict check_knights(const Instance& instance, const Claim& claim, ProofReader* proof,
                             Control& control) {
  return check::check_independent_set(
      knights::conflict_instance(*std::any_cast<knights::Instance>(&instance)), claim, proof,
      control);
}

}  // namespace

std::span<const Game> catalog() {
  static const std::vector<Game> games = {
      chessboard::game(),
      woodchess::game(),
      chomp::game(),
      with_check(independent_set::game(), check_independent_set),
      with_check(knights::game(), check_knights),
      independence_duel::game(),
      bus::game(),  //
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
