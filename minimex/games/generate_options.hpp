// The options of `generate`, checked in one way for all games.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/games/game.hpp"

namespace minimex {

inline constexpr std::uint32_t kWhole = 1'000'000;  ///< the density 1, in millionths

/// The sides asked for: `usual` when there are none. Throws InputError with source `--size` unless
/// their number is that of `usual` (or one, which then stands for all) and each is from `low` to
/// `high`.
std::vector<std::int32_t> generate_sides(const GenerateOptions& options,
                                         const std::vector<std::int32_t>& usual, std::int32_t low,
                                         std::int32_t high);
/// The density asked for, in millionths, at most 10^6; `usual` when there is none.
std::uint32_t generate_density(const GenerateOptions& options, std::uint32_t usual);
/// Throws InputError with source `--max-value` when one is given: the game has no values.
void expect_no_values(const GenerateOptions& options);

}  // namespace minimex
