#include "minimex/check/proof_kind.hpp"

#include <string>

#include <fmt/format.h>

#include "minimex/check/verdict.hpp"
#include "minimex/core/input_error.hpp"

namespace minimex::check {

void expect_kind(const ProofHeader& header, std::string_view kind, std::string_view other) {
  if (header.kind == kind || (!other.empty() && header.kind == other)) return;
  throw Refuted(fmt::format("the proof is of another kind: {}, expected {}{}{}",
                            printable(header.kind), kind, other.empty() ? "" : " or ", other));
}

}  // namespace minimex::check
