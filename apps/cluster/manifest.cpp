#include "apps/cluster/manifest.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace minimex::cluster {
namespace {

template <typename Number>
void append_list(const std::vector<Number>& list, std::vector<std::int64_t>& out) {
  out.push_back(static_cast<std::int64_t>(list.size()));
  out.insert(out.end(), list.begin(), list.end());
}

/// Takes numbers from the front of a list; zeros when it is at its end.
class Reader {
 public:
  explicit Reader(std::span<const std::int64_t> numbers) : numbers_(numbers) {}

  std::int64_t next() {
    if (numbers_.empty()) {
      failed_ = true;
      return 0;
    }
    const std::int64_t number = numbers_.front();
    numbers_ = numbers_.subspan(1);
    return number;
  }
  template <typename Number>
  std::vector<Number> list() {
    const auto length = static_cast<std::uint64_t>(next());
    if (length > numbers_.size()) {
      failed_ = true;
      return {};
    }
    std::vector<Number> list;
    for (std::uint64_t i = 0; i < length; ++i) list.push_back(static_cast<Number>(next()));
    return list;
  }
  [[nodiscard]] bool failed() const noexcept { return failed_; }
  [[nodiscard]] bool exact() const noexcept { return !failed_ && numbers_.empty(); }

 private:
  std::span<const std::int64_t> numbers_;
  bool failed_ = false;
};

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
  Reader reader(numbers);
  Manifest manifest{.identity = reader.list<std::int64_t>()};
  const std::int64_t count = reader.next();
  for (std::int64_t i = 0; i < count && !reader.failed(); ++i) {
    SweepFiles sweep{.start = reader.list<std::int32_t>()};
    sweep.inner_bits = static_cast<std::int32_t>(reader.next());
    sweep.upper_bits = static_cast<std::int32_t>(reader.next());
    sweep.done = static_cast<std::int32_t>(reader.next());
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
