// A Node Kayles position of a large graph that grows: what proofs say about a whole game.
//
// Vertices become free, one group after another, and the position is asked for its parts now and
// then. A line of play, taken back move by move from its end, is such a sequence; growing instead
// of shrinking lets a union-find follow the parts, with counts that tell paths, cycles and cliques
// in constant time. So a line through a million vertices of paths costs O(V log V).
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/formats/kayles_parts.hpp"

namespace minimex {

class KaylesPosition {
 public:
  /// Nothing is free at first. Keeps a reference to `graph`. O(V).
  explicit KaylesPosition(const Graph& graph);

  /// About the bytes that a position of `vertices` vertices takes.
  static std::uint64_t bytes(std::uint64_t vertices) noexcept { return 240 * vertices; }

  /// Frees `vertices`, none of which is free. O((V + E) log V) for all calls together.
  void free(std::span<const Vertex> vertices);

  /// The whole position as a sum. Looks only at parts that changed.
  struct Sum {
    int known = 0;  ///< XOR of the nimbers that theorems tell
    /// By name, the vertices of one of an odd number of isomorphic parts, as in KaylesPart.
    std::map<GraphTypes::Name, std::vector<Vertex>> parts = {};
    /// Parts too large for a name, by smallest vertex: the vertices that stay without twins.
    std::map<Vertex, std::vector<Vertex>> large = {};
  };
  const Sum& sum();

 private:
  struct Set {
    std::vector<Vertex> members = {};
    std::uint64_t edges = 0;
    std::uint64_t thick = 0;              // members with more than two free neighbours
    std::optional<KaylesPart> part = {};  // when it counts in sum_
  };

  void free_one(Vertex v);
  void add_neighbour(Vertex v);
  void unite(Vertex u, Vertex v);
  void withdraw(Set& set);
  void count(Set& set);
  void toggle(const KaylesPart& part);

  const Graph& graph_;
  KaylesNamer namer_;
  std::vector<Vertex> set_of_;   // the vertex whose entry of sets_ holds this one; kNone
  std::vector<Vertex> degree_;   // free neighbours of free vertices
  std::vector<Set> sets_;        // by some member
  std::vector<Vertex> changed_;  // sets to count again, if they still are sets
  Sum sum_;
};

}  // namespace minimex
