#include "minimex/check/set_count.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/verdict.hpp"
#include "minimex/core/hash.hpp"
#include "minimex/core/natural.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex::check {
namespace {

using Word = std::uint64_t;
constexpr std::size_t kBits = 64;

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

Word bit(Vertex v) noexcept {
  return Word{1} << at(v) % kBits;
}

/// Breadth first, one component after another, each from a vertex that is last from another.
std::vector<Vertex> breadth_first_order(const Graph& graph) {
  std::vector<std::uint8_t> seen(at(graph.vertex_count()), 0);
  std::vector<Vertex> order;
  const auto walk = [&](Vertex start) {
    std::size_t next = order.size();
    order.push_back(start);
    seen[at(start)] = 1;
    for (; next < order.size(); ++next) {
      for (const Vertex w : graph.neighbours(order[next])) {
        if (std::exchange(seen[at(w)], std::uint8_t{1}) == 0) order.push_back(w);
      }
    }
  };
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (seen[at(v)] != 0) continue;
    const std::size_t first = order.size();
    walk(v);
    const Vertex last = order.back();
    for (std::size_t i = first; i < order.size(); ++i) seen[at(order[i])] = 0;
    order.resize(first);
    walk(last);
  }
  return order;
}

/// The greatest distance between neighbours in an order.
std::size_t stretch(const Graph& graph, const std::vector<Vertex>& order) {
  std::vector<std::size_t> place(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) place[at(order[i])] = i;
  std::size_t most = 0;
  for (const auto& [u, v] : graph.edges()) {
    const std::size_t a = place[at(u)];
    const std::size_t b = place[at(v)];
    most = std::max(most, a < b ? b - a : a - b);
  }
  return most;
}

/// The graph with vertices numbered in the better of two orders.
Graph in_good_order(const Graph& graph) {
  std::vector<Vertex> numbers(at(graph.vertex_count()));
  std::iota(numbers.begin(), numbers.end(), 0);
  const std::vector<Vertex> breadth = breadth_first_order(graph);
  return stretch(graph, breadth) < stretch(graph, numbers) ? induced_subgraph(graph, breadth)
                                                           : graph;
}

/// Some sets: a bit for each vertex to come that they block, and in a last word their size.
using State = std::vector<Word>;

struct Hash {
  std::size_t operator()(const State& state) const noexcept {
    Word hash = state.size();
    for (const Word word : state) hash = hashed(hash, word);
    return static_cast<std::size_t>(mixed(hash));
  }
};

using States = std::unordered_map<State, std::vector<Limb>, Hash>;

void add(std::vector<Limb>& sum, const std::vector<Limb>& summand) {
  sum.resize(std::max(sum.size(), summand.size()));
  if (add_to(sum, summand) != 0) sum.push_back(1);
}

class Counter {
 public:
  Counter(const Graph& graph, std::optional<std::uint64_t> size, std::uint64_t held_bytes,
          Control& control)
      : graph_(graph),
        size_(size),
        held_bytes_(held_bytes),
        control_(control),
        words_(at(graph.vertex_count()) / kBits + 1) {
    if (size_) cover();
  }

