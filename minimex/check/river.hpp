// Checks claims about the river game.
#pragma once

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/river/rules.hpp"

namespace minimex::check {

/// The value is the nimber of the camera sites, the answer who wins; a claim may have the answer
/// alone. The proof is a nimber table (nimber_table.hpp) of the graph of camera sites.
Verdict check_river(const river::Instance& instance, const Claim& claim, ProofReader* proof,
                    Control& control);

}  // namespace minimex::check
