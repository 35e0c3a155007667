#include "minimex/games/chomp/generate.hpp"

#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/games/chomp/rules.hpp"

namespace minimex::chomp {
namespace {

std::int64_t cells(const Instance& instance) {
  return std::accumulate(instance.shape.begin(), instance.shape.end(), std::int64_t{0});
}

TEST(ChompGenerate, SeedsArePinned) {
  EXPECT_EQ(to_text(generate({.size = {4, 9}, .seed = 1})), "shape 8 6 4 3\n");
  EXPECT_EQ(generate({}), generate({}));
  EXPECT_NE(generate({}), generate({.seed = 1}));
}

TEST(ChompGenerate, TextAndJsonReadBackTheSame) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Instance instance = generate({.size = {static_cast<std::int32_t>(seed % 7 + 1),
                                                 static_cast<std::int32_t>(seed / 7 % 7 + 1)},
                                        .density = static_cast<std::uint32_t>(seed * 5000),
                                        .seed = seed});
    EXPECT_EQ(read({.text = to_json(instance)}, Format::Auto), instance);
    EXPECT_EQ(read({.text = to_text(instance)}, Format::Auto), instance);
  }
}

TEST(ChompGenerate, OptionsAreObeyed) {
  EXPECT_EQ(to_text(generate({.size = {3, 4}, .density = 1'000'000})), "3 4\n");
  EXPECT_EQ(to_text(generate({.size = {3, 4}, .density = 0})), "3 1\n");
  const std::int64_t tenth = cells(generate({.size = {300}, .density = 100'000}));
  EXPECT_NEAR(static_cast<double>(tenth), 9000, 900);
  const std::int64_t most = cells(generate({.size = {300}, .density = 900'000}));
  EXPECT_NEAR(static_cast<double>(most), 81000, 900);
  EXPECT_THROW(generate({.size = {1, 2, 3}}), InputError);
  EXPECT_THROW(generate({.density = 2'000'000}), InputError);
  EXPECT_THROW(generate({.max_value = 3}), InputError);
}

TEST(ChompGenerate, SimplerDiagramsAreValidAndSmaller) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Instance instance = generate({.seed = seed});
    while (true) {
      const std::vector<Instance> smaller = simpler(instance);
      for (const Instance& one : smaller) {
        EXPECT_LT(cells(one), cells(instance));
        EXPECT_EQ(read({.text = to_json(one)}, Format::Json), one);
      }
      if (smaller.empty()) break;
      instance = smaller[static_cast<std::size_t>(seed) % smaller.size()];
    }
    EXPECT_EQ(instance, Instance{});
  }
}

}  // namespace
}  // namespace minimex::chomp
