// The answer of any game in one shape: what the command line prints, JSON carries, a scene draws.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "minimex/core/bounds.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/move.hpp"

namespace minimex {

class ProofWriter;  // formats/proof.hpp

/// A proof of a value, written out only when somebody wants it (docs/certificates.md).
struct Certificate {
  std::string kind = {};    ///< what is proved how: `removal policy`, `clique cover`, ...
  std::uint64_t bytes = 0;  ///< about how long it is, known before it is made
  /// Writes the numbers of the proof. May search; when the report does not say Proved, a limit
  /// stopped it and what was written is worthless. Once only.
  std::function<RunReport(ProofWriter& out, Control& control)> write = {};
};

/// Who wins, without a value.
struct Outcome {
  bool first_wins = false;         ///< the player to move: an N-position; else a P-position
  std::vector<Move> winning = {};  ///< all moves that win, in the order of moves
  /// P-positions that can be reached, the start included; where they are counted.
  std::optional<std::uint64_t> lost_positions = std::nullopt;
  bool misere = false;  ///< of the game in which the player who cannot move wins
};

/// All optimal sets, up to the symmetries of the board.
struct Listing {
  struct Entry {
    std::vector<Move> set = {};  ///< in index order
    std::uint64_t images = 1;    ///< different sets that symmetries make of it, itself included
  };
  std::uint64_t symmetries = 1;  ///< of the board, the identity included; 1 for other graphs
  std::vector<Entry> sets = {};  ///< the first of its images each, in lexicographic order
};

struct Solution {
  RunReport run = {};
  std::optional<std::int64_t> value = std::nullopt;  ///< set when the bounds meet
  std::optional<Bounds> bounds = std::nullopt;  ///< set when anything is proved about the value
  std::string answer = {};                      ///< what the contest asks for; one line
  std::vector<Move> line = {};  ///< optimal play in order, or the optimal set in index order
  std::string reason = {};      ///< a sentence: why the value is right; empty when there is none
  /// independent-set and knights on small graphs without odd cycles: the pairs of a maximum
  /// matching, which prove that no larger set exists; for drawing.
  std::vector<Move> matching = {};
  std::optional<Certificate> certificate = std::nullopt;  ///< when asked for and the value is set
  /// When asked for: how many optimal lines, or maximum sets, there are, in decimal digits.
  std::string count = {};
  std::string count_all = {};  ///< likewise, independent sets of any size, the empty one included
  std::optional<Listing> listing = std::nullopt;  ///< when asked for: all maximum sets
  std::optional<Outcome> outcome = std::nullopt;  ///< when asked for and found
};

struct SolveOptions {
  bool line = false;                           ///< also find Solution::line
  bool proof = false;                          ///< also keep what Solution::certificate needs
  bool long_proof = false;                     ///< likewise, however long the proof is
  FirstPlayer first = FirstPlayer::Maximiser;  ///< independence-duel only
  bool count = false;                          ///< also find Solution::count
  bool count_all = false;                      ///< also find Solution::count_all
  bool listing = false;                        ///< also find Solution::listing
  bool outcome = false;                        ///< find Solution::outcome, and no value
  bool misere = false;  ///< likewise, when the player who cannot move wins (node-kayles, river)
};

}  // namespace minimex
