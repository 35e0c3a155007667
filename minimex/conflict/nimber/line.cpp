#include "minimex/conflict/nimber/line.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <utility>

#include "minimex/conflict/nimber/line_paths.hpp"

namespace minimex::conflict {
namespace {

class Line {
 public:
  Line(const Graph& graph, const std::vector<NimberPart>& components, Control& control)
      : graph_(graph),
        control_(control),
        paths_(graph.vertex_count()),
        free_(index(graph.vertex_count()), true),
        piece_of_(index(graph.vertex_count()), 0) {
    for (const NimberPart& component : components) {
      total_ ^= *component.shape->nimber();
      if (is_path_or_cycle(component)) {
        paths_.add(graph, component.vertices);
      } else {
        std::vector<Vertex> all(component.vertices.size());
        std::iota(all.begin(), all.end(), 0);
        add_piece(component, std::move(all), *component.shape->nimber());
      }
    }
  }

  std::optional<std::vector<Vertex>> find() {
    std::vector<Vertex> line;
    for (Vertex first = 0; first < graph_.vertex_count(); ++first) {
      while (free_[index(first)]) {
        const auto v = next_move(first);
        if (!v || !take(*v)) return std::nullopt;
        line.push_back(*v);
      }
    }
    return line;
  }

 private:
  static constexpr std::uint64_t kStopInterval = 256;

  /// A connected part of what is left of a component that is no path or cycle.
  struct Piece {
    const NimberPart* component = nullptr;
    std::vector<Vertex> vertices = {};  // of the component's shape, in increasing order
    int nimber = 0;
  };

  static constexpr std::size_t index(Vertex v) noexcept { return static_cast<std::size_t>(v); }

  [[nodiscard]] bool is_path_or_cycle(const NimberPart& component) const {
    return std::all_of(component.vertices.begin(), component.vertices.end(),
                       [&](Vertex v) { return graph_.degree(v) <= 2; });
  }

  void add_piece(const NimberPart& component, std::vector<Vertex> vertices, int nimber) {
    for (const Vertex v : vertices) piece_of_[index(component.vertices[index(v)])] = pieces_.size();
    pieces_.push_back({&component, std::move(vertices), nimber});
  }

  /// The move that the line makes now; `first` is the first free vertex.
  std::optional<Vertex> next_move(Vertex first) {
    if (total_ == 0) return first;
    for (Vertex v = first; v < graph_.vertex_count(); ++v) {
      if (!free_[index(v)]) continue;
      const auto wins = leaves_zero(v);
      if (!wins) return std::nullopt;
      if (*wins) return v;
    }
    assert(false);  // a position that is not zero has a move to zero
    return std::nullopt;
  }

  std::optional<bool> leaves_zero(Vertex v) {
    if (tried_++ % kStopInterval == 0 && control_.stopped()) return std::nullopt;
    if (paths_.holds(v)) return paths_.change(v) == total_;
    const Piece& piece = pieces_[piece_of_[index(v)]];
    return piece.component->shape->is(rest_of(piece, v), piece.nimber ^ total_);
  }

  bool take(Vertex v) {
    if (tried_++ % kStopInterval == 0 && control_.stopped()) return false;
    if (paths_.holds(v)) {
      total_ ^= paths_.change(v);
      for (const Vertex u : paths_.take(v)) free_[index(u)] = false;
      return true;
    }
    const Piece piece = std::move(pieces_[piece_of_[index(v)]]);
    NimberComponent& shape = *piece.component->shape;
    const std::vector<Vertex> rest = rest_of(piece, v);
    free_[index(v)] = false;
    for (const Vertex u : graph_.neighbours(v)) free_[index(u)] = false;
    total_ ^= piece.nimber;
    for (auto& part : connected_components(induced_subgraph(shape.graph(), rest))) {
      for (Vertex& u : part) u = rest[index(u)];
      const auto nimber = shape.nimber_of(part);
      if (!nimber) return false;
      total_ ^= *nimber;
      add_piece(*piece.component, std::move(part), *nimber);
    }
    return true;
  }

  /// The vertices of `piece` that stay when `v`, a vertex of the whole graph, is taken.
  static std::vector<Vertex> rest_of(const Piece& piece, Vertex v) {
    const auto& names = piece.component->vertices;
    const auto taken =
        static_cast<Vertex>(std::lower_bound(names.begin(), names.end(), v) - names.begin());
    const auto gone = piece.component->shape->graph().neighbours(taken);
    std::vector<Vertex> rest;
    std::set_difference(piece.vertices.begin(), piece.vertices.end(), gone.begin(), gone.end(),
                        std::back_inserter(rest));
    std::erase(rest, taken);
    return rest;
  }

  const Graph& graph_;
  Control& control_;
  NimberLinePaths paths_;
  std::vector<bool> free_;
  std::vector<std::size_t> piece_of_;  // of vertices that are free and on no path or cycle
  std::vector<Piece> pieces_;
  int total_ = 0;  // XOR of all parts
  std::uint64_t tried_ = 0;
};

}  // namespace

std::optional<std::vector<Vertex>> nimber_line(const Graph& graph,
                                               const std::vector<NimberPart>& components,
                                               Control& control) {
  return Line(graph, components, control).find();
}

}  // namespace minimex::conflict
