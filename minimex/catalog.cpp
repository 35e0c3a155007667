#include "minimex/catalog.hpp"

#include <algorithm>
#include <any>
#include <vector>

#include "minimex/check/bus.hpp"
#include "minimex/check/chessboard.hpp"
#include "minimex/check/chomp.hpp"
#include "minimex/check/independence_duel.hpp"
#include "minimex/check/independent_set.hpp"
#include "minimex/check/node_kayles.hpp"
#include "minimex/check/river.hpp"
#include "minimex/check/woodchess.hpp"
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

template <typename Board>
using Checker = check::Verdict (*)(const Board& instance, const Claim& claim, ProofReader* proof,
                                   Control& control);

/// `game` with its checker: games include no checker, and no checker includes an engine.
template <typename Board, Checker<Board> check>
Game with_check(Game game) {
  game.check = [](const Instance& instance, const Claim& claim, ProofReader* proof,
                  Control& control) {
    return check(*std::any_cast<Board>(&instance), claim, proof, control);
  };
  return game;
}

check::Verdict check_knights(const knights::Instance& instance, const Claim& claim,
                             ProofReader* proof, Control& control) {
  return check::check_independent_set(knights::conflict_instance(instance), claim, proof, control);
}

}  // namespace

std::span<const Game> catalog() {
  static const std::vector<Game> games = {
      with_check<chessboard::Instance, check::check_chessboard>(chessboard::game()),
      with_check<woodchess::Instance, check::check_woodchess>(woodchess::game()),
      with_check<chomp::Instance, check::check_chomp>(chomp::game()),
      with_check<GraphInstance, check::check_independent_set>(independent_set::game()),
      with_check<knights::Instance, check_knights>(knights::game()),
      with_check<GraphInstance, check::check_independence_duel>(independence_duel::game()),
      with_check<bus::Instance, check::check_bus>(bus::game()),
      with_check<GraphInstance, check::check_node_kayles>(node_kayles::game()),
      with_check<river::Instance, check::check_river>(river::game()),
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
