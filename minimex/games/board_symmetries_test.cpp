#include "minimex/games/board_symmetries.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {
namespace {

GraphInstance instance_of(const std::string& json) {
  return read_graph_instances({.name = "x", .text = R"({"game":"independent-set",)" + json + "}"},
                              Format::Json, "independent-set")
      .at(0);
}

std::uint64_t symmetries(const std::string& json) {
  const GraphInstance instance = instance_of(json);
  Control control;
  const Graph graph = instance.graph();
  const BoardSymmetries found(instance, graph, control);
  return found.count();
}

TEST(BoardSymmetries, AreThoseOfTheBoxThatKeepCellsAndAttacks) {
  const std::vector<std::pair<std::string, std::uint64_t>> known = {
      {R"("family":"king:3x3")", 8},
      {R"("family":"queen:4x5")", 4},
      {R"("family":"knight:1x7")", 2},
      {R"("family":"king:1x1")", 1},
      {R"("family":"king:3x3x3")", 48},
      {R"("family":"king:2x3x2")", 16},
      {R"("family":"torus:4x4")", 8 * 16},
      {R"("family":"torus:3x5")", 4 * 15},
      {R"("board":{"size":[9],"toroidal":true},"piece":"queen")", 18},
      {R"("board":{"size":[9],"toroidal":true,"blocked":[[1],[4],[7]]},"piece":"wazir")", 6},
      {R"("board":{"size":[9],"toroidal":true,"blocked":[[1],[4]]},"piece":"wazir")", 2},
      {R"("board":{"size":[4,4],"toroidal":[true,false]},"piece":"king")", 16},
      {R"("board":{"size":[2,2],"toroidal":true},"piece":"wazir")", 8},
      {R"("board":{"size":[1,4],"toroidal":true},"piece":"wazir")", 8},
      {R"("board":{"size":[3,5],"toroidal":true},"piece":[[1,2]])", 2 * 15},
      {R"("board":{"size":[1],"blocked":[[1]],"toroidal":true},"piece":"king")", 1},
      {R"("family":"path:5")", 1},
      {R"("graph":{"vertices":3,"edges":[[1,2]]})", 1},
      {R"("board":{"size":[3,3],"blocked":[[1,1]]},"piece":"king")", 2},
      {R"("board":{"size":[3,3],"blocked":[[1,2]]},"piece":"king")", 2},
      {R"("board":{"size":[3,4],"blocked":[[1,1],[3,4]]},"piece":"king")", 2},
      {R"("board":{"size":[3,4],"blocked":[[1,1]]},"piece":"king")", 1},
  };
  for (const auto& [json, count] : known) EXPECT_EQ(symmetries(json), count) << json;
}

TEST(BoardSymmetries, TheFirstImageStandsForAll) {
  const GraphInstance instance = instance_of(R"("family":"king:3x3")");
  Control control;
  const Graph graph = instance.graph();
  const BoardSymmetries found(instance, graph, control);
  const auto images = [&](const std::vector<Vertex>& set, std::uint64_t most = 8) {
    return found.images_of_first(set, most, control);
  };
  EXPECT_EQ(images({0}), 4U);  // corners
  EXPECT_EQ(images({1}), 4U);  // edges
  EXPECT_EQ(images({4}), 1U);  // the centre
  EXPECT_EQ(images({2}), std::nullopt);
  EXPECT_EQ(images({0, 5}), 8U);
  EXPECT_EQ(images({0, 8}), 2U);
  EXPECT_EQ(images({}), 1U);
  EXPECT_EQ(images({0, 5}, 7), 8U);
  EXPECT_EQ(images({0, 5}, 3), 4U);
}

/// All symmetries by trying all: each exchange of equal sides, glued alike, each choice of
/// reversals, each shift of glued sides, as maps of the usable cells.
std::set<std::vector<Vertex>> all_maps(const Board& board, const Graph& graph) {
  const std::size_t sides = board.size.size();
  const std::vector<std::int64_t> cells = board.usable_cells();
  std::set<std::vector<Vertex>> maps;
  std::vector<std::size_t> from(sides);
  std::iota(from.begin(), from.end(), std::size_t{0});
  const auto try_map = [&](unsigned reversed, const Site& shift) {
    std::vector<Vertex> map;
    for (const std::int64_t cell : cells) {
      const Site site = board.site_of(cell);
      Site image = site;
      for (std::size_t i = 0; i < sides; ++i) {
        const std::int32_t x = site.at[from[i]] - 1;
        const std::int32_t turned = (reversed >> i & 1) != 0 ? board.size[i] - 1 - x : x;
        image.at[i] = (turned + shift.at[i] - 1) % board.size[i] + 1;
      }
      const auto place = std::lower_bound(cells.begin(), cells.end(), board.index_of(image));
      if (place == cells.end() || *place != board.index_of(image)) return;
      map.push_back(static_cast<Vertex>(place - cells.begin()));
    }
    for (const auto& [u, v] : graph.edges()) {
      if (!graph.adjacent(map[static_cast<std::size_t>(u)], map[static_cast<std::size_t>(v)]))
        return;
    }
    maps.insert(map);
  };
  do {
    bool fits = true;
    for (std::size_t i = 0; i < sides; ++i) {
      fits = fits && board.size[i] == board.size[from[i]] &&
             board.toroidal[i] == board.toroidal[from[i]];
    }
    for (unsigned reversed = 0; fits && reversed < 1U << sides; ++reversed) {
      for (std::int64_t cell = 0; cell < board.cell_count(); ++cell) {
        const Site shift = board.site_of(cell);
        bool glued = true;
        for (std::size_t i = 0; i < sides; ++i)
          glued = glued && (board.toroidal[i] || shift.at[i] == 1);
        if (glued) try_map(reversed, shift);
      }
    }
  } while (std::next_permutation(from.begin(), from.end()));
  return maps;
}

void expect_all_maps(const BoardAndPiece& shape, Random& random) {
  const GraphInstance instance{.shape = shape};
  Control control;
  const Graph graph = instance.graph();
  const BoardSymmetries found(instance, graph, control);
  const auto maps = all_maps(shape.board, graph);
  ASSERT_EQ(found.count(), maps.size());
  std::vector<Vertex> set;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (random.chance(1, 3)) set.push_back(v);
  }
  std::set<std::vector<Vertex>> images;
  for (const std::vector<Vertex>& map : maps) {
    std::vector<Vertex> image;
    for (const Vertex v : set) image.push_back(map[static_cast<std::size_t>(v)]);
    std::sort(image.begin(), image.end());
    images.insert(image);
  }
  for (const std::vector<Vertex>& image : images) {
    const auto expected = image == *images.begin() ? std::optional(images.size()) : std::nullopt;
    ASSERT_EQ(found.images_of_first(image, maps.size(), control), expected);
  }
}

