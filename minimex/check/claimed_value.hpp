// The value of a claim, for games whose answer is the value.
#pragma once

#include <cstdint>

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"

namespace minimex::check {

/// The value that is claimed, by number or by the answer of the contest alone. Throws Refuted when
/// there is neither, when they differ, or when the answer is not written as the contest wants it.
std::int64_t claimed_value(const Claim& claim);

/// The verdict on a claim without proof, whose line, if any, is right and has the value. Throws
/// Unsupported when there is no line, or when a count is claimed.
Verdict attained_by_line(const Claim& claim, std::int64_t value);

}  // namespace minimex::check
