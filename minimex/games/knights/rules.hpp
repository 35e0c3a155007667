// Chess in 3D: knights on a board of A x B x C cells, some of them blocked.
//
// A knight moves by a signed permutation of (2, 1, 0), 24 moves in all, and jumps over whatever
// lies between. As many knights as possible are to stand so that none attacks another.
#pragma once

#include <span>
#include <string>

#include "minimex/core/board.hpp"
#include "minimex/core/move.hpp"
#include "minimex/formats/source.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::knights {

struct Instance {
  Board board;  ///< three sides, not toroidal
};

/// Reads `A B C`, `K` and K blocked cells (a repeated cell counts once), or JSON with `size` and,
/// if any are blocked, `blocked`. Throws InputError.
Instance read(const Source& source, Format format);

/// Canonical JSON: the blocked cells sorted and distinct.
std::string to_json(const Instance& instance);

/// The contest's text: the blocked cells in index order.
std::string to_text(const Instance& instance);

/// The board and the knight as an instance of the general game.
GraphInstance conflict_instance(const Instance& instance);

/// Why knights may not stand on these cells all at once; empty when they may. O(n log n).
std::string objection(const Instance& instance, std::span<const Move> knights);

}  // namespace minimex::knights
