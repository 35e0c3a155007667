// The families that are graphs rather than boards: one table row says all about each.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex {

/// The numbers of a graph family, `name:n` or `name:n,k`.
struct FamilySize {
  std::int64_t n = 0;
  std::int64_t k = 0;
};

struct GraphFamily {
  std::string_view name;
  std::string_view form;    ///< how it is written: `petersen:N,K`
  std::int64_t fewest = 0;  ///< range of n
  std::int64_t most = 0;
  std::optional<std::int64_t> least_k = std::nullopt;  ///< nothing: there is no k
  std::uint64_t (*vertices)(FamilySize) = nullptr;
  std::uint64_t (*edges)(FamilySize) = nullptr;
  std::uint64_t (*degree)(FamilySize) = nullptr;            ///< an upper bound of the degrees
  void (*build)(FamilySize, std::vector<Edge>&) = nullptr;  ///< appends every edge once
};

/// All of them, in the order in which they are listed to people.
std::span<const GraphFamily> graph_families();

/// The one called `name`; nullptr when there is none.
const GraphFamily* find_graph_family(std::string_view name);

/// The line graph: a vertex for each edge of `graph` in lexicographic order, adjacent when the
/// edges share an end. O(sum of squared degrees). Requires fewer than 2^31 edges.
Graph line_graph(const Graph& graph);

}  // namespace minimex
