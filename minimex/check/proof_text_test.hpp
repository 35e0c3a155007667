// Proofs as strings, bytes and numbers, for tests that make, take apart and damage them.
#pragma once

#include <cstdint>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

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

/// A whole proof file with numbers of the given bytes.
inline std::string proof_file(const ProofHeader& header, const std::string& bytes) {
  return proof_file(header, [&bytes](ProofWriter& out) { out.bytes(bytes); });
}

using Numbers = std::vector<std::uint64_t>;

/// A whole proof file with the given numbers.
inline std::string encode(const ProofHeader& header, const Numbers& numbers) {
  return proof_file(header, [&numbers](ProofWriter& out) {
    for (const std::uint64_t number : numbers) out.number(number);
  });
}

/// The numbers of a proof file.
inline Numbers decode(const std::string& file) {
  std::istringstream in(file);
  ProofReader reader(in);
  Numbers numbers;
  while (true) {
    try {
      reader.expect_end();
      return numbers;
    } catch (const ProofError&) {
      numbers.push_back(reader.number("a number", ~std::uint64_t{0}));
    }
  }
}

/// The bytes of all numbers of a proof file; most numbers are one byte.
inline std::string bytes_of(const std::string& file) {
  std::istringstream in(file);
  ProofReader reader(in);
  std::string bytes;
  try {
    while (true) bytes += reader.bytes("more", 1);
  } catch (const ProofError&) {
    return bytes;
  }
}

inline Verdict verify_file(const Game& game, const Instance& instance, const Claim& claim,
                           const std::string& file, Control& control) {
  std::istringstream in(file);
  return verify(game, instance, claim, &in, control);
}

inline Verdict verify_file(const Game& game, const Instance& instance, const Claim& claim,
                           const std::string& file) {
  Control control;
  return verify_file(game, instance, claim, file, control);
}

}  // namespace minimex::check::test
