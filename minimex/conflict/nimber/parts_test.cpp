// The parts of the Node Kayles engine one by one.
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/conflict/nimber/choices.hpp"
#include "minimex/conflict/nimber/closed_forms.hpp"
#include "minimex/conflict/nimber/graphs_test.hpp"
#include "minimex/conflict/nimber/kayles_rules.hpp"
#include "minimex/conflict/nimber/keys.hpp"
#include "minimex/conflict/nimber/lookup.hpp"
#include "minimex/conflict/nimber/root_graph.hpp"
#include "minimex/conflict/nimber/small.hpp"
#include "minimex/conflict/nimber/symmetry.hpp"
#include "minimex/conflict/nimber/twins.hpp"
#include "minimex/formats/graph_family.hpp"

#include "tests/reference/node_kayles_reference.hpp"

namespace minimex::conflict {
namespace {

TEST(NimberClosedForms, ThePeriodOfPathsIsProved) {
  // Guy and Smith: enough to check up to twice the preperiod, plus the period, plus three.
  constexpr std::size_t kChecked = 2 * 52 + 34 + 3 + 34 + 1;
  std::array<int, kChecked> g{};
  for (std::size_t n = 1; n < kChecked; ++n) {
    std::uint64_t reached = 0;
    for (std::size_t i = 0; i < n; ++i) {
      const int left = i > 1 ? g[i - 1] : 0;
      const int right = n - 1 - i > 1 ? g[n - 2 - i] : 0;
      reached |= std::uint64_t{1} << static_cast<unsigned>(left ^ right);
    }
    while ((reached >> static_cast<unsigned>(g[n]) & 1U) != 0) ++g[n];
    EXPECT_EQ(path_nimber(static_cast<std::int64_t>(n)), g[n]) << n;
  }
}

TEST(NimberClosedForms, CyclesEqualTheReference) {
  for (int n = 3; n <= 16; ++n) {
    const Graph cycle = test::family("cycle:" + std::to_string(n));
    EXPECT_EQ(cycle_nimber(n), reference::node_kayles_nimber(cycle)) << n;
  }
}

TEST(NimberChoices, PartsStayWhatTheyAreWhileTheStackGrows) {
  const Graph graph = test::disjoint_union(test::family("path:4"), test::family("path:5"));
  const Graph three = test::disjoint_union(graph, test::family("path:6"));
  const NodeKayles<1> rules(three);
  const auto tables = std::make_shared<NimberTables<1, NodeKayles<1>>>(1 << 20, 1);
  const NimberLookup<1, NodeKayles<1>> lookup(three, rules.open(), {}, tables);
  NimberChoices<1, NodeKayles<1>> choices(rules, lookup, 0);

  NimberBits<1> all;
  for (int v = 0; v < three.vertex_count(); ++v) all.set(v);
  auto sum = choices.split(all, all);
  std::vector<int> sizes;
  choices.decide(sum, kNimberWanted, [&](const auto& part, int) {
    for (int i = 0; i < 1000; ++i) choices.split(all, all);  // as a search of the part would
    EXPECT_EQ(part.set.count(), part.size);
    sizes.push_back(part.size);
    return 0;
  });
  EXPECT_EQ(sizes, (std::vector<int>{4, 5, 6}));
}

TEST(NimberSmall, EqualsTheReference) {
  const std::uint64_t seed = 31;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 300; ++round) {
    const auto n = static_cast<Vertex>(random.between(0, kNimberSmallVertices));
    const Graph graph = test::random_graph(random, n, 10 + 5 * static_cast<unsigned>(round % 15));
    EXPECT_EQ(small_nimber(graph), reference::node_kayles_nimber(graph)) << "round " << round;
  }
}

TEST(NimberSmall, EqualsTheReferenceOnEveryComponent) {
  const std::uint64_t seed = 34;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 300; ++round) {
    const auto n = static_cast<Vertex>(random.between(0, kNimberSmallVertices));
    const Graph graph = test::random_graph(random, n, 3 + static_cast<unsigned>(round % 20));
    std::vector<int> expected;
    for (const std::vector<Vertex>& part : connected_components(graph)) {
      expected.push_back(reference::node_kayles_nimber(induced_subgraph(graph, part)));
    }
    EXPECT_EQ(small_component_nimbers(graph), expected) << "round " << round;
  }
}

