#include "minimex/conflict/frontier/trace.hpp"

#include <utility>

#include "minimex/core/saturating.hpp"

namespace minimex::conflict {
namespace {

using Tokens = std::vector<Sweep::Word>;

Tokens tokens_of(const FrontierStates& states) {
  Tokens tokens(states.size());
  for (std::size_t i = 0; i < tokens.size(); ++i) tokens[i] = states.tokens(i);
  return tokens;
}

/// Cuts links to states that others come to with more tokens; one here counts `weight`.
void cut_poorer(std::vector<Sweep::Link>& links, const Tokens& before, const Tokens& after,
                Sweep::Word weight) {
  for (std::size_t i = 0; i < links.size(); ++i) {
    const auto cut = [&](std::uint32_t& link, Sweep::Word tokens) {
      if (link != FrontierStates::kNone && after[link] != tokens) link = FrontierStates::kNone;
    };
    cut(links[i].without, before[i]);
    cut(links[i].with, before[i] + weight);
  }
}

/// Cuts links to states from where no way leads to the end; for each state before them the number
/// of ways.
Tokens cut_vain(std::vector<Sweep::Link>& links, const Tokens& ways) {
  Tokens sums(links.size(), 0);
  for (std::size_t i = 0; i < links.size(); ++i) {
    for (std::uint32_t* const link : {&links[i].without, &links[i].with}) {
      if (*link == FrontierStates::kNone) continue;
      sums[i] = saturating_add(sums[i], ways[*link]);
      if (ways[*link] == 0) *link = FrontierStates::kNone;
    }
  }
  return sums;
}

}  // namespace

SweepTrace trace_largest(const Graph& graph, std::span<const Vertex> order, const SweepGoal& goal,
                         std::uint64_t held_bytes, Control& control) {
  SweepTrace trace;
  Sweep sweep(graph, order, goal, 0, held_bytes, control);
  Tokens before = tokens_of(sweep.states());
  while (!sweep.done()) {
    std::vector<Sweep::Link> links;
    const Sweep::Word weight = goal.weight(order[trace.links.size()]);
    if (!sweep.advance(&links)) break;
    Tokens after = tokens_of(sweep.states());
    cut_poorer(links, before, after, weight);
    before = std::move(after);
    sweep.hold(sizeof(Sweep::Link) * links.size());
    trace.links.push_back(std::move(links));
  }
  trace.run = sweep.report();
  if (trace.run.status != Status::Proved || sweep.states().size() == 0) return trace;
  Tokens ways{1};
  for (std::size_t place = trace.links.size(); place-- > 0;) {
    ways = cut_vain(trace.links[place], ways);
  }
  trace.sets = ways[0];
  return trace;
}

}  // namespace minimex::conflict
