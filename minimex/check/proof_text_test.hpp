// Proofs as strings, for tests that make, take apart and damage them.
#pragma once

#include <cstddef>
#include <functional>
#include <sstream>
#include <string>

#include "minimex/check/verify.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/sha256.hpp"
#include "minimex/games/game.hpp"

namespace minimex::check::test {

inline ProofHeader header_of(const Game& game, const Instance& instance, const std::string& kind) {
  return {.game = game.info.name, .kind = kind, .instance = sha256(game.to_json(instance))};
}

/// A whole proof file with what `fill` writes.
inline std::string proof_file(const ProofHeader& header,
                              const std::function<void(ProofWriter&)>& fill) {
  std::string file;
  ProofWriter writer(header, [&file](std::string_view bytes) { file += bytes; });
  fill(writer);
  writer.finish();
  return file;
}

/// A whole proof file with the given numbers, as bytes.
inline std::string proof_file(const ProofHeader& header, const std::string& numbers) {
  return proof_file(header, [&numbers](ProofWriter& out) { out.bytes(numbers); });
}

/// The bytes of all numbers of a proof file.
inline std::string numbers_of(const std::string& file) {
  std::istringstream in(file);
  ProofReader reader(in);
  std::string numbers;
  try {
    while (true) numbers += reader.bytes("more", 1);
  } catch (const ProofError&) {
    return numbers;
  }
}

inline Verdict verify_file(const Game& game, const Instance& instance, const Claim& claim,
                           const std::string& file, Control& control) {
  std::istringstream in(file);
  try {
    ProofReader reader(in);
    return verify(game, instance, claim, &reader, control);
  } catch (const ProofError& error) {
    return {.outcome = Outcome::Refuted, .text = error.what()};
  }
}

inline Verdict verify_file(const Game& game, const Instance& instance, const Claim& claim,
                           const std::string& file) {
  Control control;
  return verify_file(game, instance, claim, file, control);
}

}  // namespace minimex::check::test
