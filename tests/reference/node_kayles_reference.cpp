#include "tests/reference/node_kayles_reference.hpp"

#include <cassert>
#include <cstdint>
#include <set>
#include <unordered_map>

namespace minimex::reference {
namespace {

struct Game {
  const Graph& graph;
  std::unordered_map<std::uint64_t, int> known = {};

  int nimber(std::uint64_t available) {
    if (const auto found = known.find(available); found != known.end()) return found->second;
    std::set<int> reachable;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (((available >> v) & 1U) == 0) continue;
      std::uint64_t after = available & ~(std::uint64_t{1} << v);
      for (const Vertex u : graph.neighbours(v)) after &= ~(std::uint64_t{1} << u);
      reachable.insert(nimber(after));
    }
    int mex = 0;
    while (reachable.contains(mex)) ++mex;
    return known[available] = mex;
  }
};

}  // namespace

int node_kayles_nimber(const Graph& graph) {
  assert(graph.vertex_count() <= 64);
  std::uint64_t all = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) all |= std::uint64_t{1} << v;
  return Game{graph}.nimber(all);
}

}  // namespace minimex::reference
