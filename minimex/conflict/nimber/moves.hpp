// The nimber that each first move of a Node Kayles position leaves.
//
// A move in a component with nimber g that leaves nimber h there leaves total XOR g XOR h of the
// whole. Each component asks one search, which remembers, about all its moves; equal components
// share the answers, paths and cycles have formulas.
#pragma once

#include <optional>
#include <vector>

#include "minimex/conflict/nimber.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct NimberMoves {
  RunReport run = {};
  /// By vertex: the nimber that taking it leaves; nothing where a limit came first.
  std::vector<std::optional<int>> nimbers = {};
};

/// `options.line` has no meaning here.
NimberMoves nimber_moves(const Graph& graph, const NimberOptions& options, Control& control);

}  // namespace minimex::conflict
