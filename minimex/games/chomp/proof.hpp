// Nimbers of all diagrams, or all lost ones: proofs of Chomp values and winners
// (docs/certificates.md).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "minimex/contour/lost_positions.hpp"
#include "minimex/contour/nimber_table.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::chomp {

/// What `table` proves about its shape, whose nimbers are at most `most`.
Certificate nimbers(std::shared_ptr<const contour::NimberTable> table, std::int64_t most);

/// What `lost` proves about `shape`; null for a hook. Nothing when the diagrams inside the shape
/// are too many to be numbered in 64 bits.
std::optional<Certificate> lost_positions(const std::vector<std::int32_t>& shape,
                                          std::shared_ptr<const contour::LostPositions> lost);

}  // namespace minimex::chomp
