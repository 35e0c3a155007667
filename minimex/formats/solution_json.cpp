#include "minimex/formats/solution_json.hpp"

#include <cstddef>

#include <nlohmann/json.hpp>

#include "minimex/formats/base64.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/json_writer.hpp"
#include "minimex/formats/run_json.hpp"

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

/// `"symmetries":N,"sets":[...]` of the object that `all` is.
void write_listing(const Listing& listing, const JsonWriter::Sink& sink) {
  JsonWriter out(sink);
  out.member("symmetries", json_natural(listing.symmetries));
  out.list("sets", listing.sets.size(), [&](std::size_t i) {
    out.text("{\"set\":");
    out.moves(listing.sets[i].set);
    out.text(",\"images\":" + json_natural(listing.sets[i].images).dump() + "}");
  });
  out.end();
}

}  // namespace

void write_solution_json(const Solution& solution, const SolutionContext& context,
                         const std::function<void(std::string_view)>& sink) {
  JsonWriter out(sink);
  out.member("game", Json(context.game));
  out.member("instance", Json{{"sha256", context.digest}});
  if (context.first) {
    out.member("first", Json(*context.first == FirstPlayer::Maximiser ? "max" : "min"));
  }
  out.member("status", Json(to_string(solution.run.status)));
  out.member("value", solution.value ? Json(json_integer(*solution.value)) : Json(nullptr));
  out.member("bounds", bounds_json(solution));
  out.member("answer", solution.answer.empty() ? Json(nullptr) : Json(solution.answer));
  if (solution.outcome) {
    out.member("winner", Json(solution.outcome->first_wins ? "first" : "second"));
    out.member("winning_moves", solution.outcome->winning);
    if (solution.outcome->misere) out.member("misere", Json(true));
    if (solution.outcome->lost_positions) {
      out.member("p_positions", json_natural(*solution.outcome->lost_positions));
    }
  }
  out.member("line", solution.line);
  if (!solution.count.empty()) out.member("count", Json(solution.count));
  if (!solution.count_all.empty()) out.member("count_all", Json(solution.count_all));
  if (solution.listing) {
    out.nested("all",
               [&](const JsonWriter::Sink& inner) { write_listing(*solution.listing, inner); });
  }
  out.member("certificate", certificate_of(context.certificate));
  Json run = run_json(solution.run);
  if (!context.no_proof.empty()) run["no_proof"] = context.no_proof;
  out.member("run", run);
  out.end();
}

std::string solution_json(const Solution& solution, const SolutionContext& context) {
  std::string out;
  write_solution_json(solution, context, [&out](std::string_view text) { out += text; });
  return out;
}

}  // namespace minimex
