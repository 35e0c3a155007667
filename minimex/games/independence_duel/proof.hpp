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
  /// Graphs of over ten vertices that the proof may explore: a few shorten it, for they are pieces
  /// of many positions. On lines all are worth it.
  std::uint32_t trials = 100;
  /// An engine that knows the duel; null with the reason when it cannot be had.
  std::function<std::unique_ptr<conflict::ScoreOracle>(Control& control, RunReport& why)> oracle =
      {};
};

/// Writes the numbers of the proof: those of the types, the strategies and the line. Asks the
/// oracle only where bounds do not settle a position, which means that the duel is solved again.
RunReport write_strategies(const Solved& solved, ProofWriter& out, Control& control);

/// `trials` for a line of seats.
inline constexpr std::uint32_t kTrialsOfLines = 20'000;

/// The certificate of a duel; its list of graphs takes about `list_bytes`.
Certificate strategies_certificate(std::shared_ptr<const Solved> solved, std::uint64_t list_bytes);

/// About the bytes of the list of graphs after a search of `positions`, and of the windows of a
/// line of seats with this conflict graph.
std::uint64_t list_bytes_of_search(std::uint64_t positions) noexcept;
std::uint64_t list_bytes_of_line(const Graph& graph, bool broken);

}  // namespace minimex::independence_duel
