#include "minimex/check/independent_set.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/bound_log.hpp"
#include "minimex/check/claimed_value.hpp"
#include "minimex/check/leaper_board.hpp"
#include "minimex/check/legal.hpp"
#include "minimex/check/proof_kind.hpp"
#include "minimex/check/set_claims.hpp"
#include "minimex/games/token_position.hpp"

namespace minimex::check {
namespace {

void expect_size(std::uint64_t size, std::uint64_t value) {
  if (size == value) return;
  throw Refuted(fmt::format("the set has {} tokens, the value is {}", size, value));
}

/// Throws Refuted unless the line names an independent set of `value` vertices. False when stopped.
bool check_line(const Graph& graph, const GraphSites& sites, const std::vector<Move>& line,
                std::uint64_t value, Control& control) {
  TokenPosition position(graph, sites);
  const auto play = [&](std::size_t i) { position.play(line[i]); };
  if (!play_line(position, line, control, play)) return false;
  expect_size(line.size(), value);
  return true;
}

/// Reads the size of a set, then how many vertices are left out before each.
void check_set(const Graph& graph, const GraphSites& sites, ProofReader& proof,
               std::uint64_t value) {
  TokenPosition position(graph, sites);
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  const std::uint64_t size = proof.number("the size of the set", vertices);
  std::uint64_t next = 0;
  for (std::uint64_t i = 0; i < size; ++i) {
    next += proof.number("a vertex of the set", vertices);
    if (next >= vertices) throw Refuted("the set of the proof leaves the graph");
    const auto v = static_cast<Vertex>(next++);
    if (!position.is_free(v)) {
      throw Refuted(fmt::format("in the set of the proof, {} is next to another token",
                                to_string(sites.site(v))));
    }
    position.put(v);
  }
  expect_size(size, value);
}

RunReport check_proof(const Graph& graph, const GraphSites& sites, ProofReader& proof,
                      std::uint64_t value, Control& control) {
  RunReport report;
  expect_kind(proof.header(), proof_kind::kCliqueCover, proof_kind::kBranchingLog);
  check_set(graph, sites, proof, value);
  if (proof.header().kind == proof_kind::kCliqueCover) {
    check_cover(graph, value, proof, control);
  } else {
    report = check_bound_log(graph, value, proof, control);
  }
  if (report.status == Status::Proved && !control.stopped()) proof.expect_end();
  return report;
}

/// Whether board and proof can be checked without the conflict graph.
bool on_leaper_board(const std::optional<BoardAndPiece>& shape, const ProofReader* proof) {
  return shape && takes_leaper_board(shape->board, shape->piece) &&
         (proof == nullptr || proof->header().kind == proof_kind::kCliqueCover);
}

Verdict check_on_board(const BoardAndPiece& shape, const Claim& claim, std::uint64_t value,
                       ProofReader* proof, Control& control) {
  const std::uint64_t bytes = LeaperBoard::bytes(shape.board);
  if (!control.fits(bytes)) return {.run = needs_memory("the board", bytes, control.budget())};
  LeaperBoard position(shape.board, shape.piece);
  if (claim.line) {
    const auto play = [&](std::size_t i) { position.play((*claim.line)[i]); };
    if (!play_line(position, *claim.line, control, play)) return {.run = stopped_report(control)};
    expect_size(claim.line->size(), value);
  }
  if (proof == nullptr) return attained_by_line(claim, static_cast<std::int64_t>(value));
  expect_size(position.read_set(*proof), value);
  position.read_cover(value, *proof, control);
  if (control.stopped()) return {.run = stopped_report(control)};
  proof->expect_end();
  return {.outcome = Outcome::Proved, .text = std::to_string(value)};
}

}  // namespace

Verdict check_independent_set(const GraphInstance& instance, const Claim& claim, ProofReader* proof,
                              Control& control) {
  const std::int64_t claimed = claimed_value(claim);
  if (claimed < 0) throw Refuted(fmt::format("the value is {}, expected at least 0", claimed));
  const auto value = static_cast<std::uint64_t>(claimed);
  const std::optional<BoardAndPiece> shape = instance.board();
  if (on_leaper_board(shape, proof)) return check_on_board(*shape, claim, value, proof, control);
  const std::uint64_t vertices = instance.vertex_count();
  RunReport report;
  const auto graph =
      shared_graph(instance, proof == nullptr ? vertices : bound_bytes(vertices), control, report);
  if (!graph) return {.run = std::move(report)};
  const GraphSites sites(instance);
  if (claim.line && !check_line(*graph, sites, *claim.line, value, control)) {
    return {.run = stopped_report(control)};
  }
  if (proof != nullptr) {
    report = check_proof(*graph, sites, *proof, value, control);
    if (report.status != Status::Proved) return {.run = std::move(report)};
  }
  const std::uint64_t held = graph_bytes(vertices, graph->edge_count());
  report = check_set_claims(instance, *graph, claim, value, held, control);
  if (report.status != Status::Proved) return {.run = std::move(report)};
  if (proof != nullptr || claim.count || claim.listing) {
    return {.outcome = Outcome::Proved, .text = std::to_string(value)};
  }
  return attained_by_line(claim, claimed);
}

}  // namespace minimex::check
