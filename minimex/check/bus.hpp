// Checks claims about the bus game.
//
// The final state and the line are replayed by the rules. The proof is that of the duel on the
// conflict graph of the usable seats (check/duel_strategies.hpp). A claim that is only a final
// state needs an order of play that leads there: the proof holds one.
#pragma once

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/bus/rules.hpp"

namespace minimex::check {

/// `proof` may be null. Throws Refuted and ProofError.
Verdict check_bus(const bus::Instance& instance, const Claim& claim, ProofReader* proof,
                  Control& control);

}  // namespace minimex::check
