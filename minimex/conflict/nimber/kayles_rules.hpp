// The two games that the search can play on the vertices of a graph.
//
// Node Kayles: a move takes a vertex and its neighbours. Arc Kayles: a move takes both ends of an
// edge (T. J. Schaefer, 1978; Cram when the graph is a board and its edges are the dominoes). Arc
// Kayles is Node Kayles on the line graph: an edge takes the edges that share an end with it. Told
// by free vertices of the root instead of free edges, a position is half as large, and positions
// that differ by edges nobody can take are one. An isolated vertex is no move there, so that both
// games fall into connected parts.
// Each of the two says what a move leaves, what the nimber of a position is that has a closed form,
// and which twins are spare (nimber/simplify.hpp).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/conflict/nimber/closed_forms.hpp"
#include "minimex/conflict/nimber/facts.hpp"
#include "minimex/conflict/nimber/root_graph.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// The neighbours of each vertex of `graph`, which has at most 64*W.
template <int W>
std::vector<NimberBits<W>> open_neighbourhoods(const Graph& graph) {
  std::vector<NimberBits<W>> open(static_cast<std::size_t>(graph.vertex_count()));
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    for (const Vertex u : graph.neighbours(v)) open[static_cast<std::size_t>(v)].set(u);
  }
  return open;
}

/// How many of m vertices with equal open neighbourhoods stay, so that the nimber is the same.
enum class FalseTwins {
  One,     ///< one
  Parity,  ///< one or two, as m is odd or even
  All,     ///< all
};

template <int W>
class NodeKayles {
 public:
  using Bits = NimberBits<W>;

  /// `graph` has at most 64*W vertices.
  explicit NodeKayles(const Graph& graph)
      : open_(open_neighbourhoods<W>(graph)), closed_(open_), around_(open_.size()) {
    for (std::size_t v = 0; v < open_.size(); ++v) {
      closed_[v].set(static_cast<int>(v));
      open_[v].for_each([&](int u) { around_[v] |= open_[static_cast<std::size_t>(u)]; });
    }
  }

  /// The neighbours of the vertices that positions consist of.
  [[nodiscard]] std::span<const Bits> open() const noexcept { return open_; }

  /// The position in which the vertices `free` of the conflict graph are free.
  [[nodiscard]] Bits position(std::span<const Vertex> free) const noexcept {
    Bits set;
    for (const Vertex v : free) set.set(v);
    return set;
  }

  /// Calls `visit(rest, ring)` with what each move leaves of `set`, until it returns false. Each
  /// connected part of `rest` meets `ring` if `set` is connected.
  template <class Visit>
  void for_each_move(const Bits& set, Visit visit) const {
    for (Bits left = set; !left.empty();) {
      const auto v = static_cast<std::size_t>(left.first());
      left.reset(static_cast<int>(v));
      if (!visit(set.without(closed_[v]), around_[v])) return;
    }
  }

  /// How many moves there are in a position of `size` vertices.
  [[nodiscard]] int moves_in(const Bits& /*set*/, int size) const noexcept { return size; }

  /// What the size of a connected position tells when one asks whether its nimber is `target`:
  /// the nimber, kNimberDifferent or kNimberUndecided. A play takes at most size-1 moves.
  [[nodiscard]] static int answer_by_size(int size, int target) noexcept {
    if (size <= 2) return 1;
    return target >= size ? kNimberDifferent : kNimberUndecided;
  }

  /// The nimber of a connected position with so many vertices and edges, when there is a closed
  /// form; else negative.
  [[nodiscard]] static int closed_form(int vertices, int edges, int most_degree) noexcept {
    if (most_degree <= 2) {
      return edges < vertices ? path_nimber(vertices) : cycle_nimber(vertices);
    }
    return edges == vertices * (vertices - 1) / 2 ? 1 : -1;
  }

  static constexpr bool kTrueTwinsAreSpare = true;
  /// Whether large positions are searched by proof numbers (nimber/proof_numbers.hpp), which on
  /// grids and kings visit as many positions as depth-first search and take longer for each.
  static constexpr bool kWeighsProofs = false;
  static constexpr FalseTwins false_twins(int /*degree*/) noexcept { return FalseTwins::Parity; }

 private:
  std::vector<Bits> open_;
  std::vector<Bits> closed_;
  std::vector<Bits> around_;  // all neighbours of the neighbours of a vertex
};

template <int W>
class ArcKayles {
 public:
  using Bits = NimberBits<W>;

  /// The graph of `root` has at most 64*W vertices.
  explicit ArcKayles(const RootGraph& root)
      : ends_(root.ends), open_(open_neighbourhoods<W>(root.graph)) {}

  [[nodiscard]] std::span<const Bits> open() const noexcept { return open_; }

  /// `free` are edges of the root: all those between the vertices that they meet.
  [[nodiscard]] Bits position(std::span<const Vertex> free) const noexcept {
    Bits set;
    for (const Vertex edge : free) {
      const auto& [u, v] = ends_[static_cast<std::size_t>(edge)];
      set.set(u);
      set.set(v);
    }
    return set;
  }

  template <class Visit>
  void for_each_move(const Bits& set, Visit visit) const {
    for (Bits left = set; !left.empty();) {
      const int u = left.first();
      left.reset(u);
      for (Bits ends = open_[static_cast<std::size_t>(u)] & left; !ends.empty();) {
        const int v = ends.first();
        ends.reset(v);
        Bits rest = set;
        rest.reset(u);
        rest.reset(v);
        if (!visit(rest, open_[static_cast<std::size_t>(u)] | open_[static_cast<std::size_t>(v)])) {
          return;
        }
      }
    }
  }

  [[nodiscard]] int moves_in(const Bits& set, int /*size*/) const noexcept {
    int ends = 0;
    set.for_each([&](int v) { ends += (open_[static_cast<std::size_t>(v)] & set).count(); });
    return ends / 2;
  }

  /// Without triangles, three connected vertices are a path. A move takes two vertices.
  [[nodiscard]] static int answer_by_size(int size, int target) noexcept {
    if (size <= 3) return size / 2;
    return target > size / 2 ? kNimberDifferent : kNimberUndecided;
  }

  /// The line graph of a path has one vertex less, that of a cycle is the same, that of a star is
  /// complete.
  [[nodiscard]] static int closed_form(int vertices, int edges, int most_degree) noexcept {
    if (most_degree <= 2) {
      return edges < vertices ? path_nimber(vertices - 1) : cycle_nimber(vertices);
    }
    return most_degree == edges ? 1 : -1;
  }

  /// Leaves at one vertex: their edges are true twins in the line graph. Others are not spare.
  static constexpr bool kTrueTwinsAreSpare = false;
  /// On Cram of five rows proof numbers visit a third of the positions, of more still less.
  static constexpr bool kWeighsProofs = true;
  static constexpr FalseTwins false_twins(int degree) noexcept {
    return degree == 1 ? FalseTwins::One : FalseTwins::All;
  }

 private:
  std::vector<Edge> ends_;
  std::vector<Bits> open_;
};

}  // namespace minimex::conflict
