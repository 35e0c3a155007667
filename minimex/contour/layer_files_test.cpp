// What a solve leaves in its directory: it is gone on from, refused, or filled again.
#include "minimex/contour/layer_files.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/contour/solve_directory.hpp"
#include "minimex/core/disk/block_file.hpp"
#include "minimex/core/disk/checkpoint_directory.hpp"
#include "minimex/core/disk/scratch_test.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/contours.hpp"

namespace minimex::contour {
namespace {

using tests::random_pieces;

/// A solve that is stopped again and again, each time after a little more progress, goes on from
/// its directory and comes to the same end.
TEST(Layers, StoppedSolvesGoOn) {
  ScratchDirectory directory;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const OptimumProblem problem = random_pieces(random, 11, 11, 100, 1000);
    Control control;
    const OptimumResult table = solve_optimum(problem, {.line = true}, control);
    const Route route = random.chance(1, 2) ? Route::Layers : Route::Packed;
    OptimumResult result;
    int stops = 0;
    for (int delay = 1; !result.value; delay *= 2, ++stops) {
      Control hasty(Budget{.memory_bytes = 64 << 20,
                           .time_limit = std::chrono::milliseconds(delay),
                           .directory = directory.path(std::to_string(seed))});
      result = solve_optimum(problem, {.line = true, .route = route}, hasty);
      ASSERT_LT(stops, 20);
    }
    EXPECT_EQ(result.value, table.value);
    EXPECT_EQ(result.line, table.line);
  }
}

TEST(Layers, DirectoriesOfOtherRunsAreRefused) {
  ScratchDirectory directory;
  Random random(7);
  const Budget budget{.directory = directory.path("run")};
  for (const bool other : {false, true}) {
    const OptimumProblem problem = random_pieces(random, 9, 9, 100, 1000);
    Control control(budget);
    const OptimumResult result = solve_optimum(problem, {.route = Route::Layers}, control);
    EXPECT_EQ(result.value.has_value(), !other);
    if (other) {
      EXPECT_NE(result.run.limit.find("another instance"), std::string::npos);
    }
  }
}

TEST(Layers, DamagedLayersAreFilledAgain) {
  ScratchDirectory directory;
  Random random(9);
  const OptimumProblem problem = random_pieces(random, 12, 12, 100, 1000);
  const Budget budget{.directory = directory.path("run")};
  const OptimumOptions options{.line = true, .route = Route::Layers};
  Control control(budget);
  OptimumResult first = solve_optimum(problem, options, control);
  first.table.reset();  // which holds the directory
  for (const auto& file : std::filesystem::directory_iterator(budget.directory)) {
    if (file.path().extension() == ".minimex-blocks") {
      std::filesystem::resize_file(file.path(), file.file_size() / 2);
    }
  }
  Control again(budget);
  const OptimumResult second = solve_optimum(problem, options, again);
  EXPECT_EQ(second.value, first.value);
  EXPECT_EQ(second.line, first.line);
}

TEST(Layers, StatesOfLayersThatCannotBeAreRefused) {
  constexpr std::int64_t kLargest = std::numeric_limits<std::int32_t>::max();
  // No identity, one sweep from no heights: inner bits, the first and the last layer.
  for (const std::vector<std::int64_t>& sweep : std::vector<std::vector<std::int64_t>>{
           {8, 0, kLargest}, {8, -kLargest, 5}, {8, 1, kLargest + 3}, {-1, 1, 0}, {200, 1, 0}}) {
    ScratchDirectory directory;
    std::vector<std::int64_t> numbers = {0, 1, 0};
    numbers.insert(numbers.end(), sweep.begin(), sweep.end());
    const std::string path = directory.path("run");
    {
      auto written = CheckpointDirectory::open(path);
      ASSERT_TRUE(written);
      ASSERT_TRUE(written->save_state(std::as_bytes(std::span(numbers))));
    }
    const auto opened = SolveDirectory::open(path, {});
    ASSERT_FALSE(opened) << sweep[2];
    EXPECT_NE(opened.error().find("cannot be understood"), std::string::npos);
  }
}

TEST(Layers, AStateWithoutNumbersIsThatOfAnotherRun) {
  ScratchDirectory directory;
  const std::string path = directory.path("run");
  {
    auto written = CheckpointDirectory::open(path);
    ASSERT_TRUE(written);
    ASSERT_TRUE(written->save_state({}));
  }
  const auto opened = SolveDirectory::open(path, {1, 2});
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().find("holds the run of another instance"), std::string::npos);
}

/// The layers of one sweep in a directory. Part p of a layer is filled with a byte of its own.
class FilesOfLayers {
 public:
  FilesOfLayers(const std::string& path, const LayerExtent& extent, Stay stay)
      : directory_(std::move(*SolveDirectory::open(path, {}))),
        files_(directory_, directory_->sweep_from(std::vector<std::int32_t>{1}), extent, stay, 4) {}

