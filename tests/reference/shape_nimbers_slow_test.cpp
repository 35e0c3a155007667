// The second program and the engine on members that take seconds, as far as each method goes.
#include <vector>

#include <gtest/gtest.h>

#include "tests/reference/agreement_test.hpp"

namespace minimex::reference {
namespace {

TEST(ShapeNimbersSlow, PlainMexAgreesWithTheEngine) {
  for (const Terms& range :
       std::vector<Terms>{{"grid:3xN", 14, 17},        {"grid:4xN", 9, 12},
                          {"grid:5xN", 7, 9},          {"grid:6xN", 7, 7},
                          {"grid:7xN", 1, 6},          {"grid:3x3xN", 1, 3},
                          {"king:3xN", 17, 20},        {"king:4xN", 11, 14},
                          {"king:5xN", 8, 10},         {"king:6xN", 7, 8},
                          {"knight:3xN", 10, 12},      {"knight:4xN", 7, 8},
                          {"knight:NxN", 6, 6},        {"bishop:NxN", 8, 9},
                          {"queen:NxN", 8, 8},         {"line:N,3", 0, 400},
                          {"line:N,12", 0, 400},       {"petersen:N,2", 16, 20},
                          {"petersen:N,3", 15, 18},    {"chordpath:N,3", 61, 120},
                          {"chordpath:N,4", 0, 40},    {"linkedcycles:N,4", 31, 80},
                          {"linkedcycles:N,5", 0, 10}, {"hypercube:N", 5, 5},
                          {"torus:NxN", 6, 6},         {"linegraph:grid:3xN", 7, 9},
                          {"linegraph:grid:4xN", 6, 7}}) {
    test::expect_agreement(range, Method::PlainMex);
  }
}

TEST(ShapeNimbersSlow, OutcomesAgreeWithTheEngine) {
  for (const Terms& range : std::vector<Terms>{{"grid:3xN", 18, 26},
                                               {"grid:5xN", 10, 11},
                                               {"grid:6xN", 8, 9},
                                               {"grid:7xN", 7, 8},
                                               {"king:3xN", 21, 27},
                                               {"king:4xN", 15, 18},
                                               {"king:5xN", 11, 11},
                                               {"king:6xN", 9, 9},
                                               {"knight:3xN", 13, 16},
                                               {"knight:4xN", 9, 10},
                                               {"knight:NxN", 7, 7},
                                               {"queen:NxN", 9, 10},
                                               {"petersen:N,2", 21, 28},
                                               {"petersen:N,3", 19, 24},
                                               {"chordpath:N,4", 41, 48},
                                               {"linkedcycles:N,5", 11, 18},
                                               {"linegraph:grid:3xN", 10, 11},
                                               {"linegraph:grid:5xN", 5, 5}}) {
    test::expect_agreement(range, Method::Outcomes);
  }
}

}  // namespace
}  // namespace minimex::reference
