// Removal policies: proofs of chessboard values (docs/certificates.md).
#pragma once

#include <memory>

#include "minimex/contour/optimum_table.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::chessboard {

/// What `table` proves about its board.
Certificate removal_policy(std::shared_ptr<const contour::OptimumTable> table);

}  // namespace minimex::chessboard
