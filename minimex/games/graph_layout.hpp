// Where the vertices of families of graphs are drawn.
#pragma once

#include <vector>

#include "minimex/core/scene.hpp"
#include "minimex/formats/family.hpp"

namespace minimex {

/// The usual drawing of `family`, as SceneGraph::places takes it: a short path as a row, a short
/// ladder as two, longer ones and line:N,K along an open arc, hypercubes as squares of squares,
/// prisms and generalised Petersen graphs as two rings, wheels with their hub. Empty for families
/// that have none, which are drawn around a circle. No two vertices share a place, and no edge
/// passes over a third vertex.
std::vector<ScenePoint> family_places(const Family& family);

}  // namespace minimex
