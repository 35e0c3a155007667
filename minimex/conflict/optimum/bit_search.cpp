#include "minimex/conflict/optimum/bit_search.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "minimex/conflict/optimum/bit_cover.hpp"
#include "minimex/conflict/optimum/bit_rows.hpp"

namespace minimex::conflict {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

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
        adjacent_(neighbour_rows(graph, order_)),
        cover_(adjacent_, order_.size(), words_),
        best_(static_cast<std::size_t>(floor)) {}

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
    constexpr std::uint64_t kInterval = 1 << 10;
    if (++positions_ % kInterval == 0) control_.progress("search", positions_, 0);
    Level& level = levels_[depth];
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
    take_away(level.candidates, adjacent_[v], next.candidates);
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
  BitCover cover_;
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

}  // namespace minimex::conflict
