#include "minimex/conflict/nimber/path_powers.hpp"

#include <algorithm>

namespace minimex::conflict {
namespace {

constexpr std::size_t kFirstLook = 128;          // terms before the first search for a period
constexpr std::int64_t kStopInterval = 1 << 20;  // steps between two looks at the clock

}  // namespace

std::optional<int> PathPowerNimbers::nimber(std::int64_t vertices, Control& control) {
  std::int64_t steps = 0;
  while (!period_ && vertices >= static_cast<std::int64_t>(table_.size())) {
    const auto heap = static_cast<std::int64_t>(table_.size());
    if (!control.fits(table_bytes(heap))) return std::nullopt;
    steps += heap;
    if (steps >= kStopInterval) {
      if (control.stopped()) return std::nullopt;
      steps = 0;
    }
    add_term();
    if (table_.size() >= std::max(kFirstLook, looked_at_ + looked_at_ / 4)) look_for_period();
  }
  if (period_ && vertices >= period_->start) {
    vertices = period_->start + (vertices - period_->start) % period_->length;
  }
  return static_cast<int>(table_[static_cast<std::size_t>(vertices)]);
}

std::optional<Period> PathPowerNimbers::period() {
  if (!period_ && looked_at_ < table_.size()) look_for_period();
  return period_;
}

void PathPowerNimbers::look_for_period() {
  looked_at_ = table_.size();
  period_ = shortest_period(table_, [this](const Period& period) {
    return proof_bound(period) < static_cast<std::int64_t>(table_.size());
  });
}

void PathPowerNimbers::mark(std::int64_t nimber) {
  const auto at = static_cast<std::size_t>(nimber);
  if (at >= marked_.size()) marked_.resize(std::max(at + 1, 2 * marked_.size()), 0);
  marked_[at] = table_.size();
}

/// The next heap: moves near an end leave one heap, those in the middle two.
void PathPowerNimbers::add_term() {
  const auto heap = static_cast<std::int64_t>(table_.size());
  const auto g = [this](std::int64_t n) { return table_[static_cast<std::size_t>(n)]; };
  if (heap < most_taken()) mark(0);
  const std::int64_t longest = heap - distance_ - 1;
  for (std::int64_t n = std::max<std::int64_t>(heap - 2 * distance_, 1); n <= longest; ++n) {
    mark(g(n));
  }
  const std::int64_t rest = heap - most_taken();
  for (std::int64_t n = 0; 2 * n <= rest; ++n) mark(g(n) ^ g(rest - n));
  const auto unmarked = std::find_if(marked_.begin(), marked_.end(),
                                     [&](std::size_t last) { return last != table_.size(); });
  table_.push_back(unmarked - marked_.begin());
}

}  // namespace minimex::conflict
