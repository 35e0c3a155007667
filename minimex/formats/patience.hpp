// Whether a long text may be written on.
#pragma once

#include <cstdint>

#include "minimex/core/control.hpp"

namespace minimex {

/// Counts steps of writing, about a line each, and asks a control now and then.
class Patience {
 public:
  /// Null: nothing stops it.
  explicit Patience(Control* control) noexcept : control_(control) {}

  /// False when the control has stopped, which is seen at one of the next few thousand calls.
  bool lasts() noexcept {
    return control_ == nullptr || ++steps_ % kSteps != 0 || !control_->stopped();
  }

 private:
  static constexpr std::uint64_t kSteps = 4096;
  Control* control_;
  std::uint64_t steps_ = 0;
};

}  // namespace minimex
