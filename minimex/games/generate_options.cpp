#include "minimex/games/generate_options.hpp"

#include <limits>
#include <string>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

constexpr std::int64_t kMostCells = std::int64_t{1} << 27;

[[noreturn]] void fail(const std::string& option, const std::string& message) {
  throw InputError({.source = option}, message);
}

std::string out_of_range(std::int64_t number, std::int64_t low, std::int64_t high) {
  return fmt::format("{} is out of range, expected {} to {}", number, low, high);
}

void expect_few_cells(const std::vector<std::int32_t>& sides) {
  std::int64_t cells = 1;
  for (const std::int32_t side : sides) {
    if (side != 0 && cells > kMostCells / side) {
      fail("--size", fmt::format("{} cells are too many, expected at most {}",
                                 fmt::join(sides, "x"), kMostCells));
    }
    cells *= side;
  }
}

}  // namespace

std::vector<std::int32_t> generate_sides(const GenerateOptions& options,
                                         const std::vector<std::int32_t>& usual, std::int32_t low,
                                         std::int32_t high) {
  if (options.size.empty()) return usual;
  if (options.size.size() != 1 && options.size.size() != usual.size()) {
    fail("--size",
         usual.size() == 1
             ? fmt::format("{}, expected one number", counted(options.size.size(), "side"))
             : fmt::format("{}, expected one number or {}", counted(options.size.size(), "side"),
                           counted(usual.size(), "side")));
  }
  for (const std::int32_t side : options.size) {
    if (side < low || side > high) fail("--size", out_of_range(side, low, high));
  }
  std::vector<std::int32_t> sides = options.size;
  sides.resize(usual.size(), options.size[0]);
  expect_few_cells(sides);
  return sides;
}

std::uint32_t generate_density(const GenerateOptions& options, std::uint32_t usual) {
  const std::uint32_t density = options.density.value_or(usual);
  if (density > kWhole) fail("--density", "the density is above 1, expected 0 to 1");
  return density;
}

std::int64_t generate_max_value(const GenerateOptions& options, std::int64_t usual,
                                std::int64_t high) {
  const std::int64_t value = options.max_value.value_or(usual);
  if (value < 0 || value > high) fail("--max-value", out_of_range(value, 0, high));
  return value;
}

std::int64_t largest_summand(std::int64_t count) noexcept {
  return std::numeric_limits<std::int64_t>::max() / count;
}

void expect_no_values(const GenerateOptions& options) {
  if (options.max_value) fail("--max-value", "the game has no values, expected no such option");
}

}  // namespace minimex
