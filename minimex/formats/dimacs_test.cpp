#include "minimex/formats/dimacs.hpp"

#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include "minimex/formats/family.hpp"

#include "tests/support/malformed.hpp"

namespace minimex {
namespace {

Graph graph_of(const std::string& text) {
  return read_dimacs({.text = text});
}

TEST(Dimacs, ReadsCommentsSizesAndEdges) {
  const Graph path = family_graph(parse_family("path:3"));
  EXPECT_EQ(graph_of("p edge 3 2\ne 1 2\ne 3 2\n"), path);
  EXPECT_EQ(graph_of("c\nc any text: p e 9\np col 3 2\nc between\ne 1 2\n\ne 2 3"), path);
  EXPECT_EQ(graph_of("  p\tedge 3 2\r\n e 1 2\r\ne 2 3\r\nc"), path);
  EXPECT_EQ(graph_of("p edge 3 3\ne 1 2\ne 2 1\ne 2 3\n"), path);
  EXPECT_EQ(graph_of("p edge 0 0"), Graph(0));
  EXPECT_EQ(graph_of("p edge 5 0\n"), Graph(5));
}

TEST(Dimacs, GraphsComeBack) {
  for (const char* text : {"path:0", "path:1", "cycle:9", "petersen:7,2", "king:4x5"}) {
    const Graph graph = family_graph(parse_family(text));
    EXPECT_EQ(graph_of(to_dimacs(graph)), graph);
  }
  EXPECT_EQ(to_dimacs(family_graph(parse_family("path:3"))), "p edge 3 2\ne 1 2\ne 2 3\n");
}

TEST(Dimacs, RefusesMalformedTextWithItsPlace) {
  using namespace std::string_literals;
  const std::string end = "3:1: '\\x00' starts the line, expected 'c', 'p' or 'e'";
  tests::expect_refused(
      {
          {"", "1:1: the input ends, expected 'p edge N M'"},
          {"c only comments\n", "2:1: the input ends, expected 'p edge N M'"},
          {"p", "1:2: the line ends, expected 'edge' or 'col'"},
          {"p edge", "1:7: the line ends, expected the number of vertices"},
          {"p edge 3", "1:9: the line ends, expected the number of edges"},
          {"p 3 2", "1:3: '3', expected 'edge' or 'col'"},
          {"p cnf 3 2", "1:3: 'cnf', expected 'edge' or 'col'"},
          {"p edge 3 0 1", "1:12: '1' is left over, expected the end of the line"},
          {"p edge -1 0",
           "1:8: -1 is out of range, expected the number of vertices, from 0 to 1000000"},
          {"p edge 2147483648 0",
           "1:8: 2147483648 is out of range, expected the number of vertices, from 0 to 1000000"},
          {"p edge 3 -2", "1:10: -2 is too small, expected the number of edges, at least 0"},
          {"p edge x 0", "1:8: 'x' is not an integer, expected the number of vertices"},
          {"p edge 3 99999999999999999999",
           "1:10: 99999999999999999999 does not fit 64 bits, expected the number of edges"},
          {"p edge 3 0\np edge 3 0\n", "2:1: a second line 'p', expected one"},
          {"e 1 2\np edge 3 1\n", "1:1: an edge before the sizes, expected 'p edge N M'"},
          {"p edge 3 1\ne\n", "2:2: the line ends, expected the first end of an edge"},
          {"p edge 3 1\ne 1\n", "2:4: the line ends, expected the second end of an edge"},
          {"p edge 3 1\ne 1 2 3\n", "2:7: '3' is left over, expected the end of the line"},
          {"p edge 3 1\ne 0 1\n",
           "2:3: 0 is out of range, expected the first end of an edge, from 1 to 3"},
          {"p edge 3 1\ne 1 4\n",
           "2:5: 4 is out of range, expected the second end of an edge, from 1 to 3"},
          {"p edge 0 1\ne 1 1\n",
           "2:3: 1 is out of range, expected the first end of an edge, from 1 to 0"},
          {"p edge 3 1\ne 2 2\n", "2:5: an edge from a vertex to itself, expected another vertex"},
          {"p edge 3 1\ne 1.0 2\n",
           "2:3: '1.0' is not an integer, expected the first end of an edge"},
          {"p edge 3 2\ne 1 2\n", "1:10: 2 edges announced, 1 line 'e' found"},
          {"p edge 3 0\ne 1 2\n", "1:10: 0 edges announced, 1 line 'e' found"},
          {"p edge 3 9223372036854775807\ne 1 2\n",
           "1:10: 9223372036854775807 edges announced, 1 line 'e' found"},
          {"p edge 3 0\nn 1 5\n", "2:1: 'n' starts the line, expected 'c', 'p' or 'e'"},
          {"p edge 3 0\ncomment\n", "2:1: 'comment' starts the line, expected 'c', 'p' or 'e'"},
          {"p edge 3 1\ne 1 2\n\0"s, end},
          {"{\"a\":1}", "1:1: '{\"a\":1}' starts the line, expected 'c', 'p' or 'e'"},
      },
      [](const Source& source) { std::ignore = read_dimacs(source); });
}

TEST(Dimacs, SurvivesDamage) {
  tests::survive_damage("c a\np edge 5 4\ne 1 2\ne 3 2\ne 4 5\ne 5 1\n", 68, 5000,
                        [](const Source& source) { std::ignore = read_dimacs(source); });
}

}  // namespace
}  // namespace minimex
