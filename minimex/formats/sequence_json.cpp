#include "minimex/formats/sequence_json.hpp"

#include <nlohmann/json.hpp>

#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/run_json.hpp"

namespace minimex {
namespace {

using Json = nlohmann::ordered_json;

Json head_of(const SequenceName& sequence) {
  Json head = {{"game", sequence.game}, {"family", sequence.family}};
  if (sequence.first) head["first"] = *sequence.first == FirstPlayer::Maximiser ? "max" : "min";
  return head;
}

}  // namespace

std::string term_json(const SequenceName& sequence, std::int64_t n, const Solution& solution) {
  Json document = head_of(sequence);
  document["n"] = n;
  document["status"] = to_string(solution.run.status);
  document["value"] = solution.value ? Json(json_integer(*solution.value)) : Json(nullptr);
  document["bounds"] = bounds_json(solution);
  document["run"] = run_json(solution.run);
  return document.dump();
}

std::string period_json(const SequenceName& sequence, const SequencePeriod& known) {
  Json document = head_of(sequence);
  document["period"] = {{"length", known.period.length},
                        {"start", known.period.start},
                        {"preperiod", known.period.start - known.least},
                        {"proved", known.proved},
                        {"bound", known.bound}};
  return document.dump();
}

}  // namespace minimex
