// Draws graph instances: a board of one or two dimensions as one panel, of three as one panel a
// layer, a plain graph as its vertices and edges. What is too large to look at is told in a note.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"
#include "minimex/games/graph_instance.hpp"
#include "minimex/games/graph_layout.hpp"

namespace minimex {
namespace {

constexpr std::int64_t kMostSide = 40;
constexpr std::int64_t kMostPanels = 40;
constexpr Vertex kMostVertices = 400;
constexpr std::uint64_t kMostEdges = 4'000;

/// What is said instead of a drawing; of the tokens nothing where there is no answer.
std::string not_drawn(std::string_view what, const std::vector<Move>& line) {
  return fmt::format(
      "A {} of this size is not drawn{}.", what,
      line.empty() ? "" : fmt::format("; the answer has {}", counted(line.size(), "token")));
}

/// Puts the tokens of `line` on the cells that `find` names (nullptr: not drawn).
template <class Find>
void put_tokens(const std::vector<Move>& line, bool alternating, const Find& find) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    SceneCell* const cell = find(line[i].first);
    if (cell == nullptr) continue;
    cell->mover = !alternating ? Mover::Solver : i % 2 == 0 ? Mover::First : Mover::Second;
    cell->order = alternating ? static_cast<int>(i) + 1 : 0;
  }
}

bool drawable(const Board& board) {
  const auto side = [&board](std::size_t d) -> std::int64_t {
    return d < board.size.size() ? board.size[d] : 1;
  };
  return board.dimensions() <= 3 && side(0) <= kMostSide && side(1) <= kMostSide &&
         side(2) <= kMostPanels;
}

/// Panels of a board: rows and columns are the first two sides (a line is one row), layers the
/// third.
class BoardPanels {
 public:
  BoardPanels(const Board& board, std::vector<ScenePanel>& panels)
      : board_(board), panels_(panels) {
    const bool line = board.dimensions() == 1;
    const int rows = line ? 1 : board.size[0];
    const int cols = line ? board.size[0] : board.size[1];
    const int layers = board.dimensions() == 3 ? board.size[2] : 1;
    for (int layer = 1; layer <= layers; ++layer) {
      panels.push_back({.title = layers > 1 ? fmt::format("layer {}", layer) : "",
                        .rows = rows,
                        .cols = cols,
                        .cells = std::vector<SceneCell>(static_cast<std::size_t>(rows) *
                                                        static_cast<std::size_t>(cols))});
    }
    for (const std::int64_t cell : board.blocked) at(board.site_of(cell)).tone = Tone::Blocked;
  }

  [[nodiscard]] SceneSpot spot(const Site& site) const {
    const bool line = board_.dimensions() == 1;
    const int row = line ? 1 : site.at[0];
    const int col = line ? site.at[0] : site.at[1];
    const int panel = board_.dimensions() == 3 ? site.at[2] - 1 : 0;
    return {panel, (row - 1) * panels_[static_cast<std::size_t>(panel)].cols + col - 1};
  }
  SceneCell& at(const Site& site) {
    const auto [panel, cell] = spot(site);
    return panels_[static_cast<std::size_t>(panel)].cells[static_cast<std::size_t>(cell)];
  }

 private:
  const Board& board_;
  std::vector<ScenePanel>& panels_;
};

/// The weights as texts of the cells.
void write_weights(const GraphInstance& instance, const Board& board, BoardPanels& panels) {
  for (std::size_t v = 0; v < instance.weights.size(); ++v) {
    const std::int64_t cell = board.cell_of_vertex(static_cast<std::int64_t>(v));
    SceneCell& drawn = panels.at(board.site_of(cell));
    drawn.tone = Tone::Plain;
    drawn.text = std::to_string(instance.weights[v]);
  }
}

/// What attacks what, where that can be drawn without a tangle: few lines for the cells, on one
/// panel, none across the seam of a toroidal board.
void draw_conflicts(const GraphInstance& instance, const Board& board, const BoardPanels& panels,
                    Scene& scene) {
  constexpr std::uint64_t kMostCells = 100;
  constexpr std::uint64_t kMostEach = 2;
  const std::uint64_t vertices = instance.vertex_count();
  if (scene.panels.size() != 1 || board.toroidal || vertices > kMostCells) return;
  const Graph graph = instance.graph();
  if (graph.edge_count() > kMostEach * vertices) return;
  const auto spot = [&](Vertex v) {
    return panels.spot(instance.moves_of(std::array{v})[0].first);
  };
  for (const auto& [u, v] : graph.edges()) scene.links.push_back({spot(u), spot(v)});
}

