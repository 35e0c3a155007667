// What a solution made elsewhere says of an instance, drawn as far as it is true.
#pragma once

#include <string>

#include "minimex/core/control.hpp"
#include "minimex/core/scene.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/games/game.hpp"

namespace minimex::common {

struct StatedScene {
  Scene scene = {};
  RunReport run = {};      ///< not Proved: the check did not end, and the scene is the bare board
  std::string wrong = {};  ///< why the solution is wrong; there is no scene then
};

/// How the game's solutions are read.
ClaimOptions claim_options(const GameInfo& info);

/// Checks `stated` as verify does. Of one that is right but not proved, the drawing says so first.
StatedScene stated_scene(const Game& game, const Instance& instance, const StatedSolution& stated,
                         Control& control);

}  // namespace minimex::common
