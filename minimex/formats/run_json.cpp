#include "minimex/formats/run_json.hpp"

#include <cstdint>
#include <string>

#include <nlohmann/json.hpp>

#include "minimex/core/version.hpp"
#include "minimex/formats/json_reader.hpp"

namespace minimex {

nlohmann::ordered_json json_natural(std::uint64_t value) {
  constexpr std::uint64_t kExact = std::uint64_t{1} << 53;
  if (value > kExact) return std::to_string(value);
  return value;
}

nlohmann::ordered_json run_json(const RunReport& run) {
  nlohmann::ordered_json out = {{"version", version()},
                                {"positions", json_natural(run.positions)},
                                {"peak_bytes", json_natural(run.peak_bytes)}};
  if (!run.regime.empty()) out["regime"] = run.regime;
  if (run.status != Status::Proved) out["limit"] = run.limit;
  return out;
}

nlohmann::ordered_json bounds_json(const Solution& solution) {
  if (!solution.bounds && !solution.value) return nullptr;
  const Bounds bounds =
      solution.bounds.value_or(Bounds{solution.value.value_or(0), solution.value.value_or(0)});
  return {{"lower", json_integer(bounds.lower)}, {"upper", json_integer(bounds.upper)}};
}

}  // namespace minimex
