// What the games on two-dimensional boards share in making and shrinking instances.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "minimex/games/game.hpp"

namespace minimex {

struct BoardSides {
  std::int32_t rows = 1;
  std::int32_t cols = 1;
};

/// The sides that --size asks for, N x N or R x C; `usual` x `usual` when it does not. Throws
/// InputError unless there are one or two sides from 1 to 10^6, and at most 10^8 cells.
BoardSides board_sides(const GenerateOptions& options, std::int32_t usual);

/// Millionths that --density asks for, at most 10^6, else `usual`. Throws InputError.
std::uint32_t board_density(const GenerateOptions& options, std::uint32_t usual);

/// The largest value that --max-value asks for, else `usual`. Throws InputError when it is negative
/// or when `count` such values can add up to more than 2^63-1.
std::int64_t board_max_value(const GenerateOptions& options, std::int64_t usual,
                             std::int64_t count);

/// A part of a list.
struct Cut {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// What to leave out of a list of `length` things to shrink it: either half, each quarter, and so
/// on down to single things, as long as there are not more than `most` cuts of a size.
std::vector<Cut> cuts(std::size_t length, std::size_t most);

}  // namespace minimex
