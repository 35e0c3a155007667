#include "minimex/conflict/nimber/component.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/conflict/nimber/closed_forms.hpp"
#include "minimex/conflict/nimber/small.hpp"
#include "minimex/conflict/nimber/symmetry.hpp"
#include "minimex/conflict/nimber/twins.hpp"

namespace minimex::conflict {
namespace {

/// Paths, cycles and cliques, recognised by their degrees; `graph` is connected.
std::optional<int> closed_form(const Graph& graph) {
  const auto n = static_cast<std::uint64_t>(graph.vertex_count());
  std::size_t most = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) most = std::max(most, graph.degree(v));
  if (most <= 2) {
    const auto length = static_cast<std::int64_t>(n);
    return graph.edge_count() < n ? path_nimber(length) : cycle_nimber(length);
  }
  if (graph.edge_count() == n * (n - 1) / 2) return 1;
  return std::nullopt;
}

/// A play takes pairwise non-adjacent vertices, at most one of each edge of a matching.
int longest_play_bound(const Graph& graph) {
  std::vector<bool> matched(static_cast<std::size_t>(graph.vertex_count()), false);
  int bound = graph.vertex_count();
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (matched[static_cast<std::size_t>(v)]) continue;
    for (const Vertex u : graph.neighbours(v)) {
      if (matched[static_cast<std::size_t>(u)]) continue;
      matched[static_cast<std::size_t>(u)] = matched[static_cast<std::size_t>(v)] = true;
      --bound;
      break;
    }
  }
  return bound;
}

}  // namespace

NimberComponent::NimberComponent(Graph graph, const NimberTechniques& techniques, Control& control)
    : graph_(std::move(graph)),
      techniques_(techniques),
      control_(control),
      upper_(longest_play_bound(graph_)) {}

void NimberComponent::settle(int nimber) noexcept {
  nimber_ = lower_ = upper_ = nimber;
}

/// Settles the nimber when that of `graph`, which is the same, has a direct answer.
bool NimberComponent::settle_directly(const Graph& graph) {
  std::optional<int> nimber;
  if (techniques_.closed_forms) nimber = closed_form(graph);
  if (techniques_.closed_forms && !nimber && graph.vertex_count() <= kNimberSmallVertices) {
    nimber = small_nimber(graph);
  }
  if (techniques_.symmetry && !nimber && has_free_involution(graph)) nimber = 0;
  if (nimber) settle(*nimber);
  return nimber.has_value();
}

bool NimberComponent::solve_directly() {
  return settle_directly(graph_);
}

RunReport NimberComponent::solve(std::uint64_t bytes) {
  bytes_ = bytes;
  if (solve_directly()) return {};
  if (graph_.vertex_count() > kNimberMostVertices) return solve_without_twins();
  return search_report(graph_, own_search());
}

RunReport NimberComponent::solve_without_twins() {
  std::vector<Vertex> kept(static_cast<std::size_t>(graph_.vertex_count()));
  std::iota(kept.begin(), kept.end(), 0);
  if (techniques_.merge_twins) kept = without_spare_twins(graph_, control_);
  const Graph rest = induced_subgraph(graph_, kept);
  if (settle_directly(rest)) return {};
  if (control_.stopped()) return stopped_report(control_);
  upper_ = std::min(upper_, longest_play_bound(rest));
  if (rest.vertex_count() > kNimberMostVertices) {
    return {.status = Status::LimitReached,
            .limit = fmt::format("a connected part of {} vertices is too large for the search, "
                                 "which takes at most {}",
                                 rest.vertex_count(), kNimberMostVertices)};
  }
  return search_report(rest, make_search(rest).get());
}

/// Searches all of `graph`; `search` is null when there is no memory for one.
RunReport NimberComponent::search_report(const Graph& graph, NimberSearch* search) {
  if (search == nullptr) {
    return needs_memory(
        fmt::format("the search of a connected part of {} vertices", graph.vertex_count()),
        NimberSearchPlan(graph, techniques_).least_bytes(), control_.budget());
  }
  std::vector<Vertex> all(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(all.begin(), all.end(), 0);
  const auto nimber = search->nimber(all);
  RunReport report = nimber ? RunReport{} : stopped_report(control_);
  report.positions = search->positions();
  report.peak_bytes = search->peak_bytes();
  if (nimber) {
    settle(*nimber);
  } else {
    lower_ = search->proved_lower();
  }
  return report;
}

std::unique_ptr<NimberSearch> NimberComponent::make_search(const Graph& graph) const {
  const NimberSearchPlan plan(graph, techniques_);
  return bytes_ < plan.least_bytes() ? nullptr : plan.make(bytes_, control_);
}

NimberSearch* NimberComponent::own_search() {
  if (search_ == nullptr) search_ = make_search(graph_);
  return search_.get();
}

std::optional<int> NimberComponent::fresh_nimber(std::span<const Vertex> rest) const {
  const NimberOptions options{.table_bytes = bytes_, .techniques = techniques_};
  return solve_nimber(induced_subgraph(graph_, rest), options, control_).nimber;
}

std::optional<int> NimberComponent::nimber_of(std::span<const Vertex> rest) {
  if (graph_.vertex_count() > kNimberMostVertices) return fresh_nimber(rest);
  NimberSearch* const search = own_search();
  return search == nullptr ? std::nullopt : search->nimber(rest);
}

std::optional<bool> NimberComponent::is(std::span<const Vertex> rest, int value) {
  if (graph_.vertex_count() > kNimberMostVertices) {
    const auto nimber = fresh_nimber(rest);
    if (!nimber) return std::nullopt;
    return *nimber == value;
  }
  NimberSearch* const search = own_search();
  return search == nullptr ? std::nullopt : search->is(rest, value);
}

std::uint64_t NimberComponent::positions() const noexcept {
  return search_ == nullptr ? 0 : search_->positions();
}

std::uint64_t NimberComponent::peak_bytes() const noexcept {
  return search_ == nullptr ? 0 : search_->peak_bytes();
}

}  // namespace minimex::conflict
