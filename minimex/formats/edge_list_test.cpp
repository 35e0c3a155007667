#include "minimex/formats/edge_list.hpp"

#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include "minimex/formats/family.hpp"
#include "minimex/formats/graph_reader.hpp"

#include "tests/support/malformed.hpp"

namespace minimex {
namespace {

Graph graph_of(const std::string& text) {
  return read_edge_list({.text = text});
}

TEST(EdgeList, ReadsPairsInAnyOrder) {
  const Graph path = family_graph(parse_family("path:3"));
  EXPECT_EQ(graph_of("3 2\n1 2\n2 3\n"), path);
  EXPECT_EQ(graph_of(" 3 2 3 2\r\n\t2 1"), path);
  EXPECT_EQ(graph_of("3 4\n1 2\n2 3\n3 2\n1 2\n"), path);
  EXPECT_EQ(graph_of("0 0"), Graph(0));
  EXPECT_EQ(graph_of("1000000 0"), Graph(1'000'000));
}

TEST(EdgeList, GraphsComeBack) {
  for (const char* text : {"path:0", "path:1", "cycle:9", "petersen:7,2", "king:4x5"}) {
    const Graph graph = family_graph(parse_family(text));
    EXPECT_EQ(graph_of(to_edge_list(graph)), graph);
  }
  EXPECT_EQ(to_edge_list(family_graph(parse_family("path:3"))), "3 2\n1 2\n2 3\n");
}

TEST(EdgeList, LongTextsMayHaveMoreVertices) {
  std::string text = "1500000 1500000\n";
  for (int i = 1; i < 1'500'000; ++i) text += "1 1500000\n";
  text += "2 3\n";
  EXPECT_EQ(graph_of(text).edge_count(), 2);
}

TEST(EdgeList, RefusesMalformedTextWithItsPlace) {
  using namespace std::string_literals;
  tests::expect_refused(
      {
          {"", "1:1: the input ends, expected the number of vertices"},
          {" \n ", "2:2: the input ends, expected the number of vertices"},
          {"3", "1:2: the input ends, expected the number of edges"},
          {"3 2\n1 2\n", "3:1: the input ends, expected the first end of an edge"},
          {"3 2\n1 2\n2", "3:2: the input ends, expected the second end of an edge"},
          {"3 1\n1 2\n2 3\n", "3:1: '2' is left over, expected the end of the input"},
          {"3 0 x", "1:5: 'x' is left over, expected the end of the input"},
          {"-1 0", "1:1: -1 is out of range, expected the number of vertices, from 0 to 1000000"},
          {"1000001 0",
           "1:1: 1000001 is out of range, expected the number of vertices, from 0 to 1000000"},
          {"9223372036854775807 0",
           "1:1: 9223372036854775807 is out of range, expected the number of vertices, from 0 to "
           "1000000"},
          {"9223372036854775808 0",
           "1:1: 9223372036854775808 does not fit 64 bits, expected the number of vertices"},
          {"3 -1", "1:3: -1 is too small, expected the number of edges, at least 0"},
          {"3 9223372036854775807\n1 2\n",
           "3:1: the input ends, expected the first end of an edge"},
          {"three 2", "1:1: 'three' is not an integer, expected the number of vertices"},
          {"3.0 2", "1:1: '3.0' is not an integer, expected the number of vertices"},
          {"+3 2", "1:1: '+3' is not an integer, expected the number of vertices"},
          {"3,2", "1:1: '3,2' is not an integer, expected the number of vertices"},
          {"0x3 2", "1:1: '0x3' is not an integer, expected the number of vertices"},
          {"3 1\n0 2\n", "2:1: 0 is out of range, expected the first end of an edge, from 1 to 3"},
          {"3 1\n1 4\n", "2:3: 4 is out of range, expected the second end of an edge, from 1 to 3"},
          {"0 1\n1 1\n", "2:1: 1 is out of range, expected the first end of an edge, from 1 to 0"},
          {"3 1\n2 2\n", "2:3: an edge from a vertex to itself, expected another vertex"},
          {"3 1\n1 b\n", "2:3: 'b' is not an integer, expected the second end of an edge"},
          {"3 1\n1 2\0"s, "2:3: '2\\x00' is not an integer, expected the second end of an edge"},
          {"\xef\xbb\xbf"
           "3 0",
           "1:1: '\\xef\\xbb\\xbf3' is not an integer, expected the number of "
           "vertices"},
      },
      [](const Source& source) { std::ignore = read_edge_list(source); });
}

TEST(EdgeList, SurvivesDamage) {
  tests::survive_damage("5 4\n1 2\n3 2\n4 5\n5 1\n", 69, 5000,
                        [](const Source& source) { std::ignore = read_edge_list(source); });
}

TEST(GraphReader, FormatOfATextThatIsLeftOpen) {
  const auto format = [](const char* text, Format given = Format::Auto) {
    return graph_format({.text = text}, given);
  };
  EXPECT_EQ(format("3 2\n1 2\n2 3"), Format::Edges);
  EXPECT_EQ(format("\n 3 2 \r\n"), Format::Edges);
  EXPECT_EQ(format("-3 2"), Format::Edges);
  EXPECT_THROW(format("3 2 1 2"), InputError);
  EXPECT_EQ(format("Ch"), Format::Graph6);
  EXPECT_EQ(format(""), Format::Graph6);
  EXPECT_EQ(format("Ch", Format::Text), Format::Graph6);
  EXPECT_EQ(format("3 2", Format::Text), Format::Edges);
  EXPECT_EQ(format("3 2", Format::Graph6), Format::Graph6);
  EXPECT_EQ(format(":Cdv"), Format::Sparse6);
  EXPECT_EQ(format(":Cdv", Format::Text), Format::Graph6);
  EXPECT_EQ(format("c x\np edge 1 0"), Format::Dimacs);
  EXPECT_EQ(format("cO"), Format::Graph6);
  EXPECT_EQ(format(">>graph6<<"), Format::Graph6);
  EXPECT_EQ(format(">>sparse6<<"), Format::Sparse6);
  EXPECT_EQ(format("{ }"), Format::Json);
  EXPECT_EQ(format("{?"), Format::Graph6);
}

}  // namespace
}  // namespace minimex
