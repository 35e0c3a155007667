#include "minimex/formats/solution_json.hpp"

#include <vector>

#include <nlohmann/json.hpp>

#include "minimex/formats/base64.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/run_json.hpp"
#include "minimex/formats/sha256.hpp"

namespace minimex {
namespace {

using Json = nlohmann::ordered_json;

/// The proved bounds; a proved value is both.
Json bounds_of(const Solution& solution) {
  if (!solution.bounds && !solution.value) return nullptr;
  const Bounds bounds =
      solution.bounds.value_or(Bounds{solution.value.value_or(0), solution.value.value_or(0)});
  return {{"lower", json_integer(bounds.lower)}, {"upper", json_integer(bounds.upper)}};
}

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

}  // namespace

std::string solution_json(const Solution& solution, const SolutionContext& context) {
  Json document = {{"game", context.game}, {"instance", {{"sha256", sha256(context.instance)}}}};
  if (context.first) document["first"] = *context.first == FirstPlayer::Maximiser ? "max" : "min";
  document["status"] = to_string(solution.run.status);
  document["value"] = solution.value ? Json(json_integer(*solution.value)) : Json(nullptr);
  document["bounds"] = bounds_of(solution);
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
  document["certificate"] = certificate_of(context.certificate);
  document["run"] = run_json(solution.run);
  if (!context.no_proof.empty()) document["run"]["no_proof"] = context.no_proof;
  return document.dump();
}

}  // namespace minimex
