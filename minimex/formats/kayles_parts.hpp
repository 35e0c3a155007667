// The connected parts of Node Kayles positions as proofs name them, and those that need no proof.
//
// A position is the sum of its connected parts, its nimber the XOR of theirs. Three kinds of parts
// have a nimber by theorem:
// - Paths: Dawson's Kayles, the octal game 0.137. By the octal periodicity theorem (R. K. Guy,
//   C. A. B. Smith, "The G-values of various games", 1956) nimbers that repeat with period p from
//   n0 up to 2 n0 + p + 3 repeat for ever; here p = 34 and n0 = 52, and the range is computed and
//   compared.
// - Cycles of n: every move leaves a path of n-3, so the nimber is 1 if that path has 0, else 0.
// - Cliques: every move ends the game, so the nimber is 1.
// Twins go before anything is named, for as long as there are any:
// - Of true twins (equal closed neighbourhoods) one stays. Taking either removes the same vertices,
//   and any other move that removes one removes both: by induction each option has an equal one in
//   the smaller position, and the other way round.
// - Of m >= 3 false twins (equal open neighbourhoods) one stays if m is odd, else two: m and m-2
//   are alike. Taking a twin leaves the others isolated, m-1 or m-3 of them, which only counts by
//   parity; taking a common neighbour removes all; after any other move induction applies (twins
//   that are isolated by then count by parity). Not from 2 to 0: then nobody could take a twin.
// What is left is named up to isomorphism. Provers and checkers share this file.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/formats/graph_types.hpp"

namespace minimex {

/// The nimber of a path of `vertices` >= 0.
int kayles_path_nimber(std::uint64_t vertices);

/// The nimber of a connected graph with `vertices` vertices (at least 1) and `edges` edges, none of
/// its vertices having more than two neighbours when `thin`; nothing where no theorem holds.
std::optional<int> kayles_theorem(std::uint64_t vertices, std::uint64_t edges, bool thin);

/// The vertices of a connected graph that stay, in increasing order, once no twins can go.
/// A pass takes O(V log V + E), and each but the last removes a vertex.
std::vector<Vertex> without_kayles_twins(const Graph& graph);

/// A connected part of a position.
struct KaylesPart {
  std::optional<int> nimber = std::nullopt;  ///< set when a theorem tells; then nothing else is
  GraphTypes::Name name = {};                ///< without twins; the text is empty when too large
  /// The vertices of the whole graph that stay without twins, in the order of the named graph; in
  /// increasing order when that is too large for a name.
  std::vector<Vertex> vertices = {};

  [[nodiscard]] bool too_large() const noexcept { return name.first > GraphTypes::kMostVertices; }
};

/// A position: its nimber is `known` XOR the nimbers of `parts`, in which no two are isomorphic.
struct KaylesSum {
  int known = 0;
  std::vector<KaylesPart> parts = {};
};

/// Names parts of one graph. Not for use by several threads at once.
class KaylesNamer {
 public:
  /// Keeps a reference to `graph`. O(V).
  explicit KaylesNamer(const Graph& graph)
      : graph_(graph), place_(static_cast<std::size_t>(graph.vertex_count()), kNowhere) {}

  /// The part on `members`, which are connected and in increasing order.
  KaylesPart part(const std::vector<Vertex>& members);

  /// What is left of the whole graph when a token is placed on `v`. O(V + E) besides naming.
  KaylesSum after(Vertex v);

 private:
  static constexpr Vertex kNowhere = -1;
  Graph induced(const std::vector<Vertex>& members);

  const Graph& graph_;
  std::vector<Vertex> place_;  // all kNowhere between calls
};

}  // namespace minimex
