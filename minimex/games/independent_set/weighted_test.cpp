// Instances with weights, from text to proof: boards and graphs against all sets by the definition.
#include <algorithm>
#include <cstddef>
#include <string>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/graph_generate.hpp"
#include "minimex/games/independent_set/moves.hpp"
#include "minimex/games/independent_set/rules.hpp"
#include "minimex/games/independent_set/scene.hpp"
#include "minimex/games/independent_set/solve.hpp"

#include "tests/support/malformed.hpp"

namespace minimex::independent_set {
namespace {

GraphInstance parsed(const std::string& text) {
  return read({.name = "x", .text = text}, Format::Auto).at(0);
}

Solution solved(const GraphInstance& instance) {
  Control control;
  return solve(instance, {.line = true}, control);
}

std::string error_of(const std::string& text) {
  return tests::error_line([&] { parsed(text); });
}

TEST(WeightedSets, ReadAndWritten) {
  const std::string graph =
      R"({"game":"independent-set","graph":{"edges":[[1,2],[2,3]],"vertices":3},"weights":[1,5,3]})";
  EXPECT_EQ(to_json(parsed(graph)), graph);
  EXPECT_EQ(solved(parsed(graph)).value, 5);
  EXPECT_EQ(to_string(solved(parsed(graph)).line), "2");
  const std::string head = R"({"game":"independent-set","board":{"size":[2,2],"blocked":[[1,2]]},)"
                           R"("piece":"king","weights":)";
  const GraphInstance nested = parsed(head + R"([[1,7],["3",2]]})");
  EXPECT_EQ(nested.weights, (std::vector<std::int64_t>{1, 3, 2}));
  EXPECT_EQ(to_json(nested), to_json(parsed(head + "[1,9,3,2]}")));
  EXPECT_EQ(parsed(to_json(nested)).weights, nested.weights);
  EXPECT_EQ(to_string(solved(nested).line), "2,1");
  EXPECT_EQ(graph_instance_text(nested), std::nullopt);
  const GraphInstance family =
      parsed(R"({"game":"independent-set","family":"path:3","weights":[9007199254740993,1,1]})");
  EXPECT_EQ(to_json(family),
            R"({"family":"path:3","game":"independent-set","weights":["9007199254740993",1,1]})");
}

TEST(WeightedSets, BadWeightsAreToldWhere) {
  const std::string head = R"({"game":"independent-set","family":"path:2","weights":)";
  EXPECT_NE(error_of(head + "[1]}").find("/weights: 1 weight, expected 2, one for each vertex"),
            std::string::npos);
  EXPECT_NE(error_of(head + "[1,-1]}").find("/weights/1:"), std::string::npos);
  EXPECT_NE(error_of(head + "[1,1.5]}").find("/weights/1:"), std::string::npos);
  EXPECT_NE(error_of(head + "{}}").find("expected a list of weights"), std::string::npos);
  EXPECT_NE(error_of(head + R"(["9223372036854775807",1]})").find("above 2^63-1"),
            std::string::npos);
  const std::string board =
      R"({"game":"independent-set","board":{"size":[2,2]},"piece":"king","weights":)";
  EXPECT_NE(error_of(board + "[[1,2],[3]]}").find("/weights/1:"), std::string::npos);
  EXPECT_NE(error_of(board + "[1,2,3]}")
                .find("3 weights, expected 4, one for each cell of the board, blocked ones "
                      "included"),
            std::string::npos);
}

TEST(WeightedSets, NeitherCountedNorListed) {
  const GraphInstance instance =
      parsed(R"({"game":"independent-set","family":"path:2","weights":[1,2]})");
  Control control;
  EXPECT_THROW(solve(instance, {.count = true}, control), InputError);
  EXPECT_THROW(solve(instance, {.listing = true}, control), InputError);
}

/// By the definition: the heaviest of all sets that extend `with`, a mask.
std::int64_t heaviest(const Graph& graph, const std::vector<std::int64_t>& weights,
                      std::uint32_t with) {
  std::int64_t best = -1;
  for (std::uint32_t set = 0; set < 1U << weights.size(); ++set) {
    if ((set & with) != with) continue;
    std::int64_t sum = 0;
    bool independent = true;
    for (Vertex v = 0; v < graph.vertex_count() && independent; ++v) {
      if ((set >> v & 1) == 0) continue;
      sum += weights[static_cast<std::size_t>(v)];
      for (const Vertex w : graph.neighbours(v)) independent = independent && (set >> w & 1) == 0;
    }
    if (independent) best = std::max(best, sum);
  }
  return best;
}

TEST(WeightedSets, RandomInstancesAndTheirMovesAgreeWithTheDefinition) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    GenerateOptions options{
        .size = {9}, .max_value = 1 + static_cast<std::int64_t>(seed % 20), .seed = seed};
    if (seed % 2 == 1) {
      options.size = {3, 4};
      options.piece = seed % 4 == 1 ? "knight" : "queen";
    }
    const GraphInstance instance = random_graph(options, true);
    const Graph graph = instance.graph();
    EXPECT_EQ(to_json(parsed(to_json(instance))), to_json(instance));
    ASSERT_EQ(solved(instance).value, heaviest(graph, instance.weights, 0)) << to_json(instance);
    Control control;
    const GraphSites sites(instance);
    const MoveValues values = moves(instance, {}, control);
    ASSERT_EQ(values.moves.size(), instance.vertex_count());
    for (const MoveValue& move : values.moves) {
      const Vertex v = sites.vertex(move.move).value();
      EXPECT_EQ(move.value, heaviest(graph, instance.weights, 1U << v)) << to_json(instance);
    }
    for (const GraphInstance& smaller : simpler_graphs(instance)) {
      if (!smaller.weights.empty()) {
        ASSERT_EQ(smaller.weights.size(), smaller.vertex_count());
      }
    }
  }
}

TEST(WeightedSets, ScoresAndScenesTellWeights) {
  const GraphInstance instance = parsed(
      R"({"game":"independent-set","board":{"size":[1,3]},"piece":"wazir","weights":[4,5,6]})");
  Control control;
  EXPECT_EQ(position(instance, {.after = {{Site{1, 1}}}}, control).score, 4);
  const Solution solution = solved(instance);
  const Scene picture = scene(instance, &solution);
  EXPECT_EQ(picture.panels.at(0).cells.at(2).text, "6");
  EXPECT_EQ(picture.notes.at(0),
            "Tokens of weight 10 together can be placed, no two of them adjacent.");
}

}  // namespace
}  // namespace minimex::independent_set
