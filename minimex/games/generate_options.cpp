#include "minimex/games/generate_options.hpp"

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"

namespace minimex {

std::vector<std::int32_t> generate_sides(const GenerateOptions& options,
                                         const std::vector<std::int32_t>& usual, std::int32_t low,
                                         std::int32_t high) {
  if (options.size.empty()) return usual;
  if (options.size.size() != 1 && options.size.size() != usual.size()) {
    throw InputError({.source = "--size"},
                     usual.size() == 1
                         ? fmt::format("{} sides, expected one number", options.size.size())
                         : fmt::format("{} sides, expected one number or {} sides",
                                       options.size.size(), usual.size()));
  }
  for (const std::int32_t side : options.size) {
    if (side >= low && side <= high) continue;
    throw InputError({.source = "--size"},
                     fmt::format("{} is out of range, expected {} to {}", side, low, high));
  }
  if (options.size.size() == usual.size()) return options.size;
  return std::vector<std::int32_t>(usual.size(), options.size[0]);
}

std::uint32_t generate_density(const GenerateOptions& options, std::uint32_t usual) {
  const std::uint32_t density = options.density.value_or(usual);
  if (density > kWhole) {
    throw InputError({.source = "--density"}, "the density is above 1, expected 0 to 1");
  }
  return density;
}

void expect_no_values(const GenerateOptions& options) {
  if (options.max_value) {
    throw InputError({.source = "--max-value"}, "the game has no values, expected no such option");
  }
}

}  // namespace minimex
