// Terms of sequences as JSON, an object for each.
//
// {"game": NAME, "family": TEXT, "first": "max" | "min", "n": INTEGER,
//  "status": "proved" | "limit" | "cancelled", "value": INTEGER | null,
//  "bounds": {"lower": INTEGER, "upper": INTEGER} | null,
//  "run": {"version": TEXT, "positions": INTEGER, "peak_bytes": INTEGER, "limit": TEXT}}
// in this order, as in solutions (solution_json.hpp); `family` has N in place of the number. When
// all terms are out and a period is known, this follows:
// {"game": NAME, "family": TEXT, "first": "max" | "min",
//  "period": {"length": INTEGER, "start": INTEGER, "preperiod": INTEGER, "proved": BOOLEAN,
//             "bound": INTEGER}}
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "minimex/core/period.hpp"
#include "minimex/core/solution.hpp"

namespace minimex {

/// What all terms of a sequence have in common.
struct SequenceName {
  std::string game = {};
  std::string family = {};
  std::optional<FirstPlayer> first = std::nullopt;  ///< for games in which either may begin
};

/// A period that the terms of a sequence show or prove.
struct SequencePeriod {
  Period period = {};      ///< by the indices of the terms
  std::int64_t least = 0;  ///< the least index of the family; the preperiod counts from there
  std::int64_t bound = 0;  ///< the last term that was looked at
  bool proved = false;     ///< for all terms; else seen up to `bound`
};

/// The term `n`, solved or not, on one line without line break.
std::string term_json(const SequenceName& sequence, std::int64_t n, const Solution& solution);

/// Likewise the period.
std::string period_json(const SequenceName& sequence, const SequencePeriod& known);

}  // namespace minimex
