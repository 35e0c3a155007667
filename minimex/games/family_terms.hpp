// The terms of a family as a sequence, where they cost less together than each by itself.
#pragma once

#include <cstdint>
#include <optional>

#include "minimex/core/control.hpp"
#include "minimex/core/period.hpp"
#include "minimex/core/solution.hpp"

namespace minimex {

/// A period of all terms that a finite number of them proves.
struct ProvedPeriod {
  Period period = {};      ///< by the indices of the terms
  std::int64_t bound = 0;  ///< the last term that the proof looks at
};

class FamilyTerms {
 public:
  FamilyTerms() = default;
  virtual ~FamilyTerms() = default;
  FamilyTerms(const FamilyTerms&) = delete;
  FamilyTerms& operator=(const FamilyTerms&) = delete;

  /// What the game's `solve` gives for N = `n`, but for the reason. Terms may come in any order.
  virtual Solution term(std::int64_t n, Control& control) = 0;

  /// The period that the terms up to `last` prove, or a few hundred where that is more; nothing
  /// when they prove none, or `control` stops.
  virtual std::optional<ProvedPeriod> period(std::int64_t last, Control& control) = 0;
};

}  // namespace minimex
