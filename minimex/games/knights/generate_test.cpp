#include "minimex/games/knights/generate.hpp"

#include <string>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

#include "tests/support/malformed.hpp"

namespace minimex::knights {
namespace {

std::string error_of(const GenerateOptions& options) {
  return tests::error_line([&] { std::ignore = generate(options); });
}

TEST(KnightsGenerate, TheSameOnEveryMachine) {
  EXPECT_EQ(to_text(generate({.size = {2, 3, 4}, .seed = 1})), "2 3 4\n3\n1 2 4\n2 1 3\n2 2 2\n");
  EXPECT_EQ(generate({}).board.cell_count(), 216);
  EXPECT_EQ(generate({.size = {5}, .density = 0}).board.usable_count(), 125);
  EXPECT_EQ(generate({.size = {5, 1, 1}, .density = 1'000'000}).board.usable_count(), 0);
}

TEST(KnightsGenerate, TextsReadBack) {
  Random random(841);
  for (int round = 0; round < 200; ++round) {
    const auto side = [&random] { return static_cast<std::int32_t>(random.between(1, 6)); };
    const Instance instance =
        generate({.size = {side(), side(), side()},
                  .density = static_cast<std::uint32_t>(random.below(1'000'001)),
                  .seed = random.next()});
    const Instance back = read({.name = "x", .text = to_text(instance)}, Format::Auto);
    ASSERT_EQ(to_json(back), to_json(instance));
  }
}

TEST(KnightsGenerate, OptionsThatMakeNoSenseAreRefused) {
  EXPECT_EQ(error_of({.size = {3, 4}}), "--size:1:1: 2 sides, expected one number or 3 sides");
  EXPECT_EQ(error_of({.size = {0}}), "--size:1:1: 0 is out of range, expected 1 to 1000000");
  EXPECT_EQ(error_of({.size = {1000}}),
            "--size:1:1: 1000x1000x1000 cells are too many, expected at most 134217728");
  EXPECT_EQ(error_of({.density = 2'000'000}).substr(0, 14), "--density:1:1:");
  EXPECT_EQ(error_of({.max_value = 5}).substr(0, 16), "--max-value:1:1:");
}

TEST(KnightsGenerate, ChainsOfSimplerBoardsEndAtTheSmallest) {
  Instance instance = generate({.size = {6, 5, 4}, .density = 400'000, .seed = 2});
  for (int steps = 0;; ++steps) {
    ASSERT_LT(steps, 1000);
    const std::vector<Instance> smaller = simpler(instance);
    if (smaller.empty()) break;
    for (const Instance& board : smaller) {
      ASSERT_TRUE(board.board.cell_count() < instance.board.cell_count() ||
                  board.board.blocked.size() < instance.board.blocked.size());
      ASSERT_EQ(to_json(read({.text = to_text(board)}, Format::Auto)), to_json(board));
    }
    instance = smaller.back();
  }
  EXPECT_EQ(instance.board.cell_count(), 1);
  EXPECT_TRUE(instance.board.blocked.empty());
}

}  // namespace
}  // namespace minimex::knights
