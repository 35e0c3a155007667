// Makes and checks proofs of duels and buses in tests.
#pragma once

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/catalog.hpp"
#include "minimex/check/verify.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/sha256.hpp"

namespace minimex::check::test {

inline ProofHeader header_of(const Game& game, const Instance& instance) {
  return {.game = game.info.name, .kind = "strategies", .instance = sha256(game.to_json(instance))};
}

/// Solves with line and proof, and claims all of it.
struct Made {
  Claim claim;
  std::string proof;
  std::uint64_t predicted = 0;
};

inline Made make(const Game& game, const Instance& instance,
                 FirstPlayer first = FirstPlayer::Maximiser) {
  Control control;
  const Solution solution =
      game.solve(instance, {.line = true, .proof = true, .first = first}, control);
  EXPECT_EQ(solution.run.status, Status::Proved) << game.to_json(instance);
  Made made{.claim = {.value = solution.value,
                      .answer = solution.answer,
                      .line = solution.line,
                      .first = first},
            .proof = {}};
  if (!solution.certificate) {
    ADD_FAILURE() << "no certificate for " << game.to_json(instance);
    return made;
  }
  made.predicted = solution.certificate->bytes;
  ProofWriter writer(header_of(game, instance),
                     [&](std::string_view bytes) { made.proof += bytes; });
  const RunReport run = solution.certificate->write(writer, control);
  EXPECT_EQ(run.status, Status::Proved) << run.limit << " " << game.to_json(instance);
  writer.finish();
  return made;
}

inline Verdict check(const Game& game, const Instance& instance, const Claim& claim,
                     const std::string* proof, Control& control) {
  if (proof == nullptr) return verify(game, instance, claim, nullptr, control);
  std::istringstream in(*proof);
  try {
    ProofReader reader(in);
    return verify(game, instance, claim, &reader, control);
  } catch (const ProofError& error) {
    return {.outcome = Outcome::Refuted, .text = error.what()};
  }
}

inline Verdict check(const Game& game, const Instance& instance, const Claim& claim,
                     const std::string& proof) {
  Control control;
  return check(game, instance, claim, &proof, control);
}

/// The proof says that the solution is right, and the checker agrees.
inline Made expect_proved(const Game& game, const Instance& instance,
                          FirstPlayer first = FirstPlayer::Maximiser) {
  Made made = make(game, instance, first);
  const Verdict verdict = check(game, instance, made.claim, made.proof);
  EXPECT_EQ(verdict.outcome, Outcome::Proved) << verdict.text << " " << game.to_json(instance);
  EXPECT_EQ(verdict.text, std::to_string(made.claim.value.value_or(-1)));
  return made;
}

}  // namespace minimex::check::test
