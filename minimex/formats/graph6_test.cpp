#include "minimex/formats/graph6.hpp"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/formats/dimacs.hpp"
#include "minimex/formats/edge_list.hpp"
#include "minimex/formats/family.hpp"
#include "minimex/formats/sparse6.hpp"

#include "tests/support/graphs.hpp"
#include "tests/support/malformed.hpp"

namespace minimex {
namespace {

using tests::random_graph;

Graph graph_of(const std::string& text) {
  return read_graph6({.text = text}).at(0);
}

TEST(Graph6, KnownGraphs) {
  EXPECT_EQ(graph_of("?"), Graph(0));
  EXPECT_EQ(graph_of("@"), Graph(1));
  EXPECT_EQ(graph_of("A?"), Graph(2));
  EXPECT_EQ(graph_of("A_"), family_graph(parse_family("path:2")));
  EXPECT_EQ(graph_of("Bw"), family_graph(parse_family("complete:3")));
  EXPECT_EQ(graph_of("Ch"), family_graph(parse_family("path:4")));
  EXPECT_EQ(graph_of("Dhc"), family_graph(parse_family("cycle:5")));
  const Graph petersen = graph_of("IheA@GUAo");
  EXPECT_EQ(petersen.vertex_count(), 10);
  EXPECT_EQ(petersen.edge_count(), 15);
  for (Vertex v = 0; v < 10; ++v) EXPECT_EQ(petersen.degree(v), 3);
  for (const auto& [u, v] : petersen.edges()) {
    for (const Vertex w : petersen.neighbours(u)) EXPECT_FALSE(petersen.adjacent(v, w));
  }
}

TEST(Graph6, HeaderBlankLinesAndLineBreaks) {
  EXPECT_EQ(read_graph6({.text = ">>graph6<<Ch\n\nBw"}).size(), 2);
  EXPECT_EQ(read_graph6({.text = ">>graph6<<\r\nCh\r\nBw\r\n\r\n"}).size(), 2);
  EXPECT_EQ(graph_of("\n\nCh"), graph_of("Ch"));
}

TEST(Graph6, EveryLengthOfTheVertexCount) {
  for (const Vertex n : {0, 1, 2, 61, 62, 63, 64, 700}) {
    const Graph path = family_graph(parse_family("path:" + std::to_string(n)));
    EXPECT_EQ(graph_of(to_graph6(path)), path) << n;
  }
  EXPECT_EQ(to_graph6(Graph(62)).front(), '}');
  EXPECT_EQ(to_graph6(Graph(63)).substr(0, 4), "~??~");
  EXPECT_EQ(to_graph6(Graph(64)).substr(0, 4), "~?@?");
}

TEST(Graph6, RandomGraphsComeBack) {
  constexpr std::uint64_t kSeed = 6;
  Random random(kSeed);
  for (int round = 0; round < 300; ++round) {
    const Graph graph =
        random_graph(random, static_cast<Vertex>(random.between(0, 70)), random.below(101));
    ASSERT_EQ(graph_of(to_graph6(graph)), graph) << "seed " << kSeed << ", round " << round;
  }
}

TEST(Graph6, RefusesMalformedTextWithItsPlace) {
  using namespace std::string_literals;
  const std::string not_six_bit = " is not a byte from 63 ('?') to 126 ('~'), expected ";
  tests::expect_refused(
      {
          {"", "1:1: the input is empty, expected a graph"},
          {"\n\n", "3:1: the input is empty, expected a graph"},
          {">>graph6<<", "1:11: the input is empty, expected a graph"},
          {"C", "1:2: 0 bytes of edges, expected 1 for 4 vertices"},
          {"Chh", "1:3: 2 bytes of edges, expected 1 for 4 vertices"},
          {"?@", "1:2: 1 byte of edges, expected 0 for 0 vertices"},
          {"@?", "1:2: 1 byte of edges, expected 0 for 1 vertex"},
          {"Ch\nIheA@GU\n", "2:8: 6 bytes of edges, expected 8 for 10 vertices"},
          {"C\x01", "1:2: '\\x01'" + not_six_bit + "the adjacency matrix"},
          {"C\x7f", "1:2: '\\x7f'" + not_six_bit + "the adjacency matrix"},
          {"C\xe9", "1:2: '\\xe9'" + not_six_bit + "the adjacency matrix"},
          {"C\0"s, "1:2: '\\x00'" + not_six_bit + "the adjacency matrix"},
          {"C ", "1:2: ' '" + not_six_bit + "the adjacency matrix"},
          {" Ch", "1:1: ' '" + not_six_bit + "the number of vertices"},
          {"Ch ", "1:3: 2 bytes of edges, expected 1 for 4 vertices"},
          {"\0"s, "1:1: '\\x00'" + not_six_bit + "the number of vertices"},
          {"5 4", "1:1: '5'" + not_six_bit + "the number of vertices"},
          {":Cdv", "1:1: ':'" + not_six_bit + "the number of vertices"},
          {">>sparse6<<:Cdv", "1:1: '>'" + not_six_bit + "the number of vertices"},
          {"&B?", "1:1: '&'" + not_six_bit + "the number of vertices"},
          {"A@", "1:2: the padding of the last byte is not zero, expected zero bits"},
          {"Bx", "1:2: the padding of the last byte is not zero, expected zero bits"},
          {"Ch\nDhd\n", "2:3: the padding of the last byte is not zero, expected zero bits"},
          {"~", "1:2: the line ends, expected the number of vertices"},
          {"~?", "1:3: the line ends, expected the number of vertices"},
          {"~~?????", "1:8: the line ends, expected the number of vertices"},
          {"~??C", "1:1: the number of vertices is not in its shortest form"},
          {"~??}", "1:1: the number of vertices is not in its shortest form"},
          {"~~???}~~", "1:1: the number of vertices is not in its shortest form"},
          {"~~??????", "1:1: the number of vertices is not in its shortest form"},
          {"~~????~~", "1:1: the number of vertices is not in its shortest form"},
          {"~~~~~~~~", "1:1: 68719476735 vertices, expected at most 2^31 - 1"},
          {"~~A?????", "1:1: 2147483648 vertices, expected at most 2^31 - 1"},
          {"~~@?????abc",
           "1:12: 3 bytes of edges, expected 96076791961092096 for 1073741824 vertices"},
      },
      [](const Source& source) { std::ignore = read_graph6(source); });
}

TEST(Graph6, SurvivesDamage) {
  tests::survive_damage(">>graph6<<Ch\nIheA@GUAo\n~?@?" + std::string(336, '_') + "\n", 66, 3000,
                        [](const Source& source) { std::ignore = read_graph6(source); });
}

TEST(GraphTexts, StopWithTheirControl) {
  std::vector<Edge> edges;
  for (Vertex v = 1; v < 10'000; ++v) edges.emplace_back(v - 1, v);
  const Graph path = Graph::from_edges(10'000, std::move(edges));
  for (const auto write : {to_graph6, to_sparse6, to_dimacs, to_edge_list}) {
    Control control;
    EXPECT_EQ(write(path, &control), write(path, nullptr));
    control.cancel();
    EXPECT_EQ(write(path, &control), "");
  }
}

}  // namespace
}  // namespace minimex
