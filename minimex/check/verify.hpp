// The entry to all checkers: a claim about an instance, with or without a proof, gets a verdict.
//
// Nothing in this folder searches, and nothing includes an engine: rules of the games, formats and
// core only. docs/certificates.md tells what each kind of proof says and why it suffices.
#pragma once

#include <string_view>

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/game.hpp"

namespace minimex::check {

/// Checks `claim` about `instance` of `game`; `proof` may be null. The budget of `control` holds,
/// too. Time linear in the proof.
Verdict verify(const Game& game, const Instance& instance, const Claim& claim, ProofReader* proof,
               Control& control);

}  // namespace minimex::check
