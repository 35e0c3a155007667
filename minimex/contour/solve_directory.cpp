#include "minimex/contour/solve_directory.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/disk/number_list.hpp"

namespace minimex::contour {
namespace {

// More than any sweep has: what a state says of layers is counted with before they are looked for.
constexpr std::int32_t kMostBits = 31;
constexpr std::int32_t kMostLayers = 4096;

}  // namespace

DiskResult<std::unique_ptr<SolveDirectory>> SolveDirectory::open(
    const std::string& path, std::vector<std::int64_t> identity) {
  DiskResult<CheckpointDirectory> directory = CheckpointDirectory::open(path);
  if (!directory) return DiskError{directory.error()};
  std::unique_ptr<SolveDirectory> solve(
      new SolveDirectory(path, std::move(*directory), std::move(identity)));
  if (const DiskStatus loaded = solve->load(); !loaded) return DiskError{loaded.error()};
  return solve;
}

DiskStatus SolveDirectory::load() {
  const auto state = directory_.load_state();
  if (!state) return DiskError{state.error()};
  if (!*state) return save();  // from now on, it is this solve's
  const auto numbers = numbers_of<std::int64_t>(**state);
  NumberReader reader(numbers);
  if (reader.list<std::int64_t>() != identity_) {
    return DiskError{path_ + ": holds the run of another instance; remove it, or name another one"};
  }
  const std::int64_t count = reader.next();
  for (std::int64_t i = 0; i < count && reader.complete(); ++i) {
    SweepRecord sweep{.start = reader.list<std::int32_t>()};
    sweep.number = sweeps_.size();
    sweep.inner_bits = reader.next_within(0, kMostBits);
    sweep.done = reader.next_within(0, kMostLayers);
    sweep.last_kept = reader.next_within(-1, kMostLayers);
    sweeps_.push_back(std::move(sweep));
  }
  if (!reader.exact()) return DiskError{path_ + ": the state cannot be understood; remove it"};
  return DiskDone{};
}

SweepRecord& SolveDirectory::sweep_from(std::span<const std::int32_t> start) {
  const auto found = std::find_if(sweeps_.begin(), sweeps_.end(), [&](const SweepRecord& sweep) {
    return std::equal(sweep.start.begin(), sweep.start.end(), start.begin(), start.end());
  });
  if (found != sweeps_.end()) return *found;
  sweeps_.push_back({.start = {start.begin(), start.end()}, .number = sweeps_.size()});
  return sweeps_.back();
}

std::string SolveDirectory::name(const SweepRecord& sweep, int layer) const {
  return fmt::format("sweep-{}-layer-{}", sweep.number, layer);
}

std::string SolveDirectory::file(const SweepRecord& sweep, int layer) const {
  return directory_.path(name(sweep, layer));
}

std::vector<std::int64_t> SolveDirectory::seal(const SweepRecord& sweep, int layer) const {
  std::vector<std::int64_t> numbers;
  append_list(identity_, numbers);
  append_list(sweep.start, numbers);
  numbers.insert(numbers.end(), {sweep.inner_bits, layer});
  return numbers;
}

DiskStatus SolveDirectory::save() {
  std::vector<std::int64_t> numbers;
  std::vector<std::string> names;
  append_list(identity_, numbers);
  numbers.push_back(static_cast<std::int64_t>(sweeps_.size()));
  for (const SweepRecord& sweep : sweeps_) {
    append_list(sweep.start, numbers);
    numbers.insert(numbers.end(), {sweep.inner_bits, sweep.done, sweep.last_kept});
    for (int layer = sweep.done; layer <= sweep.last_kept; ++layer) {
      names.push_back(name(sweep, layer));
    }
  }
  if (DiskStatus saved = directory_.save_state(std::as_bytes(std::span(numbers))); !saved) {
    return saved;
  }
  return directory_.keep_only(names);
}

}  // namespace minimex::contour
