// Instances to begin with, a few for each game.
#pragma once

#include <string>
#include <vector>

#include "minimex/games/game.hpp"

namespace minimex::server {

struct Example {
  std::string title;
  Instance instance;
};

/// The examples of a game, from the smallest.
std::vector<Example> examples_of(const Game& game);

}  // namespace minimex::server
