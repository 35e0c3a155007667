#include "minimex/games/river/moves.hpp"

#include <vector>

#include "minimex/games/node_kayles/moves.hpp"
#include "minimex/games/river/solve.hpp"

namespace minimex::river {

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  if (RunReport why = obstacle(instance, control); why.status != Status::Proved) {
    return {.run = std::move(why)};
  }
  const CameraSites sites = camera_sites(instance);
  std::vector<Move> names;
  names.reserve(sites.cells.size());
  for (const Site& cell : sites.cells) names.push_back({cell});
  return node_kayles::nimber_moves(sites.conflicts, names, options.after, control);
}

}  // namespace minimex::river
