#include "minimex/formats/solution_json.hpp"

#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "minimex/formats/base64.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/run_json.hpp"
#include "minimex/formats/sha256.hpp"

namespace minimex {
namespace {

using Json = nlohmann::ordered_json;

Json certificate_of(const std::optional<CertificateEntry>& certificate) {
  if (!certificate) return nullptr;
  Json out = {{"kind", certificate->kind}};
  out["proof"] = certificate->proof ? "embedded" : "separate";
  if (certificate->proof) out["data"] = to_base64(*certificate->proof);
  return out;
}

Json moves_of(const std::vector<Move>& moves) {
  Json out = Json::array();
  for (const Move& move : moves) out.push_back(to_string(move));
  return out;
}

Json listing_of(const Listing& listing) {
  Json sets = Json::array();
  for (const Listing::Entry& entry : listing.sets) {
    sets.push_back({{"set", moves_of(entry.set)}, {"images", json_natural(entry.images)}});
  }
  return {{"symmetries", json_natural(listing.symmetries)}, {"sets", std::move(sets)}};
}

}  // namespace

std::string solution_json(const Solution& solution, const SolutionContext& context) {
  Json document = {{"game", context.game}, {"instance", {{"sha256", sha256(context.instance)}}}};
  if (context.first) document["first"] = *context.first == FirstPlayer::Maximiser ? "max" : "min";
  document["status"] = to_string(solution.run.status);
  document["value"] = solution.value ? Json(json_integer(*solution.value)) : Json(nullptr);
  document["bounds"] = bounds_json(solution);
  document["answer"] = solution.answer.empty() ? Json(nullptr) : Json(solution.answer);
  if (solution.outcome) {
    document["winner"] = solution.outcome->first_wins ? "first" : "second";
    document["winning_moves"] = moves_of(solution.outcome->winning);
    if (solution.outcome->misere) document["misere"] = true;
    if (solution.outcome->lost_positions) {
      document["p_positions"] = json_natural(*solution.outcome->lost_positions);
    }
  }
  document["line"] = moves_of(solution.line);
  if (!solution.count.empty()) document["count"] = solution.count;
  if (!solution.count_all.empty()) document["count_all"] = solution.count_all;
  if (solution.listing) document["all"] = listing_of(*solution.listing);
  document["certificate"] = certificate_of(context.certificate);
  document["run"] = run_json(solution.run);
  if (!context.no_proof.empty()) document["run"]["no_proof"] = context.no_proof;
  return document.dump();
}

}  // namespace minimex