  [[nodiscard]] const LayerFiles& files() const noexcept { return files_; }
  /// Whether all parts have been stored, in this order.
  bool write(int layer, const std::vector<std::size_t>& parts) {
    if (!files_.open(layer, parts.size() * sizeof(Words))) return false;
    for (const std::size_t part : parts) files_.store(layer, part, words_of(layer, part));
    return files_.close(layer);
  }
  /// Whether the part can be read, and is what was written.
  bool reads(int layer, std::size_t part) {
    Words words{};
    return files_.read(layer, part, words) && words == words_of(layer, part);
  }

 private:
  using Words = std::array<std::byte, 64>;
  static Words words_of(int layer, std::size_t part) {
    Words words{};
    words.fill(static_cast<std::byte>(17 * layer + static_cast<int>(part)));
    return words;
  }

  std::shared_ptr<SolveDirectory> directory_;
  LayerFiles files_;
};

TEST(LayerFiles, PartsComeBackInWhateverOrderTheyWereWritten) {
  ScratchDirectory directory;
  FilesOfLayers layers(directory.path("run"), {.first = 0, .last = 5, .reach = 1}, Stay::All);
  ASSERT_TRUE(layers.write(5, {6, 1, 4, 3}));
  for (const std::size_t part : {1, 3, 4, 6}) EXPECT_TRUE(layers.reads(5, part)) << part;
  for (const std::size_t part : {0, 2, 5, 7}) EXPECT_FALSE(layers.reads(5, part)) << part;
}

/// However rarely layers are written: a run that ends after any of them finds all that it needs.
TEST(LayerFiles, WhatIsDoneCanBeGoneOnFrom) {
  constexpr LayerExtent kExtent{.first = 0, .last = 100'000, .reach = 2};
  ScratchDirectory directory;
  FilesOfLayers layers(directory.path("run"), kExtent, Stay::Resume);
  EXPECT_FALSE(layers.files().done());
  int saves = 0;
  int gaps = 0;  // layers that were not saved since
  for (int layer = kExtent.last; layer > kExtent.first && saves < 4; --layer) {
    std::this_thread::sleep_for(std::chrono::microseconds(100));
    ASSERT_TRUE(layers.write(layer, {0}));
    const std::optional<int> done = layers.files().done();
    if (!done) continue;
    ASSERT_TRUE(layers.reads(*done, 0)) << layer;
    ASSERT_TRUE(layers.reads(*done + 1, 0)) << layer;
    saves += *done == layer && gaps > 1 ? 1 : 0;
    gaps = *done == layer ? 0 : gaps + 1;
  }
  EXPECT_EQ(saves, 4);
}

/// The whole file at `path`, with other numbers of parts.
void renumber_parts(const std::string& path, const std::vector<std::uint32_t>& parts) {
  std::vector<std::vector<std::byte>> blocks;
  {
    const auto file = BlockReader::open(path);
    ASSERT_TRUE(file);
    for (std::uint64_t i = 0; i < file->blocks(); ++i) {
      ASSERT_TRUE(file->read(i, blocks.emplace_back(file->size(i))));
    }
  }
  const auto numbers = std::as_bytes(std::span(parts));
  blocks[blocks.size() - 2].assign(numbers.begin(), numbers.end());
  auto file = BlockWriter::create(path);
  ASSERT_TRUE(file);
  for (const auto& block : blocks) ASSERT_TRUE(file->append(block, 1));
  ASSERT_TRUE(file->finish());
}

// Their number and its size come from the file: neither asks for memory nor for blocks that are not
// there.
TEST(Layers, PartsThatAreNotThoseOfTheFileAreNotRead) {
  Random random(11);
  const OptimumProblem problem = random_pieces(random, 9, 9, 100, 1000);
  const OptimumOptions options{.line = true, .route = Route::Layers};
  for (const std::vector<std::uint32_t>& parts :
       {std::vector<std::uint32_t>{0xffff'ffff}, std::vector<std::uint32_t>(1000, 0),
        std::vector<std::uint32_t>{}}) {
    ScratchDirectory directory;
    const Budget budget{.memory_bytes = 1'600'000, .directory = directory.path("run")};
    Control control(budget);
    OptimumResult first = solve_optimum(problem, options, control);
    first.table.reset();
    std::size_t files = 0;
    for (const auto& file : std::filesystem::directory_iterator(budget.directory)) {
      if (file.path().extension() != ".minimex-blocks") continue;
      renumber_parts(file.path().string(), parts);
      ++files;
    }
    EXPECT_GT(files, 10U);
    Control again(budget);
    const OptimumResult second = solve_optimum(problem, options, again);
    EXPECT_EQ(second.value, first.value);
    EXPECT_EQ(second.line, first.line);
  }
}

}  // namespace
}  // namespace minimex::contour
