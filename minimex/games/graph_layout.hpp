// Where the vertices of graphs are drawn.
#pragma once

#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/core/scene.hpp"
#include "minimex/formats/family.hpp"

namespace minimex {

/// The usual drawing of `family`, as SceneGraph::places takes it: a short path as a row, a short
/// ladder as two, longer ones and line:N,K along an open arc, hypercubes as squares of squares,
/// prisms and generalised Petersen graphs as two rings, wheels with their hub. Empty for families
/// that have none. No two vertices share a place, and no edge passes over a third vertex.
std::vector<ScenePoint> family_places(const Family& family);

/// A drawing of any graph, as SceneGraph::places takes it, with the same two properties: its
/// connected parts side by side. Cubic time in parts of up to 80 vertices, about quadratic in
/// larger ones.
std::vector<ScenePoint> graph_places(const Graph& graph);

/// Moved and scaled so that the longer side of the drawing is from 0 to 1.
std::vector<ScenePoint> fitted_places(std::vector<ScenePoint> places);

}  // namespace minimex
