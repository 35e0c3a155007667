#include "minimex/games/woodchess/proof.hpp"

#include <cstdint>
#include <string>
#include <utility>

#include "minimex/contour/score_policy.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/proof_kinds.hpp"

namespace minimex::woodchess {

Certificate move_policy(std::shared_ptr<const contour::ScoreTable> table) {
  // No position has more moves than the shorter side is long, and there is no table where that is
  // more than 128.
  const std::uint64_t positions = table->ranking().size() - 1;
  return {.kind = std::string(proof_kind::kMovePolicy),
          .bytes = positions,
          .write = [table = std::move(table)](ProofWriter& out, Control& control) {
            const auto tell = [&out](std::uint64_t place) { out.number(place); };
            return for_each_best_cell(*table, tell, control);
          }};
}

}  // namespace minimex::woodchess
