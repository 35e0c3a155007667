// Controls that stop what uses them somewhere: at any moment, or for want of memory.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <thread>

#include <gtest/gtest.h>

#include "minimex/core/control.hpp"

namespace minimex::tests {

/// Calls `prepare`, and then `act` with a control that is cancelled after a while: from none at all
/// to about as long as it takes.
inline void cancelled_anywhere(
    const Budget& budget, const std::function<void(Control&)>& act,
    const std::function<void()>& prepare = [] {}) {
  using Clock = std::chrono::steady_clock;
  constexpr int kTimes = 100;
  Control unlimited;
  prepare();
  const Clock::time_point begin = Clock::now();
  act(unlimited);
  const Clock::duration whole = Clock::now() - begin;
  for (int i = 0; i < kTimes; ++i) {
    prepare();
    Control control(budget);
    const Clock::time_point at = Clock::now() + whole * i / kTimes;
    std::thread canceller([&control, at] {
      while (Clock::now() < at) std::this_thread::yield();
      control.cancel();
    });
    act(control);
    canceller.join();
  }
}

/// The same with budgets of memory from nothing to 64 MiB.
inline void short_of_memory(
    Budget budget, const std::function<void(Control&)>& act,
    const std::function<void()>& prepare = [] {}) {
  for (std::uint64_t bytes = 16; bytes < 64 << 20; bytes += 1 + bytes / 16) {
    prepare();
    budget.memory_bytes = bytes;
    Control control(budget);
    act(control);
    if (testing::Test::HasFailure()) FAIL() << bytes << " bytes";
  }
}

}  // namespace minimex::tests
