// What it costs at least when a certain piece goes alone, for all pieces at once.
//
// Removing a blocked piece alone costs the same now as later, when it is exposed. Until then its
// presence makes no difference: whatever it blocks is blocked by a piece in its way, too. So the
// least total cost after such a removal is that of the orders of exposed removals in which the
// piece goes alone: the minimum, over the positions in which it is exposed, of the least cost to
// get there from all pieces, its value, and the cost to go of what it leaves. A sweep from all
// pieces to none finds the first of these; the table has the last.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "minimex/contour/optimum_table.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

struct AloneResult {
  RunReport run = {};
  /// For each piece of the problem, the least total cost of the orders in which it goes alone;
  /// empty unless proved.
  std::vector<std::int64_t> costs = {};
};

/// Without a complete table, reports what that would need.
/// Time: about 150 ns for each position of the core; memory: 8 bytes for each.
AloneResult costs_alone(const std::shared_ptr<const OptimumTable>& table, Control& control);

}  // namespace minimex::contour
