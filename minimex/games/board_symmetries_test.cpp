#include "minimex/games/board_symmetries.hpp"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/formats/source.hpp"

namespace minimex {
namespace {

std::uint64_t symmetries(const std::string& json) {
  const GraphInstance instance =
      read_graph_instances({.name = "x", .text = R"({"game":"independent-set",)" + json + "}"},
                           Format::Json, "independent-set")
          .at(0);
  Control control;
  const Graph graph = instance.graph();
  const BoardSymmetries found(instance, graph, control);
  EXPECT_LE(found.count() * sizeof(Vertex) * instance.vertex_count(),
            BoardSymmetries::bytes(instance));
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
      {R"("family":"torus:4x4")", 8},
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
  const GraphInstance instance =
      read_graph_instances({.name = "x", .text = R"({"game":"g","family":"king:3x3"})"},
                           Format::Json, "g")
          .at(0);
  Control control;
  const Graph graph = instance.graph();
  const BoardSymmetries found(instance, graph, control);
  EXPECT_EQ(found.images_of_first(std::vector<Vertex>{0}), 4U);  // corners
  EXPECT_EQ(found.images_of_first(std::vector<Vertex>{1}), 4U);  // edges
  EXPECT_EQ(found.images_of_first(std::vector<Vertex>{4}), 1U);  // the centre
  EXPECT_EQ(found.images_of_first(std::vector<Vertex>{2}), std::nullopt);
  EXPECT_EQ(found.images_of_first(std::vector<Vertex>{0, 5}), 8U);
  EXPECT_EQ(found.images_of_first(std::vector<Vertex>{0, 8}), 2U);
  EXPECT_EQ(found.images_of_first({}), 1U);
}

}  // namespace
}  // namespace minimex
