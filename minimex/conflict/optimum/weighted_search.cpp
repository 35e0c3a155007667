#include "minimex/conflict/optimum/weighted_search.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "minimex/conflict/optimum/bit_rows.hpp"

namespace minimex::conflict {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

/// Bit i stands for vertex `order[i]`: repeatedly the vertex of most neighbours among the rest is
/// put last, the heavier of two. Branching starts at the end, covering at the front.
std::vector<Vertex> branching_order(const Graph& graph, std::span<const std::int64_t> weights) {
  const auto n = static_cast<std::size_t>(graph.vertex_count());
  std::vector<std::size_t> degree(n);
  std::vector<Vertex> rest(n);
  std::iota(rest.begin(), rest.end(), 0);
  for (std::size_t i = 0; i < n; ++i) degree[i] = graph.degree(rest[i]);
  const auto key = [&](Vertex v) {
    const auto i = static_cast<std::size_t>(v);
    return std::pair(degree[i], weights[i]);
  };
  for (std::size_t last = n; last-- > 0;) {
    const auto best =
        std::max_element(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(last) + 1,
                         [&](Vertex a, Vertex b) { return key(a) < key(b); });
    std::swap(*best, rest[last]);
    for (const Vertex w : graph.neighbours(rest[last])) --degree[static_cast<std::size_t>(w)];
  }
  return rest;
}

struct Level {
  std::vector<Word> candidates;
  std::vector<std::size_t> branch;  // still to do, last first
  std::int64_t chosen = 0;          // weight of the vertices chosen before
  std::int64_t need = 0;            // covered at most, when `branch` was made
  WeightedCliques cliques;          // that cover all but `branch`; only for logs
};

class WeightedSearch {
 public:
  WeightedSearch(const Graph& graph, std::span<const std::int64_t> weights, std::int64_t floor,
                 std::uint64_t most_nodes, WeightedLog* log, Control& control)
      : control_(control),
        log_(log),
        most_nodes_(most_nodes),
        order_(branching_order(graph, weights)),
        words_((order_.size() + kWordBits - 1) / kWordBits),
        adjacent_(neighbour_rows(graph, order_)),
        left_(order_.size()),
        best_(floor) {
    for (const Vertex v : order_) weights_.push_back(weights[static_cast<std::size_t>(v)]);
  }

  WeightedSearchResult run() {
    std::vector<Word> all(words_, 0);
    for (std::size_t i = 0; i < order_.size(); ++i) set_bit(all, i);
    levels_.resize(1);
    levels_[0].candidates = std::move(all);
    open(0);
    std::size_t depth = 0;
    std::int64_t upper = bound_of_root();
    while (depth != kNone && positions_ <= most_nodes_ && !control_.stopped()) {
      depth = step(depth);
      if (depth == 0) upper = std::min(upper, bound_of_root());
    }
    WeightedSearchResult result;
    result.complete = depth == kNone;
    result.upper = result.complete ? best_ : std::max(best_, upper);
    result.positions = positions_;
    for (const std::size_t i : best_set_) result.set.push_back(order_[i]);
    std::sort(result.set.begin(), result.set.end());
    return result;
  }

 private:
  /// What the cliques and the vertices still to be branched on allow.
  [[nodiscard]] std::int64_t bound_of_root() const {
    return std::accumulate(levels_[0].branch.begin(), levels_[0].branch.end(), levels_[0].need,
                           [this](std::int64_t sum, std::size_t v) { return sum + weights_[v]; });
  }

  void open(std::size_t depth) {
    constexpr std::uint64_t kInterval = 1 << 10;
    if (++positions_ % kInterval == 0) control_.progress("search", positions_, 0);
    Level& level = levels_[depth];
    level.branch.clear();
    level.cliques.clear();
    level.need = best_ - level.chosen;
    cover(level);
  }

