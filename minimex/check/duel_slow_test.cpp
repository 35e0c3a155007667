// Larger boards: proofs of tens of kilobytes.
#include <string>

#include <gtest/gtest.h>

#include "minimex/check/duel_test.hpp"

namespace minimex::check {
namespace {

TEST(DuelProofSlow, Boards) {
  const Game& game = *find_game("independence-duel");
  for (const std::string name : {"king:6x6", "grid:6x6", "king:7x7", "line:60,1", "line:100,2"}) {
    for (const FirstPlayer first : {FirstPlayer::Maximiser, FirstPlayer::Minimiser}) {
      const Instance instance = game.from_family(name);
      const test::Made made = test::expect_proved(game, instance, first);
      EXPECT_LE(made.proof.size(), made.predicted) << name;
      for (const std::int64_t off : {-1, 1}) {
        const Claim wrong{.value = *made.claim.value + off, .first = first};
        EXPECT_EQ(test::check(game, instance, wrong, made.proof).finding, Finding::Refuted);
      }
    }
  }
}

}  // namespace
}  // namespace minimex::check
