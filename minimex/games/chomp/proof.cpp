#include "minimex/games/chomp/proof.hpp"

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

}  // namespace minimex::chomp