TEST(NimberSmall, TakesWhatFallsIntoManyParts) {
  for (const char* text : {"path:16", "cycle:16", "wheel:15", "complete:16", "hypercube:4"}) {
    EXPECT_EQ(small_nimber(test::family(text)), reference::node_kayles_nimber(test::family(text)))
        << text;
  }
  EXPECT_EQ(small_nimber(Graph(kNimberSmallVertices)), 0);
  EXPECT_EQ(small_nimber(Graph(kNimberSmallVertices - 1)), 1);
  EXPECT_EQ(small_component_nimbers(Graph(3)), (std::vector{1, 1, 1}));
  std::vector<Edge> star;
  for (Vertex v = 1; v < kNimberSmallVertices; ++v) star.emplace_back(0, v);
  EXPECT_EQ(small_nimber(Graph::from_edges(kNimberSmallVertices, star)), 1);
}

TEST(NimberTwins, DroppingThemKeepsTheNimber) {
  for (Vertex n = 1; n <= 5; ++n) {
    for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << test::pair_count(n); ++pairs) {
      const Graph graph = test::graph_of_bits(n, pairs);
      Control control;
      const Graph rest = induced_subgraph(graph, without_spare_twins(graph, control));
      ASSERT_EQ(reference::node_kayles_nimber(rest), reference::node_kayles_nimber(graph))
          << n << " vertices, pairs " << pairs;
    }
  }
}

TEST(NimberTwins, MergesWhatIsSpareAndNoMore) {
  Control control;
  const auto left = [&](const std::string& family) {
    return without_spare_twins(test::family(family), control).size();
  };
  EXPECT_EQ(left("complete:50"), 1U);
  EXPECT_EQ(left("king:2x40"), 40U);  // one vertex of each column
  EXPECT_EQ(left("grid:3x7"), 21U);
  EXPECT_EQ(left("cycle:4"), 4U);  // two classes of two false twins
  EXPECT_EQ(left("path:3"), 3U);
}

TEST(NimberSymmetry, FindsFreeInvolutions) {
  for (const char* text : {"grid:4x6", "grid:6x6", "grid:10x4", "hypercube:5", "bishop:6x6",
                           "knight:6x6", "torus:5x6", "petersen:10,2", "cycle:8"}) {
    EXPECT_TRUE(has_free_involution(test::family(text))) << text;
  }
}

TEST(NimberSymmetry, FindsInvolutionsOfTheRoot) {
  for (const char* text : {"grid:4x4", "grid:6x8", "torus:4x6"}) {
    const Graph line = test::family(std::string("linegraph:") + text);
    const std::vector<Vertex> image = free_involution(line);
    ASSERT_EQ(image.size(), static_cast<std::size_t>(line.vertex_count())) << text;
    for (Vertex u = 0; u < line.vertex_count(); ++u) {
      const Vertex v = image[static_cast<std::size_t>(u)];
      EXPECT_EQ(image[static_cast<std::size_t>(v)], u) << text;
      EXPECT_TRUE(u != v && !line.adjacent(u, v)) << text;
      for (const Vertex w : line.neighbours(u)) {
        EXPECT_TRUE(line.adjacent(v, image[static_cast<std::size_t>(w)])) << text;
      }
    }
  }
  EXPECT_FALSE(has_free_involution(test::family("linegraph:grid:3x4")));
  EXPECT_FALSE(has_free_involution(test::family("linegraph:grid:5x5")));
}

TEST(NimberSymmetry, FindsNoneWhereTheCentreAttacksItself) {
  for (const char* text :
       {"king:6x6", "queen:6x6", "grid:3x5", "path:8", "complete:4", "cycle:9"}) {
    EXPECT_FALSE(has_free_involution(test::family(text))) << text;
  }
}

TEST(NimberSymmetry, FreeInvolutionsMeanZero) {
  for (Vertex n = 1; n <= 6; ++n) {
    for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << test::pair_count(n); ++pairs) {
      const Graph graph = test::graph_of_bits(n, pairs);
      if (!has_free_involution(graph)) continue;
      ASSERT_EQ(reference::node_kayles_nimber(graph), 0) << n << " vertices, pairs " << pairs;
    }
  }
}

