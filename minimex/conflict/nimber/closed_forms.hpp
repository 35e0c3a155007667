// Nimbers that need no search: paths, cycles, cliques.
//
// Node Kayles on a path of n vertices is the octal game 0.137 (Dawson's Chess): taking a vertex
// leaves paths whose lengths sum to n-3, or one of n-2 (n-1 for n = 1). Its nimbers have period 34
// from n = 52 on. They are proved periodic by the octal periodicity theorem (Guy and Smith, 1956):
// when g(n + 34) = g(n) for all n from 52 to 2*52 + 34 + 3 it holds for every larger n, and
// the test checks that range. In a cycle every move leaves a path of n-3; in a clique it ends the
// game.
#pragma once

#include <cstdint>

namespace minimex::conflict {

/// Nimber of Node Kayles on a path of `vertices` >= 0.
int path_nimber(std::int64_t vertices) noexcept;

/// Nimber of Node Kayles on a cycle of `vertices` >= 3.
int cycle_nimber(std::int64_t vertices) noexcept;

}  // namespace minimex::conflict