TEST(BoardSymmetries, AreAllThatTryingAllFinds) {
  constexpr std::uint64_t kSeed = 907;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  const std::vector<std::vector<std::int32_t>> sizes = {
      {1}, {2}, {6}, {7}, {1, 3}, {2, 2}, {2, 3}, {3, 3}, {2, 4}, {2, 2, 2}, {2, 1, 3}};
  for (const std::vector<std::int32_t>& size : sizes) {
    const auto dimensions = static_cast<int>(size.size());
    std::vector<Piece> pieces = {make_leaper(std::vector<Piece::Step>{{1}}, dimensions)};
    for (const char* const name : {"wazir", "king", "queen", "knight", "bishop"}) {
      if (auto piece = make_piece(name, dimensions)) pieces.push_back(std::move(*piece));
    }
    for (unsigned glued = 0; glued < 1U << size.size(); ++glued) {
      Board board{.size = size, .blocked = {}};
      for (std::size_t i = 0; i < size.size(); ++i) {
        if ((glued >> i & 1) != 0) board.toroidal.glue(i);
      }
      const std::int64_t cells = board.cell_count();
      for (std::uint64_t blocked = 0; blocked < std::uint64_t{1} << cells; ++blocked) {
        board.blocked.clear();
        for (std::int64_t cell = 0; cell < cells; ++cell) {
          if ((blocked >> cell & 1) != 0) board.blocked.push_back(cell);
        }
        SCOPED_TRACE(::testing::Message() << "glued " << glued << " blocked " << blocked);
        const Piece& piece = pieces[random.below(pieces.size())];
        ASSERT_NO_FATAL_FAILURE(expect_all_maps({board, piece}, random));
      }
    }
  }
}

/// A long ring has many symmetries and few to keep.
TEST(BoardSymmetries, OfLongRingsTakeLittle) {
  const GraphInstance instance =
      instance_of(R"("board":{"size":[100000],"toroidal":true},"piece":"wazir")");
  Control control;
  const Graph graph = instance.graph();
  const BoardSymmetries found(instance, graph, control);
  EXPECT_EQ(found.count(), 200000U);
  EXPECT_LT(BoardSymmetries::bytes(instance), std::uint64_t{16} << 20);
  std::vector<Vertex> every_other;
  for (Vertex v = 0; v < 100000; v += 2) every_other.push_back(v);
  EXPECT_EQ(found.images_of_first(every_other, 2, control), 2U);
}

}  // namespace
}  // namespace minimex
