#include "minimex/games/chomp/proof.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "minimex/core/saturating.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/proof_kinds.hpp"

namespace minimex::chomp {
namespace {

RunReport write_nimbers(const contour::NimberTable& table, ProofWriter& out, Control& control) {
  constexpr std::uint64_t kBetweenChecks = 4096;
  for (std::uint64_t rank = 1; rank < table.size(); ++rank) {
    out.number(static_cast<std::uint64_t>(table.nimber_at(rank)));
    if (rank % kBetweenChecks != 0) continue;
    if (control.stopped()) return stopped_report(control);
    control.progress("proof", rank, table.size());
  }
  return {.positions = table.size()};
}

RunReport write_lost_positions(const contour::LostPositions& lost, const contour::Ranking& ranking,
                               ProofWriter& out, Control& control) {
  constexpr std::uint64_t kBetweenChecks = 4096;
  // The list that the solve has made, and one in the order of the proof.
  const std::uint64_t bytes = lost.list_bytes() + contour::LostPositions::kRankBytes * lost.count();
  if (!control.fits(bytes)) {
    return needs_memory("the list of lost positions", bytes, control.budget());
  }
  const std::vector<std::uint64_t> ranks = lost.ranks(ranking, control);
  if (control.stopped()) return stopped_report(control);
  out.number(ranks.size());
  std::uint64_t before = 0;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    out.number(ranks[i] - before);
    before = ranks[i];
    if (i % kBetweenChecks != 0) continue;
    if (control.stopped()) return stopped_report(control);
    control.progress("proof", i, ranks.size());
  }
  return {.positions = ranks.size()};
}

/// Bytes of `count` numbers that add up to `sum`, at most, up to the size of a count: the size of a
/// number grows with its logarithm, so it is most when all are equal.
std::uint64_t bytes_of_gaps(std::uint64_t count, std::uint64_t sum) {
  const double groups = std::log2(static_cast<double>(sum) / static_cast<double>(count)) / 7;
  return static_cast<std::uint64_t>(static_cast<double>(count) * (1 + groups)) + 10;
}

}  // namespace

Certificate nimbers(std::shared_ptr<const contour::NimberTable> table, std::int64_t most) {
  std::uint64_t each = 1;
  for (; most > 127; most /= 128) ++each;
  const std::uint64_t diagrams = table->size() == 0 ? 0 : table->size() - 1;
  return {.kind = std::string(proof_kind::kNimbers),
          .bytes = saturating_multiply(diagrams, each),
          .write = [table = std::move(table)](ProofWriter& out, Control& control) {
            return write_nimbers(*table, out, control);
          }};
}

std::optional<Certificate> lost_positions(const std::vector<std::int32_t>& shape,
                                          std::shared_ptr<const contour::LostPositions> lost) {
  Certificate certificate{.kind = std::string(proof_kind::kLostPositions)};
  if (!lost) {
    certificate.write = [](ProofWriter&, Control&) { return RunReport{}; };
    return certificate;
  }
  auto ranking = std::make_shared<const contour::Ranking>(contour::rank_diagrams(shape, shape[0]));
  if (ranking->size() == kSaturated) return std::nullopt;
  certificate.bytes = bytes_of_gaps(lost->count(), ranking->size());
  certificate.write = [lost = std::move(lost), ranking = std::move(ranking)](ProofWriter& out,
                                                                             Control& control) {
    return write_lost_positions(*lost, *ranking, out, control);
  };
  return certificate;
}

}  // namespace minimex::chomp