TEST(NimberSymmetry, AutomorphismsOfASquareBoard) {
  const Graph board = test::family("grid:5x5");
  const auto found = suggested_automorphisms(board, 100);
  EXPECT_EQ(found.size(), 7U);
  for (const auto& image : found) {
    for (const auto& [u, v] : board.edges()) {
      EXPECT_TRUE(
          board.adjacent(image[static_cast<std::size_t>(u)], image[static_cast<std::size_t>(v)]));
    }
  }
  EXPECT_EQ(suggested_automorphisms(board, 2).size(), 2U);
}

/// Adjacency of the members of `set`, in index order.
template <int W>
std::vector<std::vector<bool>> adjacency(const Graph& graph, const NimberBits<W>& set) {
  std::vector<Vertex> members;
  set.for_each([&](int v) { members.push_back(v); });
  std::vector<std::vector<bool>> rows;
  for (const Vertex u : members) {
    rows.emplace_back();
    for (const Vertex v : members) rows.back().push_back(u != v && graph.adjacent(u, v));
  }
  return rows;
}

TEST(NimberKeys, ShiftedSetsAreIsomorphicInTheSameOrder) {
  const std::uint64_t seed = 32;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  int moved = 0;
  for (const char* text : {"grid:3x20", "grid:7x7", "king:5x9", "queen:8x8", "knight:6x7",
                           "cycle:30", "line:60,3", "petersen:20,2", "linegraph:grid:4x5"}) {
    const Graph graph = test::family(text);
    const std::vector<NimberBits<1>> open = open_neighbourhoods<1>(graph);
    const NimberKeys<1> keys(graph, open, {});
    for (int round = 0; round < 200; ++round) {
      const auto low = static_cast<Vertex>(random.below(open.size()));
      NimberBits<1> set;
      for (Vertex v = low; v < graph.vertex_count() && v < low + 20; ++v) {
        if (random.chance(1, 2)) set.set(v);
      }
      if (set.empty()) continue;
      const NimberBits<1> shifted = keys.shifted(set);
      EXPECT_EQ(adjacency(graph, shifted), adjacency(graph, set)) << text;
      moved += shifted == set ? 0 : 1;
    }
  }
  EXPECT_GT(moved, 500);
}

TEST(NimberRoot, EveryGraphUpToSixVerticesIsRecognised) {
  int line_graphs = 0;
  for (Vertex n = 0; n <= 6; ++n) {
    for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << test::pair_count(n); ++pairs) {
      const Graph graph = test::graph_of_bits(n, pairs);
      if (const auto root = root_graph(graph)) {
        ++line_graphs;
        ASSERT_FALSE(test::has_triangle(root->graph));
        ASSERT_EQ(root->ends.size(), static_cast<std::size_t>(n));
        for (Vertex u = 0; u < n; ++u) {
          const auto& [a, b] = root->ends[static_cast<std::size_t>(u)];
          ASSERT_LT(a, b);
          for (Vertex v = 0; v < u; ++v) {
            const auto& [c, d] = root->ends[static_cast<std::size_t>(v)];
            ASSERT_EQ(a == c || a == d || b == c || b == d, graph.adjacent(u, v));
          }
        }
      }
      const Graph line = line_graph(graph);
      if (test::has_triangle(graph)) continue;
      ASSERT_TRUE(root_graph(line).has_value()) << n << " vertices, pairs " << pairs;
    }
  }
  EXPECT_GT(line_graphs, 1000);
}

TEST(NimberRoot, BoardsGetTheirCellsBackRowByRow) {
  for (const char* text : {"grid:3x7", "grid:5x6", "torus:4x5", "hypercube:4"}) {
    const Graph board = test::family(text);
    const auto root = root_graph(line_graph(board));
    ASSERT_TRUE(root.has_value()) << text;
    EXPECT_EQ(root->graph, board) << text;
    EXPECT_EQ(root->ends, board.edges()) << text;
  }
  EXPECT_FALSE(root_graph(test::family("grid:3x3")).has_value());
  EXPECT_FALSE(root_graph(line_graph(test::family("king:3x3"))).has_value());
}

}  // namespace
}  // namespace minimex::conflict
