#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/games/nimber_reason.hpp"
#include "minimex/games/node_kayles/game.hpp"
#include "minimex/games/node_kayles/rules.hpp"
#include "minimex/games/node_kayles/scene.hpp"
#include "minimex/games/node_kayles/solve.hpp"
#include "minimex/games/node_kayles/solve_families.hpp"

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

TEST(NodeKayles, TermsOfFamiliesEqualTheReference) {
  for (const std::string family : {"path:N", "cycle:N", "wheel:N", "line:N,2", "line:N,5"}) {
    const auto terms = family_terms(family);
    ASSERT_NE(terms, nullptr) << family;
    for (std::int64_t n = 15; n >= (family[0] == 'p' || family[0] == 'l' ? 0 : 3); --n) {
      FamilyVariable variable{.value = n};
      const GraphInstance instance = from_family(family, &variable);
      const auto expected = reference::node_kayles_nimber(instance.graph());
      Control control;
      EXPECT_EQ(terms->term(n, control).value, expected) << family << " " << n;
      EXPECT_EQ(solve_instance(instance, false).value, expected) << family << " " << n;
      EXPECT_EQ(solve_instance(instance, true).value, expected) << family << " " << n;
    }
  }
}

TEST(NodeKayles, OtherFamiliesHaveNoTermsTogether) {
  for (const char* family : {"grid:3xN", "line:5,N", "line:N,N", "linegraph:path:N", "prism:N"}) {
    EXPECT_EQ(family_terms(family), nullptr) << family;
  }
}

TEST(NodeKayles, PeriodsOfFamiliesHold) {
  for (const auto& [family, start] :
       {std::pair{"path:N", 52}, std::pair{"cycle:N", 38}, std::pair{"wheel:N", 3}}) {
    const auto terms = family_terms(family);
    Control control;
    const auto proved = terms->period(0, control);
    ASSERT_TRUE(proved) << family;
    EXPECT_EQ(proved->period, (Period{.start = start, .length = 34})) << family;
    EXPECT_LE(proved->bound, 177) << family;
    const auto repeats = [&](std::int64_t n) {
      return terms->term(n, control).value == terms->term(n + 34, control).value;
    };
    for (std::int64_t n = start; n < start + 200; ++n) EXPECT_TRUE(repeats(n)) << family << n;
    if (start > 3) {
      EXPECT_FALSE(repeats(start - 1)) << family;
    }
  }
  Control control;
  EXPECT_EQ(family_terms("line:N,2")->period(2000, control), std::nullopt);
}

TEST(NodeKayles, LargeMembersNeedNoGraph) {
  Control control(Budget{.memory_bytes = 1 << 18});
  const Solution solution = solve(from_family("line:10000,2"), {}, control);
  EXPECT_EQ(solution.run.status, Status::Proved);
  const Solution limited = solve(from_family("line:20000,2"), {}, control);
  EXPECT_EQ(limited.run.status, Status::LimitReached);
  ASSERT_TRUE(limited.bounds);
  EXPECT_EQ(limited.bounds->lower, 0);
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
