// The frames of the second program: their motions are checked, and their graphs are those of the
// library.
#include "tests/reference/placed_graph.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/canonical.hpp"
#include "minimex/formats/family.hpp"

#include "tests/reference/agreement_test.hpp"

namespace minimex::reference {
namespace {

/// The graph that the frame induces on a member, in the library's terms.
Graph induced_graph(const PlacedFamily& family, int n) {
  const std::vector<int> positions = family.member(n);
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    for (const int q : family.frame.neighbours[static_cast<std::size_t>(positions[i])]) {
      const auto at = std::lower_bound(positions.begin(), positions.end(), q);
      if (at == positions.end() || *at != q) continue;
      const auto j = static_cast<Vertex>(at - positions.begin());
      if (static_cast<Vertex>(i) < j) edges.emplace_back(static_cast<Vertex>(i), j);
    }
  }
  return Graph::from_edges(static_cast<Vertex>(positions.size()), std::move(edges));
}

TEST(PlacedGraph, FamiliesAreThoseOfTheLibrary) {
  const std::vector<Terms> ranges = {{"path:N", 0, 9},
                                     {"cycle:N", 3, 9},
                                     {"line:N,3", 0, 9},
                                     {"chordpath:N,3", 0, 9},
                                     {"chordpath:N,2", 4, 8},
                                     {"linkedcycles:N,4", 0, 4},
                                     {"linkedcycles:N,3", 1, 4},
                                     {"petersen:N,2", 5, 9},
                                     {"prism:N", 3, 7},
                                     {"ladder:N", 1, 6},
                                     {"hypercube:N", 1, 4},
                                     {"grid:3xN", 1, 6},
                                     {"grid:NxN", 1, 5},
                                     {"grid:2x3xN", 1, 3},
                                     {"torus:3xN", 3, 6},
                                     {"torus:NxN", 3, 5},
                                     {"king:4xN", 1, 5},
                                     {"queen:NxN", 1, 5},
                                     {"rook:3xN", 1, 4},
                                     {"bishop:NxN", 2, 5},
                                     {"knight:NxN", 2, 6},
                                     {"camel:4xN", 2, 5},
                                     {"zebra:NxN", 2, 5},
                                     {"giraffe:5xN", 2, 5},
                                     {"antelope:5xN", 2, 5},
                                     {"ferz:3xN", 2, 5},
                                     {"dabbaba:3xN", 2, 5},
                                     {"alfil:4xN", 2, 5},
                                     {"linegraph:grid:3xN", 1, 5},
                                     {"linegraph:grid:NxN", 2, 4}};
  for (const auto& [text, first, last] : ranges) {
    for (int n = first; n <= last; ++n) {
      const std::string member = test::member_text(text, n);
      const PlacedFamily family = placed_family(text, last);
      const Graph placed = family.smallest <= n ? induced_graph(family, n)
                                                : induced_graph(placed_family(text, n), n);
      const Graph named = family_graph(parse_family(member));
      EXPECT_EQ(placed.vertex_count(), named.vertex_count()) << member;
      EXPECT_EQ(canonical_name(placed), canonical_name(named)) << member;
    }
  }
}

TEST(PlacedGraph, AFrameWithAWrongMotionIsFound) {
  Frame frame = placed_family("grid:3xN", 4).frame;
  EXPECT_TRUE(keeps_adjacency(frame));
  std::swap(frame.motions[1][0], frame.motions[1][5]);
  EXPECT_FALSE(keeps_adjacency(frame));
}

TEST(PlacedGraph, AFrameWithAWrongAxisIsFound) {
  Frame frame = placed_family("linkedcycles:N,4", 5).frame;
  EXPECT_TRUE(keeps_adjacency(frame));
  frame.axes[0].stride = 1;  // slides a corner of a cycle to where no corner is
  EXPECT_FALSE(keeps_adjacency(frame));
  frame = placed_family("grid:3xN", 4).frame;
  std::swap(frame.axes[0].stride, frame.axes[1].stride);
  EXPECT_FALSE(keeps_adjacency(frame));
}

TEST(PlacedGraph, FamiliesThatAreNoneAreRefused) {
  for (const char* text :
       {"grid", "grid:", "grid:3xn", "gird:3xN", "grid:0xN", "torus:2xN", "petersen:N", "line:N",
        "path:N,2", "grid:3x99999", "linkedcycles:N,2", "line:N,N", "line:9,N", "pathe:N"}) {
    EXPECT_THROW(placed_family(text, 5), std::invalid_argument) << text;
  }
}

TEST(PlacedGraph, EdgeListsAreRead) {
  std::istringstream text("4 3\n1 2 2 3\n3 4\n");
  EXPECT_EQ(canonical_name(induced_graph(placed_edge_list(text), 1)),
            canonical_name(family_graph(parse_family("path:4"))));
  for (const char* wrong : {"", "3", "2 1\n1 3\n", "2 1\n1\n", "2 1\n0 1\n", "-1 0\n"}) {
    std::istringstream in(wrong);
    EXPECT_THROW(placed_edge_list(in), std::invalid_argument) << wrong;
  }
}

}  // namespace
}  // namespace minimex::reference
