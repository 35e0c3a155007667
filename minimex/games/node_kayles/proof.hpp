// Proofs of the kind `nimber table` (docs/certificates.md), for all games that are Node Kayles.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::node_kayles {

/// A certificate of the nimber of Node Kayles on `graph`, which the engine has found, and of the
/// optimality of `line` (may be empty). `positions` is what the engine's search took. Writing it
/// searches again; the prediction of its length is rough.
Certificate nimber_certificate(std::shared_ptr<const Graph> graph, std::vector<Vertex> line,
                               std::uint64_t positions);

}  // namespace minimex::node_kayles
