// Sweeps that an archive ends after some layer, and that go on from what it has kept.
#include "minimex/contour/layer_sweep.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/layer_archive.hpp"
#include "minimex/contour/part_sweep.hpp"
#include "minimex/contour/reduction.hpp"
#include "minimex/contour/removal_words.hpp"
#include "minimex/contour/score_words.hpp"
#include "minimex/contour/slot_sweep.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/contours.hpp"

namespace minimex::contour {
namespace {

/// Keeps what it is given, and fails after the layer `stop`.
class StoppingArchive final : public LayerArchive {
 public:
  using Parts = std::map<std::pair<int, std::size_t>, std::vector<std::byte>>;

  StoppingArchive() : LayerArchive(sizeof(std::int32_t)) {}

  [[nodiscard]] const Parts& parts() const noexcept { return parts_; }
  [[nodiscard]] int filled() const noexcept { return filled_; }
  void stop_after(int layer) { stop_ = layer; }
  /// For a run that goes on: forgets all layers but those that it needs.
  void keep_least(int reach) {
    std::erase_if(parts_, [&](const auto& part) { return part.first.first >= *done_ + reach; });
    stop_.reset();
    filled_ = 0;
  }

  [[nodiscard]] std::optional<int> done() const override { return done_; }
  void store(int layer, std::size_t part, std::span<const std::byte> words) override {
    const std::lock_guard lock(mutex_);
    parts_[{layer, part}].assign(words.begin(), words.end());
  }
  bool close(int layer) override {
    ++filled_;
    done_ = layer;
    return stop_ != layer;
  }
  bool read(int layer, std::size_t part, std::span<std::byte> words) override {
    const std::lock_guard lock(mutex_);
    const auto found = parts_.find({layer, part});
    if (found == parts_.end() || found->second.size() != words.size()) return false;
    std::ranges::copy(found->second, words.begin());
    return true;
  }

 private:
  std::mutex mutex_;
  Parts parts_;
  std::optional<int> done_ = std::nullopt;
  std::optional<int> stop_ = std::nullopt;
  int filled_ = 0;  // layers
};

using KernelOf = std::function<std::unique_ptr<RowKernel>(const Tiling& tiling, ValueTable& table)>;

/// Runs a sweep in a table of its own. False when the archive has ended it.
bool run(LayerSweep& sweep, const KernelOf& kernel_of, StoppingArchive& archive) {
  auto table = ValueTable::make(sweep.table_words(), sweep.width());
  const std::unique_ptr<RowKernel> kernel = kernel_of(sweep.tiling(), table.value());
  Control control;
  return sweep.run(*kernel, *table, &archive, control);
}

/// `make`: makes the sweep at hand, a new one each time.
void expect_going_on(const std::function<std::unique_ptr<LayerSweep>()>& make,
                     const KernelOf& kernel_of) {
  StoppingArchive whole;
  const auto first = make();
  ASSERT_TRUE(run(*first, kernel_of, whole));
  const int needed = first->reach();
  ASSERT_GT(first->last_layer(), first->first_layer() + needed);
  for (int stop = first->last_layer(); stop > first->first_layer(); --stop) {
    SCOPED_TRACE("after layer " + std::to_string(stop));
    StoppingArchive archive;
    archive.stop_after(stop);
    ASSERT_FALSE(run(*make(), kernel_of, archive));
    archive.keep_least(needed);
    ASSERT_TRUE(run(*make(), kernel_of, archive));
    EXPECT_EQ(archive.filled(), stop - first->first_layer());
    StoppingArchive::Parts expected = whole.parts();
    std::erase_if(expected, [&](const auto& part) { return part.first.first >= stop + needed; });
    ASSERT_EQ(archive.parts(), expected);
  }
}

void expect_going_on(LayerTask task, std::int32_t rows, std::int32_t cols,
                     const KernelOf& kernel_of) {
  task.start.assign(static_cast<std::size_t>(cols), rows);
  task.archived = true;
  const Ranking ranking = Ranking::all(rows, cols);
  const auto slots = [&] {
    std::uint64_t least = 0;
    return SlotSweep::make(ranking, task, {.table_bytes = 1 << 24, .bytes = 1 << 24}, least);
  };
  expect_going_on(slots, kernel_of);
  ASSERT_FALSE(testing::Test::HasFatalFailure());
  expect_going_on([&] { return PartSweep::make(ranking, task); }, kernel_of);
}

LayerTask random_task(Random& random, int reach) {
  return {.reach = reach,
          .inner_bits = static_cast<int>(random.between(1, 3)),
          .upper_bits = static_cast<int>(random.between(0, 3)),
          .threads = static_cast<int>(random.between(1, 2))};
}

/// Calls each(random, rows, cols) for boards of random sides, until a test fails.
void for_random_sides(
    const std::function<void(Random& random, std::int32_t rows, std::int32_t cols)>& each) {
  for (std::uint64_t seed = 1; seed <= 40 && !testing::Test::HasFatalFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto rows = static_cast<std::int32_t>(random.between(8, 10));
    each(random, rows, static_cast<std::int32_t>(random.between(8, 10)));
  }
}

TEST(LayerSweep, OfCostsGoesOnFromEveryLayer) {
  for_random_sides([](Random& random, std::int32_t rows, std::int32_t cols) {
    const OptimumProblem problem = tests::random_pieces(random, rows, cols, 100, 1000);
    const Core core = reduce(problem);
    expect_going_on(random_task(random, 2), core.place.rows, core.place.cols,
                    [&](const Tiling& tiling, ValueTable& table) {
                      return removal_kernel(problem, core, tiling, Kernel::Automatic, table);
                    });
  });
}

TEST(LayerSweep, OfMarginsGoesOnFromEveryLayer) {
  for_random_sides([](Random& random, std::int32_t rows, std::int32_t cols) {
    const ScoreProblem problem = tests::random_scores(random, rows, cols, 1000);
    expect_going_on(random_task(random, 1), rows, cols,
                    [&](const Tiling& tiling, ValueTable& table) {
                      return margin_kernel(problem, tiling, Kernel::Automatic, table);
                    });
  });
}

}  // namespace
}  // namespace minimex::contour
