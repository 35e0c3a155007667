// Whether a proof is of the kind that its checker reads.
#pragma once

#include <string_view>

#include "minimex/formats/proof.hpp"
#include "minimex/formats/proof_kinds.hpp"

namespace minimex::check {

/// Throws Refuted unless the header names `kind`, or `other` if there is one.
void expect_kind(const ProofHeader& header, std::string_view kind, std::string_view other = {});

}  // namespace minimex::check
