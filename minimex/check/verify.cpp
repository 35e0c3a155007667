#include "minimex/check/verify.hpp"

#include <string>

#include "minimex/formats/sha256.hpp"

namespace minimex::check {
namespace {

void check_header(const ProofHeader& header, const Game& game, const Instance& instance) {
  if (header.game != game.info.name) {
    throw Refuted("the proof is for another game: " + printable(header.game));
  }
  if (header.instance != sha256(game.to_json(instance))) {
    throw Refuted("the proof is of another instance");
  }
}

}  // namespace

Verdict verify(const Game& game, const Instance& instance, const Claim& claim, ProofReader* proof,
               Control& control) {
  // A refutation may come up anywhere in a checker; this is the one place where it becomes an
  // answer.
  try {
    if (proof != nullptr) check_header(proof->header(), game, instance);
    if (claim.count && !game.info.takes_count) throw Refuted("the game has no count of lines");
    Verdict verdict = game.check(instance, claim, proof, control);
    if (control.stopped()) return {.run = stopped_report(control)};
    return verdict;
  } catch (const Refuted& refuted) {
    return {.outcome = Outcome::Refuted, .text = refuted.what()};
  } catch (const ProofError& error) {
    return {.outcome = Outcome::Refuted, .text = error.what()};
  }
}

}  // namespace minimex::check