  SetCount run() {
    SetCount out;
    now_[State(words_ + 1, 0)] = {1};
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      control_.progress("count", static_cast<std::uint64_t>(v),
                        static_cast<std::uint64_t>(graph_.vertex_count()));
      if (!decide(v, out.run)) return out;
    }
    std::vector<Limb> sum;
    for (const auto& [state, count] : now_) {
      if (size_ && state.back() > *size_) {
        throw Refuted(fmt::format("there is a set of {}, the value is {}",
                                  counted(state.back(), "token"), *size_));
      }
      if (!size_ || state.back() == *size_) add(sum, count);
    }
    out.count = to_decimal(sum);
    return out;
  }

 private:
  /// Cliques for a bound: each vertex joins the first clique of a smaller neighbour that it fits.
  void cover() {
    clique_of_.resize(at(graph_.vertex_count()));
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      std::size_t mine = members_.size();
      for (const Vertex w : graph_.neighbours(v)) {
        if (w > v) break;
        const auto& clique = members_[clique_of_[at(w)]];
        const bool fits = std::all_of(clique.begin(), clique.end(),
                                      [&](Vertex x) { return graph_.adjacent(v, x); });
        if (fits) {
          mine = clique_of_[at(w)];
          break;
        }
      }
      if (mine == members_.size()) members_.emplace_back();
      members_[mine].push_back(v);
      clique_of_[at(v)] = mine;
    }
  }

  /// What is known of the cliques once all vertices below `first` are decided: those that reach
  /// beyond what may be blocked, and the vertices left of the others, as far as there is room.
  void find_bound(Vertex first) {
    sure_ = 0;
    masks_.clear();
    for (const auto& clique : members_) {
      if (clique.back() < first) continue;
      if (clique.back() >= reach_) {
        ++sure_;
        continue;
      }
      if ((masks_.size() + 1) * words_ > kMostMaskWords) {  // counts as one that has room
        ++sure_;
        continue;
      }
      std::vector<Word> mask(words_, 0);
      for (const Vertex v : clique) {
        if (v >= first) mask[at(v) / kBits] |= bit(v);
      }
      masks_.push_back(std::move(mask));
    }
    from_ = at(first) / kBits;
    to_ = std::min(words_, at(reach_) / kBits + 1);
  }

  /// Whether sets of this state can still come to the size.
  [[nodiscard]] bool promising(const State& state) const {
    if (!size_) return true;
    std::uint64_t most = state.back() + sure_;
    for (std::size_t i = 0; i < masks_.size() && most < *size_; ++i) {
      Word open = 0;
      for (std::size_t w = from_; w < to_; ++w) open |= masks_[i][w] & ~state[w];
      if (open != 0) ++most;
    }
    return most >= *size_;
  }

  bool decide(Vertex v, RunReport& run) {
    const auto list = graph_.neighbours(v);
    if (!list.empty()) reach_ = std::max(reach_, list.back() + 1);
    if (size_) find_bound(v + 1);
    States next;
    for (const auto& [state, count] : now_) {
      work_ += words_ + masks_.size() * (to_ - from_) + 1;
      if (work_ >= kPatience) {
        work_ = 0;
        if (!goes_on(next, run)) return false;
      }
      State after = state;
      after[at(v) / kBits] &= ~bit(v);
      if (promising(after)) add(next[after], count);
      if ((state[at(v) / kBits] & bit(v)) != 0) continue;
      for (const Vertex w : list) {
        if (w > v) after[at(w) / kBits] |= bit(w);
      }
      if (size_) ++after.back();
      if (promising(after)) add(next[after], count);
    }
    now_ = std::move(next);
    return goes_on({}, run);
  }

  bool goes_on(const States& next, RunReport& run) {
    constexpr std::uint64_t kState = 96;  // the entries of the table beside their words
    const std::uint64_t states = now_.size() + next.size();
    const std::uint64_t limbs = next.empty() ? 1 : next.begin()->second.size();
    const std::uint64_t each = kState + sizeof(Word) * (words_ + 1 + limbs);
    const std::uint64_t bytes = held_bytes_ + states * each;
    run.peak_bytes = std::max(run.peak_bytes, bytes);
    if (control_.stopped()) {
      run = stopped_report(control_);
    } else if (!control_.fits(bytes)) {
      run = needs_memory("counting the sets again", bytes, control_.budget());
    }
    return run.status == Status::Proved;
  }

  static constexpr std::size_t kPatience = std::size_t{1} << 15;
  static constexpr std::size_t kMostMaskWords = std::size_t{1} << 15;

  const Graph& graph_;
  std::optional<std::uint64_t> size_;
  std::uint64_t held_bytes_;
  Control& control_;
  std::size_t words_;
  States now_;
  Vertex reach_ = 0;      // one more than the last vertex that a decided one may block
  std::size_t work_ = 0;  // words since goes_on
  std::vector<std::vector<Vertex>> members_;  // of cliques, increasing
  std::vector<std::size_t> clique_of_;
  std::uint64_t sure_ = 0;                // cliques that can have a token whatever is blocked
  std::vector<std::vector<Word>> masks_;  // vertices left of other cliques; 0 outside these words:
  std::size_t from_ = 0;
  std::size_t to_ = 0;
};

}  // namespace

SetCount count_sets(const Graph& graph, std::optional<std::uint64_t> size, std::uint64_t held_bytes,
                    Control& control) {
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  constexpr std::uint64_t kVertex = 64;
  const std::uint64_t bytes =
      held_bytes + 2 * graph_bytes(vertices, graph.edge_count()) + kVertex * vertices;
  if (!control.fits(bytes)) {
    return {.run = needs_memory("counting the sets again", bytes, control.budget())};
  }
  const Graph ordered = in_good_order(graph);
  return Counter(ordered, size, bytes, control).run();
}

}  // namespace minimex::check
