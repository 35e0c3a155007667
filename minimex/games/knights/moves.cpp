#include "minimex/games/knights/moves.hpp"

#include "minimex/games/independent_set/moves.hpp"

namespace minimex::knights {

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  return independent_set::moves(conflict_instance(instance), options, control);
}

PositionReport position(const Instance& instance, const MovesOptions& options, Control& control) {
  return independent_set::position(conflict_instance(instance), options, control);
}

}  // namespace minimex::knights
