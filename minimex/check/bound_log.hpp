// Checks an upper bound on the vertices of an independent set, from a proof.
//
// A cover is right because an independent set has at most one vertex in each clique. A log is a
// tree in pre-order; each node speaks of the remaining vertices and a bound k, and each of its four
// steps carries the bound over from smaller sets of vertices:
//   cover   at most k cliques hold all remaining vertices;
//   branch  a set with v has at most k - 1 vertices beyond v and its neighbours, one without v at
//           most k beyond v;
//   drop    when u and all its other neighbours are neighbours of v, a set with v stays independent
//           with u in place of v;
//   split   a set has at most j vertices in a part and k - j in the rest.
// By induction from the leaves the bound of the root holds. Nothing is searched; every number of
// the proof costs O(largest degree) at most, or one look-up for each member of a clique.
#pragma once

#include <cstdint>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/proof.hpp"

namespace minimex::check {

/// Bytes that either check takes beside a graph of `vertices` vertices.
std::uint64_t bound_bytes(std::uint64_t vertices) noexcept;

/// Reads a cover of `graph` by at most `bound` cliques. Throws Refuted and ProofError. When
/// `control` stops, returns early.
void check_cover(const Graph& graph, std::uint64_t bound, ProofReader& proof, Control& control);

/// Reads a log that bounds the independent sets of `graph` by `bound`. Throws Refuted and
/// ProofError. When `control` stops, returns early; so it does when the memory is short, which the
/// report then says.
RunReport check_bound_log(const Graph& graph, std::uint64_t bound, ProofReader& proof,
                          Control& control);

}  // namespace minimex::check
