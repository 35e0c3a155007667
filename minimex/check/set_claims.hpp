// What may be claimed of independent sets beside the value: their numbers, and a list of the
// largest ones up to symmetry.
#pragma once

#include <cstdint>

#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::check {

/// Checks Claim::count, count_all and listing, as far as they are claimed, on the conflict graph of
/// `instance`. The sets are counted again (set_count.hpp); a list is complete when its sets and
/// their images are different, all maximum, and as many as are counted (kUntold is no claim).
/// Throws Refuted. `value` is then proved where count or list are claimed. `held_bytes` are in use.
RunReport check_set_claims(const GraphInstance& instance, const Graph& graph, const Claim& claim,
                           std::uint64_t value, std::uint64_t held_bytes, Control& control);

}  // namespace minimex::check
