#include "minimex/games/independent_set/solve_sets.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/independent_set.hpp"
#include "minimex/games/graph_generate.hpp"
#include "minimex/games/independent_set/rules.hpp"
#include "minimex/games/independent_set/scene.hpp"
#include "minimex/games/independent_set/solve.hpp"

namespace minimex::independent_set {
namespace {

Solution listed(const std::string& family) {
  Control control;
  Solution solution = solve(from_family(family), {.count = true, .listing = true}, control);
  EXPECT_EQ(solution.run.status, Status::Proved) << family << ": " << solution.run.limit;
  return solution;
}

// Queens: A000170 and, up to symmetry, A002562.
TEST(IndependentSetSets, ListsHaveOneOfEachKind) {
  const std::vector<std::tuple<std::string, std::size_t, std::string>> known = {
      {"queen:1x1", 1, "1"},   {"queen:2x2", 1, "4"},    {"queen:4x4", 1, "2"},
      {"queen:5x5", 2, "10"},  {"queen:6x6", 1, "4"},    {"queen:7x7", 6, "40"},
      {"queen:8x8", 12, "92"}, {"queen:9x9", 46, "352"}, {"rook:3x3", 2, "6"},
      {"knight:8x8", 1, "2"},  {"king:2x2x2", 1, "8"},   {"cycle:5", 5, "5"},
      {"path:0", 1, "1"}};
  for (const auto& [family, kinds, count] : known) {
    const Solution solution = listed(family);
    ASSERT_TRUE(solution.listing) << family;
    EXPECT_EQ(solution.listing->sets.size(), kinds) << family;
    EXPECT_EQ(solution.count, count) << family;
    std::uint64_t images = 0;
    for (const Listing::Entry& entry : solution.listing->sets) images += entry.images;
    EXPECT_EQ(std::to_string(images), count) << family;
  }
}

/// What `verify` says of a list.
std::string verdict(const GraphInstance& instance, const Solution& solution) {
  Control control;
  const Claim claim{.value = solution.value, .listing = solution.listing};
  const auto found = check::check_independent_set(instance, claim, nullptr, control);
  return found.finding == check::Finding::Proved ? "proved" : "not proved";
}

// Shifts of the ring make all 9 of each other; what is blocked leaves fewer of them.
TEST(IndependentSetSets, ListsOfToroidalBoardsHaveOneOfAllShifts) {
  struct Known {
    std::string board;
    std::uint64_t symmetries;
    std::vector<std::uint64_t> images;
  };
  const std::vector<Known> known = {
      {R"({"size":[9],"toroidal":true},"piece":"queen")", 18, {9}},
      {R"({"size":[7],"toroidal":true},"piece":"wazir")", 14, {7}},
      {R"({"size":[4,4],"toroidal":true},"piece":"wazir")", 128, {2}},
      {R"({"size":[5,5],"toroidal":true},"piece":"queen")", 200, {10}},
      {R"({"size":[9],"toroidal":true,"blocked":[[1],[4],[7]]},"piece":"wazir")", 6, {2, 6}},
  };
  for (const auto& [board, symmetries, images] : known) {
    const GraphInstance instance =
        read_graph_instances({.text = R"({"game":"independent-set","board":)" + board + "}"},
                             Format::Json, "independent-set")
            .at(0);
    Control control;
    const Solution solution = solve(instance, {.count = true, .listing = true}, control);
    ASSERT_TRUE(solution.listing) << board;
    EXPECT_EQ(solution.listing->symmetries, symmetries) << board;
    std::vector<std::uint64_t> found;
    for (const Listing::Entry& entry : solution.listing->sets) found.push_back(entry.images);
    EXPECT_EQ(found, images) << board;
    EXPECT_EQ(verdict(instance, solution), "proved") << board;
  }
}

TEST(IndependentSetSets, ScenesShowTheListAndTheNumbers) {
  const Solution solution = listed("queen:7x7");
  const Scene picture = scene(from_family("queen:7x7"), &solution);
  ASSERT_EQ(picture.panels.size(), 6U);
  EXPECT_EQ(picture.panels[0].title, "set 1, 8 images");
  for (const ScenePanel& panel : picture.panels) {
    EXPECT_EQ(std::count_if(panel.cells.begin(), panel.cells.end(),
                            [](const SceneCell& cell) { return cell.mover == Mover::Solver; }),
              7);
  }
  ASSERT_EQ(picture.notes.size(), 4U);
  EXPECT_EQ(picture.notes[2], "Maximum sets: 40.");
  EXPECT_EQ(picture.notes[3], "Maximum sets, up to the 8 symmetries of the board: 6.");
}

TEST(IndependentSetSets, AllSetsOfABoard) {
  Control control;
  const Solution solution = solve(from_family("grid:5x5"), {.count_all = true}, control);
  EXPECT_EQ(solution.count_all, "55447");
  EXPECT_EQ(solution.count, "");
  EXPECT_EQ(solution.answer, "13");
}

// The engine for boards and the one for graphs choose by the same colours.
TEST(IndependentSetSets, TheSetIsTheSameWithAndWithoutNumbers) {
  Control control;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const GraphInstance instance =
        random_graph({.size = {4, 7},
                      .density = static_cast<std::uint32_t>(100'000 * (seed % 6)),
                      .piece = seed % 3 == 0   ? "wazir"
                               : seed % 3 == 1 ? "knight"
                                               : "camel",
                      .seed = seed});
    const Solution alone = solve(instance, {.line = true}, control);
    const Solution counted = solve(instance, {.line = true, .count = true}, control);
    ASSERT_EQ(alone.line, counted.line) << to_json(instance);
  }
}

TEST(IndependentSetSets, LimitsLeaveBoundsAndSayWhatIsMissing) {
  Control control(Budget{.memory_bytes = 8 << 20});
  const Solution counted = solve(from_family("grid:30x30"), {.count_all = true}, control);
  EXPECT_EQ(counted.run.status, Status::LimitReached);
  EXPECT_NE(counted.run.limit.find("states of a sweep"), std::string::npos) << counted.run.limit;
  EXPECT_FALSE(counted.value);
  EXPECT_EQ(counted.bounds->lower, 450);
  EXPECT_EQ(counted.bounds->upper, 450);
  Control ample;
  const Solution many = solve(from_family("king:10x10"), {.listing = true}, ample);
  EXPECT_EQ(many.run.limit, "there are 32572756 maximum sets, and at most 1000000 are listed");
  EXPECT_FALSE(many.listing);
}

}  // namespace
}  // namespace minimex::independent_set
