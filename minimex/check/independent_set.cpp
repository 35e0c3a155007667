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
#include "minimex/check/placed_set.hpp"
#include "minimex/check/proof_kind.hpp"
#include "minimex/check/set_claims.hpp"
#include "minimex/check/weighted_set.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex::check {
namespace {

void expect_size(std::uint64_t size, std::uint64_t value) {
  if (size == value) return;
  throw Refuted(fmt::format("the set has {}, the value is {}", counted(size, "token"), value));
}

RunReport check_proof(const Graph& graph, const GraphSites& sites, ProofReader& proof,
                      std::uint64_t value, Control& control) {
  RunReport report;
  expect_kind(proof.header(), proof_kind::kCliqueCover, proof_kind::kBranchingLog);
  expect_size(read_placed_set(graph, sites, proof).size(), value);
  if (proof.header().kind == proof_kind::kCliqueCover) {
    check_cover(graph, value, proof, control);
  } else {
    report = check_bound_log(graph, value, proof, control);
  }
  if (report.status == Status::Proved && !control.stopped()) proof.expect_end();
  return report;
}

/// Whether board, claim and proof can be checked without the conflict graph: sets are counted and
/// listed on it.
bool on_leaper_board(const std::optional<BoardAndPiece>& shape, const Claim& claim,
                     const ProofReader* proof) {
  const bool sets = claim.count || claim.count_all || claim.listing;
  return !sets && shape && takes_leaper_board(shape->board, shape->piece) &&
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
  const std::uint64_t size = position.read_set(*proof, control);
  if (control.stopped()) return {.run = stopped_report(control)};
  expect_size(size, value);
  position.read_cover(value, *proof, control);
  if (control.stopped()) return {.run = stopped_report(control)};
  proof->expect_end();
  return {.finding = Finding::Proved, .text = std::to_string(value)};
}

}  // namespace

Verdict check_independent_set(const GraphInstance& instance, const Claim& claim, ProofReader* proof,
                              Control& control) {
  const std::int64_t claimed = claimed_value(claim);
  if (claimed < 0) throw Refuted(fmt::format("the value is {}, expected at least 0", claimed));
  if (!instance.weights.empty()) {
    return check_weighted_set(instance, claim, claimed, proof, control);
  }
  const auto value = static_cast<std::uint64_t>(claimed);
  const std::optional<BoardAndPiece> shape = instance.board();
  if (on_leaper_board(shape, claim, proof))
    return check_on_board(*shape, claim, value, proof, control);
  const std::uint64_t vertices = instance.vertex_count();
  RunReport report;
  const auto graph =
      shared_graph(instance, proof == nullptr ? vertices : bound_bytes(vertices), control, report);
  if (!graph) return {.run = std::move(report)};
  const GraphSites sites(instance);
  if (claim.line) {
    const auto set = placed_by_line(*graph, sites, *claim.line, control);
    if (!set) return {.run = stopped_report(control)};
    expect_size(set->size(), value);
  }
  if (proof != nullptr) {
    report = check_proof(*graph, sites, *proof, value, control);
    if (report.status != Status::Proved) return {.run = std::move(report)};
  }
  const std::uint64_t held = graph_bytes(vertices, graph->edge_count());
  report = check_set_claims(instance, *graph, claim, value, held, control);
  if (report.status != Status::Proved) return {.run = std::move(report)};
  if (proof != nullptr || claim.count || claim.listing) {
    return {.finding = Finding::Proved, .text = std::to_string(value)};
  }
  return attained_by_line(claim, claimed);
}

}  // namespace minimex::check
