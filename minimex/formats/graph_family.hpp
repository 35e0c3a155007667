// The families that are graphs rather than boards: one table row says all about each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex {

/// The numbers of a graph family, `name:n` or `name:n,k`.
struct FamilySize {
  std::int64_t n = 0;
  std::int64_t k = 0;
};

/// The edges of a graph under construction; takes no more once `control` (may be null) stops.
class EdgeList {
 public:
  explicit EdgeList(Control* control) : control_(control) {}

  void reserve(std::size_t edges) { edges_.reserve(edges); }
  void add(std::int64_t u, std::int64_t v) {
    constexpr std::size_t kBetweenChecks = std::size_t{1} << 18;
    if (stopped_) return;
    edges_.emplace_back(static_cast<Vertex>(u), static_cast<Vertex>(v));
    if (control_ != nullptr && edges_.size() % kBetweenChecks == 0) stopped_ = control_->stopped();
  }
  /// The graph of these edges; empty when stopped.
  Graph graph(Vertex vertices) && {
    return stopped_ ? Graph() : Graph::from_edges(vertices, std::move(edges_), control_);
  }

 private:
  std::vector<Edge> edges_;
  Control* control_;
  bool stopped_ = false;
};

struct GraphFamily {
  std::string_view name;
  std::string_view form;    ///< how it is written: `petersen:N,K`
  std::int64_t fewest = 0;  ///< range of n
  std::int64_t most = 0;
  std::optional<std::int64_t> least_k = std::nullopt;  ///< nothing: there is no k
  std::uint64_t (*vertices)(FamilySize) = nullptr;
  std::uint64_t (*edges)(FamilySize) = nullptr;
  std::uint64_t (*degree)(FamilySize) = nullptr;   ///< an upper bound of the degrees
  void (*build)(FamilySize, EdgeList&) = nullptr;  ///< appends every edge once
};

/// All of them, in the order in which they are listed to people.
std::span<const GraphFamily> graph_families();

/// The one called `name`; nullptr when there is none.
const GraphFamily* find_graph_family(std::string_view name);

/// The line graph: a vertex for each edge of `graph` in lexicographic order, adjacent when the
/// edges share an end. O(sum of squared degrees). Requires fewer than 2^31 edges. Empty when
/// `control` stops on the way.
Graph line_graph(const Graph& graph, Control* control = nullptr);

}  // namespace minimex
