#include "minimex/games/chessboard/proof.hpp"

#include <cstdint>
#include <string>
#include <utility>

#include "minimex/contour/optimum_policy.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/proof_kinds.hpp"

namespace minimex::chessboard {
namespace {

/// Bytes of the numbers below `end`, 7 bits a byte.
std::uint64_t bytes_below(std::uint64_t end) {
  std::uint64_t bytes = 1;
  for (; end > 128; end = (end + 127) / 128) ++bytes;
  return bytes;
}

}  // namespace

Certificate removal_policy(std::shared_ptr<const contour::OptimumTable> table) {
  const std::uint64_t states = count_positions(*table) - 1;
  const std::uint64_t each = bytes_below(most_removals(*table));
  return {.kind = std::string(proof_kind::kRemovalPolicy),
          .bytes = saturating_multiply(states, each),
          .write = [table = std::move(table)](ProofWriter& out, Control& control) {
            const auto tell = [&out](std::uint64_t place) { out.number(place); };
            return for_each_best_removal(*table, tell, control);
          }};
}

}  // namespace minimex::chessboard
