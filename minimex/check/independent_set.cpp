#include "minimex/check/independent_set.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/bound_log.hpp"

namespace minimex::check {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// The value that is claimed; value and answer must agree.
std::uint64_t claimed_value(const Claim& claim) {
  std::optional<std::int64_t> value = claim.value;
  if (claim.answer && !value) {
    std::int64_t number = 0;
    const char* const end = claim.answer->data() + claim.answer->size();
    if (std::from_chars(claim.answer->data(), end, number).ptr == end) value = number;
  }
  if (!value) throw Refuted("the claim has no value");
  if (*value < 0) throw Refuted("the value is negative");
  if (claim.answer && *claim.answer != std::to_string(*value)) {
    throw Refuted(fmt::format("the answer is not the value, {}", *value));
  }
  return static_cast<std::uint64_t>(*value);
}

/// Collects a set and sees that it is independent.
class SetCheck {
 public:
  explicit SetCheck(const Graph& graph) : graph_(graph), has_(at(graph.vertex_count())) {}

  /// False when it is there already.
  bool add(Vertex v) {
    ++size_;
    return has_[at(v)]++ == 0;
  }

  /// Throws Refuted unless the set has `value` vertices, no two adjacent.
  void expect(std::uint64_t value, const GraphSites& sites) const {
    if (size_ != value) {
      throw Refuted(fmt::format("the set has {} tokens, the value is {}", size_, value));
    }
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if (has_[at(v)] == 0) continue;
      for (const Vertex w : graph_.neighbours(v)) {
        if (has_[at(w)] == 0) continue;
        throw Refuted(fmt::format("the tokens on {} and {} are adjacent", to_string(sites.site(v)),
                                  to_string(sites.site(w))));
      }
    }
  }

 private:
  const Graph& graph_;
  std::vector<std::uint8_t> has_;
  std::uint64_t size_ = 0;
};

void check_line(const Graph& graph, const GraphSites& sites, const std::vector<Move>& line,
                std::uint64_t value) {
  SetCheck set(graph);
  for (const Move& move : line) {
    const std::optional<Vertex> v = sites.vertex(move);
    if (!v) throw Refuted(fmt::format("no token can stand on {}", to_string(move)));
    if (!set.add(*v)) throw Refuted(fmt::format("two tokens stand on {}", to_string(move)));
  }
  set.expect(value, sites);
}

/// Reads the size of a set, then how many vertices are left out before each.
void check_set(const Graph& graph, const GraphSites& sites, ProofReader& proof,
               std::uint64_t value) {
  SetCheck set(graph);
  const auto vertices = static_cast<std::uint64_t>(graph.vertex_count());
  const std::uint64_t size = proof.number("the size of the set", vertices);
  std::uint64_t next = 0;
  for (std::uint64_t i = 0; i < size; ++i) {
    next += proof.number("a vertex of the set", vertices);
    if (next >= vertices) throw Refuted("the set of the proof leaves the graph");
    set.add(static_cast<Vertex>(next++));
  }
  set.expect(value, sites);
}

RunReport check_proof(const Graph& graph, const GraphSites& sites, ProofReader& proof,
                      std::uint64_t value, Control& control) {
  RunReport report;
  check_set(graph, sites, proof, value);
  if (proof.header().kind == "clique cover") {
    check_cover(graph, value, proof, control);
  } else if (proof.header().kind == "branching log") {
    report = check_bound_log(graph, value, proof, control);
  } else {
    throw Refuted("the proof is of an unknown kind: " + printable(proof.header().kind));
  }
  if (report.status == Status::Proved && !control.stopped()) proof.expect_end();
  return report;
}

}  // namespace

Verdict check_independent_set(const GraphInstance& instance, const Claim& claim, ProofReader* proof,
                              Control& control) {
  const std::uint64_t value = claimed_value(claim);
  const std::uint64_t vertices = instance.vertex_count();
  RunReport report;
  const auto graph =
      shared_graph(instance, proof == nullptr ? vertices : bound_bytes(vertices), control, report);
  if (!graph) return {.run = std::move(report)};
  const GraphSites sites(instance);
  if (claim.line) check_line(*graph, sites, *claim.line, value);
  if (proof != nullptr) {
    report = check_proof(*graph, sites, *proof, value, control);
    if (report.status != Status::Proved) return {.run = std::move(report)};
    return {.outcome = Outcome::Proved, .text = std::to_string(value)};
  }
  if (!claim.line) throw Refuted("nothing shows the value");
  return {.outcome = Outcome::Attained, .text = std::to_string(value)};
}

}  // namespace minimex::check
