// Solutions as JSON.
//
// {"game": NAME, "instance": {"sha256": DIGEST}, "status": "proved" | "limit" | "cancelled",
//  "value": INTEGER | null, "bounds": {"lower": INTEGER, "upper": INTEGER} | null,
//  "answer": TEXT | null, "line": [MOVE...],
//  "run": {"version": TEXT, "positions": INTEGER, "peak_bytes": INTEGER, "limit": TEXT}}
// in this order. `limit` is there when the status is not `proved`; integers beyond 2^53 are
// strings. Everything outside `run` is the same in every run that ends with the same status.
#pragma once

#include <string>
#include <string_view>

#include "minimex/core/solution.hpp"

namespace minimex {

/// `solution` of the instance whose canonical JSON is `instance`, on one line without line break.
std::string solution_json(std::string_view game, std::string_view instance,
                          const Solution& solution);

}  // namespace minimex
