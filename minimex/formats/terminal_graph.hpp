// A graph without a board as text: `7 ●3 ─ 1 2 9` is vertex 7, what stands on it, its neighbours.
#pragma once

#include <string>
#include <vector>

#include "minimex/core/scene.hpp"

namespace minimex {

/// One line a vertex (more where the neighbours do not fit), in columns side by side as far as
/// `width` allows.
std::vector<std::string> draw_graph(const SceneGraph& graph, int width, bool colour);

}  // namespace minimex
