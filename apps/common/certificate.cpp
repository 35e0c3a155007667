#include "apps/common/certificate.hpp"

#include <string_view>
#include <utility>

#include "minimex/formats/sha256.hpp"

namespace minimex::common {
namespace {

/// Why nothing is left of a solve to make a proof from.
Certified without_certificate(bool asked, Control& control) {
  if (control.stopped()) return {.run = stopped_report(control)};
  const auto why =
      asked ? "a proof takes the values of all positions, more than the memory holds"
            : "what a proof needs was not kept; a proof in a file of its own asks for it";
  return {.run = {.status = Status::LimitReached, .limit = why}};
}

}  // namespace

std::string digest_of(const Game& game, const Instance& instance) {
  return sha256(game.to_json(instance));
}

Certified certify(const std::string& game, const std::string& digest, const Solution& solution,
                  const ProofWriter::Sink& sink, bool embed, Control& control) {
  if (!solution.certificate) return without_certificate(sink != nullptr, control);
  const Certificate& certificate = *solution.certificate;
  CertificateEntry entry{.kind = certificate.kind};
  if (embed && certificate.bytes <= kMostEmbeddedProof) entry.proof.emplace();
  if (!entry.proof && !sink) return {.entry = std::move(entry)};
  ProofWriter out({.game = game, .kind = certificate.kind, .instance = digest},
                  [&](std::string_view bytes) {
                    if (sink) sink(bytes);
                    if (entry.proof) *entry.proof += bytes;
                  });
  RunReport run = certificate.write(out, control);
  if (run.status != Status::Proved) return {.run = std::move(run)};
  out.finish();
  return {.entry = std::move(entry)};
}

}  // namespace minimex::common
