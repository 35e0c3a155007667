#include "minimex/conflict/independent_set/bit_search.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <span>

namespace minimex {
namespace {

using Word = std::uint64_t;
constexpr std::size_t kWordBits = 64;
constexpr std::size_t kNone = static_cast<std::size_t>(-1);

void set_bit(std::span<Word> bits, std::size_t i) noexcept {
  bits[i / kWordBits] |= Word{1} << (i % kWordBits);
}
void clear_bit(std::span<Word> bits, std::size_t i) noexcept {
  bits[i / kWordBits] &= ~(Word{1} << (i % kWordBits));
}
bool is_empty(std::span<const Word> bits) noexcept {
  return std::all_of(bits.begin(), bits.end(), [](Word w) { return w == 0; });
}
/// Calls `visit` with the position of each bit of `word`, which is the `index`-th of its set.
template <typename Visit>
void for_each_bit(Word word, std::size_t index, Visit&& visit) {
  for (; word != 0; word &= word - 1) {
    visit(index * kWordBits + static_cast<std::size_t>(std::countr_zero(word)));
  }
}

/// Bit sets of the same length, one after another.
class BitRows {
 public:
  explicit BitRows(std::size_t words) : words_(words) {}
  void resize(std::size_t rows) { bits_.resize(rows * words_); }
  [[nodiscard]] std::span<Word> operator[](std::size_t row) noexcept {
    return {bits_.data() + row * words_, words_};
  }
  [[nodiscard]] std::span<const Word> operator[](std::size_t row) const noexcept {
    return {bits_.data() + row * words_, words_};
  }

 private:
  std::size_t words_;
  std::vector<Word> bits_;
};

/// Bit i stands for vertex `order[i]`: repeatedly the vertex of most neighbours among the rest is
/// put last. Branching starts at the end, covering at the front.
std::vector<Vertex> branching_order(const Graph& graph) {
  const auto n = static_cast<std::size_t>(graph.vertex_count());
  std::vector<std::size_t> degree(n);
  std::vector<Vertex> rest(n);
  for (std::size_t i = 0; i < n; ++i) {
    rest[i] = static_cast<Vertex>(i);
    degree[i] = graph.degree(rest[i]);
  }
  for (std::size_t last = n; last-- > 0;) {
    std::size_t best = last;
    for (std::size_t i = 0; i < last; ++i) {
      const auto a = static_cast<std::size_t>(rest[i]);
      const auto b = static_cast<std::size_t>(rest[best]);
      if (degree[a] > degree[b] || (degree[a] == degree[b] && a > b)) best = i;
    }
    std::swap(rest[best], rest[last]);
    for (const Vertex w : graph.neighbours(rest[last])) --degree[static_cast<std::size_t>(w)];
  }
  return rest;
}

/// The cover of one node: `limit` cliques at most, the vertices outside, and what can be derived.
class Cover {
 public:
  Cover(const BitRows& adjacent, std::size_t vertices, std::size_t words)
      : adjacent_(adjacent),
        cliques_(words),
        clique_of_(vertices, 0),
        removed_by_(vertices, kNone),
        covered_(words),
        live_(words),
        outside_(words) {}

  /// Covers what it can of `candidates` and appends the rest to `branch`, increasing.
  void build(std::span<const Word> candidates, std::size_t limit, std::vector<std::size_t>& branch,
             Control& control) {
    outside_.assign(candidates.begin(), candidates.end());
    fill_cliques(limit);
    for (std::size_t w = 0; w < outside_.size(); ++w) covered_[w] = candidates[w] & ~outside_[w];
    for (std::size_t w = 0; w < outside_.size(); ++w) {
      const bool hurry = outside_[w] != 0 && control.stopped();
      for_each_bit(outside_[w], w, [&](std::size_t v) {
        if (hurry || (!make_room(v) && !derive_core(v))) branch.push_back(v);
      });
    }
  }

 private:
  struct Unit {
    std::size_t vertex;
    std::size_t clique;  // whose last vertex it is; kNone for the vertex under test
  };

  void fill_cliques(std::size_t limit) {
    size_.clear();
    in_core_.clear();
    while (size_.size() < limit && !is_empty(outside_)) {
      const std::size_t c = size_.size();
      cliques_.resize(c + 1);
      const auto clique = cliques_[c];
      std::fill(clique.begin(), clique.end(), 0);
      live_ = outside_;
      std::size_t size = 0;
      for (std::size_t w = 0; w < live_.size();) {
        if (live_[w] == 0) {
          ++w;
          continue;
        }
        const std::size_t v = w * kWordBits + static_cast<std::size_t>(std::countr_zero(live_[w]));
        clique_of_[v] = c;
        ++size;
        set_bit(clique, v);
        clear_bit(outside_, v);
        const auto theirs = adjacent_[v];
        for (std::size_t i = w; i < live_.size(); ++i) live_[i] &= theirs[i];
      }
      size_.push_back(size);
      in_core_.push_back(0);
    }
  }

