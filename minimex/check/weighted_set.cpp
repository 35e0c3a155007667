#include "minimex/check/weighted_set.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/claimed_value.hpp"
#include "minimex/check/placed_set.hpp"
#include "minimex/check/proof_kind.hpp"
#include "minimex/check/remaining_vertices.hpp"

namespace minimex::check {
namespace {

using Weights = std::vector<std::int64_t>;

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

void expect_weight(std::int64_t weight, std::int64_t value) {
  if (weight == value) return;
  throw Refuted(fmt::format("the set weighs {}, the value is {}", weight, value));
}

class BoundCheck {
 public:
  BoundCheck(const Graph& graph, const Weights& weights, ProofReader& proof, Control& control)
      : graph_(graph),
        weights_(weights),
        proof_(proof),
        control_(control),
        remaining_(graph.vertex_count()),
        left_(weights) {}

  static std::uint64_t bytes(std::uint64_t vertices) noexcept {
    constexpr std::uint64_t kTaken = 72;  // of one vertex that was taken out, while lists double
    return RemainingVertices::bytes(vertices) + (kTaken + 2 * sizeof(std::int64_t)) * vertices;
  }

  /// Reads a cover of the remaining vertices by `bound` at most. Whatever is not left of the bound
  /// cannot be taken from it, so nothing overflows.
  void cover(std::int64_t bound) {
    for (Vertex v = remaining_.first(); v != remaining_.end(); v = remaining_.next(v)) {
      if (!goes_on()) return;
      left_[at(v)] = weights_[at(v)];
    }
    std::uint64_t cliques = proof_.number("the number of cliques", UINT64_MAX);
    for (Vertex first = 0; cliques > 0 && goes_on(); --cliques) clique(first, bound);
    for (Vertex v = remaining_.first(); v != remaining_.end(); v = remaining_.next(v)) {
      if (!goes_on()) return;
      take(std::max<std::int64_t>(0, left_[at(v)]), bound, kCoverTooHeavy);
    }
  }

  /// Reads bounds and logs of all components, together `value` at most.
  void logs(std::int64_t value) {
    const std::vector<std::vector<Vertex>> components = connected_components(graph_);
    for (const std::vector<Vertex>& component : components) {
      const auto bound = static_cast<std::int64_t>(
          proof_.number("the bound of a component", static_cast<std::uint64_t>(INT64_MAX)));
      take(bound, value, "the bounds of the components are more than the value");
      for (const Vertex v : component) remaining_.take_out(v);
      const RemainingVertices::Aside rest = remaining_.enter_part(component.size());
      const std::size_t mark = remaining_.mark();
      log(bound);
      if (stopped_) return;
      remaining_.put_back(mark);
      remaining_.leave_part(rest);
    }
  }

  [[nodiscard]] bool stopped() const noexcept { return stopped_; }

 private:
  static constexpr std::uint64_t kPatience = (1 << 12) - 1;
  static constexpr const char* kCoverTooHeavy = "a cover weighs more than its bound";

  /// The node without `vertex` that is to be read when the one at hand is done.
  struct Pending {
    std::size_t mark;  // put back what was taken out since
    Vertex vertex;
    std::int64_t bound;
  };

  /// Counts a step. False from when the control stops.
  bool goes_on() {
    stopped_ = stopped_ || ((++steps_ & kPatience) == 0 && control_.stopped());
    return !stopped_;
  }

  static void take(std::int64_t amount, std::int64_t& bound, const char* too_much) {
    if (amount > bound) throw Refuted(too_much);
    bound -= amount;
  }

  /// Reads a clique: its smallest vertex as the distance from `first`, that of the one before, the
  /// others as ranks among its neighbours, the weight.
  void clique(Vertex& first, std::int64_t& bound) {
    const auto vertices = static_cast<std::uint64_t>(graph_.vertex_count());
    const std::uint64_t gap = proof_.number("a vertex of a clique", vertices);
    if (gap + static_cast<std::uint64_t>(first) >= vertices) {
      throw Refuted("a clique leaves the graph");
    }
    first += static_cast<Vertex>(gap);
    const auto list = graph_.neighbours(first);
    members_.assign(1, first);
    std::size_t rank = 0;
    for (std::uint64_t more = proof_.number("the size of a clique", list.size()); more > 0;
         --more) {
      rank += static_cast<std::size_t>(proof_.number("a neighbour", list.size()));
      if (rank >= list.size()) throw Refuted("a clique has a neighbour that there is not");
      if (!join(list[rank++])) return;
    }
    const auto weight = static_cast<std::int64_t>(
        proof_.number("the weight of a clique", static_cast<std::uint64_t>(INT64_MAX)));
    take(weight, bound, kCoverTooHeavy);
    // Cliques together weigh no more than the bound, so differences stay within 64 bits.
    for (const Vertex v : members_) {
      if (remaining_.has(v)) left_[at(v)] -= weight;
    }
  }

