// Independent pieces of work on a few threads.
//
// Indices are handed out one by one from a shared counter, so that uneven pieces balance
// themselves. One thread, or one piece, runs on the caller's thread without starting any other.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace minimex {

/// Calls `body(i)` once for each i in [0, count), from at most `threads` threads, the caller's
/// among them, and returns when all calls have. The calls must not depend on each other and must
/// not throw. Starting a thread costs some 20 microseconds.
template <typename Body>
void parallel_for(int threads, std::size_t count, const Body& body) {
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < count; i = next++) body(i);
  };
  const std::size_t helpers = std::min<std::size_t>(
      count > 0 ? count - 1 : 0, threads > 1 ? static_cast<std::size_t>(threads - 1) : 0);
  std::vector<std::jthread> team;
  team.reserve(helpers);
  for (std::size_t i = 0; i < helpers; ++i) team.emplace_back(work);
  work();
}

}  // namespace minimex
