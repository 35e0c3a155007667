#include "minimex/formats/solution_json.hpp"

#include <nlohmann/json.hpp>

#include "minimex/core/version.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/sha256.hpp"

namespace minimex {
namespace {

using Json = nlohmann::ordered_json;

Json count(std::uint64_t value) {
  constexpr std::uint64_t kExact = std::uint64_t{1} << 53;
  if (value > kExact) return std::to_string(value);
  return value;
}

/// The proved bounds; a proved value is both.
Json bounds_of(const Solution& solution) {
  if (!solution.bounds && !solution.value) return nullptr;
  const Bounds bounds =
      solution.bounds.value_or(Bounds{solution.value.value_or(0), solution.value.value_or(0)});
  return {{"lower", json_integer(bounds.lower)}, {"upper", json_integer(bounds.upper)}};
}

}  // namespace

std::string solution_json(std::string_view game, std::string_view instance,
                          const Solution& solution) {
  Json line = Json::array();
  for (const Move& move : solution.line) line.push_back(to_string(move));
  Json run = {{"version", version()},
              {"positions", count(solution.run.positions)},
              {"peak_bytes", count(solution.run.peak_bytes)}};
  if (solution.run.status != Status::Proved) run["limit"] = solution.run.limit;
  const Json value = solution.value ? Json(json_integer(*solution.value)) : Json(nullptr);
  const Json answer = solution.answer.empty() ? Json(nullptr) : Json(solution.answer);
  const Json document = {{"game", game},
                         {"instance", {{"sha256", sha256(instance)}}},
                         {"status", to_string(solution.run.status)},
                         {"value", value},
                         {"bounds", bounds_of(solution)},
                         {"answer", answer},
                         {"line", line},
                         {"run", run}};
  return document.dump();
}

}  // namespace minimex