/// The pairs of a matching on the cells or vertices that `find` names, and the cover: of each pair
/// the end without a token. `join(a, b)` draws a pair.
template <class Find, class Join>
void draw_matching(const std::vector<Move>& matching, const Find& find, const Join& join) {
  int number = 0;
  for (const Move& pair : matching) {
    ++number;
    for (const Site& end : {pair.first, *pair.second}) {
      SceneCell& cell = find(end);
      cell.covered = cell.mover == Mover::None;
      cell.pair = number;
    }
    join(pair.first, *pair.second);
  }
}

/// Which sides are glued, in a sentence.
std::string joined_sides(const Board& board) {
  std::vector<std::size_t> glued;
  for (std::size_t d = 0; d < board.size.size(); ++d) {
    if (board.toroidal[d]) glued.push_back(d + 1);
  }
  if (glued.size() == board.size.size()) return "Opposite sides of the board are joined.";
  return fmt::format("Opposite sides of the board are joined along its dimension{} {}.",
                     glued.size() == 1 ? "" : "s", fmt::join(glued, ", "));
}

void draw_board(const GraphInstance& instance, const BoardAndPiece& shape,
                const std::vector<Move>& line, const std::vector<Move>& matching, bool alternating,
                Scene& scene) {
  const auto& [board, piece] = shape;
  scene.title = fmt::format("{}{} on a {} board", piece.name.starts_with('[') ? "moves " : "",
                            piece.name, fmt::join(board.size, "x"));
  if (!board.blocked.empty()) scene.title += fmt::format(", {} blocked", board.blocked.size());
  if (board.toroidal) scene.notes.push_back(joined_sides(board));
  if (!drawable(board)) {
    scene.notes.push_back(not_drawn("board", line));
    return;
  }
  BoardPanels panels(board, scene.panels);
  write_weights(instance, board, panels);
  put_tokens(line, alternating, [&panels](const Site& site) { return &panels.at(site); });
  draw_conflicts(instance, board, panels, scene);
  // Lines from layer to layer would be a tangle: there the numbers of the pairs have to do.
  draw_matching(
      matching, [&panels](const Site& site) -> SceneCell& { return panels.at(site); },
      [&](const Site& a, const Site& b) {
        if (scene.panels.size() > 1) return;
        scene.links.push_back({panels.spot(a), panels.spot(b), Bond::Matched});
      });
}

void draw_graph(const Graph& graph, const std::vector<Move>& line,
                const std::vector<Move>& matching, bool alternating, Scene& scene) {
  for (const auto& [u, v] : graph.edges()) scene.graph.edges.emplace_back(u, v);
  scene.graph.vertices.resize(static_cast<std::size_t>(graph.vertex_count()));
  const auto vertex = [&scene](const Site& site) -> SceneCell& {
    return scene.graph.vertices[static_cast<std::size_t>(site.at[0] - 1)];
  };
  put_tokens(line, alternating, [&](const Site& site) { return &vertex(site); });
  draw_matching(matching, vertex, [&scene](const Site& a, const Site& b) {
    scene.graph.matching.emplace_back(a.at[0] - 1, b.at[0] - 1);
  });
}

}  // namespace

Scene graph_scene(const GraphInstance& instance, const Solution* solution, bool alternating) {
  Scene scene;
  const Solution nothing;
  const std::vector<Move>& line = (solution == nullptr ? nothing : *solution).line;
  const std::vector<Move>& matching = (solution == nullptr ? nothing : *solution).matching;
  if (const auto board = instance.board()) {
    draw_board(instance, *board, line, matching, alternating, scene);
  } else {
    const auto* const family = std::get_if<Family>(&instance.shape);
    const auto* const plain = std::get_if<Graph>(&instance.shape);
    const std::uint64_t vertices = plain != nullptr
                                       ? static_cast<std::uint64_t>(plain->vertex_count())
                                       : family_vertex_count(*family);
    const std::uint64_t edges = plain != nullptr ? plain->edge_count() : family_edge_bound(*family);
    if (vertices > kMostVertices || edges > kMostEdges) {
      scene.title = fmt::format("graph of {}", counted(vertices, "vertex"));
      scene.notes.push_back(not_drawn("graph", line));
    } else {
      const Graph graph = instance.graph();
      scene.title = fmt::format("graph of {} and {}", counted(vertices, "vertex"),
                                counted(graph.edge_count(), "edge"));
      draw_graph(graph, line, matching, alternating, scene);
      for (std::size_t v = 0; v < instance.weights.size(); ++v) {
        scene.graph.vertices[v].text = std::to_string(instance.weights[v]);
      }
      if (family != nullptr) scene.graph.places = family_places(*family);
      if (scene.graph.places.empty()) scene.graph.places = graph_places(graph);
    }
  }
  if (const auto* const family = std::get_if<Family>(&instance.shape)) scene.title = family->text;
  return scene;
}

}  // namespace minimex
