// Nimbers of all diagrams: proofs of Chomp values (docs/certificates.md).
#pragma once

#include <memory>

#include "minimex/contour/nimber_table.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::chomp {

/// What `table` proves about its shape, whose nimbers are at most `most`.
Certificate nimbers(std::shared_ptr<const contour::NimberTable> table, std::int64_t most);

}  // namespace minimex::chomp
