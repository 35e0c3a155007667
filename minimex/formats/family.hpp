// Families of instances by name: `path:12`, `grid:3x18`, `petersen:9,2`, `linegraph:grid:3x4`.
//
// Boards, as NAME:SIDES with one to six sides from 1 to 10^6 joined by `x` and at most 2^40 cells:
// grid, torus (sides from 3), king, queen, rook, bishop, wazir, ferz, dabbaba, knight, alfil,
// camel, zebra, giraffe, antelope and leaper:a,b[,c...]. Graphs: path:N, complete:N (N from 0),
// cycle:N, prism:N, wheel:N (N from 3), ladder:N (N from 1), line:N,K, petersen:N,K (N from 3,
// 1 <= K < N/2), chordpath:N,K (K from 2), linkedcycles:N,K (K from 3), all with N up to 10^6;
// hypercube:N (N from 0 to 40); linegraph:FAMILY.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/board.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/family_reader.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

struct Family {
  std::string text;                       ///< canonical: no leading zeros, named leapers by name
  std::string name;                       ///< `path`, `grid`, ..., or `linegraph`
  std::vector<std::int64_t> numbers;      ///< sides of a board, or the parameters in order
  std::string leaper = {};                ///< `leaper:a,b` families: the piece's name
  std::shared_ptr<const Family> of = {};  ///< linegraph: the family underneath

  friend bool operator==(const Family& a, const Family& b) { return a.text == b.text; }
};

/// Parses a family with numbers in place of N. Throws InputError: source `--family` and the column
/// in `text`, or `place` when given (JSON). With a `variable`, N may stand for any of the numbers
/// but those of a leap, `variable` tells for which, and the source is `FAMILY`.
Family parse_family(std::string_view text, const Place* place = nullptr,
                    FamilyVariable* variable = nullptr);

/// The board of board families; nothing for the others.
std::optional<Board> family_board(const Family& family);
/// The piece of board families (grid and torus: wazir).
std::optional<Piece> family_piece(const Family& family);

/// Vertices exactly (a line graph of a line graph: at most) and edges at most (exactly, but for
/// line graphs), without building the graph; saturate at 2^64-1.
std::uint64_t family_vertex_count(const Family& family);
std::uint64_t family_edge_bound(const Family& family);

/// The graph. The caller has checked its budget, and that there are fewer than 2^31 vertices. Empty
/// when `control` stops the walk over a board.
Graph family_graph(const Family& family, Control* control = nullptr);

}  // namespace minimex
