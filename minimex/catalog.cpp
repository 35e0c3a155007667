#include "minimex/catalog.hpp"

#include <algorithm>
#include <vector>

#include "minimex/check/chessboard.hpp"
#include "minimex/check/chomp.hpp"
#include "minimex/check/woodchess.hpp"
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

}  // namespace

std::span<const Game> catalog() {
  static const std::vector<Game> games = {
      with_check(chessboard::game(), check::check_chessboard),
      with_check(woodchess::game(), check::check_woodchess),
      with_check(chomp::game(), check::check_chomp),
      independent_set::game(),
      knights::game(),  //
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
