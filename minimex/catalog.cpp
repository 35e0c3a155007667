#include "minimex/catalog.hpp"

#include <algorithm>

#include "minimex/games/bus/game.hpp"
#include "minimex/games/independence_duel/game.hpp"

namespace minimex {

std::span<const Game> catalog() {
  static const std::vector<Game> games = {independence_duel::game(), bus::game()};
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
