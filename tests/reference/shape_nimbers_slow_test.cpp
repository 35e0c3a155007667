// Plain mex and the engine on members that take seconds: a second program for what is published.
#include <vector>

#include <gtest/gtest.h>

#include "tests/reference/agreement_test.hpp"

namespace minimex::reference {
namespace {

TEST(PlainMexSlow, AgreesWithTheEngine) {
  for (const test::Range& range :
       std::vector<test::Range>{{"grid:3xN", 1, 19},          {"grid:4xN", 1, 12},
                                {"grid:5xN", 1, 9},           {"grid:6xN", 1, 8},
                                {"grid:7xN", 1, 7},           {"grid:3x3xN", 1, 3},
                                {"king:3xN", 1, 24},          {"king:4xN", 1, 15},
                                {"king:5xN", 1, 10},          {"king:6xN", 1, 8},
                                {"knight:3xN", 1, 12},        {"knight:4xN", 1, 8},
                                {"knight:NxN", 1, 6},         {"bishop:NxN", 1, 9},
                                {"queen:NxN", 1, 8},          {"line:N,3", 0, 500},
                                {"line:N,12", 0, 500},        {"petersen:N,2", 5, 22},
                                {"petersen:N,3", 7, 20},      {"prism:N", 3, 24},
                                {"chordpath:N,3", 0, 120},    {"chordpath:N,4", 0, 70},
                                {"linkedcycles:N,4", 0, 90},  {"linkedcycles:N,5", 0, 60},
                                {"hypercube:N", 1, 5},        {"torus:3xN", 3, 14},
                                {"torus:NxN", 3, 6},          {"linegraph:grid:3xN", 1, 11},
                                {"linegraph:grid:4xN", 1, 7}, {"linegraph:grid:5xN", 1, 5}}) {
    test::expect_agreement(range);
  }
}

}  // namespace
}  // namespace minimex::reference
