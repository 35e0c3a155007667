#include "minimex/conflict/nimber/twins.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

#include "minimex/core/random.hpp"

namespace minimex::conflict {
namespace {

using Hashed = std::pair<std::uint64_t, Vertex>;

bool equal_open(const Graph& graph, Vertex u, Vertex v) {
  return std::ranges::equal(graph.neighbours(u), graph.neighbours(v));
}

/// Equal closed neighbourhoods: adjacent, and otherwise the same neighbours.
bool equal_closed(const Graph& graph, Vertex u, Vertex v) {
  const auto mine = graph.neighbours(u);
  const auto theirs = graph.neighbours(v);
  if (mine.size() != theirs.size() || !graph.adjacent(u, v)) return false;
  auto other = theirs.begin();
  for (const Vertex w : mine) {
    if (w == v) continue;
    if (*other == u) ++other;
    if (*other != w) return false;
    ++other;
  }
  return true;
}

/// Marks spare vertices in runs of equal hashes that are twins in the sense of `equal`; of a class
/// of m vertices `left_of(m)` stay.
template <class Equal, class LeftOf>
void mark_spare(std::vector<Hashed>& hashes, std::vector<bool>& spare, Equal equal,
                LeftOf left_of) {
  std::sort(hashes.begin(), hashes.end());
  for (std::size_t begin = 0; begin < hashes.size();) {
    std::size_t end = begin + 1;
    while (end < hashes.size() && hashes[end].first == hashes[begin].first &&
           equal(hashes[begin].second, hashes[end].second)) {
      ++end;
    }
    for (std::size_t i = begin + left_of(end - begin); i < end; ++i) {
      spare[static_cast<std::size_t>(hashes[i].second)] = true;
    }
    begin = end;
  }
}

std::vector<bool> spare_twins(const Graph& graph) {
  const auto n = static_cast<std::size_t>(graph.vertex_count());
  std::vector<Hashed> open;
  std::vector<Hashed> closed;
  const auto code = [](Vertex v) { return Random(static_cast<std::uint64_t>(v)).next(); };
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    std::uint64_t sum = 0;
    for (const Vertex u : graph.neighbours(v)) sum += code(u);
    open.emplace_back(sum, v);
    closed.emplace_back(sum + code(v), v);
  }
  std::vector<bool> spare(n, false);
  mark_spare(
      closed, spare, [&](Vertex u, Vertex v) { return equal_closed(graph, u, v); },
      [](std::size_t) { return std::size_t{1}; });
  mark_spare(
      open, spare, [&](Vertex u, Vertex v) { return equal_open(graph, u, v); },
      [](std::size_t m) { return m < 3 ? m : 2 - m % 2; });
  return spare;
}

}  // namespace

std::vector<Vertex> without_spare_twins(const Graph& graph, Control& control) {
  std::vector<Vertex> kept(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(kept.begin(), kept.end(), 0);
  Graph rest = graph;
  while (!control.stopped()) {
    const std::vector<bool> spare = spare_twins(rest);
    std::vector<Vertex> staying;  // in the numbering of `rest`
    for (Vertex v = 0; v < rest.vertex_count(); ++v) {
      if (!spare[static_cast<std::size_t>(v)]) staying.push_back(v);
    }
    if (staying.size() == kept.size()) break;
    rest = induced_subgraph(rest, staying);
    for (Vertex& v : staying) v = kept[static_cast<std::size_t>(v)];
    kept = std::move(staying);
  }
  return kept;
}

}  // namespace minimex::conflict