  /// Covers candidates with cliques whose numbers come to `need` at most.
  void cover(Level& level) {
    rest_ = level.candidates;
    for (std::size_t w = 0; w < words_; ++w) {
      for (Word bits = rest_[w]; bits != 0; bits &= bits - 1) {
        const std::size_t v = lowest_bit(bits, w);
        left_[v] = weights_[v];
      }
    }
    std::int64_t room = level.need;
    for (std::size_t w = 0; w < words_ && room > 0;) {
      if (rest_[w] == 0) {
        ++w;
        continue;
      }
      const std::int64_t amount = std::min(room, grow_clique(lowest_bit(rest_[w], w)));
      for (const std::size_t v : clique_) {
        left_[v] -= amount;
        if (left_[v] == 0) clear_bit(rest_, v);
      }
      room -= amount;
      if (log_ != nullptr) keep_clique(level, amount);
    }
    for (std::size_t w = 0; w < words_; ++w) {
      for (Word bits = rest_[w]; bits != 0; bits &= bits - 1) {
        const std::size_t v = lowest_bit(bits, w);
        if (left_[v] > 0) level.branch.push_back(v);
      }
    }
  }

  /// A clique of candidates that are not covered, from `first` on; the least that one has left.
  std::int64_t grow_clique(std::size_t first) {
    clique_.assign(1, first);
    std::int64_t least = left_[first];
    live_ = rest_;
    const auto keep = [this](std::size_t v, std::size_t from) {
      const auto theirs = adjacent_[v];
      for (std::size_t w = from; w < words_; ++w) live_[w] &= theirs[w];
    };
    keep(first, first / kWordBits);
    for (std::size_t w = first / kWordBits; w < words_; ++w) {
      while (live_[w] != 0) {
        const std::size_t v = lowest_bit(live_[w], w);
        clique_.push_back(v);
        least = std::min(least, left_[v]);
        keep(v, w);
      }
    }
    return least;
  }

  void keep_clique(Level& level, std::int64_t amount) {
    members_.clear();
    for (const std::size_t v : clique_) members_.push_back(order_[v]);
    std::sort(members_.begin(), members_.end());
    level.cliques.add(members_, amount);
  }

  /// Tries one vertex of the level and returns the depth at which to go on; kNone at the end.
  std::size_t step(std::size_t depth) {
    if (levels_[depth].branch.empty()) {
      if (log_ != nullptr) log_->cover(levels_[depth].cliques);
      if (depth > 0) chosen_.pop_back();
      return depth == 0 ? kNone : depth - 1;
    }
    if (levels_.size() == depth + 1) levels_.emplace_back();
    Level& level = levels_[depth];
    Level& next = levels_[depth + 1];
    const std::size_t v = level.branch.back();
    level.branch.pop_back();
    clear_bit(level.candidates, v);
    take_away(level.candidates, adjacent_[v], next.candidates);
    next.chosen = level.chosen + weights_[v];
    chosen_.push_back(v);
    if (next.chosen > best_) {
      best_ = next.chosen;
      best_set_ = chosen_;
    }
    if (log_ != nullptr) log_->branch(order_[v]);
    open(depth + 1);
    return depth + 1;
  }

  Control& control_;
  WeightedLog* log_;
  std::uint64_t most_nodes_;
  std::vector<Vertex> order_;
  std::size_t words_;
  BitRows adjacent_;
  std::vector<std::int64_t> weights_;  // by bits
  std::vector<std::int64_t> left_;     // of the weights, while a cover is made
  std::int64_t best_;
  std::vector<std::size_t> best_set_;
  std::vector<std::size_t> chosen_;
  std::vector<Level> levels_;
  std::uint64_t positions_ = 0;
  // Scratch of covers:
  std::vector<Word> rest_;  // candidates with weight left
  std::vector<Word> live_;  // of them, those adjacent to the whole clique
  std::vector<std::size_t> clique_;
  std::vector<Vertex> members_;
};

}  // namespace

std::uint64_t weighted_search_bytes(std::uint64_t vertices) noexcept {
  const std::uint64_t row = 8 * (vertices / kWordBits + 1);
  return 2 * vertices * row + 128 * vertices;
}

WeightedSearchResult weighted_search(const Graph& graph, std::span<const std::int64_t> weights,
                                     std::int64_t floor, std::uint64_t most_nodes, WeightedLog* log,
                                     Control& control) {
  return WeightedSearch(graph, weights, floor, most_nodes, log, control).run();
}

}  // namespace minimex::conflict
