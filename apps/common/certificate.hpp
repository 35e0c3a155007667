// The proof of a solution, made and handed out: embedded in the solution when it is short, to a
// sink of its own when somebody wants it there.
#pragma once

#include <optional>
#include <string>

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/solution_json.hpp"
#include "minimex/games/game.hpp"

namespace minimex::common {

struct Certified {
  std::optional<CertificateEntry> entry = std::nullopt;  ///< nothing when there is no proof
  RunReport run = {};                                    ///< why there is none, if a limit came
};

/// The SHA-256 of an instance's canonical JSON, in hexadecimal, by which solutions and proofs name
/// it. Of a graph of millions of edges it takes a while: not what should be left to do when a solve
/// was asked to stop.
std::string digest_of(const Game& game, const Instance& instance);

/// The proof of `solution`, which is proved, of the instance with this digest. Its bytes
/// go to `sink`, which may be empty, and into the entry when `embed` and they are predicted to be
/// at most kMostEmbeddedProof. What the sink got is a proof only when the report says Proved.
Certified certify(const std::string& game, const std::string& digest, const Solution& solution,
                  const ProofWriter::Sink& sink, bool embed, Control& control);

}  // namespace minimex::common
