#include "minimex/conflict/nimber/symmetry.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "minimex/conflict/nimber/root_graph.hpp"

namespace minimex::conflict {
namespace {

/// One of the obvious maps of a rows x cols board, on cells numbered row by row.
class BoardMap {
 public:
  enum class Kind { Keep, Mirror, HalfTurn };
  BoardMap(Vertex rows, Vertex cols, Kind on_rows, Kind on_cols, bool transpose)
      : rows_(rows), cols_(cols), on_rows_(on_rows), on_cols_(on_cols), transpose_(transpose) {}

  [[nodiscard]] Vertex operator()(Vertex cell) const noexcept {
    const Vertex row = moved(cell / cols_, rows_, on_rows_);
    const Vertex col = moved(cell % cols_, cols_, on_cols_);
    return transpose_ ? col * cols_ + row : row * cols_ + col;
  }

 private:
  static Vertex moved(Vertex at, Vertex side, Kind kind) noexcept {
    if (kind == Kind::Mirror) return side - 1 - at;
    if (kind == Kind::HalfTurn) return (at + side / 2) % side;
    return at;
  }

  Vertex rows_;
  Vertex cols_;
  Kind on_rows_;
  Kind on_cols_;
  bool transpose_;  // only when rows = cols
};

/// Calls `visit` with every map of every board of n cells, until it returns true.
template <class Visit>
bool any_board_map(Vertex n, Visit visit) {
  constexpr std::array kKinds = {BoardMap::Kind::Mirror, BoardMap::Kind::Keep,
                                 BoardMap::Kind::HalfTurn};
  for (Vertex rows = 1; rows <= n; ++rows) {
    if (n % rows != 0) continue;
    const Vertex cols = n / rows;
    for (const bool transpose : {false, true}) {
      if (transpose && rows != cols) continue;
      for (const auto on_rows : kKinds) {
        for (const auto on_cols : kKinds) {
          if (visit(BoardMap(rows, cols, on_rows, on_cols, transpose))) return true;
        }
      }
    }
  }
  return false;
}

/// Whether the neighbours of `v` are mapped to those of its image.
bool keeps_neighbours(const Graph& graph, const BoardMap& map, Vertex v,
                      std::vector<Vertex>& scratch) {
  const auto theirs = graph.neighbours(map(v));
  scratch.clear();
  for (const Vertex u : graph.neighbours(v)) scratch.push_back(map(u));
  std::sort(scratch.begin(), scratch.end());
  return std::ranges::equal(scratch, theirs);
}

/// Whether `fits` holds for every vertex.
template <class Fits>
bool all_vertices(const Graph& graph, Fits fits) {
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (!fits(v)) return false;
  }
  return true;
}

/// An involution of the board that the numbers of `graph` suggest, as free_involution wants it.
std::vector<Vertex> board_involution(const Graph& graph) {
  std::vector<Vertex> found;
  std::vector<Vertex> scratch;
  any_board_map(graph.vertex_count(), [&](const BoardMap& map) {
    const bool suits = all_vertices(graph, [&](Vertex v) {
      const Vertex image = map(v);
      return image != v && map(image) == v && !graph.adjacent(v, image) &&
             keeps_neighbours(graph, map, v, scratch);
    });
    if (!suits) return false;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) found.push_back(map(v));
    return true;
  });
  return found;
}

/// What an involution of the root does to its edges. It maps no vertex to itself or to a neighbour,
/// so that no edge meets its image.
std::vector<Vertex> involution_of_edges(const RootGraph& root, const std::vector<Vertex>& image) {
  std::map<Edge, Vertex> number;
  for (const Edge& edge : root.ends) {
    number.emplace(edge, static_cast<Vertex>(number.size()));
  }
  std::vector<Vertex> found;
  for (const auto& [u, v] : root.ends) {
    found.push_back(number.at(
        std::minmax(image[static_cast<std::size_t>(u)], image[static_cast<std::size_t>(v)])));
  }
  return found;
}

}  // namespace

std::vector<std::vector<Vertex>> suggested_automorphisms(const Graph& graph, std::size_t most) {
  std::vector<std::vector<Vertex>> found;
  std::vector<Vertex> scratch;
  any_board_map(graph.vertex_count(), [&](const BoardMap& map) {
    if (!all_vertices(graph, [&](Vertex v) { return keeps_neighbours(graph, map, v, scratch); })) {
      return false;
    }
    std::vector<Vertex> image;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) image.push_back(map(v));
    const bool identity = std::is_sorted(image.begin(), image.end());
    if (!identity && std::ranges::find(found, image) == found.end()) {
      found.push_back(std::move(image));
    }
    return found.size() >= most;
  });
  return found;
}

std::vector<Vertex> free_involution(const Graph& graph) {
  std::vector<Vertex> found = board_involution(graph);
  if (!found.empty()) return found;
  const auto root = root_graph(graph);
  if (!root) return found;
  found = board_involution(root->graph);
  return found.empty() ? found : involution_of_edges(*root, found);
}

bool has_free_involution(const Graph& graph) {
  return !free_involution(graph).empty();
}

}  // namespace minimex::conflict
