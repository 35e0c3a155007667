#include "minimex/conflict/optimum/weighted_local_search.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "minimex/core/random.hpp"

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

class LocalSearch {
 public:
  LocalSearch(const Graph& graph, std::span<const std::int64_t> weights)
      : graph_(graph), weights_(weights), in_set_(weights.size(), 0), beside_(weights.size(), 0) {}

  void start() {
    std::vector<Vertex> order(in_set_.size());
    std::iota(order.begin(), order.end(), 0);
    const auto share = [&](Vertex v) {
      return static_cast<double>(weights_[at(v)]) / static_cast<double>(graph_.degree(v) + 1);
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](Vertex a, Vertex b) { return share(a) > share(b); });
    for (const Vertex v : order) {
      if (gains(v)) enter(v);
    }
    climb();
  }

  /// `v` enters, and then whatever makes the set heavier.
  void kick(Vertex v) {
    if (in_set_[at(v)] != 0) return;
    enter(v);
    climb();
  }

  [[nodiscard]] std::int64_t weight() const noexcept { return weight_; }
  [[nodiscard]] std::vector<Vertex> set() const {
    std::vector<Vertex> out;
    for (std::size_t v = 0; v < in_set_.size(); ++v) {
      if (in_set_[v] != 0) out.push_back(static_cast<Vertex>(v));
    }
    return out;
  }

 private:
  [[nodiscard]] bool gains(Vertex v) const {
    return in_set_[at(v)] == 0 && weights_[at(v)] > beside_[at(v)];
  }

  void enter(Vertex v) {
    put(v, 1);
    for (const Vertex w : graph_.neighbours(v)) {
      if (in_set_[at(w)] == 0) continue;
      put(w, -1);
      // What stood beside `w` may enter now.
      waiting_.insert(waiting_.end(), graph_.neighbours(w).begin(), graph_.neighbours(w).end());
    }
  }

  void put(Vertex v, std::int64_t sign) {
    in_set_[at(v)] = sign > 0 ? 1 : 0;
    weight_ += sign * weights_[at(v)];
    for (const Vertex w : graph_.neighbours(v)) beside_[at(w)] += sign * weights_[at(v)];
  }

  void climb() {
    while (!waiting_.empty()) {
      const Vertex v = waiting_.back();
      waiting_.pop_back();
      if (gains(v)) enter(v);
    }
  }

  const Graph& graph_;
  std::span<const std::int64_t> weights_;
  std::vector<std::uint8_t> in_set_;
  std::vector<std::int64_t> beside_;  // weight of the neighbours in the set
  std::vector<Vertex> waiting_;       // that may outweigh their neighbours in the set
  std::int64_t weight_ = 0;
};

}  // namespace

std::vector<Vertex> weighted_local_search(const Graph& graph, std::span<const std::int64_t> weights,
                                          std::int64_t enough, std::uint64_t kicks,
                                          Control& control) {
  LocalSearch search(graph, weights);
  search.start();
  std::int64_t best = search.weight();
  std::vector<Vertex> set = search.set();
  Random random(1);
  std::uint64_t idle = 0;  // kicks since the last better set
  for (std::uint64_t steps = 0; idle < kicks && best < enough; ++steps) {
    if (steps % 64 == 0 && control.stopped()) break;
    search.kick(static_cast<Vertex>(random.below(weights.size())));
    ++idle;
    if (search.weight() <= best) continue;
    best = search.weight();
    set = search.set();
    idle = 0;
    if (control.stopped()) break;  // the copy is long
  }
  return set;
}

}  // namespace minimex::conflict
