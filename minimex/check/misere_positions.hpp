// Claims about who wins Node Kayles when the player who cannot move wins, checked with a proof of
// the kind `misere p-positions`.
//
// The proof is a list of positions that are lost for the player to move. From each of them every
// move must leave one that is won: the empty one, or one from which a move leads to one of the
// list. By induction on the free vertices all of them are lost, for none of them is empty. A first
// move wins if it leads to one of the list; each other one must leave a position that is won.
// Isolated vertices are counted by parity: two more do not change who wins, since a player answers
// one by the other, and with nothing else left taking one forces the other.
#pragma once

#include "minimex/check/nimber_table.hpp"
#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/formats/proof.hpp"

namespace minimex::check {

/// Judges `claim.outcome`, which is set. Throws Refuted and ProofError. `proof` may be null: then
/// the claim is refuted. O(n^3) for each position of the list, at worst.
Verdict check_misere(const NimberGame& game, const Claim& claim, ProofReader* proof,
                     Control& control);

}  // namespace minimex::check
