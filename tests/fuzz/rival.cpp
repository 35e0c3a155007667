#include "tests/fuzz/rival.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "minimex/core/board.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/games/bus/rules.hpp"
#include "minimex/games/chessboard/rules.hpp"
#include "minimex/games/chomp/rules.hpp"
#include "minimex/games/graph_instance.hpp"
#include "minimex/games/knights/rules.hpp"
#include "minimex/games/river/rules.hpp"
#include "minimex/games/woodchess/rules.hpp"

#include "tests/reference/bus_reference.hpp"
#include "tests/reference/chessboard_reference.hpp"
#include "tests/reference/chomp_reference.hpp"
#include "tests/reference/conflict_graph_reference.hpp"
#include "tests/reference/independence_duel_reference.hpp"
#include "tests/reference/independent_set_reference.hpp"
#include "tests/reference/knights_reference.hpp"
#include "tests/reference/node_kayles_reference.hpp"
#include "tests/reference/river_reference.hpp"
#include "tests/reference/woodchess_reference.hpp"

namespace minimex::fuzz {
namespace {

/// Small numbers tie often, large ones hardly ever.
std::int64_t draw_most(Random& random) {
  constexpr std::array<std::int64_t, 5> kMost = {1, 3, 10, 1000, 1'000'000'000'000};
  return kMost[random.below(kMost.size())];
}

std::int32_t draw_side(Random& random, std::int32_t most) {
  return static_cast<std::int32_t>(random.between(1, most));
}

// Chessboard.

constexpr std::size_t kMostPieces = 11;
constexpr std::size_t kCountedPieces = 6;

Instance draw_chessboard(Random& random) {
  chessboard::Instance board{.rows = draw_side(random, 6), .cols = draw_side(random, 6)};
  const std::int64_t most = draw_most(random);
  const std::uint64_t density = 1 + random.below(10);
  for (std::int32_t row = 1; row <= board.rows; ++row) {
    for (std::int32_t col = 1; col <= board.cols; ++col) {
      if (board.pieces.size() == kMostPieces || !random.chance(density, 10)) continue;
      board.pieces.push_back({row, col, random.chance(1, 2), random.between(0, most)});
    }
  }
  return board;
}

Expected expected_chessboard(const Instance& instance) {
  const auto& board = *std::any_cast<chessboard::Instance>(&instance);
  const auto cols = static_cast<std::size_t>(board.cols);
  reference::ChessboardCase plain;
  plain.board.assign(static_cast<std::size_t>(board.rows), std::string(cols, '.'));
  plain.values.assign(plain.board.size(), std::vector<std::int64_t>(cols, 0));
  for (const chessboard::Piece& piece : board.pieces) {
    const auto row = static_cast<std::size_t>(piece.row - 1);
    const auto col = static_cast<std::size_t>(piece.col - 1);
    plain.board[row][col] = piece.white ? 'W' : 'B';
    plain.values[row][col] = piece.value;
  }
  Expected expected{.value = reference::chessboard_cost(plain)};
  if (board.pieces.size() <= kCountedPieces) {
    expected.count = reference::chessboard_lines(plain).count;
  }
  return expected;
}

// Woodchess.

constexpr std::size_t kCountedCells = 8;

Instance draw_woodchess(Random& random) {
  woodchess::Instance board{.rows = draw_side(random, 5), .cols = draw_side(random, 5)};
  const std::int64_t most = draw_most(random);
  const std::int64_t least = random.chance(1, 3) ? -most : 0;
  for (std::int32_t cell = 0; cell < board.rows * board.cols; ++cell) {
    board.first.push_back(random.between(least, most));
    board.second.push_back(random.between(least, most));
  }
  return board;
}

Expected expected_woodchess(const Instance& instance) {
  const auto& board = *std::any_cast<woodchess::Instance>(&instance);
  const auto matrix = [&board](const std::vector<std::int64_t>& values) {
    reference::Matrix rows;
    for (auto at = values.begin(); at != values.end(); at += board.cols) {
      rows.emplace_back(at, at + board.cols);
    }
    return rows;
  };
  const reference::Matrix first = matrix(board.first);
  const reference::Matrix second = matrix(board.second);
  Expected expected{.value = reference::woodchess_margin(first, second)};
  if (board.first.size() <= kCountedCells) {
    expected.count = reference::woodchess_lines(first, second);
  }
  return expected;
}

// Chomp.

Instance draw_chomp(Random& random) {
  chomp::Instance diagram{.shape = {}};
  std::int32_t length = draw_side(random, 7);
  for (std::int32_t rows = draw_side(random, 7); rows > 0; --rows) {
    diagram.shape.push_back(length);
    if (random.chance(1, 2)) length = draw_side(random, length);
  }
  return diagram;
}

Expected expected_chomp(const Instance& instance) {
  const auto& shape = std::any_cast<chomp::Instance>(&instance)->shape;
  static reference::ChompNimbers nimbers;  // of one thread
  return {.value = nimbers.nimber({shape.begin(), shape.end()})};
}

// Games on graphs.

constexpr std::array<std::string_view, 13> kPieces = {
    "king",   "queen", "rook",  "bishop", "wazir",   "ferz",    "dabbaba",
    "knight", "alfil", "camel", "zebra",  "giraffe", "antelope"};

/// Sides that make at most `cells` cells.
std::vector<std::int32_t> draw_sides(Random& random, std::size_t least, std::int64_t cells) {
  std::vector<std::int32_t> sides(least + random.below(3));
  for (std::int32_t& side : sides) {
    side = static_cast<std::int32_t>(random.between(1, std::min<std::int64_t>(cells, 7)));
    cells /= side;
  }
  return sides;
}

Board draw_board(Random& random, std::vector<std::int32_t> sides) {
  Board board{.size = std::move(sides), .blocked = {}};
  const std::uint64_t density = random.below(6);
  for (std::int64_t cell = 0; cell < board.cell_count(); ++cell) {
    if (random.chance(density, 10)) board.blocked.push_back(cell);
  }
  return board;
}

Graph draw_graph(Random& random, Vertex most) {
  const auto vertices = static_cast<Vertex>(random.between(0, most));
  const std::uint64_t density = random.below(11);
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u) {
    for (Vertex v = u + 1; v < vertices; ++v) {
      if (random.chance(density, 10)) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

GraphInstance draw_graph_instance(Random& random, Vertex most) {
  if (random.chance(1, 2)) return {draw_graph(random, most)};
  Board board = draw_board(random, draw_sides(random, 2, most));
  if (random.chance(1, 4)) {
    for (std::size_t d = 0; d < board.size.size(); ++d) {
      if (random.chance(1, 2)) board.toroidal.glue(d);
    }
  }
  const std::string name(kPieces[random.below(kPieces.size())]);
  return {BoardAndPiece{board, *make_piece(name, board.dimensions())}};
}

/// The graph of an instance, from the pieces' moves themselves where the board is flat.
Graph plain_graph(const GraphInstance& instance) {
  const auto* const shape = std::get_if<BoardAndPiece>(&instance.shape);
  if (shape == nullptr || shape->board.toroidal) return instance.graph();
  const std::vector<std::pair<int, int>> edges =
      reference::conflict_edges(shape->board, shape->piece.name);
  return Graph::from_edges(static_cast<Vertex>(shape->board.usable_count()),
                           {edges.begin(), edges.end()});
}

const GraphInstance& graph_of(const Instance& instance) {
  return *std::any_cast<GraphInstance>(&instance);
}

constexpr Vertex kMostVertices = 14;
constexpr Vertex kMostPlayed = 11;

Instance draw_independent_set(Random& random) {
  GraphInstance instance = draw_graph_instance(random, kMostVertices);
  if (random.chance(1, 3)) {
    const std::int64_t most = draw_most(random);
    instance.weights.resize(static_cast<std::size_t>(instance.vertex_count()));
    for (std::int64_t& weight : instance.weights) weight = random.between(0, most);
  }
  return instance;
}

Expected expected_sets(const Graph& graph, std::vector<std::int64_t> weights) {
  const bool weighted = !weights.empty();
  weights.resize(static_cast<std::size_t>(graph.vertex_count()), 1);
  const reference::SetNumbers numbers =
      reference::set_numbers(graph.vertex_count(), graph.edges(), weights);
  Expected expected{.value = numbers.heaviest};
  if (!weighted) {
    expected.count = numbers.heaviest_sets;
    expected.count_all = numbers.sets;
  }
  return expected;
}

Expected expected_independent_set(const Instance& instance) {
  return expected_sets(plain_graph(graph_of(instance)), graph_of(instance).weights);
}

Instance draw_knights(Random& random) {
  std::vector<std::int32_t> sides = draw_sides(random, 3, 18);
  sides.resize(3);
  std::rotate(sides.begin(), sides.begin() + static_cast<std::ptrdiff_t>(random.below(3)),
              sides.end());
  return knights::Instance{draw_board(random, std::move(sides))};
}

Expected expected_knights(const Instance& instance) {
  const Board& board = std::any_cast<knights::Instance>(&instance)->board;
  const auto cell_of = [](const Site& site) {
    return reference::KnightCell{site.at[0], site.at[1], site.at[2]};
  };
  std::vector<reference::KnightCell> blocked;
  for (const std::int64_t cell : board.blocked) blocked.push_back(cell_of(board.site_of(cell)));
  return {.value = reference::knights({board.size[0], board.size[1], board.size[2]}, blocked)};
}

Instance draw_played(Random& random) {
  return draw_graph_instance(random, kMostPlayed);
}

Expected expected_duel(const Instance& instance) {
  const Graph graph = plain_graph(graph_of(instance));
  reference::IndependenceDuel maximiser(graph, FirstPlayer::Maximiser);
  reference::IndependenceDuel minimiser(graph, FirstPlayer::Minimiser);
  return {.value = maximiser.value(), .value_minimiser_first = minimiser.value()};
}

Expected expected_kayles(const Instance& instance) {
  const Graph graph = plain_graph(graph_of(instance));
  return {.value = reference::node_kayles_nimber(graph),
          .misere_win = reference::node_kayles_misere_win(graph)};
}

Instance draw_bus(Random& random) {
  bus::Instance seats{.seats = draw_side(random, 12),
                      .distance = static_cast<std::int32_t>(random.between(0, 5))};
  const std::uint64_t density = random.below(6);
  for (std::int32_t seat = 1; seat <= seats.seats; ++seat) {
    if (random.chance(density, 10)) seats.broken.push_back(seat);
  }
  return seats;
}

Expected expected_bus(const Instance& instance) {
  const auto& seats = *std::any_cast<bus::Instance>(&instance);
  return {.value = reference::bus_table_value(seats.seats, seats.distance,
                                              {seats.broken.begin(), seats.broken.end()})};
}

/// Any grid, most of which break the contest's guarantees.
Instance draw_river(Random& random) {
  river::Instance grid;
  const std::int32_t side = draw_side(random, 4);
  const std::uint64_t wet = 2 + random.below(4);
  grid.rows.assign(static_cast<std::size_t>(side),
                   std::string(static_cast<std::size_t>(side), river::kFirm));
  for (std::string& row : grid.rows) {
    for (char& cell : row) {
      if (random.chance(wet, 10)) {
        cell = river::kWet;
      } else if (random.chance(1, 8)) {
        cell = river::kProtected;
      }
    }
  }
  return grid;
}

Expected expected_river(const Instance& instance) {
  const auto& grid = *std::any_cast<river::Instance>(&instance);
  return {.value = reference::river_nimber(grid.rows),
          .misere_win = reference::node_kayles_misere_win(river::camera_sites(grid).conflicts)};
}

}  // namespace

std::span<const Rival> rivals() {
  static constexpr std::array kRivals = {
      Rival{"chessboard", draw_chessboard, expected_chessboard},
      Rival{"woodchess", draw_woodchess, expected_woodchess},
      Rival{"chomp", draw_chomp, expected_chomp},
      Rival{"independent-set", draw_independent_set, expected_independent_set},
      Rival{"knights", draw_knights, expected_knights},
      Rival{"independence-duel", draw_played, expected_duel},
      Rival{"bus", draw_bus, expected_bus},
      Rival{"node-kayles", draw_played, expected_kayles},
      Rival{"river", draw_river, expected_river},
  };
  return kRivals;
}

}  // namespace minimex::fuzz
