// Every reduction of the Node Kayles engine against the plain reference: all graphs of up to six
// vertices, random larger ones, and the laws that nimbers obey.
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/nimber/graphs_test.hpp"

#include "tests/reference/node_kayles_reference.hpp"

namespace minimex::conflict {
namespace {

int solve(const Graph& graph, const NimberTechniques& techniques = {}) {
  Control control;
  return solve_nimber(graph, {.techniques = techniques}, control).nimber.value_or(-1);
}

struct Variant {
  std::string name;
  NimberTechniques techniques;
};

/// Everything, nothing, each reduction alone and each one left out; the small table only in the
/// first, since it would hide the others.
std::vector<Variant> variants() {
  const auto only = [](bool twins, bool symmetry, bool shifts, bool canonical) {
    return NimberTechniques{.closed_forms = false,
                            .merge_twins = twins,
                            .symmetry = symmetry,
                            .shift_keys = shifts,
                            .canonical_keys = canonical,
                            .roots = false};
  };
  return {{"all", {}},
          {"roots alone",
           {.closed_forms = false,
            .merge_twins = false,
            .symmetry = false,
            .shift_keys = false,
            .canonical_keys = false}},
          {"no closed forms but roots", {.closed_forms = false}},
          {"no roots", {.roots = false}},
          {"bare", only(false, false, false, false)},
          {"twins", only(true, false, false, false)},
          {"symmetry", only(false, true, false, false)},
          {"shifts", only(false, false, true, false)},
          {"canonical", only(false, false, false, true)},
          {"no closed forms", only(true, true, true, true)},
          {"no twins", only(false, true, true, true)},
          {"no symmetry", only(true, false, true, true)},
          {"no shifts", only(true, true, false, true)},
          {"no canonical", only(true, true, true, false)}};
}

TEST(NimberExhaustive, EqualsTheReferenceOnAllSmallGraphsWithEveryReduction) {
  for (Vertex n = 0; n <= 5; ++n) {
    for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << test::pair_count(n); ++pairs) {
      const Graph graph = test::graph_of_bits(n, pairs);
      const int expected = reference::node_kayles_nimber(graph);
      for (const Variant& variant : variants()) {
        ASSERT_EQ(solve(graph, variant.techniques), expected)
            << variant.name << ", " << n << " vertices, pairs " << pairs;
      }
    }
  }
}

TEST(NimberExhaustive, EqualsTheReferenceOnAllGraphsOfSixVertices) {
  const NimberTechniques search{.closed_forms = false};
  for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << test::pair_count(6); ++pairs) {
    const Graph graph = test::graph_of_bits(6, pairs);
    const int expected = reference::node_kayles_nimber(graph);
    ASSERT_EQ(solve(graph), expected) << "pairs " << pairs;
    ASSERT_EQ(solve(graph, search), expected) << "searched, pairs " << pairs;
  }
}

TEST(NimberRandom, EqualsTheReferenceWithEveryReduction) {
  const std::uint64_t seed = 77001;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 120; ++round) {
    const auto n = static_cast<Vertex>(random.between(8, 17));
    const auto percent = static_cast<unsigned>(random.between(8, 70));
    const Graph graph = test::random_graph(random, n, percent);
    const int expected = reference::node_kayles_nimber(graph);
    for (const Variant& variant : variants()) {
      ASSERT_EQ(solve(graph, variant.techniques), expected) << variant.name << ", round " << round;
    }
  }
}

TEST(NimberRandom, TreesAndStructuredGraphsEqualTheReference) {
  const std::uint64_t seed = 77002;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 40; ++round) {
    const Graph tree = test::random_tree(random, static_cast<Vertex>(random.between(8, 18)));
    ASSERT_EQ(solve(tree), reference::node_kayles_nimber(tree)) << "round " << round;
  }
  for (const char* text : {"grid:4x4", "torus:3x5", "king:3x5", "knight:4x4", "bishop:4x4",
                           "rook:3x4", "queen:4x4", "hypercube:4", "petersen:8,3", "prism:7",
                           "wheel:9", "line:15,2", "linegraph:grid:3x4", "zebra:4x4"}) {
    const Graph graph = test::family(text);
    for (const Variant& variant : variants()) {
      EXPECT_EQ(solve(graph, variant.techniques), reference::node_kayles_nimber(graph))
          << text << ", " << variant.name;
    }
  }
}

TEST(NimberLaws, NumberingDoesNotMatter) {
  const std::uint64_t seed = 77003;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (const char* text : {"grid:3x9", "grid:5x6", "king:5x7", "knight:5x5", "queen:6x6",
                           "petersen:13,2", "linegraph:grid:4x4", "line:40,3"}) {
    const Graph graph = test::family(text);
    const int expected = solve(graph);
    for (int round = 0; round < 3; ++round) {
      EXPECT_EQ(solve(test::relabelled(random, graph)), expected) << text << ", round " << round;
    }
  }
}

TEST(NimberLaws, SumsXorAndIsolatedVerticesCountOne) {
  const std::uint64_t seed = 77004;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 60; ++round) {
    const Graph a = test::random_graph(random, static_cast<Vertex>(random.between(1, 24)), 20);
    const Graph b = test::random_graph(random, static_cast<Vertex>(random.between(1, 24)), 35);
    const int both = solve(a) ^ solve(b);
    EXPECT_EQ(solve(test::disjoint_union(a, b)), both) << "round " << round;
    EXPECT_EQ(solve(test::disjoint_union(a, Graph(1))), solve(a) ^ 1) << "round " << round;
  }
}

TEST(NimberLaws, TableSizeDoesNotMatter) {
  for (const char* text : {"grid:3x14", "grid:6x6", "queen:8x8", "linegraph:grid:4x5"}) {
    const Graph graph = test::family(text);
    const int expected = solve(graph);
    for (const std::uint64_t bytes : {400'000U, 700'000U, 2'000'000U}) {
      Control control;
      EXPECT_EQ(solve_nimber(graph, {.table_bytes = bytes}, control).nimber, expected)
          << text << ", " << bytes;
    }
  }
}

/// Threads that share tables too small for the game, with and without each reduction.
TEST(NimberLaws, ThreadsThatShareATableDoNotMatter) {
  for (const char* text : {"grid:4x7", "king:5x6", "queen:6x6", "linegraph:grid:4x5"}) {
    const Graph graph = test::family(text);
    const int expected = solve(graph);
    for (const Variant& variant : variants()) {
      for (const std::uint64_t bytes : {600'000U, 50'000'000U}) {
        const NimberOptions options{.table_bytes = bytes, .techniques = variant.techniques};
        if (variant.name == "bare") continue;  // takes seconds
        for (const int threads : {2, 4}) {
          Control control({.threads = threads});
          ASSERT_EQ(solve_nimber(graph, options, control).nimber, expected)
              << text << ", " << variant.name << ", " << bytes << ", " << threads;
        }
      }
    }
  }
}

TEST(NimberLaws, ThreadsDoNotMatter) {
  for (const int threads : {1, 2, 5}) {
    Control control({.threads = threads});
    const NimberResult result = solve_nimber(test::family("grid:3x11"), {.line = true}, control);
    EXPECT_EQ(result.nimber, 3) << threads;
    Control single;
    EXPECT_EQ(result.line, solve_nimber(test::family("grid:3x11"), {.line = true}, single).line);
  }
}

}  // namespace
}  // namespace minimex::conflict
