// Finds the facts of a nimber table: which moves show the nimbers of small graphs.
//
// The engine's search answers, the table shows why: to show a nimber g, a move to each value below
// g and for every move that it does not leave g; to show that a nimber is not h, one move to h, or
// the nimber where there is none. Only facts that something needs are added, moves to positions
// that are already in the table are preferred, and the search, which remembers, is asked before a
// move is taken for a witness: nothing is added in vain.
// A move takes at least two vertices of a part, so the recursion is at most 512 moves deep.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "minimex/conflict/nimber/search.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/graph_types.hpp"
#include "minimex/formats/kayles_parts.hpp"
#include "minimex/formats/proof.hpp"

namespace minimex::node_kayles {

/// A named graph inside another: vertex i of the named graph is `place[i]` of the other.
struct PlacedGraph {
  GraphTypes::Name name = {};
  std::vector<Vertex> place = {};
};

class FactFinder {
 public:
  explicit FactFinder(Control& control) : control_(control) {}

  /// From now on places are in `graph`, which has 1 to conflict::kNimberMostVertices vertices.
  /// False when there is no memory for its search.
  bool enter(const Graph& graph);

  /// Adds what shows the nimber of `part`, a graph without twins; false when a limit was reached.
  bool show_nimber(const PlacedGraph& part);

  /// Why something returned false; also the positions searched.
  [[nodiscard]] RunReport report() const;

  /// Writes the table (docs/certificates.md).
  void write(ProofWriter& out) const;

 private:
  struct Fact {
    int nimber = -1;                                     // -1: not shown
    std::vector<std::pair<int, Vertex>> witnesses = {};  // a move that leaves a value
    [[nodiscard]] std::optional<Vertex> witness(int value) const;
  };
  /// A move in a part, and what the table tells of it.
  struct Choice {
    Vertex vertex = 0;
    std::optional<KaylesSum> sum = {};  // what it leaves, in graphs small enough to keep it
    int cost = 0;                       // vertices of the parts that are not in the table
    std::optional<int> nimber = {};     // of what it leaves, when the table tells
  };
  struct Position;

  bool show_not(const PlacedGraph& part, int value);
  bool show_witness(Position& position, int value, bool& found);
  bool show_sum(const Position& position, const KaylesSum& sum);
  bool show_sum_not(const Position& position, const KaylesSum& sum, int value);
  bool survey(Position& position);
  bool add_witness(const PlacedGraph& part, int value, Vertex vertex);
  bool fits();
  [[nodiscard]] const Fact* fact(const GraphTypes::Name& name) const;
  Fact& new_fact(const GraphTypes::Name& name);

  Control& control_;
  std::unique_ptr<conflict::NimberSearch> search_;
  GraphTypes types_;
  std::vector<Fact> facts_;
  std::uint64_t witnesses_ = 0;
  std::uint64_t positions_ = 0;  // of earlier searches
  RunReport report_;
};

}  // namespace minimex::node_kayles
