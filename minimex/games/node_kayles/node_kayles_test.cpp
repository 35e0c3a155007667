#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/games/nimber_reason.hpp"
#include "minimex/games/node_kayles/game.hpp"
#include "minimex/games/node_kayles/rules.hpp"
#include "minimex/games/node_kayles/scene.hpp"
#include "minimex/games/node_kayles/solve.hpp"

#include "tests/reference/node_kayles_reference.hpp"

namespace minimex::node_kayles {
namespace {

Solution solve_instance(const GraphInstance& instance, bool line = true) {
  Control control;
  return solve(instance, {.line = line}, control);
}

GraphInstance read_one(const std::string& text) {
  const auto instances = read({.name = "x", .text = text}, Format::Auto);
  EXPECT_EQ(instances.size(), 1U);
  return instances.at(0);
}

TEST(NodeKayles, EveryFormatGivesTheSameAnswer) {
  for (const char* text :
       {"4 3\n1 2\n2 3\n3 4\n", "C]\n", "p edge 4 3\ne 1 2\ne 2 3\ne 3 4\n",
        R"({"game":"node-kayles","family":"path:4"})",
        R"({"game":"node-kayles","graph":{"vertices":4,"edges":[[1,2],[2,3],[3,4]]}})",
        R"({"game":"node-kayles","board":{"size":[4]},"piece":"wazir"})"}) {
    const GraphInstance instance = read_one(text);
    const Solution solution = solve_instance(instance);
    EXPECT_EQ(solution.answer, std::to_string(reference::node_kayles_nimber(instance.graph())))
        << text;
  }
}

TEST(NodeKayles, SeveralGraphsInOneInput) {
  const auto instances = read({.name = "x", .text = "@\nA_\nBW\n"}, Format::Auto);
  ASSERT_EQ(instances.size(), 3U);
  EXPECT_EQ(solve_instance(instances[0]).answer, "1");
  EXPECT_EQ(solve_instance(instances[1]).answer, "1");
  EXPECT_EQ(solve_instance(instances[2]).answer, "2");
}

TEST(NodeKayles, MovesAreCellsOnBoardsAndVerticesOnGraphs) {
  EXPECT_EQ(to_string(solve_instance(from_family("grid:1x3")).line), "1,2");
  EXPECT_EQ(to_string(solve_instance(from_family("path:3")).line), "2");
  EXPECT_EQ(to_string(solve_instance(from_family("cycle:4")).line), "1 3");
  EXPECT_TRUE(solve_instance(from_family("path:3"), false).line.empty());
}

TEST(NodeKayles, EmptyGraphsAreZero) {
  for (const char* family : {"path:0", "complete:0"}) {
    const Solution solution = solve_instance(from_family(family));
    EXPECT_EQ(solution.answer, "0");
    EXPECT_EQ(solution.reason, "The graph has no vertices, so nobody can move.");
  }
}

TEST(NodeKayles, AGraphOverTheBudgetIsAStatus) {
  Control control({.memory_bytes = 1 << 20});
  const Solution solution = solve(from_family("queen:1000x1000"), {}, control);
  EXPECT_EQ(solution.run.status, Status::LimitReached);
  EXPECT_NE(solution.run.limit.find("memory"), std::string::npos);
  EXPECT_FALSE(solution.value.has_value());
}

TEST(NodeKayles, SceneTellsTheNimberAndWhy) {
  const GraphInstance instance = read_one("5 2\n1 2\n3 4\n");
  const Solution solution = solve_instance(instance);
  const Scene told = scene(instance, &solution);
  EXPECT_EQ(told.notes[0],
            "The nimber is 1, not 0: the player to move wins with a move that leaves nimber 0.");
  EXPECT_EQ(told.notes[1],
            "The vertices split into 3 independent parts with nimbers 1, 1, 1; their XOR is 1.");
  EXPECT_EQ(told.graph.vertices.size(), 5U);
}

TEST(NodeKayles, ReasonsFitTheNumberOfParts) {
  EXPECT_EQ(nimber_reason("The sites", std::vector<int>{3}, 3),
            "The sites form one connected part with nimber 3.");
  EXPECT_EQ(nimber_reason("The sites", std::vector<int>(40, 1), 0),
            "The sites split into 40 independent parts; the XOR of their nimbers is 0.");
  EXPECT_EQ(nimber_reason("The sites", std::vector<int>{-1, -1, 2}, 2),
            "The sites split into 3 independent parts; equal parts cancel in pairs, and the XOR of "
            "the others' nimbers is 2.");
}

TEST(NodeKayles, GameTableWorks) {
  const Game table = game();
  EXPECT_EQ(table.info.name, "node-kayles");
  EXPECT_TRUE(table.info.graph_formats);
  const Instance instance = table.from_family("grid:3x7");
  Control control;
  const Solution solution = table.solve(instance, {.line = true}, control);
  EXPECT_EQ(solution.answer, "2");
  EXPECT_EQ(solution.line.size() % 2, 1U);
  EXPECT_FALSE(table.scene(instance, &solution).panels.empty());
  EXPECT_EQ(table.to_json(instance), R"({"family":"grid:3x7","game":"node-kayles"})");
  EXPECT_THROW(table.read({.name = "x", .text = "2 1\n1 1\n"}, {}), InputError);
}

}  // namespace
}  // namespace minimex::node_kayles
