#include "minimex/formats/run_json.hpp"

#include <cstdint>
#include <string>

#include <nlohmann/json.hpp>

#include "minimex/core/version.hpp"

namespace minimex {
namespace {

nlohmann::ordered_json count(std::uint64_t value) {
  constexpr std::uint64_t kExact = std::uint64_t{1} << 53;
  if (value > kExact) return std::to_string(value);
  return value;
}

}  // namespace

nlohmann::ordered_json run_json(const RunReport& run) {
  nlohmann::ordered_json out = {{"version", version()},
                                {"positions", count(run.positions)},
                                {"peak_bytes", count(run.peak_bytes)}};
  if (!run.regime.empty()) out["regime"] = run.regime;
  if (run.status != Status::Proved) out["limit"] = run.limit;
  return out;
}

}  // namespace minimex
