#include "minimex/check/set_claims.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/independent_set.hpp"
#include "minimex/check/set_count.hpp"
#include "minimex/conflict/count.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/games/independent_set/rules.hpp"
#include "minimex/games/independent_set/solve.hpp"

#include "tests/support/graphs.hpp"

namespace minimex::check {
namespace {

using tests::random_graph;

TEST(SetCount, AgreesWithTheEngine) {
  constexpr std::uint64_t kSeed = 1201;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 200; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(0, 24));
    const Graph graph = random_graph(random, vertices, random.below(60));
    Control control;
    const conflict::OptimumResult best = conflict::solve_optimum(graph, {}, control);
    const auto size = static_cast<std::uint64_t>(best.lower);
    EXPECT_EQ(count_sets(graph, size, 0, control).count,
              conflict::count_largest_sets(graph, best, 0, control).count);
    EXPECT_EQ(count_sets(graph, std::nullopt, 0, control).count,
              conflict::count_all_sets(graph, 0, control).count);
    EXPECT_EQ(count_sets(graph, size + 1, 0, control).count, "0");
    if (size > 0) {
      EXPECT_THROW(count_sets(graph, size - 1, 0, control), Refuted);
    }
  }
}

TEST(SetCount, CountsAlongTheLongSideOfABoard) {
  Control control;
  const auto all = [&](const std::string& family) {
    return count_sets(independent_set::from_family(family).graph(), std::nullopt, 0, control).count;
  };
  EXPECT_EQ(all("grid:6x6"), "5598861");
  EXPECT_EQ(all("king:6x6"), "202841");
  EXPECT_EQ(all("grid:4x70"), all("grid:70x4"));
  EXPECT_EQ(count_sets(independent_set::from_family("king:8x8").graph(), 16, 0, control).count,
            "281571");
}

TEST(SetCount, LimitsEndIt) {
  const Graph graph = independent_set::from_family("grid:30x30").graph();
  Control tight(Budget{.memory_bytes = 4 << 20});
  EXPECT_EQ(count_sets(graph, std::nullopt, 0, tight).run.status, Status::LimitReached);
  Control hurried(Budget{.time_limit = std::chrono::milliseconds(50)});
  EXPECT_EQ(count_sets(graph, std::nullopt, 0, hurried).run.status, Status::LimitReached);
}

/// What queen:6x6 is truly claimed to have: 4 maximum sets, all images of one.
struct Queens {
  GraphInstance instance = independent_set::from_family("queen:6x6");
  Claim claim = {};

  Queens() {
    Control control;
    Solution solution = independent_set::solve(
        instance, {.count = true, .count_all = true, .listing = true}, control);
    claim = {.value = solution.value,
             .count = solution.count,
             .count_all = solution.count_all,
             .listing = solution.listing};
  }
  [[nodiscard]] std::string verdict() const {
    Control control;
    try {
      const Verdict found = check_independent_set(instance, claim, nullptr, control);
      return found.finding == Finding::Proved ? "proved " + found.text : "not proved";
    } catch (const Refuted& refuted) {
      return refuted.what();
    }
  }
};

TEST(SetClaims, RightOnesProveTheValue) {
  Queens queens;
  EXPECT_EQ(queens.claim.listing->sets.size(), 1U);
  EXPECT_EQ(queens.verdict(), "proved 6");
  queens.claim.listing.reset();
  EXPECT_EQ(queens.verdict(), "proved 6");
}

TEST(SetClaims, WrongNumbersAreRefuted) {
  Queens queens;
  queens.claim.count = "5";
  EXPECT_EQ(queens.verdict(), "there are 4 maximum sets, the claim says 5");
  Queens others;
  others.claim.count_all = "2233";
  EXPECT_NE(others.verdict().find("independent sets, the claim says 2233"), std::string::npos);
  Queens fewer;
  fewer.claim = {.value = 5, .count = "4"};
  EXPECT_EQ(fewer.verdict(), "there is a set of 6 tokens, the value is 5");
  Queens more;
  more.claim = {.value = 7, .count = "0"};
  EXPECT_EQ(more.verdict(), "no set has 7 tokens");
}

TEST(SetClaims, ListsNeedNotTellSymmetries) {
  Queens queens;
  Listing& list = *queens.claim.listing;
  list.symmetries = kUntold;
  list.sets[0].images = kUntold;
  queens.claim.count.reset();
  EXPECT_EQ(queens.verdict(), "proved 6");
  list.sets.clear();
  EXPECT_EQ(queens.verdict(), "there are 4 maximum sets, the list stands for 0");
}

TEST(SetClaims, WrongListsAreRefuted) {
  using Change = void (*)(Listing&);
  const std::vector<std::pair<Change, std::string>> changes = {
      {[](Listing& list) { list.symmetries = 4; },
       "the number of symmetries is 8, the claim says 4"},
      {[](Listing& list) { list.sets.clear(); }, "there are 4 maximum sets, the list stands for 0"},
      {[](Listing& list) { list.sets[0].images = 8; }, "set 1 has 4 images, the claim says 8"},
      {[](Listing& list) { list.sets[0].images = 3; }, "set 1 has more images than the 3 claimed"},
      {[](Listing& list) { list.sets.push_back(list.sets[0]); }, "set 2 is out of order"},
      {[](Listing& list) { list.sets[0].set.pop_back(); }, "set 1 has 5 tokens, the value is 6"},
      {[](Listing& list) { std::swap(list.sets[0].set[0], list.sets[0].set[1]); },
       "set 1 is not in the order of moves"},
      {[](Listing& list) { list.sets[0].set[1] = list.sets[0].set[0]; }, "set 1 is none: "},
      {[](Listing& list) {  // upside down
         auto& set = list.sets[0].set;
         for (Move& move : set) move.first.at[0] = 7 - move.first.at[0];
         set = {set.rbegin(), set.rend()};
       },
       "set 1 is not the first of its images"},
  };
  for (const auto& [change, why] : changes) {
    Queens queens;
    change(*queens.claim.listing);
    EXPECT_EQ(queens.verdict().substr(0, why.size()), why);
  }
}

}  // namespace
}  // namespace minimex::check
