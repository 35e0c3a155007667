// One solution as JSON (docs/schema/solution.schema.json).
#pragma once

#include "minimex/formats/claim.hpp"

namespace minimex {

/// Reads what solution_json.hpp writes, and what says less. Throws InputError, with the place and
/// the JSON pointer.
StatedSolution read_json_solution(const Source& source, const ClaimOptions& options);

}  // namespace minimex
