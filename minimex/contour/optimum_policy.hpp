// The first optimal removal in every position of a solved chessboard's core.
//
// The sets of core pieces that can be left are visited from nothing to all (ideal_walk.hpp). The
// table, of words or of ideals, answers what each removal leads to: a step of the rank that is the
// same wherever it happens.
#pragma once

#include <cstdint>
#include <functional>

#include "minimex/contour/optimum_table.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// How many sets of core pieces can be left, at least 1. O(rows * cols) of the core.
std::uint64_t count_positions(const OptimumTable& table);

/// The most removals that a position of the core can have.
std::uint64_t most_removals(const OptimumTable& table) noexcept;

/// Calls `tell` for each position with pieces left, in order, with the place of its first optimal
/// removal in the order of OptimumPosition::moves(), from 0. Memory: as the table's ranking takes.
/// About 100 ns for each position.
[[nodiscard]] RunReport for_each_best_removal(const OptimumTable& table,
                                              const std::function<void(std::uint64_t)>& tell,
                                              Control& control);

}  // namespace minimex::contour
