#include "minimex/games/woodchess/generate.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::woodchess {
namespace {

std::int64_t measure(const Instance& instance) {
  std::int64_t sum = instance.rows + instance.cols;
  for (const auto* const matrix : {&instance.first, &instance.second}) {
    for (const std::int64_t value : *matrix) sum += std::abs(value);
  }
  return sum;
}

TEST(WoodchessGenerate, SeedsArePinned) {
  EXPECT_EQ(to_text(generate({.size = {2, 3}, .max_value = 9, .seed = 1})),
            "2 3\n9 5 8\n3 0 0\n2 9 1\n2 4 6\n");
  EXPECT_EQ(generate({}).first.size(), 64);
  EXPECT_EQ(generate({}), generate({}));
  EXPECT_NE(generate({}), generate({.seed = 1}));
}

TEST(WoodchessGenerate, TextAndJsonReadBackTheSame) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Instance instance = generate({.size = {static_cast<std::int32_t>(seed % 7 + 1),
                                           static_cast<std::int32_t>(seed / 7 % 7 + 1)},
                                  .seed = seed});
    instance.second.front() = -instance.second.front();
    EXPECT_EQ(read({.text = to_json(instance)}, Format::Auto), instance);
    EXPECT_EQ(read({.text = to_text(instance)}, Format::Auto), instance);
  }
}

TEST(WoodchessGenerate, OptionsAreObeyed) {
  const Instance none = generate({.size = {5}, .density = 0});
  EXPECT_EQ(none.first, std::vector<std::int64_t>(25, 0));
  const Instance small = generate({.size = {20}, .max_value = 1});
  EXPECT_EQ(*std::max_element(small.first.begin(), small.first.end()), 1);
  EXPECT_EQ(*std::min_element(small.first.begin(), small.first.end()), 0);
  EXPECT_THROW(generate({.size = {1, 2, 3}}), InputError);
  EXPECT_THROW(generate({.density = 2'000'000}), InputError);
  EXPECT_THROW(generate({.size = {1}, .max_value = INT64_MAX}), InputError);
  EXPECT_NO_THROW(generate({.size = {1}, .max_value = INT64_MAX / 2}));
}

TEST(WoodchessGenerate, SimplerBoardsAreValidAndSmaller) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Instance instance = generate(
        {.size = {static_cast<std::int32_t>(seed % 4 + 1), static_cast<std::int32_t>(seed % 3 + 1)},
         .max_value = 5,
         .seed = seed});
    instance.first.front() = -3;
    while (true) {
      const std::vector<Instance> smaller = simpler(instance);
      for (const Instance& one : smaller) {
        EXPECT_LT(measure(one), measure(instance));
        EXPECT_EQ(read({.text = to_json(one)}, Format::Json), one);
      }
      if (smaller.empty()) break;
      instance = smaller[static_cast<std::size_t>(seed) % smaller.size()];
    }
    EXPECT_EQ(instance, (Instance{1, 1, {0}, {0}}));
  }
}

}  // namespace
}  // namespace minimex::woodchess
