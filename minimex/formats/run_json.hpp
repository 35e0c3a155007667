// How a run went, as JSON: what may differ between two runs of the same task; and the bounds that
// it proved.
#pragma once

#include <cstdint>

#include <nlohmann/json_fwd.hpp>

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"

namespace minimex {

/// A number, as a string beyond 2^53.
nlohmann::ordered_json json_natural(std::uint64_t value);

/// {"version": TEXT, "positions": INTEGER, "peak_bytes": INTEGER, "limit": TEXT}: the limit when
/// the run was not ended by a proof; integers beyond 2^53 as strings.
nlohmann::ordered_json run_json(const RunReport& run);

/// {"lower": INTEGER, "upper": INTEGER}: the proved bounds; a proved value is both. Null when there
/// are none.
nlohmann::ordered_json bounds_json(const Solution& solution);

}  // namespace minimex
