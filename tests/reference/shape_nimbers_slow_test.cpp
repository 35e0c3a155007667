// The second program and the engine on members that take a moment, as far as each method goes.
#include <vector>

#include <gtest/gtest.h>

#include "tests/reference/agreement_test.hpp"

namespace minimex::reference {
namespace {

TEST(ShapeNimbersSlow, PlainMexAgreesWithTheEngine) {
  for (const Terms& range : std::vector<Terms>{
           {"grid:3xN", 14, 16},         {"grid:4xN", 9, 10},         {"grid:5xN", 7, 8},
           {"grid:6xN", 7, 7},           {"grid:7xN", 1, 5},          {"grid:3x3xN", 1, 3},
           {"king:3xN", 17, 18},         {"king:4xN", 11, 13},        {"king:5xN", 8, 9},
           {"king:6xN", 7, 8},           {"knight:3xN", 10, 11},      {"knight:4xN", 7, 8},
           {"knight:NxN", 6, 6},         {"bishop:NxN", 8, 9},        {"queen:NxN", 8, 8},
           {"line:N,12", 0, 200},        {"petersen:N,2", 16, 18},    {"petersen:N,3", 15, 17},
           {"chordpath:N,3", 61, 110},   {"chordpath:N,4", 0, 32},    {"linkedcycles:N,4", 31, 50},
           {"linkedcycles:N,5", 0, 9},   {"hypercube:N", 5, 5},       {"torus:NxN", 6, 6},
           {"linegraph:grid:3xN", 7, 8}, {"linegraph:grid:4xN", 6, 6}}) {
    test::expect_agreement(range, Method::PlainMex);
  }
}

TEST(ShapeNimbersSlow, OutcomesAgreeWithTheEngine) {
  for (const Terms& range : std::vector<Terms>{{"grid:3xN", 17, 26},
                                               {"grid:4xN", 11, 15},
                                               {"grid:5xN", 9, 10},
                                               {"grid:7xN", 6, 7},
                                               {"king:3xN", 19, 25},
                                               {"king:4xN", 14, 17},
                                               {"king:5xN", 10, 10},
                                               {"knight:3xN", 12, 14},
                                               {"knight:NxN", 7, 7},
                                               {"queen:NxN", 9, 9},
                                               {"petersen:N,2", 19, 26},
                                               {"petersen:N,3", 18, 21},
                                               {"chordpath:N,4", 33, 40},
                                               {"linkedcycles:N,5", 10, 14},
                                               {"linegraph:grid:3xN", 9, 9},
                                               {"linegraph:grid:5xN", 5, 5}}) {
    test::expect_agreement(range, Method::Outcomes);
  }
}

}  // namespace
}  // namespace minimex::reference
