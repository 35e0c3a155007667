#include "minimex/games/board_options.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include <fmt/format.h>

#include "minimex/core/board.hpp"
#include "minimex/core/input_error.hpp"

namespace minimex {
namespace {

constexpr std::int64_t kMostCells = 100'000'000;
constexpr std::uint32_t kWhole = 1'000'000;  // millionths

[[noreturn]] void fail(const std::string& option, std::size_t column, const std::string& message) {
  throw InputError({.source = option, .column = column}, message);
}

}  // namespace

BoardSides board_sides(const GenerateOptions& options, std::int32_t usual) {
  const auto& size = options.size;
  if (size.empty()) return {usual, usual};
  if (size.size() > 2) {
    fail("--size", 1, fmt::format("{} sides, expected N or RxC", size.size()));
  }
  for (const std::int32_t side : size) {
    if (side < 1 || side > kMaxSide) {
      fail("--size", 1, fmt::format("{} is not a side, expected 1 to {}", side, kMaxSide));
    }
  }
  const BoardSides sides{size.front(), size.back()};
  if (std::int64_t{sides.rows} * sides.cols > kMostCells) {
    fail("--size", 1,
         fmt::format("{}x{} cells are too many to make up, expected at most {}", sides.rows,
                     sides.cols, kMostCells));
  }
  return sides;
}

std::uint32_t board_density(const GenerateOptions& options, std::uint32_t usual) {
  const std::uint32_t density = options.density.value_or(usual);
  if (density > kWhole) fail("--density", 1, "more than the whole, expected 0 to 1");
  return density;
}

std::int64_t board_max_value(const GenerateOptions& options, std::int64_t usual,
                             std::int64_t count) {
  const std::int64_t value = options.max_value.value_or(usual);
  if (value < 0) fail("--max-value", 1, fmt::format("{} is negative, expected at least 0", value));
  if (value > std::numeric_limits<std::int64_t>::max() / count) {
    fail("--max-value", 1,
         fmt::format("{} values up to {} can add up to more than 2^63-1, expected at most {}",
                     count, value, std::numeric_limits<std::int64_t>::max() / count));
  }
  return value;
}

std::vector<Cut> cuts(std::size_t length, std::size_t most) {
  std::vector<Cut> found;
  if (length == 0) return found;
  for (std::size_t size = (length + 1) / 2; (length + size - 1) / size <= most;
       size = (size + 1) / 2) {
    for (std::size_t begin = 0; begin < length; begin += size) {
      found.push_back({begin, std::min(begin + size, length)});
    }
    if (size == 1) break;
  }
  return found;
}

}  // namespace minimex
