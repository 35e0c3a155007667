// The options of `generate`, checked in one way for all games.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/games/game.hpp"

namespace minimex {

inline constexpr std::uint32_t kWhole = 1'000'000;  ///< the density 1, in millionths

/// The sides asked for: `usual` when there are none. Throws InputError with source `--size` unless
/// their number is that of `usual` (or one, which then stands for all), each is from `low` to
/// `high`, and they make at most 2^27 cells.
std::vector<std::int32_t> generate_sides(const GenerateOptions& options,
                                         const std::vector<std::int32_t>& usual, std::int32_t low,
                                         std::int32_t high);

/// The density asked for, in millionths, at most 10^6; `usual` when there is none. Throws
/// InputError with source `--density`.
std::uint32_t generate_density(const GenerateOptions& options, std::uint32_t usual);

/// The largest value asked for, from 0 to `high`; `usual` when there is none. Throws InputError
/// with source `--max-value`.
std::int64_t generate_max_value(const GenerateOptions& options, std::int64_t usual,
                                std::int64_t high);

/// The largest value such that `count` of them add up to at most 2^63-1.
std::int64_t largest_summand(std::int64_t count) noexcept;

/// Throws InputError with source `--max-value` when one is given: the game has no values.
void expect_no_values(const GenerateOptions& options);

}  // namespace minimex
