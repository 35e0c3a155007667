// The optimal line of a Node Kayles sum whose nimber is known.
//
// The line keeps the parts that play has left, with their nimbers, and their XOR. From zero it
// takes the first vertex that is left. Otherwise a move in a part with nimber g must leave that
// part with nimber g XOR total; vertices are tried in index order until one does. Parts of paths
// and cycles are intervals of one array and answer by formula, so that a line through a million
// vertices is a matter of seconds; other parts ask their component's search.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "minimex/conflict/nimber/component.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// One connected component of the whole graph: its vertices in increasing order, and what is known
/// about its shape (vertex i of the shape's graph is `vertices[i]`). Its nimber is proved.
struct NimberPart {
  std::vector<Vertex> vertices;
  NimberComponent* shape = nullptr;
};

/// The line, as NimberResult::line promises it; nothing when a limit was reached on the way.
std::optional<std::vector<Vertex>> nimber_line(const Graph& graph,
                                               const std::vector<NimberPart>& components,
                                               Control& control);

}  // namespace minimex::conflict
