#include "minimex/formats/family.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/formats/graph_family.hpp"

#include "tests/support/malformed.hpp"

namespace minimex {
namespace {

std::string error_of(const std::string& text) {
  return tests::error_line([&] { std::ignore = parse_family(text); });
}

Graph graph_of(const std::string& text) {
  return family_graph(parse_family(text));
}

std::vector<std::size_t> degrees(const Graph& graph) {
  std::vector<std::size_t> out;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) out.push_back(graph.degree(v));
  std::sort(out.begin(), out.end());
  return out;
}

struct Sized {
  const char* text;
  Vertex vertices;
  std::uint64_t edges;
};

TEST(Family, GraphsHaveTheirKnownSizes) {
  const std::vector<Sized> cases = {
      {"path:0", 0, 0},
      {"path:1", 1, 0},
      {"path:7", 7, 6},
      {"cycle:3", 3, 3},
      {"cycle:8", 8, 8},
      {"complete:0", 0, 0},
      {"complete:1", 1, 0},
      {"complete:6", 6, 15},
      {"wheel:3", 4, 6},
      {"wheel:6", 7, 12},
      {"prism:3", 6, 9},
      {"ladder:1", 2, 1},
      {"ladder:5", 10, 13},
      {"hypercube:0", 1, 0},
      {"hypercube:4", 16, 32},
      {"petersen:5,2", 10, 15},
      {"petersen:8,3", 16, 24},
      {"chordpath:0,2", 0, 0},
      {"chordpath:3,3", 3, 2},
      {"chordpath:9,3", 9, 14},
      {"linkedcycles:0,4", 1, 0},
      {"linkedcycles:1,3", 3, 3},
      {"linkedcycles:3,4", 10, 12},
      {"line:0,3", 0, 0},
      {"line:1,0", 1, 0},
      {"line:9,0", 9, 0},
      {"line:9,3", 9, 21},
      {"line:4,1000000", 4, 6},
      {"grid:3x4", 12, 17},
      {"grid:5", 5, 4},
      {"grid:2x3x4", 24, 46},
      {"torus:3x4", 12, 24},
      {"torus:5", 5, 5},
      {"king:3x3", 9, 20},
      {"queen:8x8", 64, 728},
      {"rook:2x3x4", 24, 72},
      {"bishop:8x8", 64, 280},
      {"knight:8x8", 64, 168},
      {"knight:1x1", 1, 0},
      {"leaper:1,5:8x8", 64, 84},
      {"linegraph:path:5", 4, 3},
      {"linegraph:path:0", 0, 0},
      {"linegraph:complete:4", 6, 12},
      {"linegraph:linegraph:path:6", 4, 3},
  };
  for (const auto& [text, vertices, edges] : cases) {
    const Family family = parse_family(text);
    const Graph graph = family_graph(family);
    EXPECT_EQ(graph.vertex_count(), vertices) << text;
    EXPECT_EQ(graph.edge_count(), edges) << text;
    EXPECT_GE(family_vertex_count(family), static_cast<std::uint64_t>(vertices)) << text;
    EXPECT_GE(family_edge_bound(family), edges) << text;
    if (!family.of) {
      EXPECT_EQ(family_vertex_count(family), static_cast<std::uint64_t>(vertices)) << text;
      EXPECT_EQ(family_edge_bound(family), edges) << text;
    } else if (!family.of->of) {
      EXPECT_EQ(family_vertex_count(family), static_cast<std::uint64_t>(vertices)) << text;
    }
  }
}

TEST(Family, CountsAgreeWithTheBuiltGraphsForAllSmallNumbers) {
  for (const GraphFamily& kind : graph_families()) {
    for (std::int64_t n = kind.fewest; n <= std::min<std::int64_t>(kind.most, 9); ++n) {
      const std::int64_t most_k = kind.name == "petersen" ? (n - 1) / 2 : 10;
      for (std::int64_t k = kind.least_k.value_or(0); k <= (kind.least_k ? most_k : 0); ++k) {
        std::string text = std::string(kind.name) + ":" + std::to_string(n);
        if (kind.least_k) text.append(",").append(std::to_string(k));
        const Family family = parse_family(text);
        const Graph graph = family_graph(family);
        EXPECT_EQ(family.text, text);
        EXPECT_EQ(family_vertex_count(family), static_cast<std::uint64_t>(graph.vertex_count()));
        EXPECT_EQ(family_edge_bound(family), graph.edge_count()) << text;
        EXPECT_LE(degrees(graph).empty() ? 0 : degrees(graph).back(), kind.degree({n, k})) << text;
        const Family lines = parse_family("linegraph:" + text);
        const Graph line = family_graph(lines);
        EXPECT_EQ(static_cast<std::uint64_t>(line.vertex_count()), family_vertex_count(lines));
        EXPECT_LE(line.edge_count(), family_edge_bound(lines)) << text;
      }
    }
  }
}

TEST(Family, ShapesAreWhatTheirNamesSay) {
  EXPECT_EQ(graph_of("ladder:6"), graph_of("grid:2x6"));
  EXPECT_EQ(graph_of("chordpath:20,2"), graph_of("line:20,2"));
  EXPECT_EQ(graph_of("linkedcycles:1,7"), graph_of("cycle:7"));
  EXPECT_EQ(graph_of("path:6"), graph_of("grid:6"));
  EXPECT_EQ(graph_of("cycle:6"), graph_of("torus:6"));
  EXPECT_EQ(graph_of("line:6,1"), graph_of("path:6"));
  EXPECT_EQ(graph_of("rook:6"), graph_of("complete:6"));
  EXPECT_EQ(graph_of("king:7"), graph_of("path:7"));
  EXPECT_EQ(degrees(graph_of("petersen:5,2")), std::vector<std::size_t>(10, 3));
  EXPECT_EQ(degrees(graph_of("hypercube:3")), std::vector<std::size_t>(8, 3));
  EXPECT_EQ(degrees(graph_of("wheel:4")), (std::vector<std::size_t>{3, 3, 3, 3, 4}));
  EXPECT_TRUE(two_colouring(graph_of("petersen:5,2")).empty());
  EXPECT_EQ(graph_of("linegraph:cycle:5").edge_count(), 5);
  EXPECT_EQ(degrees(graph_of("linegraph:complete:5")), std::vector<std::size_t>(10, 6));
}

TEST(Family, LineGraphJoinsEdgesThatShareAnEnd) {
  const Graph base = graph_of("king:3x3");
  const std::vector<Edge> edges = base.edges();
  const Graph line = line_graph(base);
  ASSERT_EQ(static_cast<std::size_t>(line.vertex_count()), edges.size());
  for (std::size_t i = 0; i < edges.size(); ++i) {
    for (std::size_t j = 0; j < edges.size(); ++j) {
      const auto& [a, b] = edges[i];
      const auto& [c, d] = edges[j];
      const bool share = i != j && (a == c || a == d || b == c || b == d);
      ASSERT_EQ(line.adjacent(static_cast<Vertex>(i), static_cast<Vertex>(j)), share);
    }
  }
}

TEST(Family, CanonicalText) {
  EXPECT_EQ(parse_family("grid:003x04").text, "grid:3x4");
  EXPECT_EQ(parse_family("leaper:1,2:5x5").text, "knight:5x5");
  EXPECT_EQ(parse_family("leaper:1,5:6x7").text, "leaper:5,1:6x7");
  EXPECT_EQ(parse_family("leaper:3,1,0:6x7").text, "camel:6x7");
  EXPECT_EQ(parse_family("leaper:0,3:9").text, "leaper:3,0:9");
  EXPECT_EQ(parse_family("linegraph:linegraph:line:07,2").text, "linegraph:linegraph:line:7,2");
  EXPECT_EQ(parse_family("leaper:2,1:4x4"), parse_family("knight:4x4"));
  EXPECT_EQ(parse_family("leaper:1,5:6x7").leaper, "leaper:5,1");
  EXPECT_EQ(parse_family("torus:3x5").numbers, (std::vector<std::int64_t>{3, 5}));
}

TEST(Family, BoardsAndPieces) {
  EXPECT_FALSE(family_board(parse_family("path:5")).has_value());
  EXPECT_FALSE(family_piece(parse_family("linegraph:grid:2x2")).has_value());
  EXPECT_TRUE(family_board(parse_family("torus:3x4"))->toroidal);
  EXPECT_EQ(family_board(parse_family("knight:5x6x7"))->size, (std::vector<std::int32_t>{5, 6, 7}));
  EXPECT_EQ(family_piece(parse_family("grid:3x4"))->name, "wazir");
  EXPECT_EQ(family_piece(parse_family("leaper:1,5:6x7"))->name, "leaper:5,1");
}

TEST(Family, EnormousFamiliesAreCountedNotBuilt) {
  EXPECT_EQ(family_vertex_count(parse_family("hypercube:40")), std::uint64_t{1} << 40);
  EXPECT_EQ(family_edge_bound(parse_family("hypercube:40")), std::uint64_t{20} << 40);
  EXPECT_EQ(family_edge_bound(parse_family("complete:1000000")), 499'999'500'000U);
  EXPECT_EQ(family_vertex_count(parse_family("grid:1000000x1000000")), 1'000'000'000'000U);
  EXPECT_EQ(family_edge_bound(parse_family("linegraph:linegraph:linegraph:complete:1000000")),
            std::numeric_limits<std::uint64_t>::max());
  EXPECT_GT(family_edge_bound(parse_family("queen:100x100x100x100x100x100")), 1U << 30);
}

struct Malformed {
  const char* text;
  const char* error;
};

TEST(Family, RefusesMalformedTextWithItsColumn) {
  const std::vector<Malformed> cases = {
      {"grid", "--family:1:5: ':' is missing, expected grid:RxC with numbers"},
      {"path", "--family:1:5: ':' is missing, expected path:N with numbers"},
      {"grid:", "--family:1:6: '' is not a number, expected a side, from 1 to 1000000"},
      {"grid:3xN",
       "--family:1:8: 'N' stands for a number, put a number in its place: a side, from 1 to "
       "1000000"},
      {"path:N",
       "--family:1:6: 'N' stands for a number, put a number in its place: N of path:N, from 0 to "
       "1000000"},
      {"grid:3x", "--family:1:8: '' is not a number, expected a side, from 1 to 1000000"},
      {"grid:3x4x", "--family:1:10: '' is not a number, expected a side, from 1 to 1000000"},
      {"grid:3,4", "--family:1:7: ',4' is left over, expected the end of the family"},
      {"grid:3 x4", "--family:1:6: '3 ' is not a number, expected a side, from 1 to 1000000"},
      {"grid:0x4", "--family:1:6: 0 is out of range, expected a side, from 1 to 1000000"},
      {"grid:-3x4", "--family:1:6: -3 is out of range, expected a side, from 1 to 1000000"},
      {"grid:3x1000001",
       "--family:1:8: 1000001 is out of range, expected a side, from 1 to 1000000"},
      {"grid:99999999999999999999",
       "--family:1:6: 99999999999999999999 is out of range, expected a side, from 1 to 1000000"},
      {"grid:1x1x1x1x1x1x1", "--family:1:17: too many sides, expected 1 to 6"},
      {"grid:1000000x1000000x2",
       "--family:1:6: the board is too large, expected at most 2^40 cells"},
      {"torus:2x4", "--family:1:7: 2 is out of range, expected a side, from 3 to 1000000"},
      {"knight:9",
       "--family:1:1: 'knight' moves along 2 sides at once, the board has 1, expected a piece for "
       "so few"},
      {"linegraph:leaper:3,2,1:9x9",
       "--family:1:11: 'leaper:3,2,1' moves along 3 sides at once, the board has 2, expected a "
       "piece for so few"},
      {"leaper:0,0:5x5",
       "--family:1:8: '0,0' is not a leap, expected two to 6 numbers, not all zero"},
      {"leaper:3:5x5", "--family:1:8: '3' is not a leap, expected two to 6 numbers, not all zero"},
      {"leaper:1,2", "--family:1:11: ':' is missing, expected leaper:a,b:RxC with numbers"},
      {"leaper:1,a:5x5",
       "--family:1:10: 'a' is not a number, expected a coordinate of the leap, from 0 to 1000000"},
      {"leaper:1,2,3,4,5,6,7:5x5",
       "--family:1:19: ':' is missing, expected leaper:a,b:RxC with numbers"},
      {"cycle:2", "--family:1:7: 2 is out of range, expected N of cycle:N, from 3 to 1000000"},
      {"path:5x5", "--family:1:7: 'x5' is left over, expected the end of the family"},
      {"path:1.5", "--family:1:6: '1.5' is not a number, expected N of path:N, from 0 to 1000000"},
      {"hypercube:41",
       "--family:1:11: 41 is out of range, expected N of hypercube:N, from 0 to 40"},
      {"petersen:5", "--family:1:11: ',' is missing, expected petersen:N,K with numbers"},
      {"petersen:6,3", "--family:1:12: 3 is out of range, expected K of petersen:N,K, from 1 to 2"},
      {"petersen:2,1",
       "--family:1:10: 2 is out of range, expected N of petersen:N,K, from 3 to 1000000"},
      {"line:5,-1", "--family:1:8: -1 is out of range, expected K of line:N,K, from 0 to 1000000"},
      {"line:5,2,1", "--family:1:9: ',1' is left over, expected the end of the family"},
      {"linegraph", "--family:1:10: ':' is missing, expected linegraph:FAMILY with numbers"},
      {"linegraph:grid:2", "no error"},
      {"linegraph:grid:2x",
       "--family:1:18: '' is not a number, expected a side, from 1 to 1000000"},
      {"grid:3x\x01", "--family:1:8: '\\x01' is not a number, expected a side, from 1 to 1000000"},
  };
  for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

TEST(Family, UnknownNamesAreAnsweredWithTheList) {
  for (const char* text : {"", ":", "5", "Grid:3x4", " grid:3x4", "grid\n:3x4", "star:5"}) {
    const std::string error = error_of(text);
    EXPECT_EQ(error.find("--family:1:1: '"), 0) << text;
    EXPECT_NE(error.find("is not a family, expected one of grid, torus"), std::string::npos);
    EXPECT_NE(error.find("wheel, linegraph"), std::string::npos);
    EXPECT_EQ(error.find('\n'), std::string::npos);
  }
}

struct Ranged {
  const char* text;
  std::int64_t least;
  std::int64_t most;
  int places;
};

TEST(Family, TheRangeOfNIsThatOfAllItsPlaces) {
  const std::vector<Ranged> cases = {
      {"path:N", 0, 1'000'000, 1},
      {"cycle:N", 3, 1'000'000, 1},
      {"hypercube:N", 0, 40, 1},
      {"grid:3xN", 1, 1'000'000, 1},
      {"torus:NxN", 3, 1'000'000, 2},
      {"knight:NxNxN", 1, 1'000'000, 3},
      {"petersen:N,4", 9, 1'000'000, 1},
      {"petersen:10,N", 1, 4, 1},
      {"line:N,3", 0, 1'000'000, 1},
      {"line:7,N", 0, 1'000'000, 1},
      {"leaper:1,2:5xN", 1, 1'000'000, 1},
      {"linegraph:grid:NxN", 1, 1'000'000, 2},
      {"linegraph:wheel:N", 3, 1'000'000, 1},
      {"path:5", 0, 0, 0},
  };
  for (const Ranged& c : cases) {
    FamilyVariable n;
    std::ignore = parse_family(c.text, nullptr, &n);
    EXPECT_EQ(n.places, c.places) << c.text;
    if (c.places == 0) continue;
    EXPECT_EQ(n.least, c.least) << c.text;
    EXPECT_EQ(n.most, c.most) << c.text;
    for (const std::int64_t value : {n.least, n.least + 1}) {
      FamilyVariable member{.value = value};
      std::string text = c.text;
      for (std::size_t at = 0; (at = text.find('N', at)) != std::string::npos;) {
        text.replace(at, 1, std::to_string(value));
      }
      EXPECT_EQ(parse_family(c.text, nullptr, &member), parse_family(text)) << text;
    }
    FamilyVariable below{.value = n.least - 1};
    EXPECT_THROW(std::ignore = parse_family(c.text, nullptr, &below), InputError) << c.text;
  }
}

TEST(Family, ErrorsWithNAreInFamily) {
  const auto error = [](const char* text, std::optional<std::int64_t> value) -> std::string {
    try {
      FamilyVariable n{.value = value};
      std::ignore = parse_family(text, nullptr, &n);
    } catch (const InputError& e) {
      return e.what();
    }
    return "";
  };
  EXPECT_EQ(error("torus:4xN", 2),
            "FAMILY:1:9: N = 2 is out of range, expected a side, from 3 to 1000000");
  EXPECT_EQ(error("petersen:N,N", 7),
            "FAMILY:1:12: N = 7 is out of range, expected K of petersen:N,K, from 1 to 3");
  EXPECT_EQ(error("grid:NxNx4", 1'000'000),
            "FAMILY:1:6: the board is too large, expected at most 2^40 cells");
  EXPECT_EQ(error("grid:3xNN", std::nullopt),
            "FAMILY:1:8: 'NN' is not a number, expected a side, from 1 to 1000000");
  EXPECT_EQ(error("leaper:1,N:4x4", std::nullopt),
            "FAMILY:1:10: 'N' stands for a number, put a number in its place: a coordinate of the "
            "leap, from 0 to 1000000");
}

TEST(Family, NestingIsLimited) {
  std::string text = "path:5";
  for (int i = 0; i < 8; ++i) text.insert(0, "linegraph:");
  EXPECT_EQ(error_of(text), "no error");
  EXPECT_EQ(error_of("linegraph:" + text),
            "--family:1:81: nested too deeply, expected at most 8 times linegraph");
  for (int i = 0; i < 100'000; ++i) text += "linegraph:";
  EXPECT_NE(error_of(text), "no error");
}

TEST(Family, ErrorsTakeTheGivenPlace) {
  const Place place{.source = "x.json", .line = 3, .column = 9, .pointer = "/family"};
  try {
    std::ignore = parse_family("grid:0x4", &place);
    FAIL();
  } catch (const InputError& error) {
    EXPECT_STREQ(error.what(),
                 "x.json:3:9: /family: 0 is out of range, expected a side, from 1 to 1000000");
  }
}

}  // namespace
}  // namespace minimex
