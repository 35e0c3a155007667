// One connected graph of a Node Kayles sum: its nimber, and those of what play leaves of it.
//
// Direct answers first (paths, cycles, cliques, sixteen vertices, a free involution), then the
// search. A graph too large for the search may shrink to one that is not when its twins are merged;
// otherwise bounds are all there is: 0, and the longest play, which is at most the number of
// vertices less the edges of any matching.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/nimber/search.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// What the searches of one solve may take.
inline std::uint64_t nimber_table_bytes(const NimberOptions& options, const Control& control) {
  const std::uint64_t all = control.budget().memory_bytes;
  return options.table_bytes == 0 ? all : std::min(all, options.table_bytes);
}

class NimberComponent {
 public:
  /// `graph` is connected and not empty.
  NimberComponent(Graph graph, const NimberTechniques& techniques, Control& control);

  [[nodiscard]] const Graph& graph() const noexcept { return graph_; }

  /// Finds `nimber()` when there is a direct answer; false when there is none.
  bool solve_directly();
  /// Finds `nimber()`; the report says why when it does not. Its search, if it comes to one, takes
  /// at most `bytes`, now and later.
  RunReport solve(std::uint64_t bytes);
  [[nodiscard]] std::optional<int> nimber() const noexcept { return nimber_; }
  /// Proved bounds, both inclusive.
  [[nodiscard]] int lower() const noexcept { return lower_; }
  [[nodiscard]] int upper() const noexcept { return upper_; }

  /// The nimber of the subgraph on `rest`, connected or not; nothing when a limit was reached.
  std::optional<int> nimber_of(std::span<const Vertex> rest);
  /// Whether it is `value`; often cheaper.
  std::optional<bool> is(std::span<const Vertex> rest, int value);

  /// Of the search that this component keeps for `nimber_of` and `is`; 0 without one.
  [[nodiscard]] std::uint64_t positions() const noexcept;
  [[nodiscard]] std::uint64_t peak_bytes() const noexcept;
  /// Drops that search.
  void forget() noexcept { search_.reset(); }

 private:
  bool settle_directly(const Graph& graph);
  RunReport search_report(const Graph& graph, NimberSearch* search);
  RunReport solve_without_twins();
  [[nodiscard]] std::unique_ptr<NimberSearch> make_search(const Graph& graph) const;
  NimberSearch* own_search();
  [[nodiscard]] std::optional<int> fresh_nimber(std::span<const Vertex> rest) const;
  void settle(int nimber) noexcept;

  Graph graph_;
  NimberTechniques techniques_;
  std::uint64_t bytes_ = 0;
  Control& control_;
  std::unique_ptr<NimberSearch> search_;  // of graph_, made when first needed
  std::optional<int> nimber_;
  int lower_ = 0;
  int upper_ = 0;
};

}  // namespace minimex::conflict
