#include "minimex/games/river/moves.hpp"

#include <utility>

#include "minimex/games/node_kayles/moves.hpp"

namespace minimex::river {

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  if (RunReport why = obstacle(instance, control); why.status != Status::Proved) {
    return {.run = std::move(why)};
  }
  CameraSites sites = camera_sites(instance);
  return node_kayles::nimber_moves(sites.conflicts, GraphSites(std::move(sites.cells)),
                                   options.after, control);
}

}  // namespace minimex::river
