#include "minimex/formats/kayles_position.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace minimex {
namespace {

constexpr Vertex kNone = -1;

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

}  // namespace

KaylesPosition::KaylesPosition(const Graph& graph)
    : graph_(graph),
      namer_(graph),
      set_of_(at(graph.vertex_count()), kNone),
      degree_(at(graph.vertex_count()), 0),
      sets_(at(graph.vertex_count())) {}

void KaylesPosition::free(std::span<const Vertex> vertices) {
  for (const Vertex v : vertices) free_one(v);
}

void KaylesPosition::free_one(Vertex v) {
  assert(set_of_[at(v)] == kNone);
  set_of_[at(v)] = v;
  sets_[at(v)].members.assign(1, v);
  changed_.push_back(v);
  for (const Vertex u : graph_.neighbours(v)) {
    if (set_of_[at(u)] == kNone) continue;
    unite(u, v);
    ++sets_[at(set_of_[at(v)])].edges;
    add_neighbour(u);
    add_neighbour(v);
  }
}

void KaylesPosition::add_neighbour(Vertex v) {
  if (++degree_[at(v)] == 3) ++sets_[at(set_of_[at(v)])].thick;
}

/// The smaller set joins the larger one; each vertex changes its set at most log V times.
void KaylesPosition::unite(Vertex u, Vertex v) {
  Vertex to = set_of_[at(u)];
  Vertex from = set_of_[at(v)];
  if (to == from) return;
  if (sets_[at(to)].members.size() < sets_[at(from)].members.size()) std::swap(to, from);
  Set& target = sets_[at(to)];
  Set& source = sets_[at(from)];
  withdraw(target);
  withdraw(source);
  for (const Vertex w : source.members) set_of_[at(w)] = to;
  target.members.insert(target.members.end(), source.members.begin(), source.members.end());
  target.edges += source.edges;
  target.thick += source.thick;
  source = {};
  changed_.push_back(to);
}

const KaylesPosition::Sum& KaylesPosition::sum() {
  for (const Vertex name : changed_) {
    Set& set = sets_[at(name)];
    if (!set.members.empty() && !set.part) count(set);
  }
  changed_.clear();
  return sum_;
}

void KaylesPosition::count(Set& set) {
  const auto nimber = kayles_theorem(set.members.size(), set.edges, set.thick == 0);
  if (nimber) {
    set.part = KaylesPart{.nimber = nimber};
  } else {
    std::sort(set.members.begin(), set.members.end());
    set.part = namer_.part(set.members);
  }
  toggle(*set.part);
}

void KaylesPosition::withdraw(Set& set) {
  if (set.part) toggle(*set.part);
  set.part.reset();
}

void KaylesPosition::toggle(const KaylesPart& part) {
  if (part.nimber) {
    sum_.known ^= *part.nimber;
  } else if (part.too_large()) {
    const auto [place, is_new] = sum_.large.try_emplace(part.vertices.front(), part.vertices);
    if (!is_new) sum_.large.erase(place);
  } else {
    const auto [place, is_new] = sum_.parts.try_emplace(part.name, part.vertices);
    if (!is_new) sum_.parts.erase(place);
  }
}

}  // namespace minimex
