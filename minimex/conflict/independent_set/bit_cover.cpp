#include "minimex/conflict/independent_set/bit_cover.hpp"

#include <algorithm>

namespace minimex::conflict {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

}  // namespace

BitCover::BitCover(const BitRows& adjacent, std::size_t vertices, std::size_t words)
    : adjacent_(adjacent),
      cliques_(words),
      clique_of_(vertices, 0),
      left_over_(words),
      covered_(words),
      live_(words),
      removed_by_(vertices, kNone) {}

void BitCover::build(std::span<const Word> candidates, std::size_t limit,
                     std::vector<std::size_t>& outside, Control& control) {
  left_over_.assign(candidates.begin(), candidates.end());
  fill_cliques(limit);
  for (std::size_t w = 0; w < covered_.size(); ++w) covered_[w] = candidates[w] & ~left_over_[w];
  for (std::size_t w = 0; w < left_over_.size(); ++w) {
    const bool hurry = left_over_[w] != 0 && control.stopped();
    for (Word rest = left_over_[w]; rest != 0; rest &= rest - 1) {
      const std::size_t v = lowest_bit(rest, w);
      if (hurry || (!make_room(v) && !derive_core(v))) outside.push_back(v);
    }
  }
}

void BitCover::fill_cliques(std::size_t limit) {
  size_.clear();
  in_core_.clear();
  while (size_.size() < limit && !is_empty(left_over_)) {
    const std::size_t c = size_.size();
    cliques_.resize(c + 1);
    std::fill(cliques_[c].begin(), cliques_[c].end(), 0);
    size_.push_back(0);
    in_core_.push_back(0);
    live_ = left_over_;  // candidates adjacent to the whole clique
    for (std::size_t w = 0; w < live_.size();) {
      if (live_[w] == 0) {
        ++w;
        continue;
      }
      const std::size_t v = lowest_bit(live_[w], w);
      insert(v, c);
      clear_bit(left_over_, v);
      const auto theirs = adjacent_[v];
      for (std::size_t i = w; i < live_.size(); ++i) live_[i] &= theirs[i];
    }
  }
}

void BitCover::insert(std::size_t v, std::size_t c) {
  set_bit(cliques_[c], v);
  set_bit(covered_, v);
  clique_of_[v] = c;
  ++size_[c];
}

bool BitCover::fits(std::size_t v, std::size_t c) const {
  const auto theirs = adjacent_[v];
  const auto clique = cliques_[c];
  for (std::size_t w = 0; w < clique.size(); ++w) {
    if ((clique[w] & ~theirs[w]) != 0) return false;
  }
  return true;
}

// The only vertex of clique `c` that is not adjacent to `v`; `v` itself when there is none, kNone
// when there are more.
std::size_t BitCover::only_obstacle(std::size_t v, std::size_t c) const {
  const auto theirs = adjacent_[v];
  const auto clique = cliques_[c];
  std::size_t found = v;
  for (std::size_t w = 0; w < clique.size(); ++w) {
    const Word others = clique[w] & ~theirs[w];
    if (others == 0) continue;
    if (found != v || (others & (others - 1)) != 0) return kNone;
    found = lowest_bit(others, w);
  }
  return found;
}

// Puts `v` into a clique, moving one vertex of it to another clique if need be.
bool BitCover::make_room(std::size_t v) {
  for (std::size_t c = 0; c < size_.size(); ++c) {
    if (in_core_[c] != 0) continue;
    const std::size_t obstacle = only_obstacle(v, c);
    if (obstacle == kNone) continue;
    if (obstacle == v) {
      insert(v, c);
      return true;
    }
    for (std::size_t d = 0; d < size_.size(); ++d) {
      if (d == c || in_core_[d] != 0 || !fits(obstacle, d)) continue;
      clear_bit(cliques_[c], obstacle);
      --size_[c];
      insert(obstacle, d);
      insert(v, c);
      return true;
    }
  }
  return false;
}

// Propagates "v is in the set, and one vertex of every clique outside cores is".
bool BitCover::derive_core(std::size_t v) {
  live_ = covered_;
  live_count_ = size_;
  units_.assign(1, {v, kNone});
  std::size_t conflict = propagate(0);
  if (conflict == kNone) {  // cliques of one vertex are units from the start, but rarely needed
    const std::size_t first = units_.size();
    for (std::size_t c = 0; c < size_.size(); ++c) {
      const bool unit = size_[c] == 1 && live_count_[c] == 1 && in_core_[c] == 0;
      if (unit) units_.push_back({last_of(c), c});
    }
    conflict = propagate(first);
  }
  if (conflict != kNone) take_core(conflict);
  for (const std::size_t u : removed_) removed_by_[u] = kNone;
  removed_.clear();
  return conflict != kNone;
}

// Works off the units from the `first` one on; the clique that runs empty, or kNone.
std::size_t BitCover::propagate(std::size_t first) {
  std::size_t conflict = kNone;
  for (std::size_t i = first; i < units_.size() && conflict == kNone; ++i) {
    conflict = remove_around(i);
  }
  return conflict;
}

// Removes the live neighbours of a unit; the clique that runs empty, or kNone.
std::size_t BitCover::remove_around(std::size_t unit) {
  const auto theirs = adjacent_[units_[unit].vertex];
  for (std::size_t w = 0; w < live_.size(); ++w) {
    for (Word hit = live_[w] & theirs[w]; hit != 0; hit &= hit - 1) {
      const std::size_t u = lowest_bit(hit, w);
      const std::size_t c = clique_of_[u];
      clear_bit(live_, u);
      removed_by_[u] = unit;
      removed_.push_back(u);
      if (--live_count_[c] == 0) return c;
      if (live_count_[c] == 1) units_.push_back({last_of(c), c});
    }
  }
  return kNone;
}

std::size_t BitCover::last_of(std::size_t c) const {
  const auto clique = cliques_[c];
  std::size_t w = 0;
  while ((clique[w] & live_[w]) == 0) ++w;
  return lowest_bit(clique[w] & live_[w], w);
}

// Marks `conflict` and every clique that its emptiness was derived from.
void BitCover::take_core(std::size_t conflict) {
  core_.assign(1, conflict);
  in_core_[conflict] = 1;
  for (std::size_t i = 0; i < core_.size(); ++i) {
    const auto clique = cliques_[core_[i]];
    for (std::size_t w = 0; w < clique.size(); ++w) {
      covered_[w] &= ~clique[w];
      for (Word rest = clique[w]; rest != 0; rest &= rest - 1) {
        const std::size_t by = removed_by_[lowest_bit(rest, w)];
        if (by == kNone) continue;
        const std::size_t reason = units_[by].clique;
        if (reason == kNone || in_core_[reason] != 0) continue;
        in_core_[reason] = 1;
        core_.push_back(reason);
      }
    }
  }
}

}  // namespace minimex::conflict
