#include "minimex/contour/line_count.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "minimex/contour/position_counts.hpp"
#include "minimex/core/natural.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::contour {
namespace {

class Walk {
 public:
  Walk(const OptimalPlay& play, Control& control) : play_(play), control_(control) {}

  LineCount run() {
    constexpr std::array<Limb, 1> kOne{1};
    layers_[0].add(0, kOne);
    for (std::uint64_t taken = 0; taken < play_.length; ++taken) {
      control_.progress("count", taken, play_.length);
      layers_[0].close();
      if (!leave_layer(taken)) return std::move(out_);
      std::rotate(layers_.begin(), layers_.begin() + 1, layers_.end());
      layers_.back() = {};
    }
    out_.count = to_decimal(layers_[0].count(0));
    return std::move(out_);
  }

 private:
  /// Leads the ways to each position of the first layer on. False when a limit was in the way.
  bool leave_layer(std::uint64_t taken) {
    constexpr std::uint64_t kBetweenChecks = 1024;
    const PositionCounts& layer = layers_[0];
    for (std::uint64_t entry = 0; entry < layer.size(); ++entry) {
      if (out_.run.positions++ % kBetweenChecks == 0 && control_.stopped()) {
        out_.run.status = control_.status();
        out_.run.limit = stopped_report(control_).limit;
        return false;
      }
      const std::uint64_t position = layer.position(entry);
      const std::span<const Limb> count = layer.count(entry);
      steps_.clear();
      play_.steps(position, taken, steps_);
      if (!have_room(count.size())) return false;
      for (const LineStep& step : steps_) {
        layers_[static_cast<std::size_t>(step.pieces)].add(position + step.rise, count);
      }
    }
    return true;
  }

  /// Whether what the steps lead to fits the budget.
  bool have_room(std::size_t limbs) {
    std::uint64_t bytes = layers_[0].bytes_with(0, 0);
    for (const std::size_t next : {1U, 2U}) {
      bytes = saturating_add(bytes, layers_[next].bytes_with(steps_.size(), limbs));
    }
    bytes = saturating_add(bytes, play_.held);
    if (control_.fits(bytes)) {
      out_.run.peak_bytes = std::max(out_.run.peak_bytes, bytes);
      return true;
    }
    out_.run.status = Status::LimitReached;
    out_.run.limit =
        "the count of optimal lines needs more than the budget of " +
        format_bytes(control_.budget().memory_bytes + control_.budget().program_bytes) +
        " of memory";
    return false;
  }

  const OptimalPlay& play_;
  Control& control_;
  std::array<PositionCounts, 3> layers_;  // as many pieces taken as now, one more, two more
  std::vector<LineStep> steps_;
  LineCount out_;
};

}  // namespace

LineCount count_lines(const OptimalPlay& play, Control& control) {
  return Walk(play, control).run();
}

}  // namespace minimex::contour
