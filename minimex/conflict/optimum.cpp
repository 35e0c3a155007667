#include "minimex/conflict/optimum.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "minimex/conflict/optimum/clique_cover.hpp"
#include "minimex/conflict/optimum/general.hpp"
#include "minimex/conflict/optimum/matching.hpp"

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

constexpr std::uint8_t kOdd = 2;

/// Colours 0 and 1 in components without odd cycles, the smallest vertex having colour 0; `kOdd` in
/// the others.
std::vector<std::uint8_t> colour_components(const Graph& graph) {
  constexpr std::uint8_t kUnseen = 3;
  std::vector<std::uint8_t> colour(at(graph.vertex_count()), kUnseen);
  std::vector<Vertex> component;
  for (Vertex root = 0; root < graph.vertex_count(); ++root) {
    if (colour[at(root)] != kUnseen) continue;
    component.assign(1, root);
    colour[at(root)] = 0;
    bool odd = false;
    for (std::size_t i = 0; i < component.size(); ++i) {
      const std::uint8_t mine = colour[at(component[i])];
      for (const Vertex w : graph.neighbours(component[i])) {
        if (colour[at(w)] == kUnseen) {
          colour[at(w)] = static_cast<std::uint8_t>(1 - mine);
          component.push_back(w);
        } else if (colour[at(w)] == mine) {
          odd = true;
        }
      }
    }
    if (!odd) continue;
    for (const Vertex v : component) colour[at(v)] = kOdd;
  }
  return colour;
}

std::vector<Vertex> rename(std::span<const Vertex> set, std::span<const Vertex> names) {
  std::vector<Vertex> out;
  out.reserve(set.size());
  for (const Vertex v : set) out.push_back(names[at(v)]);
  return out;
}

/// The larger colour class, and the vertices of the other that have no neighbour.
std::vector<Vertex> larger_class(const Graph& graph, std::span<const std::uint8_t> colour) {
  const auto ones = std::count(colour.begin(), colour.end(), 1);
  const std::uint8_t larger = 2 * ones > std::ssize(colour) ? 1 : 0;
  std::vector<Vertex> set;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (colour[at(v)] == larger || graph.degree(v) == 0) set.push_back(v);
  }
  return set;
}

/// A two-coloured graph, settled by matching.
struct Matched {
  std::vector<Vertex> set;
  Vertex upper = 0;
  Matching matching;
};

Matched solve_matched(const Graph& graph, std::span<const std::uint8_t> colour, bool greedy_start,
                      Control& control) {
  Matched out;
  out.matching = maximum_matching(graph, colour, greedy_start, control);
  out.upper = graph.vertex_count() - out.matching.size;
  if (!out.matching.maximum) {
    out.set = larger_class(graph, colour);
    return out;
  }
  const std::vector<std::uint8_t> member = koenig_set(graph, colour, out.matching);
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (member[at(v)] != 0) out.set.push_back(v);
  }
  return out;
}

/// A clique cover of the graph with as many cliques as the maximum set `set` has vertices, if one
/// of the greedy ones is, and `control` leaves time for it.
std::optional<CliqueCover> find_certificate(const Graph& graph, std::span<const Vertex> set,
                                            Control& control) {
  if (auto cover = clique_cover_around(graph, set, control)) return cover;
  if (control.stopped()) return std::nullopt;
  std::vector<Vertex> by_number(at(graph.vertex_count()));
  std::iota(by_number.begin(), by_number.end(), 0);
  CliqueCover cover = greedy_clique_cover(graph, by_number);
  if (at(cover.size) == set.size()) return cover;
  return std::nullopt;
}

class Solver {
 public:
  Solver(const Graph& graph, const OptimumOptions& options, Control& control)
      : graph_(graph), options_(options), control_(control) {}

