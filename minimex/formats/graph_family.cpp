#include "minimex/formats/graph_family.hpp"

#include <algorithm>
#include <array>

#include "minimex/core/board.hpp"

namespace minimex {
namespace {

using Size = FamilySize;
using Edges = EdgeList;

std::uint64_t natural(std::int64_t value) {
  return static_cast<std::uint64_t>(std::max<std::int64_t>(value, 0));
}

/// The cycle first, first + 1, ..., first + n - 1 with every vertex joined to the one `step` on.
void add_circulant(Edges& edges, std::int64_t first, std::int64_t n, std::int64_t step) {
  for (std::int64_t i = 0; i < n; ++i) edges.add(first + i, first + (i + step) % n);
}

void build_line(Size s, Edges& edges) {
  for (std::int64_t u = 0; u < s.n; ++u) {
    for (std::int64_t v = u + 1; v <= std::min(u + s.k, s.n - 1); ++v) edges.add(u, v);
  }
}

std::uint64_t line_edges(Size s) {
  const std::int64_t reach = std::max<std::int64_t>(std::min(s.k, s.n - 1), 0);
  return natural(reach * s.n - reach * (reach + 1) / 2);
}

/// A path with chords between vertices k apart.
void build_chord_path(Size s, Edges& edges) {
  for (std::int64_t i = 0; i + 1 < s.n; ++i) edges.add(i, i + 1);
  for (std::int64_t i = 0; i + s.k < s.n; ++i) edges.add(i, i + s.k);
}

/// The ends of each edge of a path of n edges are joined by a second path, which makes a k-cycle.
void build_linked_cycles(Size s, Edges& edges) {
  const std::int64_t step = s.k - 1;
  for (std::int64_t i = 0; i < s.n * step; ++i) edges.add(i, i + 1);
  for (std::int64_t i = 0; i < s.n * step; i += step) edges.add(i, i + step);
}

void build_hypercube(Size s, Edges& edges) {
  for (std::int64_t u = 0; u < std::int64_t{1} << s.n; ++u) {
    for (std::int64_t d = 0; d < s.n; ++d) {
      const std::int64_t bit = std::int64_t{1} << d;
      if ((u & bit) == 0) edges.add(u, u | bit);
    }
  }
}

/// Outer cycle 0..n-1, spokes, inner vertices n..2n-1 joined k apart.
void build_petersen(Size s, Edges& edges) {
  add_circulant(edges, 0, s.n, 1);
  for (std::int64_t i = 0; i < s.n; ++i) edges.add(i, s.n + i);
  add_circulant(edges, s.n, s.n, s.k);
}

/// Two rows of n, as grid:2xN.
void build_ladder(Size s, Edges& edges) {
  for (std::int64_t i = 0; i < s.n; ++i) {
    edges.add(i, s.n + i);
    if (i + 1 == s.n) break;
    edges.add(i, i + 1);
    edges.add(s.n + i, s.n + i + 1);
  }
}

/// The hub is vertex 0.
void build_wheel(Size s, Edges& edges) {
  for (std::int64_t i = 1; i <= s.n; ++i) edges.add(0, i);
  add_circulant(edges, 1, s.n, 1);
}

constexpr std::int64_t kMost = kMaxSide;

const std::array<GraphFamily, 11> kFamilies = {{
    {"path",
     "path:N",
     0,
     kMost,
     {},
     [](Size s) { return natural(s.n); },
     [](Size s) { return natural(s.n - 1); },
     [](Size) { return std::uint64_t{2}; },
     [](Size s, Edges& edges) {
       build_line({s.n, 1}, edges);
     }},
    {"cycle",
     "cycle:N",
     3,
     kMost,
     {},
     [](Size s) { return natural(s.n); },
     [](Size s) { return natural(s.n); },
     [](Size) { return std::uint64_t{2}; },
     [](Size s, Edges& edges) { add_circulant(edges, 0, s.n, 1); }},
    {"hypercube",
     "hypercube:N",
     0,
     40,
     {},
     [](Size s) { return std::uint64_t{1} << s.n; },
     [](Size s) { return (natural(s.n) << s.n) / 2; },
     [](Size s) { return natural(s.n); },
     build_hypercube},
    {"petersen", "petersen:N,K", 3, kMost, 1, [](Size s) { return natural(2 * s.n); },
     [](Size s) { return natural(3 * s.n); }, [](Size) { return std::uint64_t{3}; },
     build_petersen},
    {"line", "line:N,K", 0, kMost, 0, [](Size s) { return natural(s.n); }, line_edges,
     [](Size s) { return natural(2 * s.k); }, build_line},
    {"chordpath", "chordpath:N,K", 0, kMost, 2, [](Size s) { return natural(s.n); },
     [](Size s) { return natural(s.n - 1) + natural(s.n - s.k); },
     [](Size) { return std::uint64_t{4}; }, build_chord_path},
    {"linkedcycles", "linkedcycles:N,K", 0, kMost, 3,
     [](Size s) { return natural(s.n * (s.k - 1) + 1); }, [](Size s) { return natural(s.n * s.k); },
     [](Size) { return std::uint64_t{4}; }, build_linked_cycles},
    {"prism",
     "prism:N",
     3,
     kMost,
     {},
     [](Size s) { return natural(2 * s.n); },
     [](Size s) { return natural(3 * s.n); },
     [](Size) { return std::uint64_t{3}; },
     [](Size s, Edges& edges) {
       build_petersen({s.n, 1}, edges);
     }},
    {"ladder",
     "ladder:N",
     1,
     kMost,
     {},
     [](Size s) { return natural(2 * s.n); },
     [](Size s) { return natural(3 * s.n - 2); },
     [](Size) { return std::uint64_t{3}; },
     build_ladder},
    {"complete",
     "complete:N",
     0,
     kMost,
     {},
     [](Size s) { return natural(s.n); },
     [](Size s) {
       return line_edges({s.n, s.n});
     },
     [](Size s) { return natural(s.n - 1); },
     [](Size s, Edges& edges) {
       build_line({s.n, s.n}, edges);
     }},
    {"wheel",
     "wheel:N",
     3,
     kMost,
     {},
     [](Size s) { return natural(s.n + 1); },
     [](Size s) { return natural(2 * s.n); },
     [](Size s) { return natural(s.n); },
     build_wheel},
}};

}  // namespace

std::span<const GraphFamily> graph_families() {
  return kFamilies;
}

const GraphFamily* find_graph_family(std::string_view name) {
  const auto* const found = std::find_if(kFamilies.begin(), kFamilies.end(),
                                         [&](const auto& family) { return family.name == name; });
  return found == kFamilies.end() ? nullptr : found;
}

Graph line_graph(const Graph& graph, Control* control) {
  // The edges at each vertex, one list behind another as in the graph itself.
  std::vector<std::size_t> next(static_cast<std::size_t>(graph.vertex_count()) + 1, 0);
  std::size_t pairs = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const std::size_t degree = graph.degree(v);
    next[static_cast<std::size_t>(v) + 1] = next[static_cast<std::size_t>(v)] + degree;
    if (degree > 1) pairs += degree * (degree - 1) / 2;
  }
  std::vector<Vertex> incident(2 * graph.edge_count());
  Vertex edge_count = 0;
  for (Vertex u = 0; u < graph.vertex_count(); ++u) {
    for (const Vertex v : graph.neighbours(u)) {
      if (u > v) continue;
      incident[next[static_cast<std::size_t>(u)]++] = edge_count;
      incident[next[static_cast<std::size_t>(v)]++] = edge_count;
      ++edge_count;
    }
  }
  Edges edges(control);
  edges.reserve(pairs);
  std::size_t start = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const std::size_t end = next[static_cast<std::size_t>(v)];
    for (std::size_t i = start; i < end; ++i) {
      for (std::size_t j = i + 1; j < end; ++j) edges.add(incident[i], incident[j]);
    }
    start = end;
  }
  return std::move(edges).graph(edge_count);
}

}  // namespace minimex
