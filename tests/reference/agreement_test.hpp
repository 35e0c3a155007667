// What the library says of a member of a family, for tests that compare it with the second program.
#pragma once

#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "minimex/conflict/nimber.hpp"
#include "minimex/formats/family.hpp"

#include "tests/reference/shape_nimbers.hpp"

namespace minimex::reference::test {

/// The family's text with `n` in place of N.
inline std::string member_text(std::string family, int n) {
  for (std::size_t at = 0; (at = family.find('N', at)) != std::string::npos;) {
    family.replace(at, 1, std::to_string(n));
  }
  return family;
}

/// The nimber by the engine, -1 when it does not find it.
inline int engine_nimber(const std::string& family, int n) {
  Control control;
  const Graph graph = family_graph(parse_family(member_text(family, n)));
  return conflict::solve_nimber(graph, {}, control).nimber.value_or(-1);
}

/// Expects that the engine and `method` agree on all members in `range`, the latter within a GiB.
inline void expect_agreement(const Terms& range, Method method) {
  int next = range.first;
  shape_terms(range, method, std::uint64_t{1} << 30U, [&](int n, int nimber, const ShapeNimbers&) {
    EXPECT_EQ(n, next++);
    EXPECT_EQ(engine_nimber(range.family, n), nimber) << range.family << ", N = " << n;
  });
  EXPECT_EQ(next, range.last + 1) << range.family;
}

}  // namespace minimex::reference::test
