// How many vertices a sparse text may claim, so that a few bytes never ask for gigabytes; and what
// graphs take that come in millions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include <fmt/format.h>

#include "minimex/core/board.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// Most vertices of a graph written as a list of edges in `source`: 10^6, or one a byte in longer
/// texts, which every graph without a crowd of isolated vertices keeps; at most 2^31 - 1.
inline std::int64_t vertex_limit(const Source& source) noexcept {
  constexpr std::int64_t kMost = std::numeric_limits<Vertex>::max();
  return std::clamp(static_cast<std::int64_t>(source.text.size()), kMaxSide, kMost);
}

/// About the bytes that `graph` takes as one of a list of instances.
inline std::uint64_t listed_bytes(const Graph& graph) noexcept {
  constexpr std::uint64_t kEach = 448;  // in lists of graphs and of instances
  return kEach + graph_bytes(static_cast<std::uint64_t>(graph.vertex_count()), graph.edge_count());
}

/// The vertices of several graphs in one text: isolated ones cost no text of their own, so they are
/// bounded together, too.
class VertexTotal {
 public:
  /// `source` must outlive this.
  explicit VertexTotal(const Source& source)
      : source_(source), most_(kMaxSide + 8 * static_cast<std::int64_t>(source.text.size())) {}

  /// Counts a graph, which begins at byte `offset` of `piece`. Throws InputError, which points
  /// there, when they are too many now.
  void add(std::int64_t vertices, const Source& piece, std::size_t offset) {
    total_ += vertices;
    if (total_ <= most_) return;
    throw InputError(place_at(piece, offset),
                     fmt::format("the graphs have {} vertices together, expected at most {} "
                                 "in a text of {} bytes",
                                 total_, most_, source_.text.size()));
  }

 private:
  const Source& source_;
  std::int64_t most_;
  std::int64_t total_ = 0;
};

}  // namespace minimex
