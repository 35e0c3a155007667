// Move policies: proofs of woodchess values (docs/certificates.md).
#pragma once

#include <memory>

#include "minimex/contour/score_table.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::woodchess {

/// What `table` proves about its board.
Certificate move_policy(std::shared_ptr<const contour::ScoreTable> table);

}  // namespace minimex::woodchess
