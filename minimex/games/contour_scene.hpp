// The border between what is gone and what is left, as the games on contours draw it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/core/scene.hpp"

namespace minimex {

/// Corners of the border of the Young diagram with these row lengths (non-increasing) in the upper
/// left of a board of `cols` columns: from the lower left corner of the board to the upper right.
std::vector<SceneCorner> staircase(std::span<const std::int32_t> lengths, std::int32_t cols);

}  // namespace minimex