  /// Adds a neighbour of the first member to the clique. False when stopped.
  bool join(Vertex v) {
    for (std::size_t i = 1; i < members_.size(); ++i) {
      if (!goes_on()) return false;
      if (graph_.adjacent(members_[i], v)) continue;
      throw Refuted(
          fmt::format("vertices {} and {} of a clique are not adjacent", members_[i] + 1, v + 1));
    }
    members_.push_back(v);
    return true;
  }

  void log(std::int64_t bound) {
    std::vector<Pending> pending;
    while (goes_on()) {
      if (proof_.number("a step", 1) == 1) {
        branch(bound, pending);
        continue;
      }
      cover(bound);
      if (pending.empty()) break;
      bound = pending.back().bound;
      const Vertex without = pending.back().vertex;
      remaining_.put_back(pending.back().mark);
      pending.pop_back();
      remaining_.take_out(without);
    }
  }

  void branch(std::int64_t& bound, std::vector<Pending>& pending) {
    const auto number =
        proof_.number("a vertex", static_cast<std::uint64_t>(graph_.vertex_count()));
    const auto v = static_cast<Vertex>(number) - 1;
    if (v < 0 || !remaining_.has(v)) throw Refuted(fmt::format("vertex {} is not left", number));
    pending.push_back({remaining_.mark(), v, bound});
    if (weights_[at(v)] > bound) {
      throw Refuted(fmt::format("vertex {} alone weighs more than its bound", number));
    }
    bound -= weights_[at(v)];
    remaining_.take_out(v);
    for (const Vertex w : graph_.neighbours(v)) {
      if (remaining_.has(w)) remaining_.take_out(w);
    }
  }

  const Graph& graph_;
  const Weights& weights_;
  ProofReader& proof_;
  Control& control_;
  RemainingVertices remaining_;
  Weights left_;  // what cliques leave of the weights
  std::vector<Vertex> members_;
  std::uint64_t steps_ = 0;
  bool stopped_ = false;
};

std::int64_t weight_of(const std::vector<Vertex>& set, const Weights& weights) {
  std::int64_t sum = 0;
  for (const Vertex v : set) sum += weights[at(v)];
  return sum;
}

/// False when stopped.
bool check_proof(const Graph& graph, const GraphSites& sites, const Weights& weights,
                 std::int64_t value, ProofReader& proof, Control& control) {
  expect_kind(proof.header(), proof_kind::kWeightedCover, proof_kind::kWeightedLog);
  expect_weight(weight_of(read_placed_set(graph, sites, proof), weights), value);
  BoundCheck bound(graph, weights, proof, control);
  if (proof.header().kind == proof_kind::kWeightedCover) {
    bound.cover(value);
  } else {
    bound.logs(value);
  }
  if (bound.stopped() || control.stopped()) return false;
  proof.expect_end();
  return true;
}

}  // namespace

Verdict check_weighted_set(const GraphInstance& instance, const Claim& claim, std::int64_t value,
                           ProofReader* proof, Control& control) {
  if (claim.count || claim.count_all || claim.listing) {
    throw Refuted("sets of an instance with weights are neither counted nor listed");
  }
  const std::uint64_t vertices = instance.vertex_count();
  RunReport report;
  const auto graph = shared_graph(instance, BoundCheck::bytes(vertices), control, report);
  if (!graph) return {.run = std::move(report)};
  const GraphSites sites(instance);
  if (claim.line) {
    const auto set = placed_by_line(*graph, sites, *claim.line, control);
    if (!set) return {.run = stopped_report(control)};
    expect_weight(weight_of(*set, instance.weights), value);
  }
  if (proof == nullptr) return attained_by_line(claim, value);
  if (!check_proof(*graph, sites, instance.weights, value, *proof, control)) {
    return {.run = stopped_report(control)};
  }
  return {.finding = Finding::Proved, .text = std::to_string(value)};
}

}  // namespace minimex::check
