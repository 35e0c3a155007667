// Families of instances by name: `path:12`, `grid:3x18`, `petersen:9,2`, `linegraph:grid:3x4`.
//
// grid, torus, king, queen, rook, bishop, knight and the other leapers are boards with a piece; the
// rest are graphs. `help` lists all of them with their ranges.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/board.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

struct Family {
  std::string text;                       ///< canonical spelling
  std::string name;                       ///< `path`, `grid`, ..., or `linegraph`
  std::vector<std::int64_t> numbers;      ///< sides of a board, or the parameters in order
  std::string leaper = {};                ///< `leaper:a,b` families: the piece's name
  std::shared_ptr<const Family> of = {};  ///< linegraph: the family underneath

  friend bool operator==(const Family& a, const Family& b) { return a.text == b.text; }
};

/// Parses a family with numbers in place of N. Throws InputError with source `--family`, or with
/// `place` when given (JSON).
Family parse_family(std::string_view text, const Place* place = nullptr);

/// The board of board families; nothing for the others.
std::optional<Board> family_board(const Family& family);
/// The piece of board families (grid and torus: wazir).
std::optional<Piece> family_piece(const Family& family);

/// Vertices exactly and edges at most, without building the graph; saturate at 2^64-1.
std::uint64_t family_vertex_count(const Family& family);
std::uint64_t family_edge_bound(const Family& family);

/// The graph. The caller has checked its budget, and that there are fewer than 2^31 vertices.
Graph family_graph(const Family& family);

}  // namespace minimex
