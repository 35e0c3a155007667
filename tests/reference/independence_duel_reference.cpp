#include "tests/reference/independence_duel_reference.hpp"

#include <algorithm>
#include <bit>

namespace minimex::reference {

std::vector<int> IndependenceDuel::moves(std::uint64_t occupied) const {
  std::vector<int> free;
  for (int v = 0; v < graph_.vertex_count(); ++v) {
    bool allowed = (occupied >> v & 1) == 0;
    for (int w = 0; w < graph_.vertex_count(); ++w) {
      if ((occupied >> w & 1) != 0 && graph_.adjacent(v, w)) allowed = false;
    }
    if (allowed) free.push_back(v);
  }
  return free;
}

int IndependenceDuel::value(std::uint64_t occupied) {
  if (const auto known = values_.find(occupied); known != values_.end()) return known->second;
  const int tokens = std::popcount(occupied);
  const bool maximiser_moves = (tokens % 2 == 0) == (first_ == FirstPlayer::Maximiser);
  std::vector<int> results;
  for (const int v : moves(occupied)) results.push_back(value(occupied | std::uint64_t{1} << v));
  int best = tokens;
  if (!results.empty()) {
    best = maximiser_moves ? *std::max_element(results.begin(), results.end())
                           : *std::min_element(results.begin(), results.end());
  }
  return values_[occupied] = best;
}

std::vector<int> IndependenceDuel::line() {
  std::vector<int> played;
  std::uint64_t occupied = 0;
  for (std::vector<int> free = moves(0); !free.empty(); free = moves(occupied)) {
    for (const int v : free) {
      const std::uint64_t next = occupied | std::uint64_t{1} << v;
      if (value(next) != value()) continue;
      played.push_back(v);
      occupied = next;
      break;
    }
  }
  return played;
}

}  // namespace minimex::reference
