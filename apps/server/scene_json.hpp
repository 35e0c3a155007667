// Scenes as JSON, for those who draw them themselves (docs/api.md).
#pragma once

#include <vector>

#include <nlohmann/json.hpp>

#include "minimex/core/move.hpp"
#include "minimex/core/scene.hpp"
#include "minimex/games/game.hpp"

namespace minimex::server {

nlohmann::ordered_json scene_json(const Scene& scene);

/// The position after these legal moves.
Scene scene_after(const Game& game, const Instance& instance, const std::vector<Move>& moves);

/// Likewise, as JSON.
nlohmann::ordered_json position_scene(const Game& game, const Instance& instance,
                                      const std::vector<Move>& moves);

}  // namespace minimex::server
