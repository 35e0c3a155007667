#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/contour/packed_layers.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/contour/slot_sweep.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/disk/scratch_test.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/contours.hpp"

namespace minimex::contour {
namespace {

using tests::random_pieces;
using tests::random_scores;

/// Sides of a random board with `bits` steps in its contours.
struct Sides {
  std::int32_t rows;
  std::int32_t cols;
};

Sides random_sides(Random& random, std::int64_t least_bits, std::int64_t most_bits) {
  const std::int64_t bits = random.between(least_bits, most_bits);
  const auto cols = static_cast<std::int32_t>(random.between(1, bits - 1));
  return {static_cast<std::int32_t>(bits) - cols, cols};
}

/// The least budget in which a board of these sides, turned as engines turn it, can be swept.
std::uint64_t least_budget(Sides sides, int reach) {
  const std::int32_t rows = std::max(sides.rows, sides.cols);
  const std::int32_t cols = std::min(sides.rows, sides.cols);
  const LayerTask task{.start = std::vector<std::int32_t>(static_cast<std::size_t>(cols), rows),
                       .reach = reach,
                       .archived = true};
  std::uint64_t least = 0;
  EXPECT_EQ(SlotSweep::make(Ranking::all(rows, cols), task, LayerRoom{}, least), nullptr);
  return least + 4 * Ranking::bytes(rows, cols);
}

/// The least budget, where a line costs many sweeps; or a random one, up to one in which all layers
/// stay.
Budget random_budget(Random& random, Sides sides, int reach) {
  const std::uint64_t words = word_count(sides.rows, sides.cols);
  const std::uint64_t more = words < 5000 ? random.below(4) * words : (1 + random.below(4)) * words;
  return {.threads = random.chance(1, 2) ? 1 : 2,
          .memory_bytes = least_budget(sides, reach) + more};
}

/// Both solves in layers and in a table have come to the same, the first within its budget.
template <typename Result>
void expect_same(const Result& layers, const Result& table, const Control& limited) {
  ASSERT_EQ(layers.run.regime, "layers") << layers.run.limit;
  ASSERT_LE(layers.run.peak_bytes, limited.budget().memory_bytes);
  ASSERT_EQ(layers.value, table.value);
  ASSERT_EQ(layers.line, table.line);
}

void expect_same_solves(const OptimumProblem& problem, Random& random) {
  Control control;
  const OptimumResult table =
      solve_optimum(problem, {.line = true, .route = Route::Words}, control);
  const Placement& place = table.table->core().place;
  if (place.cols == 0) return;
  Control limited(random_budget(random, {place.rows, place.cols}, 2));
  const OptimumResult layers =
      solve_optimum(problem, {.line = true, .route = Route::Layers}, limited);
  expect_same(layers, table, limited);
}

void expect_same_solves(const ScoreProblem& problem, Random& random) {
  Control control;
  const ScoreResult table = solve_score(problem, {.line = true}, control);
  Control limited(random_budget(random, {problem.rows, problem.cols}, 1));
  const ScoreResult layers =
      solve_score(problem, {.line = true, .sweeping = Sweeping::Layers}, limited);
  expect_same(layers, table, limited);
}

TEST(Layers, CostsAndLinesAreThoseOfTheTable) {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Sides sides = random_sides(random, 4, seed <= 450 ? 18 : 24);
    expect_same_solves(random_pieces(random, sides.rows, sides.cols, 20 + random.below(81),
                                     random.chance(1, 2) ? 3 : 1000),
                       random);
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST(Layers, MarginsAndLinesAreThoseOfTheTable) {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto [rows, cols] = random_sides(random, 4, seed <= 450 ? 18 : 24);
    expect_same_solves(random_scores(random, rows, cols, random.chance(1, 2) ? 2 : 100'000),
                       random);
    ASSERT_FALSE(HasFatalFailure());
  }
}

/// Packed layers, in memory and on disk, come to the same as a table does.
template <typename Result, typename Solve>
void expect_same_packed(const Result& table, const std::string& path, bool line,
                        const Solve& solve) {
  for (const bool disk : {false, true}) {
    Control packing(Budget{.threads = 2, .memory_bytes = 64 << 20, .directory = disk ? path : ""});
    const Result packed = solve(packing);
    ASSERT_EQ(packed.run.regime, disk ? "packed layers on disk" : "packed layers")
        << packed.run.limit;
    ASSERT_EQ(packed.value, table.value);
    if (line) {
      ASSERT_EQ(packed.line, table.line);
    }
  }
}

TEST(Layers, PackedCostsAndLinesAreThoseOfTheTable) {
  ScratchDirectory directory;
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Sides sides = random_sides(random, 12, seed <= 450 ? 17 : 22);
    const OptimumProblem problem =
        random_pieces(random, sides.rows, sides.cols, 50 + random.below(51), 1000);
    Control control;
    const OptimumResult table =
        solve_optimum(problem, {.line = true, .route = Route::Words}, control);
    if (table.table->core().place.cols == 0) continue;
    const bool line = random.chance(1, 2);
    expect_same_packed(table, directory.path(std::to_string(seed)), line, [&](Control& packing) {
      return solve_optimum(problem, {.line = line, .route = Route::Packed}, packing);
    });
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST(Layers, PackedMarginsAndLinesAreThoseOfTheTable) {
  ScratchDirectory directory;
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto [rows, cols] = random_sides(random, 12, seed <= 450 ? 17 : 22);
    const ScoreProblem problem = random_scores(random, rows, cols, random.chance(1, 2) ? 2 : 1000);
    Control control;
    const ScoreResult table = solve_score(problem, {.line = true}, control);
    const bool line = random.chance(1, 2);
    expect_same_packed(table, directory.path(std::to_string(seed)), line, [&](Control& packing) {
      return solve_score(problem, {.line = line, .sweeping = Sweeping::Packed}, packing);
    });
    ASSERT_FALSE(HasFatalFailure());
  }
}

/// Layers that are done; reading one of their parts cancels the run.
class CancellingArchive final : public LayerArchive {
 public:
  CancellingArchive(int done, Control& control)
      : LayerArchive(sizeof(std::int32_t)), done_(done), control_(control) {}

  [[nodiscard]] std::optional<int> done() const override { return done_; }
  bool open(int /*layer*/, std::uint64_t /*bytes*/) override {
    ++begun_;
    return true;
  }
  void store(int /*layer*/, std::size_t /*part*/, std::span<const std::byte> /*words*/) override {}
  bool read(int /*layer*/, std::size_t /*part*/, std::span<std::byte> /*words*/) override {
    ++read_;
    control_.cancel();
    return true;
  }
  [[nodiscard]] int begun() const { return begun_; }
  [[nodiscard]] int parts_read() const { return read_; }

 private:
  int done_;
  Control& control_;
  int begun_ = 0;
  int read_ = 0;
};

class NoKernel final : public RowKernel {
 public:
  void fill(std::span<const TableRow> /*rows*/) const override {}
};

// A stop is no damage: a sweep that began anew would take the place of the layers that are done.
TEST(Layers, AStopWhileLayersAreRestoredLeavesThemAsTheyAre) {
  constexpr std::int32_t kSide = 14;
  const LayerTask task{.start = std::vector<std::int32_t>(kSide, kSide),
                       .reach = 2,
                       .inner_bits = 4,
                       .archived = true};
  const LayerRoom room{.table_bytes = std::uint64_t{1} << 32, .bytes = std::uint64_t{1} << 32};
  std::uint64_t least = 0;
  const auto sweep = SlotSweep::make(Ranking::all(kSide, kSide), task, room, least);
  ASSERT_NE(sweep, nullptr);
  auto table = ValueTable::make(sweep->table_words(), task.width);
  ASSERT_TRUE(table);
  Control control;
  CancellingArchive archive((sweep->first_layer() + sweep->last_layer()) / 2, control);
  EXPECT_FALSE(sweep->run(NoKernel(), *table, &archive, control));
  EXPECT_EQ(archive.parts_read(), 1);
  EXPECT_EQ(archive.begun(), 0);
}

// Parts of one layer, longer than a block together, lie behind each other.
TEST(Layers, PackedPartsComeBackInAnyOrder) {
  constexpr std::size_t kParts = 40;
  constexpr std::size_t kWords = 2000;
  PackedLayers layers({.first = 0, .last = 9, .reach = 1}, Stay::All, true, 1 << 24, 4);
  Random random(3);
  std::vector<std::vector<std::uint32_t>> parts(kParts, std::vector<std::uint32_t>(kWords));
  ASSERT_TRUE(layers.open(5, 0));
  for (std::size_t i = 0; i < kParts; ++i) {
    for (std::uint32_t& word : parts[i]) word = static_cast<std::uint32_t>(random.below(1 << 30));
    layers.store(5, i, std::as_bytes(std::span(parts[i])));
  }
  ASSERT_TRUE(layers.close(5)) << layers.failure();
  for (std::size_t i = kParts; i-- > 0;) {
    std::vector<std::uint32_t> words(kWords);
    ASSERT_TRUE(layers.read(5, i, std::as_writable_bytes(std::span(words)))) << i;
    EXPECT_EQ(words, parts[i]) << i;
  }
}

TEST(Layers, WideNumbers) {
  Random random(5);
  const OptimumProblem problem = random_pieces(random, 11, 11, 100, 1'000'000'000'000);
  Control control;
  const OptimumResult table =
      solve_optimum(problem, {.line = true, .route = Route::Words}, control);
  Control limited(Budget{.threads = 2, .memory_bytes = 2 << 20});
  const OptimumResult layers = solve_optimum(problem, {.line = true}, limited);
  EXPECT_EQ(layers.run.regime, "layers");
  EXPECT_EQ(layers.value, table.value);
  EXPECT_EQ(layers.line, table.line);
}

TEST(Layers, TooLittleMemoryIsSaid) {
  Random random(5);
  const OptimumProblem problem = random_pieces(random, 12, 12, 100, 1000);
  Control limited(Budget{.memory_bytes = 200'000});
  const OptimumResult result = solve_optimum(problem, {.line = true}, limited);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_NE(result.run.limit.find("needs"), std::string::npos);
  EXPECT_FALSE(result.value);
  EXPECT_LE(result.bounds.lower, result.bounds.upper);
}

}  // namespace
}  // namespace minimex::contour
