// How many vertices a sparse text may claim, so that a few bytes never ask for gigabytes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "minimex/core/board.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// Most vertices of a graph written as a list of edges in `source`: 10^6, or one a byte in longer
/// texts, which every graph without a crowd of isolated vertices keeps; at most 2^31 - 1.
inline std::int64_t vertex_limit(const Source& source) noexcept {
  constexpr std::int64_t kMost = std::numeric_limits<Vertex>::max();
  return std::clamp(static_cast<std::int64_t>(source.text.size()), kMaxSide, kMost);
}

}  // namespace minimex
