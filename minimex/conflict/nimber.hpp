// Node Kayles on any graph: players alternately take a vertex and all its neighbours; who cannot
// move loses. The engine finds the nimber; it is zero exactly when the player to move loses.
//
// Components are solved one by one, the hardest last, and their nimbers XORed. Paths, cycles,
// cliques and graphs of sixteen vertices have direct answers; the rest is an outcome search of
// "graph plus a nim-heap" (J. Lemoine, S. Viennot, "Nimbers are inevitable", 2012; P. Beling,
// M. Rogalski, "On pruning search trees of impartial games", 2020) in nimber/outcome_search.hpp.
// Exponential in general; linear where the direct answers apply.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// Which techniques are used: all by default. Tests switch them off to show that none changes a
/// value.
struct NimberTechniques {
  bool closed_forms = true;    ///< paths, cycles and cliques by formula, small graphs by table
  bool merge_twins = true;     ///< vertices with the same neighbours (nimber/twins.hpp)
  bool symmetry = true;        ///< zero by a fixed-point-free symmetry (nimber/symmetry.hpp)
  bool shift_keys = true;      ///< positions that differ by an index shift share one table entry
  bool canonical_keys = true;  ///< isomorphic positions share one table entry
  bool roots = true;  ///< line graphs by the vertices of their roots (nimber/root_graph.hpp)
};

struct NimberOptions {
  bool line = false;              ///< also find NimberResult::line
  std::uint64_t table_bytes = 0;  ///< most bytes for tables; 0: the whole memory budget
  NimberTechniques techniques = {};
};

struct NimberResult {
  RunReport run = {};              ///< positions: those expanded by the search
  std::optional<int> nimber = {};  ///< set when proved
  int lower = 0;                   ///< proved bounds, both inclusive; equal when proved
  int upper = 0;
  /// By smallest vertex; -1 where not known (equal components may cancel without being solved).
  std::vector<int> component_nimbers = {};
  /// Optimal play: from a non-zero position the first vertex in index order that leaves zero, from
  /// a zero position the first vertex that is left. Empty unless asked for and found.
  std::vector<Vertex> line = {};
};

/// The largest component (after twins are merged) that the search takes; a larger one without a
/// direct answer ends with Status::LimitReached and proved bounds.
inline constexpr int kNimberMostVertices = 1024;

NimberResult solve_nimber(const Graph& graph, const NimberOptions& options, Control& control);

}  // namespace minimex::conflict
