// The Node Kayles search over the positions of one graph: what nimber.cpp asks of it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/nimber/root_graph.hpp"
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

/// How the positions of a graph are searched: as sets of its vertices or, when it is a line graph,
/// of the vertices of its root. The two need different memory, so that comes before the search.
class NimberSearchPlan {
 public:
  /// Keeps a reference to `graph`, which has 1 to kNimberMostVertices vertices. Costs what
  /// `root_graph` costs.
  NimberSearchPlan(const Graph& graph, const NimberTechniques& techniques);

  /// Bytes that the search needs at least.
  [[nodiscard]] std::uint64_t least_bytes() const noexcept;
  /// The search, which takes at most `bytes` >= least_bytes(). It keeps a reference to `control`,
  /// none to the plan or the graph.
  [[nodiscard]] std::unique_ptr<NimberSearch> make(std::uint64_t bytes, Control& control) const;

 private:
  const Graph& graph_;
  NimberTechniques techniques_;
  std::optional<RootGraph> root_;  // set when its vertices make up the positions
};

}  // namespace minimex::conflict
