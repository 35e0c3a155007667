// Makes and checks proofs of duels and buses in tests.
#pragma once

#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "minimex/catalog.hpp"
#include "minimex/check/proof_text_test.hpp"
#include "minimex/core/claim.hpp"

namespace minimex::check::test {

inline ProofHeader header_of(const Game& game, const Instance& instance) {
  return header_of(game, instance, "strategies");
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
  made.proof = proof_file(header_of(game, instance), [&](ProofWriter& writer) {
    const RunReport run = solution.certificate->write(writer, control);
    EXPECT_EQ(run.status, Status::Proved) << run.limit << " " << game.to_json(instance);
  });
  return made;
}

inline Verdict check(const Game& game, const Instance& instance, const Claim& claim,
                     const std::string* proof, Control& control) {
  return proof == nullptr ? verify(game, instance, claim, nullptr, control)
                          : verify_file(game, instance, claim, *proof, control);
}

inline Verdict check(const Game& game, const Instance& instance, const Claim& claim,
                     const std::string& proof) {
  return verify_file(game, instance, claim, proof);
}

/// The proof says that the solution is right, and the checker agrees.
inline Made expect_proved(const Game& game, const Instance& instance,
                          FirstPlayer first = FirstPlayer::Maximiser) {
  Made made = make(game, instance, first);
  const Verdict verdict = check(game, instance, made.claim, made.proof);
  EXPECT_EQ(verdict.finding, Finding::Proved) << verdict.text << " " << game.to_json(instance);
  EXPECT_EQ(verdict.text, std::to_string(made.claim.value.value_or(-1)));
  return made;
}

inline void expect_refuted(const Game& game, const Instance& instance, const Claim& claim,
                           const std::string& proof) {
  const Verdict verdict = check(game, instance, claim, proof);
  EXPECT_EQ(verdict.finding, Finding::Refuted) << game.to_json(instance);
  EXPECT_FALSE(verdict.text.empty());
  EXPECT_EQ(verdict.text.find('\n'), std::string::npos);
}

inline Claim only_value(const Made& made, std::int64_t value) {
  return {.value = value, .answer = {}, .line = {}, .first = made.claim.first};
}

/// Claims that are wrong, with the proof of what is right.
inline void expect_wrong_values_refuted(const Game& game, const Instance& instance,
                                        const Made& made) {
  for (const std::int64_t change : {-1, 1}) {
    expect_refuted(game, instance, only_value(made, *made.claim.value + change), made.proof);
    Claim wrong = made.claim;
    *wrong.value += change;
    expect_refuted(game, instance, wrong, made.proof);
  }
}

}  // namespace minimex::check::test
