// The Node Kayles search over the positions of one graph: what nimber.cpp asks of it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "minimex/conflict/nimber.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// Remembers what it learns: asking about many positions of one graph costs little more than
/// asking about the hardest. Not for use by several threads at once.
class NimberSearch {
 public:
  NimberSearch() = default;
  NimberSearch(const NimberSearch&) = delete;
  NimberSearch& operator=(const NimberSearch&) = delete;
  virtual ~NimberSearch() = default;

  /// The nimber of the subgraph on `vertices`; nothing when the control stopped the search.
  virtual std::optional<int> nimber(std::span<const Vertex> vertices) = 0;
  /// Whether that nimber is `value`: often much cheaper than the nimber.
  virtual std::optional<bool> is(std::span<const Vertex> vertices, int value) = 0;

  /// After `nimber` of one connected position was stopped: no smaller value is possible.
  [[nodiscard]] virtual int proved_lower() const noexcept = 0;
  [[nodiscard]] virtual std::uint64_t positions() const noexcept = 0;
  [[nodiscard]] virtual std::uint64_t peak_bytes() const = 0;
};

/// Bytes that a search of a graph of `vertices` vertices needs at least.
std::uint64_t nimber_search_bytes(Vertex vertices) noexcept;

/// A search of `graph`, which has 1 to kNimberMostVertices vertices, in at most `bytes` >=
/// nimber_search_bytes.
std::unique_ptr<NimberSearch> make_nimber_search(const Graph& graph, const NimberOptions& options,
                                                 std::uint64_t bytes, Control& control);

}  // namespace minimex::conflict