  void insert(std::size_t v, std::size_t c) {
    set_bit(cliques_[c], v);
    set_bit(covered_, v);
    clique_of_[v] = c;
    ++size_[c];
  }

  [[nodiscard]] bool fits(std::size_t v, std::size_t c) const {
    const auto theirs = adjacent_[v];
    const auto clique = cliques_[c];
    for (std::size_t w = 0; w < clique.size(); ++w) {
      if ((clique[w] & ~theirs[w]) != 0) return false;
    }
    return true;
  }

  /// The only vertex of clique `c` that is not adjacent to `v`; `v` itself when there is none,
  /// kNone when there are more.
  [[nodiscard]] std::size_t only_obstacle(std::size_t v, std::size_t c) const {
    const auto theirs = adjacent_[v];
    const auto clique = cliques_[c];
    std::size_t found = v;
    for (std::size_t w = 0; w < clique.size(); ++w) {
      const Word others = clique[w] & ~theirs[w];
      if (others == 0) continue;
      if (found != v || (others & (others - 1)) != 0) return kNone;
      found = w * kWordBits + static_cast<std::size_t>(std::countr_zero(others));
    }
    return found;
  }

  /// Puts `v` into a clique, moving one vertex of it to another clique if need be.
  bool make_room(std::size_t v) {
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

  /// Propagates "v is in the set, and one vertex of every clique outside cores is".
  bool derive_core(std::size_t v) {
    live_ = covered_;
    left_ = size_;
    units_.assign(1, {v, kNone});
    std::size_t conflict = propagate(0);
    if (conflict == kNone) {  // cliques of one vertex are units from the start, but rarely needed
      const std::size_t first = units_.size();
      for (std::size_t c = 0; c < size_.size(); ++c) {
        if (size_[c] == 1 && left_[c] == 1 && in_core_[c] == 0) units_.push_back({last_of(c), c});
      }
      conflict = propagate(first);
    }
    if (conflict != kNone) take_core(conflict);
    for (const std::size_t u : removed_) removed_by_[u] = kNone;
    removed_.clear();
    return conflict != kNone;
  }

  /// Works off the units from the `first` one on; the clique that runs empty, or kNone.
  std::size_t propagate(std::size_t first) {
    std::size_t conflict = kNone;
    for (std::size_t i = first; i < units_.size() && conflict == kNone; ++i) {
      conflict = remove_around(i);
    }
    return conflict;
  }

  /// Removes the live neighbours of the `i`-th unit; the clique that runs empty, or kNone.
  std::size_t remove_around(std::size_t i) {
    const auto theirs = adjacent_[units_[i].vertex];
    for (std::size_t w = 0; w < live_.size(); ++w) {
      for (Word hit = live_[w] & theirs[w]; hit != 0; hit &= hit - 1) {
        const auto u = w * kWordBits + static_cast<std::size_t>(std::countr_zero(hit));
        const std::size_t c = clique_of_[u];
        live_[w] &= ~(hit & (~hit + 1));
        removed_by_[u] = i;
        removed_.push_back(u);
        if (--left_[c] == 0) return c;
        if (left_[c] == 1) units_.push_back({last_of(c), c});
      }
    }
    return kNone;
  }

  [[nodiscard]] std::size_t last_of(std::size_t c) const {
    const auto clique = cliques_[c];
    std::size_t w = 0;
    while ((clique[w] & live_[w]) == 0) ++w;
    return w * kWordBits + static_cast<std::size_t>(std::countr_zero(clique[w] & live_[w]));
  }

  /// Marks `conflict` and every clique that its emptiness was derived from.
  void take_core(std::size_t conflict) {
    core_.assign(1, conflict);
    in_core_[conflict] = 1;
    for (std::size_t i = 0; i < core_.size(); ++i) {
      const auto clique = cliques_[core_[i]];
      for (std::size_t w = 0; w < clique.size(); ++w) {
        covered_[w] &= ~clique[w];
        for_each_bit(clique[w], w, [&](std::size_t u) {
          if (removed_by_[u] == kNone) return;
          const std::size_t reason = units_[removed_by_[u]].clique;
          if (reason == kNone || in_core_[reason] != 0) return;
          in_core_[reason] = 1;
          core_.push_back(reason);
        });
      }
    }
  }

  const BitRows& adjacent_;
  BitRows cliques_;
  std::vector<std::size_t> size_;       // of each clique
  std::vector<std::uint8_t> in_core_;   // cliques that serve in a core
  std::vector<std::size_t> clique_of_;  // of covered vertices
  std::vector<std::size_t> left_;       // live vertices of each clique
  std::vector<std::size_t> removed_by_;
  std::vector<std::size_t> removed_;
  std::vector<std::size_t> core_;
  std::vector<Unit> units_;
  std::vector<Word> covered_;  // vertices of cliques outside cores
  std::vector<Word> live_;     // those that propagation has not removed
  std::vector<Word> outside_;
};

struct Level {
  std::vector<Word> candidates;
  std::vector<std::size_t> branch;  // still to do, last first
  std::size_t best_then = 0;        // size of the best set when `branch` was made
};

class BitSearch {
 public:
  BitSearch(const Graph& graph, Vertex floor, Control& control)
      : control_(control),
        order_(branching_order(graph)),
        words_((order_.size() + kWordBits - 1) / kWordBits),
        adjacent_(words_),
        cover_(adjacent_, order_.size(), words_),
        best_(static_cast<std::size_t>(floor)) {
    std::vector<std::size_t> bit(order_.size());
    for (std::size_t i = 0; i < order_.size(); ++i) bit[static_cast<std::size_t>(order_[i])] = i;
    adjacent_.resize(order_.size());
    for (std::size_t i = 0; i < order_.size(); ++i) {
      for (const Vertex w : graph.neighbours(order_[i])) {
        set_bit(adjacent_[i], bit[static_cast<std::size_t>(w)]);
      }
    }
  }

