#include "minimex/games/river/moves.hpp"

#include <utility>

#include "minimex/games/node_kayles/moves.hpp"
#include "minimex/games/token_report.hpp"

namespace minimex::river {

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  if (RunReport why = obstacle(instance, control); why.status != Status::Proved) {
    return {.run = std::move(why)};
  }
  CameraSites sites = camera_sites(instance);
  return node_kayles::nimber_moves(sites.conflicts, GraphSites(std::move(sites.cells)),
                                   options.after, control);
}

PositionReport position(const Instance& instance, const MovesOptions& options, Control& control) {
  if (RunReport why = obstacle(instance, control); why.status != Status::Proved) {
    return {.run = std::move(why)};
  }
  CameraSites sites = camera_sites(instance);
  PositionReport report =
      token_report(sites.conflicts, GraphSites(std::move(sites.cells)), options.after);
  report.turn = turn_after(report.played);
  report.goal = Goal::Zero;
  return report;
}

}  // namespace minimex::river
