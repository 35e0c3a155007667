#include "minimex/games/chessboard/generate.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/games/chessboard/rules.hpp"

#include "tests/support/malformed.hpp"

namespace minimex::chessboard {
namespace {

std::string error_of(const GenerateOptions& options) {
  return tests::error_line([&] { generate(options); });
}

/// What every chain of simpler boards makes smaller.
std::uint64_t measure(const Instance& instance) {
  auto sum = static_cast<std::uint64_t>(instance.rows + instance.cols) + instance.pieces.size();
  for (const Piece& piece : instance.pieces) sum += static_cast<std::uint64_t>(piece.value);
  return sum;
}

TEST(ChessboardGenerate, SeedsArePinned) {
  EXPECT_EQ(to_text(generate({.size = {3}, .max_value = 9, .seed = 1})),
            "3\n.W.\n..W\nWW.\n0 5 0\n0 0 0\n4 9 0\n");
  const Instance usual = generate({});
  EXPECT_EQ(usual.rows, 8);
  EXPECT_EQ(usual.cols, 8);
  EXPECT_EQ(usual, generate({}));
  EXPECT_NE(usual, generate({.seed = 1}));
}

TEST(ChessboardGenerate, TextAndJsonReadBackTheSame) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto rows = static_cast<std::int32_t>(seed % 7 + 1);
    const auto cols = static_cast<std::int32_t>(seed / 7 % 7 + 1);
    const Instance instance = generate(
        {.size = {rows, cols}, .density = static_cast<std::uint32_t>(seed * 5000), .seed = seed});
    EXPECT_EQ(read({.text = to_json(instance)}, Format::Auto), instance);
    EXPECT_EQ(read({.text = to_text(instance)}, Format::Auto), instance);
  }
}

TEST(ChessboardGenerate, OptionsAreObeyed) {
  EXPECT_EQ(generate({.size = {5, 7}, .density = 1'000'000}).pieces.size(), 35);
  EXPECT_TRUE(generate({.size = {5, 7}, .density = 0}).pieces.empty());
  for (const Piece& piece : generate({.size = {20}, .max_value = 1}).pieces) {
    EXPECT_LE(piece.value, 1);
  }
  EXPECT_EQ(generate({.size = {1}, .density = 1'000'000, .max_value = INT64_MAX}).pieces.size(), 1);
  EXPECT_EQ(error_of({.size = {0}}), "--size:1:1: 0 is out of range, expected 1 to 1000000");
  EXPECT_EQ(error_of({.size = {2, 2, 2}}), "--size:1:1: 3 sides, expected one number or 2 sides");
  EXPECT_EQ(error_of({.size = {100'000}}).find("--size:1:1: 100000x100000 cells are too many"), 0);
  EXPECT_EQ(error_of({.density = 1'000'001}),
            "--density:1:1: the density is above 1, expected 0 to 1");
  EXPECT_EQ(error_of({.size = {2}, .max_value = -1}),
            "--max-value:1:1: -1 is out of range, expected 0 to 2305843009213693951");
  EXPECT_EQ(error_of({.size = {2}, .max_value = INT64_MAX}),
            "--max-value:1:1: 9223372036854775807 is out of range, expected 0 to "
            "2305843009213693951");
}

TEST(ChessboardGenerate, SimplerBoardsAreValidAndSmaller) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto rows = static_cast<std::int32_t>(seed % 4 + 1);
    const auto cols = seed % 2 == 0 ? rows : static_cast<std::int32_t>(seed % 5 + 1);
    Instance instance = generate({.size = {rows, cols}, .max_value = 5, .seed = seed});
    while (true) {
      const std::vector<Instance> smaller = simpler(instance);
      for (const Instance& one : smaller) {
        EXPECT_LT(measure(one), measure(instance));
        EXPECT_EQ(read({.text = to_json(one)}, Format::Json), one);
        if (instance.rows == instance.cols) {
          EXPECT_EQ(one.rows, one.cols);
        }
      }
      if (smaller.empty()) break;
      instance = smaller[static_cast<std::size_t>(seed) % smaller.size()];
    }
    EXPECT_EQ(instance, (Instance{1, 1}));
  }
}

TEST(ChessboardGenerate, LargeBoardsAreCutBoldlyOnly) {
  const Instance large = generate({.size = {1000}, .density = 1'000'000});
  const std::vector<Instance> smaller = simpler(large);
  EXPECT_GE(smaller.size(), 2);
  EXPECT_LE(smaller.size(), 10);
}

}  // namespace
}  // namespace minimex::chessboard