  BitSearchResult run() {
    std::vector<Word> all(words_, 0);
    for (std::size_t i = 0; i < order_.size(); ++i) set_bit(all, i);
    if (order_.empty()) return {};
    std::size_t upper = order_.size();
    levels_.resize(1);
    levels_[0].candidates = std::move(all);
    open(0);
    for (std::size_t depth = 0; depth != kNone;) {
      if (depth == 0) upper = std::min(upper, levels_[0].best_then + levels_[0].branch.size());
      if (control_.stopped()) break;
      depth = step(depth);
    }
    BitSearchResult result;
    result.upper = static_cast<Vertex>(std::max(upper, best_));
    result.positions = positions_;
    for (const std::size_t i : best_set_) result.set.push_back(order_[i]);
    std::sort(result.set.begin(), result.set.end());
    return result;
  }

 private:
  void open(std::size_t depth) {
    Level& level = levels_[depth];
    ++positions_;
    level.branch.clear();
    level.best_then = best_;
    cover_.build(level.candidates, best_ - chosen_.size(), level.branch, control_);
  }

  /// Tries one vertex of the level and returns the depth at which to go on; kNone at the end.
  std::size_t step(std::size_t depth) {
    // With one more vertex in the best set, one more vertex could have been covered.
    if (levels_[depth].branch.size() <= best_ - levels_[depth].best_then) {
      levels_[depth].branch.clear();
      if (depth > 0) chosen_.pop_back();
      return depth == 0 ? kNone : depth - 1;
    }
    if (levels_.size() == depth + 1) levels_.emplace_back();
    Level& level = levels_[depth];
    Level& next = levels_[depth + 1];
    const std::size_t v = level.branch.back();
    level.branch.pop_back();
    clear_bit(level.candidates, v);
    const auto theirs = adjacent_[v];
    next.candidates.resize(words_);
    for (std::size_t w = 0; w < words_; ++w) next.candidates[w] = level.candidates[w] & ~theirs[w];
    chosen_.push_back(v);
    if (chosen_.size() > best_) {
      best_ = chosen_.size();
      best_set_ = chosen_;
    }
    if (is_empty(next.candidates)) {
      chosen_.pop_back();
      return depth;
    }
    open(depth + 1);
    return depth + 1;
  }

  Control& control_;
  std::vector<Vertex> order_;
  std::size_t words_;
  BitRows adjacent_;
  Cover cover_;
  std::size_t best_;
  std::vector<std::size_t> best_set_;
  std::vector<std::size_t> chosen_;
  std::vector<Level> levels_;
  std::uint64_t positions_ = 0;
};

}  // namespace

std::uint64_t bit_search_bytes(std::uint64_t vertices) noexcept {
  const std::uint64_t row = 8 * (vertices / kWordBits + 1);
  return 2 * vertices * row + 64 * vertices;
}

BitSearchResult bit_search(const Graph& graph, Vertex floor, Control& control) {
  return BitSearch(graph, floor, control).run();
}

}  // namespace minimex
