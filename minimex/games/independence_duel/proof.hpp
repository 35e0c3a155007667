// Makes the proof of a duel's value: a strategy for each side (docs/certificates.md).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "minimex/conflict/score.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/formats/proof.hpp"

namespace minimex::independence_duel {

/// A solved duel.
struct Solved {
  Graph graph;
  FirstPlayer first = FirstPlayer::Maximiser;
  std::int64_t value = 0;
  std::vector<Vertex> line = {};   ///< optimal play to go with the proof; may be empty
  std::vector<Vertex> names = {};  ///< what the oracle calls the vertices; empty: the same
  /// An engine that knows the duel; null with the reason when it cannot be had.
  std::function<std::unique_ptr<conflict::ScoreOracle>(Control& control, RunReport& why)> oracle =
      {};
};

/// Writes the numbers of the proof: those of the types, the strategies and the line. Asks the
/// oracle only where bounds do not settle a position, which means that the duel is solved again.
RunReport write_strategies(const Solved& solved, ProofWriter& out, Control& control);

/// The certificate of a duel that took a search of `positions`.
Certificate strategies_certificate(std::shared_ptr<const Solved> solved, std::uint64_t positions);

}  // namespace minimex::independence_duel
