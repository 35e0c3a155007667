#include "apps/cluster/rounds.hpp"

#include <map>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/words.hpp"

#include "apps/cluster/team_sweep.hpp"

namespace minimex::cluster {
namespace {

using Part = std::pair<int, std::uint32_t>;

contour::LayerTask task_for(std::int32_t rows, std::int32_t cols, int reach, int inner_bits) {
  return {.start = std::vector<std::int32_t>(static_cast<std::size_t>(cols), rows),
          .reach = reach,
          .inner_bits = inner_bits,
          .upper_bits = 8};
}

TEST(Shares, EachPartHasOneOwnerAndSharesAreEven) {
  const auto ranking = contour::Ranking::all(14, 13);
  for (const int ranks : {1, 2, 3, 7, 40}) {
    const TeamSweep sweep(ranking, task_for(14, 13, 2, 3), ranks, nullptr);
    const Shares& shares = sweep.shares();
    for (int layer = sweep.first_layer(); layer <= sweep.last_layer(); ++layer) {
      std::uint64_t largest = 0;
      std::uint64_t words = 0;
      for (int rank = 0; rank < ranks; ++rank) {
        std::uint64_t own = 0;
        for (auto upper = shares.begin(layer, rank); upper < shares.end(layer, rank); ++upper) {
          ASSERT_EQ(shares.owner(layer, upper), rank);
          const std::uint64_t part = sweep.layout().words(layer, upper);
          largest = std::max(largest, part);
          own += part;
        }
        ASSERT_LE(own, shares.most_words(layer));
        words += own;
      }
      ASSERT_EQ(words, sweep.layout().words(layer));
      ASSERT_LE(shares.most_words(layer),
                words / static_cast<std::uint64_t>(ranks) + 2 * largest + 1);
    }
  }
}

/// Each part is filled once, all that it needs is at hand, and nothing lies in two places.
void expect_sound(const TeamSweep& sweep, int layer, int rank, const std::vector<Round>& rounds) {
  std::set<std::uint32_t> filled;
  std::map<Part, std::uint64_t> before;
  for (const Round& round : rounds) {
    std::map<Part, std::uint64_t> there;
    std::uint64_t used = 0;
    for (const Pull& pull : round.pulls) {
      const Part part{layer + pull.part.step, pull.part.upper};
      ASSERT_NE(pull.owner, rank);
      ASSERT_EQ(pull.owner, sweep.shares().owner(part.first, part.second));
      ASSERT_EQ(pull.at, used);
      used += pull.words;
      ASSERT_EQ(pull.words, sweep.layout().words(part.first, part.second));
      ASSERT_EQ(pull.kept.has_value(), before.contains(part));
      if (pull.kept) {
        ASSERT_EQ(*pull.kept, before[part]);
      }
      ASSERT_TRUE(there.emplace(part, pull.at).second);
    }
    ASSERT_LE(used, sweep.buffer_words());
    std::vector<contour::PartNeed> needs;
    for (const std::uint32_t upper : round.parts) {
      ASSERT_TRUE(filled.insert(upper).second);
      ASSERT_EQ(sweep.shares().owner(layer, upper), rank);
      sweep.find_needs(layer, upper, needs);
      for (const contour::PartNeed& need : needs) {
        const int other = layer + need.step;
        const bool own = sweep.shares().owner(other, need.upper) == rank;
        ASSERT_TRUE(own || there.contains({other, need.upper}));
      }
    }
    before = std::move(there);
  }
  for (auto upper = sweep.shares().begin(layer, rank); upper < sweep.shares().end(layer, rank);
       ++upper) {
    ASSERT_EQ(filled.contains(upper), sweep.layout().words(layer, upper) > 0);
  }
}

TEST(Rounds, HaveWhatTheyNeed) {
  for (const auto& [rows, cols] : {std::pair(13, 13), std::pair(20, 6), std::pair(7, 18)}) {
    const auto ranking = contour::Ranking::all(rows, cols);
    for (const int reach : {1, 2}) {
      for (const int ranks : {1, 2, 3, 8}) {
        const TeamSweep sweep(ranking, task_for(rows, cols, reach, 2), ranks, nullptr);
        RoundPlanner planner(sweep, sweep.shares(), sweep.buffer_words());
        for (int layer = sweep.first_layer(); layer <= sweep.last_layer(); ++layer) {
          for (int rank = 0; rank < ranks; ++rank) {
            expect_sound(sweep, layer, rank, planner.plan(layer, rank));
            ASSERT_FALSE(testing::Test::HasFatalFailure());
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace minimex::cluster