  OptimumResult run() {
    const auto vertices = static_cast<std::uint64_t>(graph_.vertex_count());
    held_bytes_ = graph_bytes(vertices, graph_.edge_count()) + 9 * vertices;
    if (!reserve(matching_bytes(vertices))) return std::move(result_);
    colour_ = colour_components(graph_);
    for (std::size_t v = 0; v < options_.colour.size(); ++v) {
      if (colour_[v] != kOdd) colour_[v] = options_.colour[v];
    }
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      (colour_[at(v)] == kOdd ? odd_ : even_).push_back(v);
    }
    if (odd_.empty()) {
      solve_even();
    } else if (reserve(general_bytes(vertices, graph_.edge_count()))) {
      solve_mixed();
    }
    return std::move(result_);
  }

 private:
  /// Whether `bytes` more fit the budget. If not, reports the need, and bounds that take no memory
  /// to find: with largest degree D, some set has V / (D + 1) vertices, and the vertices outside a
  /// set meet all edges, at most D each.
  bool reserve(std::uint64_t bytes) {
    result_.run.peak_bytes = std::max(result_.run.peak_bytes, held_bytes_ + bytes);
    if (control_.fits(held_bytes_ + bytes)) return true;
    result_.run =
        needs_memory("the maximum independent set", held_bytes_ + bytes, control_.budget());
    std::uint64_t degree = 0;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      degree = std::max(degree, std::uint64_t{graph_.degree(v)});
    }
    const auto vertices = static_cast<std::uint64_t>(graph_.vertex_count());
    const std::uint64_t outside = degree == 0 ? 0 : (graph_.edge_count() + degree - 1) / degree;
    result_.lower = static_cast<Vertex>((vertices + degree) / (degree + 1));
    result_.upper = static_cast<Vertex>(vertices - outside);
    return false;
  }

  void solve_even() {
    Matched matched = solve_matched(graph_, colour_, options_.techniques.greedy_start, control_);
    finish(std::move(matched.set), matched.upper, 0);
    if (result_.run.status != Status::Proved) return;
    result_.mate = std::move(matched.matching.mate);
    std::set_difference(even_.begin(), even_.end(), result_.set.begin(), result_.set.end(),
                        std::back_inserter(result_.cover));
  }

  void solve_mixed() {
    const Graph even_graph = induced_subgraph(graph_, even_);
    std::vector<std::uint8_t> even_colour;
    for (const Vertex v : even_) even_colour.push_back(colour_[at(v)]);
    const Matched matched =
        solve_matched(even_graph, even_colour, options_.techniques.greedy_start, control_);
    const GeneralResult general =
        solve_general(graph_, odd_, options_.techniques.general, held_bytes_, control_);
    result_.run.positions = general.positions;
    result_.run.peak_bytes = std::max(result_.run.peak_bytes, general.peak_bytes);
    std::vector<Vertex> set = rename(matched.set, even_);
    set.insert(set.end(), general.set.begin(), general.set.end());
    finish(std::move(set), matched.upper + general.upper, general.short_of);
    if (result_.run.status == Status::Proved) certify(matched.matching, general.set);
  }

  void finish(std::vector<Vertex> set, Vertex upper, std::uint64_t short_of) {
    result_.set = std::move(set);
    std::sort(result_.set.begin(), result_.set.end());
    result_.lower = static_cast<Vertex>(result_.set.size());
    result_.upper = upper;
    if (result_.lower == upper) return;
    RunReport why = short_of > 0 ? needs_memory("the search", short_of, control_.budget())
                                 : stopped_report(control_);
    result_.run.status = why.status;
    result_.run.limit = std::move(why.limit);
  }

  /// The matched pairs and the free vertices of the even components are cliques, too.
  void certify(const Matching& matching, std::span<const Vertex> odd_set) {
    if (control_.stopped()) return;
    std::vector<Vertex> number(at(graph_.vertex_count()), -1);
    for (std::size_t i = 0; i < odd_.size(); ++i) number[at(odd_[i])] = static_cast<Vertex>(i);
    const auto cover =
        find_certificate(induced_subgraph(graph_, odd_), rename(odd_set, number), control_);
    if (!cover) return;
    result_.clique_of.assign(number.size(), -1);
    for (std::size_t i = 0; i < odd_.size(); ++i) {
      result_.clique_of[at(odd_[i])] = cover->clique_of[i];
    }
    Vertex next = cover->size;
    for (std::size_t i = 0; i < even_.size(); ++i) {
      const Vertex mate = matching.mate[i];
      const bool second = mate >= 0 && at(mate) < i;
      result_.clique_of[at(even_[i])] = second ? result_.clique_of[at(even_[at(mate)])] : next++;
    }
  }

  const Graph& graph_;
  const OptimumOptions& options_;
  Control& control_;
  std::uint64_t held_bytes_ = 0;
  std::vector<std::uint8_t> colour_;
  std::vector<Vertex> even_;  // vertices of components without odd cycles
  std::vector<Vertex> odd_;   // the others
  OptimumResult result_;
};

}  // namespace

OptimumResult solve_optimum(const Graph& graph, const OptimumOptions& options, Control& control) {
  return Solver(graph, options, control).run();
}

}  // namespace minimex::conflict
