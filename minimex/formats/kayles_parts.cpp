#include "minimex/formats/kayles_parts.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <numeric>
#include <utility>

#include "minimex/core/canonical.hpp"
#include "minimex/core/random.hpp"

namespace minimex {
namespace {

constexpr std::size_t kPeriod = 34;
constexpr std::size_t kPreperiod = 52;
constexpr std::size_t kLast = 2 * kPreperiod + kPeriod + 3;

constexpr std::array<int, kLast + 1> path_nimbers() {
  std::array<int, kLast + 1> nimbers{};
  for (std::size_t n = 1; n <= kLast; ++n) {
    std::uint64_t reached = 0;
    for (std::size_t i = 0; i < n; ++i) {  // the vertex taken has i others on its left
      const std::size_t left = i == 0 ? 0 : i - 1;
      const std::size_t right = i + 1 == n ? 0 : n - i - 2;
      reached |= std::uint64_t{1} << static_cast<unsigned>(nimbers[left] ^ nimbers[right]);
    }
    while ((reached >> static_cast<unsigned>(nimbers[n]) & 1U) != 0) ++nimbers[n];
  }
  return nimbers;
}

constexpr std::array<int, kLast + 1> kPathNimbers = path_nimbers();

constexpr bool repeats() {
  for (std::size_t n = kPreperiod; n + kPeriod <= kLast; ++n) {
    if (kPathNimbers[n] != kPathNimbers[n + kPeriod]) return false;
  }
  return true;
}
static_assert(repeats(), "what the periodicity theorem asks for");

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

using Hashed = std::pair<std::uint64_t, Vertex>;

/// Whether u and v have the same neighbours besides each other, and are adjacent or not.
bool twins(const Graph& graph, Vertex u, Vertex v, bool adjacent) {
  const auto mine = graph.neighbours(u);
  const auto theirs = graph.neighbours(v);
  if (mine.size() != theirs.size() || graph.adjacent(u, v) != adjacent) return false;
  auto other = theirs.begin();
  for (const Vertex w : mine) {
    if (w == v) continue;
    if (other != theirs.end() && *other == u) ++other;
    if (other == theirs.end() || *other != w) return false;
    ++other;
  }
  return true;
}

/// Marks all but `left_of(m)` of each class of m twins among vertices with equal hashes. Sorted by
/// hash, a class is together, or a collision splits it: then fewer go, each rightly.
template <class LeftOf>
void mark_spare(const Graph& graph, bool adjacent, std::vector<Hashed>& hashes,
                std::vector<bool>& spare, LeftOf left_of) {
  std::sort(hashes.begin(), hashes.end());
  for (std::size_t begin = 0, end = 0; begin < hashes.size(); begin = end) {
    end = begin + 1;
    while (end < hashes.size() && hashes[end].first == hashes[begin].first &&
           twins(graph, hashes[begin].second, hashes[end].second, adjacent)) {
      ++end;
    }
    for (std::size_t i = begin + left_of(end - begin); i < end; ++i) {
      spare[at(hashes[i].second)] = true;
    }
  }
}

/// Vertices that may go at once: twins of one class leave those of the others twins.
std::vector<bool> spare_twins(const Graph& graph) {
  std::vector<Hashed> open;
  std::vector<Hashed> closed;
  const auto code = [](Vertex v) { return Random(static_cast<std::uint64_t>(v)).next(); };
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    std::uint64_t sum = 0;
    for (const Vertex u : graph.neighbours(v)) sum += code(u);
    open.emplace_back(sum, v);
    closed.emplace_back(sum + code(v), v);
  }
  std::vector<bool> spare(open.size(), false);
  mark_spare(graph, true, closed, spare, [](std::size_t) { return std::size_t{1}; });
  mark_spare(graph, false, open, spare, [](std::size_t m) { return m < 3 ? m : 2 - m % 2; });
  return spare;
}

bool is_thin(const Graph& graph) {
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (graph.degree(v) > 2) return false;
  }
  return true;
}

/// Adds a part to a sum; two that are isomorphic cancel.
void add(KaylesSum& sum, KaylesPart part) {
  if (part.nimber) {
    sum.known ^= *part.nimber;
    return;
  }
  const auto equal = std::ranges::find(sum.parts, part.name, &KaylesPart::name);
  if (equal == sum.parts.end() || part.too_large()) {
    sum.parts.push_back(std::move(part));
  } else {
    sum.parts.erase(equal);
  }
}

}  // namespace

