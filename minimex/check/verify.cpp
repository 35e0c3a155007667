#include "minimex/check/verify.hpp"

#include <istream>
#include <optional>
#include <sstream>
#include <string>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/sha256.hpp"

namespace minimex::check {
namespace {

void check_header(const ProofHeader& header, const Game& game, const Instance& instance,
                  const std::string* kind) {
  if (kind != nullptr && header.kind != *kind) {
    throw Refuted(fmt::format("the proof is of the kind '{}', the solution says '{}'",
                              printable(header.kind), printable(*kind)));
  }
  if (header.game != game.info.name) {
    throw Refuted("the proof is for another game: " + printable(header.game));
  }
  if (header.instance != sha256(game.to_json(instance))) {
    throw Refuted("the proof is of another instance");
  }
}

/// `kind` is what the proof is said to be; nullptr when nothing is said.
Verdict judge(const Game& game, const Instance& instance, const Claim& claim, std::istream* proof,
              const std::string* kind, Control& control) {
  // A refutation may come up anywhere in a checker; this is the one place where it becomes an
  // answer.
  try {
    std::optional<ProofReader> reader;
    if (proof != nullptr) {
      reader.emplace(*proof);
      check_header(reader->header(), game, instance, kind);
    }
    if (claim.count && !game.info.takes_count) throw Refuted("the game has no count of lines");
    if ((claim.count_all || claim.listing) && !game.info.takes_sets) {
      throw Refuted("the game has no sets to count or to list");
    }
    Verdict verdict = game.check(instance, claim, reader ? &*reader : nullptr, control);
    if (control.stopped()) return {.run = stopped_report(control)};
    return verdict;
  } catch (const Unsupported& unsupported) {
    return {.finding = Finding::Refuted, .text = unsupported.what(), .unsupported = true};
  } catch (const Refuted& refuted) {
    return {.finding = Finding::Refuted, .text = refuted.what()};
  } catch (const ProofError& error) {
    return {.finding = Finding::Refuted, .text = error.what()};
  }
}

}  // namespace

Verdict verify(const Game& game, const Instance& instance, const Claim& claim, std::istream* proof,
               Control& control) {
  return judge(game, instance, claim, proof, nullptr, control);
}

Verdict verify(const Game& game, const Instance& instance, const StatedSolution& stated,
               std::istream* proof, Control& control) {
  const std::string why = contradiction(stated, sha256(game.to_json(instance)));
  if (!why.empty()) return {.finding = Finding::Refuted, .text = why};
  const std::string* const kind = stated.certificate ? &stated.certificate->kind : nullptr;
  if (proof != nullptr || !stated.certificate || !stated.certificate->proof) {
    return judge(game, instance, stated.claim, proof, kind, control);
  }
  std::istringstream embedded(*stated.certificate->proof);
  return judge(game, instance, stated.claim, &embedded, kind, control);
}

}  // namespace minimex::check
