#include "minimex/catalog.hpp"

#include <algorithm>
#include <vector>

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

std::span<const Game> catalog() {
  static const std::vector<Game> games = {
      chessboard::game(),        woodchess::game(), chomp::game(),
      independent_set::game(),   knights::game(),  //
      independence_duel::game(), bus::game(),      //
      node_kayles::game(),       river::game(),
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
