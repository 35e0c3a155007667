#include "minimex/games/graph_instance.hpp"

#include <limits>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/malformed.hpp"

namespace minimex {
namespace {

std::vector<GraphInstance> read(const std::string& text, Format format = Format::Auto) {
  return read_graph_instances({.name = "x", .text = text}, format, "node-kayles");
}

std::string error_of(const std::string& text, Format format = Format::Auto) {
  return tests::error_line([&] { std::ignore = read(text, format); });
}

std::string json(const std::string& rest) {
  return R"({"game":"node-kayles",)" + rest + "}";
}

std::string canonical(const std::string& text) {
  return graph_instance_json(read(text).at(0), "node-kayles");
}

GraphInstance family(const char* text) {
  return {parse_family(text)};
}

TEST(GraphInstance, EveryFormatGivesTheSameGraph) {
  const Graph path = family("path:4").graph();
  const std::vector<std::string> texts = {
      "4 3\n1 2\n2 3\n3 4\n",
      ">>graph6<<Ch",
      ":Cdv",
      ">>sparse6<<:Cdv\n",
      "c a path\np edge 4 3\ne 1 2\ne 2 3\ne 4 3\n",
      json(R"("graph":{"vertices":4,"edges":[[2,1],[2,3],[3,4],[4,3]]})"),
      json(R"("board":{"size":[4]},"piece":"king")"),
      json(R"("board":{"size":[5],"blocked":[[5],[5]]},"piece":"wazir")"),
      json(R"("family":"path:4")"),
  };
  for (const std::string& text : texts) {
    EXPECT_EQ(read(text).at(0).graph(), path) << text;
  }
}

TEST(GraphInstance, SeveralGraphsOnlyInLineFormats) {
  EXPECT_EQ(read("Ch\n\nBw\n@").size(), 3);
  EXPECT_EQ(read(":Cdv\n:@\n").size(), 2);
  EXPECT_EQ(error_of("2 1\n1 2\n2 1\n1 2\n"),
            "x:3:1: '2' is left over, expected the end of the input");
}

TEST(GraphInstance, TextIsAnEdgeListOrGraph6) {
  EXPECT_EQ(read("\n 3 1 \n1 3\n", Format::Text).at(0).graph().edge_count(), 1);
  EXPECT_EQ(read("Bw", Format::Text).at(0).graph().edge_count(), 3);
  EXPECT_EQ(read("0 0").at(0).graph().vertex_count(), 0);
  EXPECT_EQ(read("?").at(0).graph().vertex_count(), 0);
  EXPECT_EQ(read("1000000 0").at(0).graph().vertex_count(), 1'000'000);
}

TEST(GraphInstance, PiecesByTheirMoves) {
  const std::string knight = R"("board":{"size":[4,5]},"piece":"knight")";
  const std::string moves = R"("board":{"size":[4,5]},"piece":[[1,2],[2,1],[-2,1],[1,-2],[2,1]])";
  EXPECT_EQ(read(json(moves)).at(0).graph(), read(json(knight)).at(0).graph());
  const std::string named = canonical(json(moves));
  EXPECT_EQ(named, R"({"board":{"size":[4,5]},"game":"node-kayles",)"
                   R"("piece":[[1,-2],[1,2],[2,-1],[2,1]]})");
  EXPECT_EQ(canonical(named), named);
  const auto error = [](const std::string& piece) {
    return error_of(json(R"("board":{"size":[4,5]},"piece":)" + piece));
  };
  EXPECT_NE(error("[]").find("a piece without moves"), std::string::npos);
  EXPECT_NE(error("[[0,0]]").find("a move to where it starts"), std::string::npos);
  EXPECT_NE(error("[[1,2,3]]").find("array of length 3"), std::string::npos);
  EXPECT_NE(error("[[1,1000001]]").find("out of range"), std::string::npos);
  EXPECT_NE(error("[3]").find("expected a move"), std::string::npos);
}

TEST(GraphInstance, CanonicalJson) {
  EXPECT_EQ(canonical("3 2\n3 2\n1 2\n"),
            R"({"game":"node-kayles","graph":{"edges":[[1,2],[2,3]],"vertices":3}})");
  EXPECT_EQ(canonical("0 0"), R"({"game":"node-kayles","graph":{"edges":[],"vertices":0}})");
  EXPECT_EQ(
      canonical(
          json(R"("piece":"leaper:1,2","board":{"blocked":[[2,1],[1,3],[2,1]],"size":[2,3]})")),
      R"({"board":{"blocked":[[1,3],[2,1]],"size":[2,3]},"game":"node-kayles","piece":"knight"})");
  EXPECT_EQ(canonical(json(R"("piece":"king","board":{"size":[2,"3"],"toroidal":false})")),
            R"({"board":{"size":[2,3]},"game":"node-kayles","piece":"king"})");
  EXPECT_EQ(canonical(json(R"("piece":"king","board":{"size":[4,5],"toroidal":true})")),
            R"({"board":{"size":[4,5],"toroidal":true},"game":"node-kayles","piece":"king"})");
  EXPECT_EQ(canonical(json(R"("piece":"king","board":{"size":[4,5],"toroidal":[true,true]})")),
            R"({"board":{"size":[4,5],"toroidal":true},"game":"node-kayles","piece":"king"})");
  EXPECT_EQ(
      canonical(json(R"("piece":"king","board":{"size":[4,5],"toroidal":[false,true]})")),
      R"({"board":{"size":[4,5],"toroidal":[false,true]},"game":"node-kayles","piece":"king"})");
  EXPECT_EQ(canonical(json(R"("piece":"king","board":{"size":[4],"toroidal":[false]})")),
            R"({"board":{"size":[4]},"game":"node-kayles","piece":"king"})");
  EXPECT_EQ(canonical(json(R"("family":"leaper:1,2:03x4")")),
            R"({"family":"knight:3x4","game":"node-kayles"})");
}

TEST(GraphInstance, CanonicalJsonReadsBackAsItself) {
  for (const char* text : {"path:5", "knight:3x4", "leaper:5,1:7x7", "linegraph:grid:2x3"}) {
    const std::string written = graph_instance_json(family(text), "node-kayles");
    EXPECT_EQ(canonical(written), written);
    EXPECT_EQ(read(written).at(0).graph(), family(text).graph());
  }
  const std::string board =
      json(R"("board":{"size":[3,3,3],"blocked":[[2,2,2],[1,1,1]]},"piece":"knight")");
  EXPECT_EQ(canonical(canonical(board)), canonical(board));
}

TEST(GraphInstance, MovesAreCellsOnBoardsAndNumbersOnGraphs) {
  const std::vector<Vertex> vertices = {0, 3, 4};
  EXPECT_EQ(to_string(family("path:5").moves_of(vertices)), "1 4 5");
  EXPECT_EQ(to_string(family("grid:2x3").moves_of(vertices)), "1,1 2,1 2,2");
  EXPECT_EQ(to_string(family("king:2x2x2").moves_of(vertices)), "1,1,1 1,2,2 2,1,1");
  const GraphInstance holes =
      read(json(R"("board":{"size":[2,4],"blocked":[[1,1],[1,3],[2,1]]},"piece":"king")")).at(0);
  EXPECT_EQ(to_string(holes.moves_of(vertices)), "1,2 2,3 2,4");
}

TEST(GraphInstance, BoundsCoverTheGraphAndSaturate) {
  constexpr std::uint64_t kSaturated = std::numeric_limits<std::uint64_t>::max();
  for (const char* text : {"path:0", "path:9", "queen:5x6", "linegraph:king:4x4", "complete:20",
                           "linegraph:linegraph:complete:6", "torus:4x5"}) {
    const Graph graph = family(text).graph();
    EXPECT_GE(family(text).graph_bytes_bound(),
              graph_bytes(static_cast<std::uint64_t>(graph.vertex_count()), graph.edge_count()));
  }
  for (const char* text : {"grid:1000000x1000000", "hypercube:40", "linegraph:complete:1000000",
                           "linegraph:linegraph:complete:10000"}) {
    EXPECT_EQ(family(text).graph_bytes_bound(), kSaturated) << text;
  }
  EXPECT_GT(family("complete:1000000").graph_bytes_bound(), std::uint64_t{1} << 40);
}

TEST(GraphInstance, BoardsOfFamilies) {
  EXPECT_TRUE(family("torus:3x4").board()->board.toroidal);
  EXPECT_EQ(family("knight:3x4").board()->piece.name, "knight");
  EXPECT_FALSE(family("cycle:5").board().has_value());
  EXPECT_FALSE(read("2 1\n1 2").at(0).board().has_value());
}

TEST(GraphInstance, RefusesMalformedJsonWithPlaceAndPointer) {
  const std::vector<tests::Malformed> cases = {
      {"{}", "x:1:1: the key \"game\" is missing, expected the name of the game"},
      {R"({"game":"chomp"})",
       "x:1:9: /game: the instance is of the game 'chomp', expected 'node-kayles'"},
      {R"({"game":"node-kayles"})",
       "x:1:1: not one instance, expected one of \"graph\", \"board\" with \"piece\", "
       "\"family\""},
      {json(R"("graph":{},"family":"path:3")"),
       "x:1:1: not one instance, expected one of \"graph\", \"board\" with \"piece\", "
       "\"family\""},
      {json(R"("graph":[])"), "x:1:31: /graph: an array, expected an object"},
      {json(R"("graph":{})"),
       "x:1:31: /graph: the key \"vertices\" is missing, expected the number of vertices"},
      {json(R"("graph":{"vertices":3})"),
       "x:1:31: /graph: the key \"edges\" is missing, expected the edges"},
      {json(R"("graph":{"vertices":3,"edges":[],"loops":1})"),
       "x:1:64: /graph/loops: the key \"loops\" is unknown, expected one of vertices, edges"},
      {json(R"("graph":{"vertices":-1,"edges":[]})"),
       "x:1:43: /graph/vertices: -1 is out of range, expected the number of vertices, from 0 to "
       "1000000"},
      {json(R"("graph":{"vertices":2147483648,"edges":[]})"),
       "x:1:43: /graph/vertices: 2147483648 is out of range, expected the number of vertices, from "
       "0 to 1000000"},
      {json(R"("graph":{"vertices":3.0,"edges":[]})"),
       "x:1:43: /graph/vertices: '3.0' is not an integer, expected the number of vertices"},
      {json(R"("graph":{"vertices":3,"edges":{}})"),
       "x:1:53: /graph/edges: an object, expected a list of edges"},
      {json(R"("graph":{"vertices":3,"edges":[1,2]})"),
       "x:1:54: /graph/edges/0: a number, expected an edge"},
      {json(R"("graph":{"vertices":3,"edges":[[1,2],[3]]})"),
       "x:1:60: /graph/edges/1: an array of length 1, expected an edge, 2 elements"},
      {json(R"("graph":{"vertices":3,"edges":[[1,4]]})"),
       "x:1:57: /graph/edges/0/1: 4 is out of range, expected a vertex, from 1 to 3"},
      {json(R"("graph":{"vertices":3,"edges":[[0,1]]})"),
       "x:1:55: /graph/edges/0/0: 0 is out of range, expected a vertex, from 1 to 3"},
      {json(R"("graph":{"vertices":3,"edges":[[2,2]]})"),
       "x:1:54: /graph/edges/0: an edge from a vertex to itself, expected two vertices"},
      {json(R"("board":{"size":[3,3]})"),
       "x:1:1: the key \"piece\" is missing, expected the name of a piece: king, queen, rook, "
       "bishop, knight, another leaper or leaper:a,b"},
      {json(R"("piece":"king","board":{"size":[]})"),
       "x:1:54: /board/size: a board has 1 to 6 sides, expected an array of as many"},
      {json(R"("piece":"king","board":{"size":[1,1,1,1,1,1,1]})"),
       "x:1:54: /board/size: a board has 1 to 6 sides, expected an array of as many"},
      {json(R"("piece":"king","board":{"size":[3,0]})"),
       "x:1:57: /board/size/1: 0 is out of range, expected a side, from 1 to 1000000"},
      {json(R"("piece":"king","board":{"size":[1000000,1000000,2]})"),
       "x:1:54: /board/size: the board is too large, expected at most 2^40 cells"},
      {json(R"("piece":"king","board":{"size":[3,3],"blocked":[[1]]})"),
       "x:1:71: /board/blocked/0: an array of length 1, expected a cell, 2 elements"},
      {json(R"("piece":"king","board":{"size":[3,3],"blocked":[[1,4]]})"),
       "x:1:74: /board/blocked/0/1: 4 is out of range, expected an index, from 1 to 3"},
      {json(R"("piece":"king","board":{"size":[3,3],"toroidal":1})"),
       "x:1:71: /board/toroidal: a number, expected true or false"},
      {json(R"("piece":"horse","board":{"size":[3,3]})"),
       "x:1:31: /piece: 'horse' is no piece, expected king, queen, rook, bishop, wazir, ferz, "
       "dabbaba, knight, alfil, camel, zebra, giraffe, antelope, or leaper:a,b with two to 6 "
       "numbers, not all zero"},
      {json(R"("piece":"knight","board":{"size":[3]})"),
       "x:1:31: /piece: 'knight' moves along 2 sides at once, the board has 1, expected a piece "
       "for so few"},
      {json(R"("piece":"leaper:3,2,1","board":{"size":[3,4]})"),
       "x:1:31: /piece: 'leaper:3,2,1' moves along 3 sides at once, the board has 2, expected a "
       "piece for so few"},
      {json(R"("piece":"king","board":{"size":[3]},"graph2":1)"),
       "x:1:68: /graph2: the key \"graph2\" is unknown, expected one of game, board, piece"},
      {json(R"("family":"grid:0x4")"),
       "x:1:32: /family: 0 is out of range, expected a side, from 1 to 1000000"},
      {json(R"("family":["grid:3x4"])"),
       "x:1:32: /family: an array, expected a family such as grid:3x4"},
  };
  for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

TEST(GraphInstance, RefusesMalformedTextOfALeftOpenFormat) {
  EXPECT_EQ(error_of(""), "x:1:1: the input is empty, expected a graph");
  EXPECT_EQ(error_of("3 2 1"),
            "x:1:5: the first line is not two integers, expected the numbers of vertices and edges "
            "alone on it");
  EXPECT_EQ(error_of("{"), "x:1:2: 0 bytes of edges, expected 295 for 60 vertices");
  EXPECT_EQ(error_of("{\n"), "x:2:1: not JSON: unexpected end of input, expected string literal");
  EXPECT_EQ(error_of("Ch", Format::Json),
            "x:1:1: not JSON: invalid literal, expected a JSON value");
  EXPECT_EQ(error_of("Ch", Format::Edges),
            "x:1:1: 'Ch' is not an integer, expected the number of vertices");
  EXPECT_EQ(error_of(":Cdv", Format::Dimacs),
            "x:1:1: ':Cdv' starts the line, expected 'c', 'p' or 'e'");
}

TEST(GraphInstance, SurvivesDamage) {
  const auto take = [](const Source& source) {
    std::ignore = read_graph_instances(source, Format::Json, "node-kayles");
  };
  tests::survive_damage(json(R"("graph":{"vertices":4,"edges":[[1,2],[2,3],[4,3]]})"), 71, 3000,
                        take);
  tests::survive_damage(
      json(R"("board":{"size":[3,4],"blocked":[[1,2],[3,"4"]],"toroidal":true},"piece":"knight")"),
      72, 3000, take);
  tests::survive_damage(json(R"("family":"linegraph:leaper:1,2:3x4")"), 73, 3000, take);
}

TEST(GraphScene, TokensStandOnTheirCells) {
  Solution solution;
  solution.line = {{Site{1, 2}}, {Site{2, 1}}};
  const GraphInstance holes =
      read(json(R"("board":{"size":[2,2],"blocked":[[1,1]]},"piece":"bishop")")).at(0);
  const Scene scene = graph_scene(holes, &solution, true);
  ASSERT_EQ(scene.panels.size(), 1);
  const auto& cells = scene.panels[0].cells;
  EXPECT_EQ(scene.panels[0].rows, 2);
  EXPECT_EQ(cells[0].tone, Tone::Blocked);
  EXPECT_EQ(cells[1].mover, Mover::First);
  EXPECT_EQ(cells[1].order, 1);
  EXPECT_EQ(cells[2].mover, Mover::Second);
  EXPECT_EQ(cells[2].order, 2);
  EXPECT_EQ(cells[3].mover, Mover::None);
}

TEST(GraphScene, LayersLinesAndGraphs) {
  Solution solution;
  solution.line = {{Site{2, 1, 3}}};
  const Scene cube = graph_scene(family("knight:2x3x4"), &solution, false);
  ASSERT_EQ(cube.panels.size(), 4);
  EXPECT_EQ(cube.panels[0].rows, 2);
  EXPECT_EQ(cube.panels[0].cols, 3);
  EXPECT_EQ(cube.panels[2].title, "layer 3");
  EXPECT_EQ(cube.panels[2].cells[3].mover, Mover::Solver);
  EXPECT_EQ(cube.panels[2].cells[3].order, 0);

  const Scene line = graph_scene(family("rook:7"), nullptr, true);
  ASSERT_EQ(line.panels.size(), 1);
  EXPECT_EQ(line.panels[0].rows, 1);
  EXPECT_EQ(line.panels[0].cols, 7);

  solution.line = {{Site{2}}};
  const Scene graph = graph_scene(family("cycle:4"), &solution, true);
  EXPECT_TRUE(graph.panels.empty());
  EXPECT_EQ(graph.graph.edges.size(), 4);
  EXPECT_EQ(graph.graph.vertices[1].mover, Mover::First);
}

TEST(GraphScene, TheEnormousIsToldNotDrawn) {
  for (const char* text : {"grid:3x41", "king:2x2x2x2", "grid:1000000x1000000", "complete:1000000",
                           "hypercube:40", "knight:4x4x41"}) {
    const Scene scene = graph_scene(family(text), nullptr, true);
    EXPECT_TRUE(scene.panels.empty() && scene.graph.vertices.empty()) << text;
    ASSERT_EQ(scene.notes.size(), 1) << text;
    EXPECT_TRUE(scene.notes[0].ends_with("of this size is not drawn.")) << scene.notes[0];
    EXPECT_EQ(scene.title, text);
  }
  Solution solution;
  solution.line = {{Site{2}}};
  EXPECT_EQ(graph_scene(family("hypercube:20"), &solution, true).notes.at(0),
            "A graph of this size is not drawn; the answer has 1 token.");
}

}  // namespace
}  // namespace minimex
