#include "minimex/games/chomp/generate.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex::chomp {
namespace {

// Rows that all simpler diagrams of one kind may have together.
constexpr std::size_t kMostRows = 1'000'000;

/// `length` without those of its cells that are in the columns of `cut`.
std::int32_t length_without(std::int32_t length, const Cut& cut) {
  const auto cells = static_cast<std::size_t>(length);
  return static_cast<std::int32_t>(cells - (std::min(cells, cut.end) - std::min(cells, cut.begin)));
}

Instance without_columns(const Instance& instance, const Cut& cut) {
  Instance smaller{{}};
  for (const std::int32_t length : instance.shape) {
    const std::int32_t left = length_without(length, cut);
    if (left > 0) smaller.shape.push_back(left);
  }
  return smaller;
}

void cut_corners(const Instance& instance, std::vector<Instance>& out) {
  const auto& shape = instance.shape;
  for (std::size_t row = 0; row < shape.size(); ++row) {
    const bool last = row + 1 == shape.size();
    if (shape[row] < 2 || (!last && shape[row + 1] == shape[row])) continue;
    out.push_back(instance);
    --out.back().shape[row];
  }
}

}  // namespace

Instance generate(const GenerateOptions& options) {
  const auto sides = generate_sides(options, {6, 6}, 1, static_cast<std::int32_t>(kMaxSide));
  const std::int32_t rows = sides[0];
  const std::int32_t cols = sides[1];
  const std::uint32_t density = generate_density(options, kWhole / 2);
  expect_no_values(options);
  // Lengths as likely from `shortest` to `longest`, which are as far from the share asked for.
  const std::int64_t twice = std::int64_t{2} * density * cols / kWhole;
  const std::int64_t longest = std::clamp<std::int64_t>(twice, 1, cols);
  const std::int64_t shortest = std::clamp<std::int64_t>(twice - cols, 1, cols);
  Random random(options.seed);
  Instance instance{{}};
  for (std::int32_t row = 0; row < rows; ++row) {
    instance.shape.push_back(static_cast<std::int32_t>(random.between(shortest, longest)));
  }
  std::sort(instance.shape.begin(), instance.shape.end(), std::greater<>());
  return instance;
}

std::vector<Instance> simpler(const Instance& instance) {
  const std::size_t rows = instance.shape.size();
  const std::size_t most = std::max<std::size_t>(kMostRows / rows, 2);
  std::vector<Instance> smaller;
  for (const Cut& cut : cuts(rows, most)) {
    if (cut.size() == rows) continue;
    smaller.push_back({without(instance.shape, cut)});
  }
  const auto cols = static_cast<std::size_t>(instance.shape[0]);
  for (const Cut& cut : cuts(cols, most)) {
    if (cut.size() < cols) smaller.push_back(without_columns(instance, cut));
  }
  if (rows <= most) cut_corners(instance, smaller);
  return smaller;
}

}  // namespace minimex::chomp
