// The answer of any game in one shape: what the command line prints, JSON carries, a scene draws.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/move.hpp"

namespace minimex {

/// Proved bounds of a value; both ends inclusive.
struct Bounds {
  std::int64_t lower = 0;
  std::int64_t upper = 0;
};

class ProofWriter;  // formats/proof.hpp

/// A proof of a value, written out only when somebody wants it (docs/certificates.md).
struct Certificate {
  std::string kind = {};    ///< what is proved how: `removal policy`, `clique cover`, ...
  std::uint64_t bytes = 0;  ///< about how long it is, known before it is made
  /// Writes the numbers of the proof. May search; when the report does not say Proved, a limit
  /// stopped it and what was written is worthless. Once only.
  std::function<RunReport(ProofWriter& out, Control& control)> write = {};
};

struct Solution {
  RunReport run = {};
  std::optional<std::int64_t> value = std::nullopt;  ///< set when the bounds meet
  std::optional<Bounds> bounds = std::nullopt;  ///< set when anything is proved about the value
  std::string answer = {};                      ///< what the contest asks for; one line
  std::vector<Move> line = {};  ///< optimal play in order, or the optimal set in index order
  std::string reason = {};      ///< a sentence: why the value is right; empty when there is none
  std::optional<Certificate> certificate = std::nullopt;  ///< when asked for and the value is set
};

/// Who moves first in the independence duel.
enum class FirstPlayer : std::uint8_t { Maximiser, Minimiser };

struct SolveOptions {
  bool line = false;                           ///< also find Solution::line
  bool proof = false;                          ///< also keep what Solution::certificate needs
  FirstPlayer first = FirstPlayer::Maximiser;  ///< independence-duel only
};

}  // namespace minimex
