#include "tests/reference/bus_reference.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace minimex::reference {

Bus::Bus(int seats, int distance, const std::vector<int>& broken)
    : distance_(distance), start_(static_cast<std::size_t>(seats), '.') {
  for (const int seat : broken) start_[static_cast<std::size_t>(seat - 1)] = 'x';
}

std::vector<int> Bus::moves(const std::string& state) const {
  std::vector<int> free;
  for (int seat = 1; seat <= static_cast<int>(state.size()); ++seat) {
    bool allowed = state[static_cast<std::size_t>(seat - 1)] == '.';
    for (int other = 1; other <= static_cast<int>(state.size()); ++other) {
      const bool taken = state[static_cast<std::size_t>(other - 1)] == 'p';
      if (taken && std::abs(seat - other) <= distance_) allowed = false;
    }
    if (allowed) free.push_back(seat);
  }
  return free;
}

int Bus::value(const std::string& state) {
  if (const auto known = values_.find(state); known != values_.end()) return known->second;
  const auto passengers = static_cast<int>(std::count(state.begin(), state.end(), 'p'));
  const bool alice_moves = passengers % 2 == 0;
  std::vector<int> results;
  for (const int seat : moves(state)) {
    std::string next = state;
    next[static_cast<std::size_t>(seat - 1)] = 'p';
    results.push_back(value(next));
  }
  int best = passengers;
  if (!results.empty()) {
    best = alice_moves ? *std::max_element(results.begin(), results.end())
                       : *std::min_element(results.begin(), results.end());
  }
  return values_[state] = best;
}

int bus_table_value(int seats, int distance, const std::vector<int>& broken) {
  std::uint32_t usable = (std::uint32_t{1} << seats) - 1;
  for (const int seat : broken) usable &= ~(std::uint32_t{1} << (seat - 1));
  std::vector<std::int8_t> value(std::size_t{1} << seats);
  for (std::uint32_t taken = static_cast<std::uint32_t>(value.size()); taken-- > 0;) {
    std::uint32_t free = usable & ~taken;
    for (int shift = 1; shift <= std::min(distance, seats); ++shift) {
      free &= ~(taken << shift | taken >> shift);
    }
    const int passengers = std::popcount(taken);
    const bool alice_moves = passengers % 2 == 0;
    int best = free == 0 ? passengers : alice_moves ? -1 : 127;
    for (int seat = 0; seat < seats; ++seat) {
      if ((free >> seat & 1) == 0) continue;
      const int result = value[taken | std::uint32_t{1} << seat];
      best = alice_moves ? std::max(best, result) : std::min(best, result);
    }
    value[taken] = static_cast<std::int8_t>(best);
  }
  return value[0];
}

}  // namespace minimex::reference
