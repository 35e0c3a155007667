// Checks claims about Node Kayles.
#pragma once

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::check {

/// The value is the nimber, and so is the answer. The proof is a nimber table (nimber_table.hpp).
Verdict check_node_kayles(const GraphInstance& instance, const Claim& claim, ProofReader* proof,
                          Control& control);

}  // namespace minimex::check
