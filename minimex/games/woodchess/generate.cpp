#include "minimex/games/woodchess/generate.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex::woodchess {
namespace {

// Cells that all simpler boards of one kind may have together.
constexpr std::size_t kMostCells = 1'000'000;

bool inside(const Cut& cut, std::int32_t at) {
  const auto index = static_cast<std::size_t>(at) - 1;
  return index >= cut.begin && index < cut.end;
}

/// Without some rows and some columns.
Instance without_lines(const Instance& instance, const Cut& rows, const Cut& cols) {
  Instance smaller{instance.rows - static_cast<std::int32_t>(rows.size()),
                   instance.cols - static_cast<std::int32_t>(cols.size())};
  for (std::int32_t row = 1; row <= instance.rows; ++row) {
    for (std::int32_t col = 1; col <= instance.cols; ++col) {
      if (inside(rows, row) || inside(cols, col)) continue;
      smaller.first.push_back(instance.first[instance.index(row, col)]);
      smaller.second.push_back(instance.second[instance.index(row, col)]);
    }
  }
  return smaller;
}

/// Boards with what `change` makes of one value of `matrix`, for each where that differs.
template <typename Change>
void change_values(const Instance& instance, std::vector<std::int64_t> Instance::*matrix,
                   const Change& change, std::vector<Instance>& out) {
  for (std::size_t cell = 0; cell < (instance.*matrix).size(); ++cell) {
    const std::int64_t value = change((instance.*matrix)[cell]);
    if (value == (instance.*matrix)[cell]) continue;
    out.push_back(instance);
    (out.back().*matrix)[cell] = value;
  }
}

template <typename Change>
void change_each_value(const Instance& instance, const Change& change, std::vector<Instance>& out) {
  change_values(instance, &Instance::first, change, out);
  change_values(instance, &Instance::second, change, out);
}

Instance halved(Instance instance) {
  for (std::int64_t& value : instance.first) value /= 2;
  for (std::int64_t& value : instance.second) value /= 2;
  return instance;
}

}  // namespace

Instance generate(const GenerateOptions& options) {
  const auto sides = generate_sides(options, {8, 8}, 1, static_cast<std::int32_t>(kMaxSide));
  const std::int32_t rows = sides[0];
  const std::int32_t cols = sides[1];
  const std::uint32_t density = generate_density(options, kWhole);
  const std::int64_t cells = std::int64_t{rows} * cols;
  const std::int64_t most = generate_max_value(options, 100'000, largest_summand(2 * cells));
  Random random(options.seed);
  Instance instance{rows, cols};
  for (auto* const matrix : {&instance.first, &instance.second}) {
    for (std::int64_t cell = 0; cell < cells; ++cell) {
      matrix->push_back(random.chance(density, kWhole) ? random.between(0, most) : 0);
    }
  }
  return instance;
}

std::vector<Instance> simpler(const Instance& instance) {
  const std::size_t most = std::max<std::size_t>(kMostCells / instance.first.size(), 2);
  std::vector<Instance> smaller;
  for (const Cut& cut : cuts(static_cast<std::size_t>(instance.rows), most)) {
    if (cut.size() == static_cast<std::size_t>(instance.rows)) continue;
    smaller.push_back(without_lines(instance, cut, {}));
  }
  for (const Cut& cut : cuts(static_cast<std::size_t>(instance.cols), most)) {
    if (cut.size() == static_cast<std::size_t>(instance.cols)) continue;
    smaller.push_back(without_lines(instance, {}, cut));
  }
  if (instance.first.size() > most) return smaller;
  smaller.push_back(halved(instance));
  if (smaller.back() == instance) smaller.pop_back();
  change_each_value(
      instance, [](std::int64_t) { return std::int64_t{0}; }, smaller);
  change_each_value(
      instance, [](std::int64_t value) { return value / 2; }, smaller);
  change_each_value(
      instance,
      [](std::int64_t value) { return value > 0   ? value - 1
                                      : value < 0 ? value + 1
                                                  : 0; },
      smaller);
  return smaller;
}

}  // namespace minimex::woodchess