int kayles_path_nimber(std::uint64_t vertices) {
  if (vertices >= kPreperiod) vertices = kPreperiod + (vertices - kPreperiod) % kPeriod;
  return kPathNimbers[static_cast<std::size_t>(vertices)];
}

std::optional<int> kayles_theorem(std::uint64_t vertices, std::uint64_t edges, bool thin) {
  if (edges == vertices * (vertices - 1) / 2) return 1;
  if (!thin) return std::nullopt;
  if (edges < vertices) return kayles_path_nimber(vertices);
  return kayles_path_nimber(vertices - 3) == 0 ? 1 : 0;
}

std::vector<Vertex> without_kayles_twins(const Graph& graph) {
  std::vector<Vertex> kept(at(graph.vertex_count()));
  std::iota(kept.begin(), kept.end(), 0);
  std::optional<Graph> rest;  // set when smaller than `graph`
  while (true) {
    const Graph& now = rest ? *rest : graph;
    const std::vector<bool> spare = spare_twins(now);
    if (std::ranges::find(spare, true) == spare.end()) return kept;
    std::vector<Vertex> staying;  // in the numbering of `now`
    for (Vertex v = 0; v < now.vertex_count(); ++v) {
      if (!spare[at(v)]) staying.push_back(v);
    }
    rest = induced_subgraph(now, staying);
    for (Vertex& v : staying) v = kept[at(v)];
    kept = std::move(staying);
  }
}

Graph KaylesNamer::induced(const std::vector<Vertex>& members) {
  for (std::size_t i = 0; i < members.size(); ++i) place_[at(members[i])] = static_cast<Vertex>(i);
  std::vector<std::uint64_t> offsets{0};
  std::vector<Vertex> targets;
  offsets.reserve(members.size() + 1);
  for (const Vertex u : members) {
    for (const Vertex v : graph_.neighbours(u)) {
      if (place_[at(v)] != kNowhere) targets.push_back(place_[at(v)]);
    }
    offsets.push_back(targets.size());
  }
  for (const Vertex v : members) place_[at(v)] = kNowhere;
  return Graph::from_lists(std::move(offsets), std::move(targets));
}

KaylesPart KaylesNamer::part(const std::vector<Vertex>& members) {
  const auto theorem = [](const Graph& graph) {
    return kayles_theorem(static_cast<std::uint64_t>(graph.vertex_count()), graph.edge_count(),
                          is_thin(graph));
  };
  Graph graph = induced(members);
  KaylesPart part{.nimber = theorem(graph)};
  if (part.nimber) return part;
  part.vertices = without_kayles_twins(graph);
  if (part.vertices.size() < members.size()) {
    graph = induced_subgraph(graph, part.vertices);
    part.nimber = theorem(graph);
    if (part.nimber) return {.nimber = part.nimber};
  }
  for (Vertex& v : part.vertices) v = members[at(v)];
  part.name.first = graph.vertex_count();
  if (part.too_large()) return part;
  CanonicalGraph canonical = canonical_graph(graph);
  part.name.second = std::move(canonical.name);
  for (Vertex& v : canonical.order) v = part.vertices[at(v)];
  part.vertices = std::move(canonical.order);
  return part;
}

KaylesSum KaylesNamer::after(Vertex v) {
  std::vector<bool> seen(place_.size(), false);
  seen[at(v)] = true;
  for (const Vertex u : graph_.neighbours(v)) seen[at(u)] = true;
  KaylesSum sum;
  std::vector<Vertex> members;
  for (Vertex root = 0; root < graph_.vertex_count(); ++root) {
    if (seen[at(root)]) continue;
    seen[at(root)] = true;
    members.assign(1, root);
    for (std::size_t i = 0; i < members.size(); ++i) {
      for (const Vertex u : graph_.neighbours(members[i])) {
        if (seen[at(u)]) continue;
        seen[at(u)] = true;
        members.push_back(u);
      }
    }
    std::sort(members.begin(), members.end());
    add(sum, part(members));
  }
  return sum;
}

}  // namespace minimex
