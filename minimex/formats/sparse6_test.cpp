#include "minimex/formats/sparse6.hpp"

#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/formats/family.hpp"
#include "minimex/formats/graph6.hpp"

#include "tests/support/malformed.hpp"

namespace minimex {
namespace {

Graph graph_of(const std::string& text) {
  return read_sparse6({.text = text}).at(0);
}

TEST(Sparse6, KnownGraphs) {
  EXPECT_EQ(graph_of(":?"), Graph(0));
  EXPECT_EQ(graph_of(":@"), Graph(1));
  EXPECT_EQ(graph_of(":A"), Graph(2));
  EXPECT_EQ(graph_of(":Cdv"), family_graph(parse_family("path:4")));
  // The example of the format's description: 7 vertices, edges 0-1 0-2 1-2 5-6.
  EXPECT_EQ(graph_of(":Fa@x^"), Graph::from_edges(7, {{0, 1}, {0, 2}, {1, 2}, {5, 6}}));
  EXPECT_EQ(graph_of(":I`ES@obGkqegW~"), read_graph6({.text = "IheA@GUAo"}).at(0));
}

TEST(Sparse6, WritesWhatNautyWrites) {
  EXPECT_EQ(to_sparse6(Graph(0)), ":?");
  EXPECT_EQ(to_sparse6(Graph(1)), ":@");
  EXPECT_EQ(to_sparse6(family_graph(parse_family("path:4"))), ":Cdv");
  EXPECT_EQ(to_sparse6(Graph::from_edges(7, {{0, 1}, {0, 2}, {1, 2}, {5, 6}})), ":Fa@x^");
  EXPECT_EQ(to_sparse6(read_graph6({.text = "IheA@GUAo"}).at(0)), ":I`ES@obGkqegW~");
}

TEST(Sparse6, HeaderBlankLinesAndLineBreaks) {
  EXPECT_EQ(read_sparse6({.text = ">>sparse6<<:Cdv\n\n:@"}).size(), 2);
  EXPECT_EQ(read_sparse6({.text = ">>sparse6<<\r\n:Cdv\r\n:@\r\n"}).size(), 2);
}

TEST(Sparse6, RepeatedEdgesCountOnce) {
  // Bits for n = 3 (k = 2): move to 1 name 0, stay name 0, then padding.
  EXPECT_EQ(graph_of(":B_"), Graph::from_edges(3, {{0, 1}}));
}

TEST(Sparse6, AllSmallGraphsComeBack) {
  for (Vertex n = 0; n <= 5; ++n) {
    const int pairs = n * (n - 1) / 2;
    for (int mask = 0; mask < 1 << pairs; ++mask) {
      std::vector<Edge> edges;
      int bit = 0;
      for (Vertex v = 1; v < n; ++v) {
        for (Vertex u = 0; u < v; ++u, ++bit) {
          if ((mask >> bit & 1) != 0) edges.emplace_back(u, v);
        }
      }
      const Graph graph = Graph::from_edges(n, std::move(edges));
      ASSERT_EQ(graph_of(to_sparse6(graph)), graph) << to_sparse6(graph);
      ASSERT_EQ(to_sparse6(graph_of(to_sparse6(graph))), to_sparse6(graph));
    }
  }
}

TEST(Sparse6, RandomGraphsComeBackAroundThePowersOfTwo) {
  constexpr std::uint64_t kSeed = 16;
  Random random(kSeed);
  for (int round = 0; round < 2000; ++round) {
    const auto power = std::int64_t{1} << random.between(1, 9);
    const auto n = static_cast<Vertex>(power + random.between(-1, 1));
    std::vector<Edge> edges;
    for (std::uint64_t i = random.below(12); i > 0; --i) {
      // Often near the last vertices, where the padding is delicate.
      const std::int64_t low = random.chance(1, 2) ? 0 : std::max(0, n - 3);
      const auto u = static_cast<Vertex>(random.between(low, n - 1));
      const auto v = static_cast<Vertex>(random.between(0, n - 1));
      if (u != v) edges.emplace_back(u, v);
    }
    const Graph graph = Graph::from_edges(n, std::move(edges));
    ASSERT_EQ(graph_of(to_sparse6(graph)), graph)
        << "seed " << kSeed << ", round " << round << ": " << to_sparse6(graph);
  }
}

TEST(Sparse6, LargeVertexNumbersComeBack) {
  const Graph graph =
      Graph::from_edges(1'000'000, {{0, 999'999}, {999'998, 999'999}, {7, 300'000}});
  EXPECT_EQ(graph_of(to_sparse6(graph)), graph);
}

TEST(Sparse6, RefusesMalformedTextWithItsPlace) {
  using namespace std::string_literals;
  const std::string not_six_bit = " is not a byte from 63 ('?') to 126 ('~'), expected ";
  tests::expect_refused(
      {
          {"", "1:1: the input is empty, expected a graph"},
          {">>sparse6<<\n", "2:1: the input is empty, expected a graph"},
          {":", "1:2: the line ends, expected the number of vertices"},
          {">>sparse6<<:", "1:13: the line ends, expected the number of vertices"},
          {":Cdv\n:\n", "2:2: the line ends, expected the number of vertices"},
          {"Ch", "1:1: a sparse6 graph starts with ':', expected ':'"},
          {";Cdv", "1:1: a sparse6 graph starts with ':', expected ':'"},
          {" :Cdv", "1:1: a sparse6 graph starts with ':', expected ':'"},
          {">>graph6<<Ch", "1:1: a sparse6 graph starts with ':', expected ':'"},
          {"::", "1:2: ':'" + not_six_bit + "the number of vertices"},
          {": Cdv", "1:2: ' '" + not_six_bit + "the number of vertices"},
          {":C\x01", "1:3: '\\x01'" + not_six_bit + "an edge"},
          {":Cd\x7f", "1:4: '\\x7f'" + not_six_bit + "an edge"},
          {":Cd\0v"s, "1:4: '\\x00'" + not_six_bit + "an edge"},
          {":Cdv ", "1:5: ' '" + not_six_bit + "an edge"},
          {":\0"s, "1:2: '\\x00'" + not_six_bit + "the number of vertices"},
          {":~", "1:3: the line ends, expected the number of vertices"},
          {":~?", "1:4: the line ends, expected the number of vertices"},
          {":~~????", "1:8: the line ends, expected the number of vertices"},
          {":~??A", "1:2: the number of vertices is not in its shortest form"},
          {":~~~~~~~~", "1:2: 68719476735 vertices, expected at most 2^31 - 1"},
          {":~~@~~~~~", "1:2: 2147483647 vertices, expected at most 1000000 in a text of 9 bytes"},
          {":C?", "1:3: an edge from vertex 1 to vertex 1, expected different vertices"},
          {":Fa@x^\n:Ae", "2:3: an edge from vertex 2 to vertex 2, expected different vertices"},
          {":Cdv~", "1:5: bytes behind the last edge, expected the end of the line"},
          {":Cdv~~", "1:5: bytes behind the last edge, expected the end of the line"},
          {":C~", "1:3: bytes behind the last edge, expected the end of the line"},
          {":@~", "1:3: bytes behind the last edge, expected the end of the line"},
          {":?~", "1:3: bytes behind the last edge, expected the end of the line"},
          {":Cdu", "1:4: the padding of the last byte is wrong, expected one bits"},
          {":Fa@xZ", "1:6: the padding of the last byte is wrong, expected one bits"},
      },
      [](const Source& source) { std::ignore = read_sparse6(source); });
}

TEST(Sparse6, ManyLinesCannotClaimMoreThanTheirTextIsWorth) {
  std::string text;
  for (int i = 0; i < 100; ++i) text += to_sparse6(Graph(900'000)) + "\n";
  const Source source{.name = "in", .text = text};
  EXPECT_EQ(tests::error_line([&] { std::ignore = read_sparse6(source); }),
            "in:2:1: the graphs have 1800000 vertices together, expected at most 1008000 in a text "
            "of 1000 bytes");
}

TEST(Sparse6, PaddingThatStartsWithAZeroMeansNoEdgeWhereverItFits) {
  // networkx pads so for every n that is a power of two and a last vertex without edges.
  for (const auto& [text, vertices] : {std::pair(":GaV", 8), {":Cb", 4}, {":OkV?ZZDYvF", 16}}) {
    const Source source{.name = "in", .text = text};
    const std::vector<Graph> graphs = read_sparse6(source);
    ASSERT_EQ(graphs.size(), 1U);
    EXPECT_EQ(graphs[0].vertex_count(), vertices) << text;
    EXPECT_EQ(graphs[0].degree(vertices - 1), 0U) << text;
  }
}

TEST(Sparse6, SurvivesDamage) {
  tests::survive_damage(">>sparse6<<:Cdv\n:Fa@x^\n:I`ES@obGkqegW~\n", 67, 5000,
                        [](const Source& source) { std::ignore = read_sparse6(source); });
}

}  // namespace
}  // namespace minimex
