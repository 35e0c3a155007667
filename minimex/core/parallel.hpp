// Independent pieces of work on a few threads.
//
// Indices are handed out one by one from a shared counter, so that uneven pieces balance
// themselves. One thread, or one piece, runs on the caller's thread without starting any other.
// Where the system has no further thread to give, those that run do all the work.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace minimex {

/// A thread that calls `work`, which must not throw; nothing when the system refuses one. What it
/// refuses first is memory for the stack.
template <typename Work>
std::optional<std::jthread> start_thread(Work work) {
  try {
    return std::jthread(std::move(work));
  } catch (const std::exception&) {  // std::system_error or std::bad_alloc
    return std::nullopt;
  }
}

/// Calls `body(i)` once for each i in [0, count), from at most `threads` threads, the caller's
/// among them, and returns when all calls have. The calls must not depend on each other. When one
/// throws, no further ones are begun, and the exception of the first that threw is thrown again
/// once those that run have ended. Starting a thread costs some 20 microseconds.
template <typename Body>
void parallel_for(int threads, std::size_t count, const Body& body) {
  std::atomic<std::size_t> next{0};
  std::atomic<bool> failed{false};
  std::exception_ptr failure;
  const auto work = [&] {
    try {
      for (std::size_t i = next++; i < count && !failed; i = next++) body(i);
    } catch (...) {
      if (!failed.exchange(true)) failure = std::current_exception();
    }
  };
  const std::size_t helpers = std::min<std::size_t>(
      count > 0 ? count - 1 : 0, threads > 1 ? static_cast<std::size_t>(threads - 1) : 0);
  {
    std::vector<std::jthread> team;
    team.reserve(helpers);
    while (team.size() < helpers) {
      std::optional<std::jthread> helper = start_thread(work);
      if (!helper) break;
      team.push_back(std::move(*helper));
    }
    work();
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace minimex
