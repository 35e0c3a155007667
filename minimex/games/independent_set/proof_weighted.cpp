#include "minimex/games/independent_set/proof_weighted.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <utility>

#include "minimex/conflict/optimum/weighted_search.hpp"
#include "minimex/core/components.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/proof_kinds.hpp"
#include "minimex/games/independent_set/proof_numbers.hpp"

namespace minimex::independent_set {
namespace {

using conflict::WeightedCliques;

/// What a certificate keeps.
struct Solved {
  std::shared_ptr<const Graph> graph;
  std::vector<std::int64_t> weights;
  conflict::WeightedResult result;
};

/// Writes the cliques of two vertices and more by their smallest vertices: how far that is from the
/// one before, the others as ranks among its neighbours, the weight. `names`: of the vertices.
template <class Out>
void write_cliques(Out& out, const Graph& graph, const WeightedCliques& cliques,
                   std::span<const Vertex> names = {}) {
  std::vector<std::size_t> order;
  for (std::size_t c = 0; c < cliques.size(); ++c) {
    if (cliques.members(c).size() > 1) order.push_back(c);
  }
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return cliques.members(a)[0] < cliques.members(b)[0];
  });
  out.number(order.size());
  Vertex before = 0;
  for (const std::size_t c : order) {
    const std::span<const Vertex> members = cliques.members(c);
    const Vertex first = names.empty() ? members[0] : names[static_cast<std::size_t>(members[0])];
    out.number(static_cast<std::uint64_t>(first - before));
    out.number(members.size() - 1);
    before = first;
    const auto list = graph.neighbours(members[0]);
    std::size_t next = 0;
    for (const Vertex w : members.subspan(1)) {
      const auto found = std::lower_bound(list.begin(), list.end(), w);
      const auto rank = static_cast<std::size_t>(found - list.begin());
      out.number(rank - next);
      next = rank + 1;
    }
    out.number(static_cast<std::uint64_t>(cliques.weight(c)));
  }
}

/// Writes the steps of a search in one component as numbers.
template <class Out>
class LogWriter : public conflict::WeightedLog {
 public:
  LogWriter(Out& out, const GraphComponent& component) : out_(out), component_(component) {}

  void branch(Vertex v) override {
    out_.number(1);
    out_.number(static_cast<std::uint64_t>(component_.vertices[static_cast<std::size_t>(v)]) + 1);
  }
  // Ranks among neighbours are the same in the component and in the graph.
  void cover(const WeightedCliques& cliques) override {
    out_.number(0);
    write_cliques(out_, component_.graph, cliques, component_.vertices);
  }

 private:
  Out& out_;
  const GraphComponent& component_;
};

/// Writes for each component its bound and a log; at most `most_nodes` nodes each.
template <class Out>
RunReport write_logs(Out& out, const Solved& solved, std::uint64_t most_nodes, Control& control) {
  const auto vertices = static_cast<std::uint64_t>(solved.graph->vertex_count());
  const std::uint64_t bytes = 2 * graph_bytes(vertices, solved.graph->edge_count()) +
                              conflict::weighted_search_bytes(vertices);
  if (!control.fits(bytes)) return needs_memory("the log", bytes, control.budget());
  const std::vector<Vertex>& set = solved.result.set;
  for (const GraphComponent& component : component_graphs(*solved.graph)) {
    std::vector<std::int64_t> weights;
    std::int64_t bound = 0;
    for (const Vertex v : component.vertices) {
      weights.push_back(solved.weights[static_cast<std::size_t>(v)]);
      if (std::binary_search(set.begin(), set.end(), v)) bound += weights.back();
    }
    out.number(static_cast<std::uint64_t>(bound));
    LogWriter log(out, component);
    const conflict::WeightedSearchResult found =
        conflict::weighted_search(component.graph, weights, bound, most_nodes, &log, control);
    if (found.complete) continue;
    return control.stopped() ? stopped_report(control)
                             : RunReport{.status = Status::LimitReached, .limit = "a long log"};
  }
  return {};
}

Certificate cover_certificate(Solved solved) {
  ByteCounter counter;
  write_set(counter, solved.result.set);
  write_cliques(counter, *solved.graph, *solved.result.cover);
  const auto shared = std::make_shared<const Solved>(std::move(solved));
  return {.kind = std::string(proof_kind::kWeightedCover),
          .bytes = counter.bytes(),
          .write = [shared](ProofWriter& out, Control& control) {
            write_set(out, shared->result.set);
            write_cliques(out, *shared->graph, *shared->result.cover);
            return control.stopped() ? stopped_report(control) : RunReport{};
          }};
}

Certificate log_certificate(Solved solved, Control& control) {
  constexpr std::uint64_t kNodes = 1 << 12;
  constexpr std::uint64_t kFactor = 16;
  constexpr std::uint64_t kLong = 1 << 24;
  ByteCounter counter;
  write_set(counter, solved.result.set);
  const RunReport run = write_logs(counter, solved, kNodes, control);
  const bool known = run.status == Status::Proved;
  const auto shared = std::make_shared<const Solved>(std::move(solved));
  return {.kind = std::string(proof_kind::kWeightedLog),
          .bytes = known ? counter.bytes() : std::max(kLong, kFactor * counter.bytes()),
          .write = [shared](ProofWriter& out, Control& writing) {
            constexpr auto kNoLimit = std::numeric_limits<std::uint64_t>::max();
            write_set(out, shared->result.set);
            return write_logs(out, *shared, kNoLimit, writing);
          }};
}

}  // namespace

Certificate weighted_certificate(std::shared_ptr<const Graph> graph,
                                 std::vector<std::int64_t> weights, conflict::WeightedResult result,
                                 Control& control) {
  Solved solved{std::move(graph), std::move(weights), std::move(result)};
  if (solved.result.cover) return cover_certificate(std::move(solved));
  return log_certificate(std::move(solved), control);
}

}  // namespace minimex::independent_set
