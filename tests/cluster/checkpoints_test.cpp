#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/disk/scratch_test.hpp"

#include "apps/cluster/local_transport.hpp"
#include "apps/cluster/manifest.hpp"
#include "tests/cluster/shared_boards.hpp"

namespace minimex::cluster {
namespace {

using contour::OptimumProblem;
using contour::OptimumResult;

/// A solve of so many ranks with checkpoints in `path`, stopped after `limit`.
OptimumResult solve_with(int ranks, const OptimumProblem& problem, const std::string& path,
                         bool line, std::optional<std::chrono::milliseconds> limit) {
  OptimumResult answer;
  run_local_ranks(ranks, [&](Transport& transport) {
    RankTeam team(transport, path);
    Control control(Budget{.time_limit = limit, .directory = path});
    OptimumResult result = solve_optimum(
        problem, {.line = line, .route = contour::Route::Layers, .team = &team}, control);
    team.end();
    if (team.leads()) answer = std::move(result);
  });
  answer.table.reset();  // which holds the directory
  return answer;
}

TEST(Checkpoints, StoppedSolvesGoOnWithAnyNumberOfRanks) {
  ScratchDirectory directory;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const OptimumProblem problem = tests::random_pieces(random, 11, 11, 100, 1000);
    const bool line = random.chance(1, 2);
    Control control;
    const OptimumResult right = solve_optimum(problem, {.line = line}, control);
    OptimumResult result;
    int stops = 0;
    for (int delay = 20; !result.value; delay = delay * 3 / 2, ++stops) {
      const int ranks = static_cast<int>(random.between(1, 5));
      result = solve_with(ranks, problem, directory.path(std::to_string(seed)), line,
                          std::chrono::milliseconds(delay));
      ASSERT_LT(stops, 30) << result.run.limit;
    }
    EXPECT_EQ(result.value, right.value);
    EXPECT_EQ(result.line, right.line);
  }
}

TEST(Checkpoints, DamagedLayersAreFilledAgain) {
  ScratchDirectory directory;
  Random random(9);
  const OptimumProblem problem = tests::random_pieces(random, 11, 11, 100, 1000);
  const std::string path = directory.path("run");
  const OptimumResult first = solve_with(3, problem, path, true, std::nullopt);
  ASSERT_TRUE(first.value) << first.run.limit;
  for (const auto& file : std::filesystem::directory_iterator(path)) {
    if (file.path().extension() == ".minimex-blocks") {
      std::filesystem::resize_file(file.path(), file.file_size() / 2);
    }
  }
  const OptimumResult second = solve_with(2, problem, path, true, std::nullopt);
  EXPECT_EQ(second.value, first.value);
  EXPECT_EQ(second.line, first.line);
}

TEST(Checkpoints, DirectoriesOfOtherBoardsAreRefused) {
  ScratchDirectory directory;
  Random random(7);
  for (const bool other : {false, true}) {
    const OptimumProblem problem = tests::random_pieces(random, 9, 9, 100, 1000);
    const OptimumResult result = solve_with(2, problem, directory.path("run"), false, std::nullopt);
    EXPECT_EQ(result.value.has_value(), !other);
    EXPECT_EQ(result.run.limit.find("another instance") != std::string::npos, other);
  }
}

TEST(Manifest, ComesBackFromItsNumbers) {
  Manifest manifest{.identity = {1, -2, 3}};
  const std::vector<std::int32_t> start{4, 4};
  EXPECT_EQ(manifest.sweep_from(start), 0U);
  EXPECT_EQ(manifest.sweep_from(start), 0U);
  manifest.sweeps[0].ranks = {2, 3};
  manifest.sweeps[0].done = 17;
  const auto back = Manifest::from_numbers(manifest.numbers());
  ASSERT_TRUE(back);
  EXPECT_EQ(back->numbers(), manifest.numbers());
  EXPECT_EQ(back->sweeps[0].ranks_of(18), 3);
  EXPECT_FALSE(back->sweeps[0].has(19));
  auto numbers = manifest.numbers();
  for (std::size_t length = 0; length < numbers.size(); ++length) {
    EXPECT_FALSE(Manifest::from_numbers(std::span(numbers).first(length)));
  }
  numbers.push_back(0);
  EXPECT_FALSE(Manifest::from_numbers(numbers));
}

}  // namespace
}  // namespace minimex::cluster
