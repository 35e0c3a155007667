#include "apps/cluster/manifest.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/disk/number_list.hpp"

namespace minimex::cluster {
namespace {

// More than any sweep has.
constexpr std::int32_t kMostBits = 63;
constexpr std::int32_t kMostLayers = 4096;

}  // namespace

std::size_t Manifest::sweep_from(std::span<const std::int32_t> start) {
  const auto found = std::find_if(sweeps.begin(), sweeps.end(), [&](const SweepFiles& sweep) {
    return std::equal(sweep.start.begin(), sweep.start.end(), start.begin(), start.end());
  });
  if (found != sweeps.end()) return static_cast<std::size_t>(found - sweeps.begin());
  sweeps.push_back({.start = {start.begin(), start.end()}});
  return sweeps.size() - 1;
}

std::vector<std::int64_t> Manifest::numbers() const {
  std::vector<std::int64_t> out;
  append_list(identity, out);
  out.push_back(static_cast<std::int64_t>(sweeps.size()));
  for (const SweepFiles& sweep : sweeps) {
    append_list(sweep.start, out);
    out.insert(out.end(), {sweep.inner_bits, sweep.upper_bits, sweep.done});
    append_list(sweep.ranks, out);
  }
  return out;
}

std::optional<Manifest> Manifest::from_numbers(std::span<const std::int64_t> numbers) {
  NumberReader reader(numbers);
  Manifest manifest{.identity = reader.list<std::int64_t>()};
  const std::int64_t count = reader.next();
  for (std::int64_t i = 0; i < count && reader.complete(); ++i) {
    SweepFiles sweep{.start = reader.list<std::int32_t>()};
    sweep.inner_bits = reader.next_within(0, kMostBits);
    sweep.upper_bits = reader.next_within(0, kMostBits);
    sweep.done = reader.next_within(0, kMostLayers);
    sweep.ranks = reader.list<std::int32_t>();
    manifest.sweeps.push_back(std::move(sweep));
  }
  if (!reader.exact()) return std::nullopt;
  return manifest;
}

std::string layer_file_name(std::size_t sweep, int layer, int rank, int ranks) {
  return fmt::format("sweep-{}-layer-{}-rank-{}-of-{}", sweep, layer, rank, ranks);
}

}  // namespace minimex::cluster
