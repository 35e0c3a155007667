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

struct MisereGame {
  const Graph& graph;
  std::unordered_map<std::uint64_t, bool> known = {};

  bool win(std::uint64_t available) {
    if (available == 0) return true;
    if (const auto found = known.find(available); found != known.end()) return found->second;
    bool wins = false;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (((available >> v) & 1U) == 0) continue;
      std::uint64_t after = available & ~(std::uint64_t{1} << v);
      for (const Vertex u : graph.neighbours(v)) after &= ~(std::uint64_t{1} << u);
      wins = wins || !win(after);
    }
    return known[available] = wins;
  }
};

}  // namespace

bool node_kayles_misere_win(const Graph& graph) {
  assert(graph.vertex_count() <= 64);
  std::uint64_t all = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) all |= std::uint64_t{1} << v;
  return MisereGame{graph}.win(all);
}

int node_kayles_nimber(const Graph& graph) {
  assert(graph.vertex_count() <= 64);
  std::uint64_t all = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) all |= std::uint64_t{1} << v;
  return Game{graph}.nimber(all);
}

}  // namespace minimex::reference
