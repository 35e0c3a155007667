// Small connected graphs, numbered up to isomorphism: the pieces that proofs about sums speak of.
//
// In a proof the list comes first: how many types, and for each the number of vertices and the
// canonical name (core/canonical.hpp), by vertices and then name. All later numbers of types refer
// to that list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/proof.hpp"

namespace minimex {

using GraphType = std::uint32_t;

class GraphTypes {
 public:
  /// The largest graph that can have a type: its name takes 64 KiB.
  static constexpr Vertex kMostVertices = 1024;
  /// The number of vertices and the canonical name.
  using Name = std::pair<Vertex, std::string>;

  GraphTypes() = default;
  GraphTypes(GraphTypes&&) = default;
  GraphTypes& operator=(GraphTypes&&) = default;

  [[nodiscard]] std::size_t size() const noexcept { return names_.size(); }
  [[nodiscard]] Vertex vertex_count(GraphType type) const noexcept { return names_[type]->first; }
  [[nodiscard]] Graph graph(GraphType type) const;
  /// About the bytes held.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }

  /// The type of a connected graph with 1 to kMostVertices vertices, added when it is new.
  GraphType add(const Graph& graph);
  GraphType add(Name name);
  /// Its type, if it has one.
  [[nodiscard]] std::optional<GraphType> find(const Graph& graph) const;
  [[nodiscard]] std::optional<GraphType> find(const Name& name) const;

  /// Writes the list; returns the number that each type has in it.
  std::vector<GraphType> write(ProofWriter& out) const;
  /// Reads a list. Throws ProofError when it is malformed, a graph is not connected or the order is
  /// wrong. Empty with `control` stopped or the list not fitting the budget: `why` says so then.
  static GraphTypes read(ProofReader& in, Control& control, RunReport& why);

 private:
  struct NameHash {
    std::size_t operator()(const Name& name) const noexcept {
      return std::hash<std::string>()(name.second) ^ static_cast<std::size_t>(name.first);
    }
  };
  std::unordered_map<Name, GraphType, NameHash> types_;
  std::vector<const Name*> names_;  // keys of types_, which stay where they are
  std::uint64_t bytes_ = 0;
};

/// What is left of `graph` when a token stands on `v`: all but v and its neighbours, renumbered.
Graph without_neighbourhood(const Graph& graph, Vertex v);

}  // namespace minimex
