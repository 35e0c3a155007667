#include "minimex/games/independent_set/proof.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "minimex/conflict/optimum/bound_log.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/proof_kinds.hpp"
#include "minimex/games/independent_set/proof_numbers.hpp"

namespace minimex::independent_set {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// For each vertex 0 if it starts a clique, else the rank of the newest member among its
/// neighbours.
template <class Out>
void write_cover(Out& out, const Graph& graph, std::span<const Vertex> vertices,
                 std::span<const Vertex> clique_of) {
  std::vector<Vertex> newest;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    const std::size_t clique = at(clique_of[i]);
    if (newest.size() <= clique) newest.resize(clique + 1, -1);
    const Vertex mate = std::exchange(newest[clique], vertices[i]);
    if (mate < 0) {
      out.number(0);
      continue;
    }
    const auto list = graph.neighbours(vertices[i]);
    const auto found = std::lower_bound(list.begin(), list.end(), mate);
    out.number(static_cast<std::uint64_t>(found - list.begin()) + 1);
  }
}

/// Writes the steps of a log as numbers.
template <class Out>
class LogWriter : public conflict::BoundLog {
 public:
  LogWriter(Out& out, const Graph& graph) : out_(out), graph_(graph) {}

  void cover(std::span<const Vertex> vertices, std::span<const Vertex> clique_of) override {
    out_.number(0);
    write_cover(out_, graph_, vertices, clique_of);
  }
  void branch(Vertex v) override {
    out_.number(1);
    vertex(v);
  }
  void drop(Vertex v, Vertex because_of) override {
    out_.number(2);
    vertex(v);
    vertex(because_of);
  }
  void split(std::span<const Vertex> part, Vertex bound) override {
    out_.number(3);
    write_set(out_, part);
    out_.number(static_cast<std::uint64_t>(bound));
  }

 private:
  void vertex(Vertex v) { out_.number(static_cast<std::uint64_t>(v) + 1); }

  Out& out_;
  const Graph& graph_;
};

std::vector<Vertex> all_vertices(const Graph& graph) {
  std::vector<Vertex> all(at(graph.vertex_count()));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

/// The pairs of a matching and the vertices that it leaves, as cliques.
std::vector<Vertex> cliques_of_matching(std::span<const Vertex> mate) {
  std::vector<Vertex> clique_of(mate.size());
  Vertex next = 0;
  for (std::size_t v = 0; v < mate.size(); ++v) {
    clique_of[v] = mate[v] >= 0 && at(mate[v]) < v ? clique_of[at(mate[v])] : next++;
  }
  return clique_of;
}

Certificate clique_cover(std::shared_ptr<const Graph> graph, std::vector<Vertex> set,
                         std::vector<Vertex> clique_of) {
  ByteCounter counter;
  write_set(counter, set);
  for (Vertex v = 0; v < graph->vertex_count(); ++v) counter.number(graph->degree(v));
  return {.kind = std::string(proof_kind::kCliqueCover),
          .bytes = counter.bytes(),
          .write = [graph = std::move(graph), set = std::move(set),
                    clique_of = std::move(clique_of)](ProofWriter& out, Control& control) {
            const std::uint64_t bytes = 2 * sizeof(Vertex) * clique_of.size();
            if (!control.fits(bytes)) return needs_memory("the proof", bytes, control.budget());
            write_set(out, set);
            write_cover(out, *graph, all_vertices(*graph), clique_of);
            return control.stopped() ? stopped_report(control) : RunReport{};
          }};
}

/// Bytes of the log; an estimate, beyond what is embedded anywhere, when it is long.
std::uint64_t log_bytes(const Graph& graph, std::span<const Vertex> set, Control& control) {
  constexpr std::uint64_t kWork = 1 << 20;
  constexpr std::uint64_t kFactor = 16;
  constexpr std::uint64_t kLong = 1 << 24;
  ByteCounter counter;
  write_set(counter, set);
  LogWriter log(counter, graph);
  const RunReport run =
      conflict::log_bound(graph, static_cast<Vertex>(set.size()), kWork, log, control);
  if (run.status == Status::Proved) return counter.bytes();
  return std::max(kLong, kFactor * counter.bytes());
}

Certificate branching_log(std::shared_ptr<const Graph> graph, std::vector<Vertex> set,
                          Control& control) {
  const std::uint64_t bytes = log_bytes(*graph, set, control);
  return {.kind = std::string(proof_kind::kBranchingLog),
          .bytes = bytes,
          .write = [graph = std::move(graph), set = std::move(set)](ProofWriter& out,
                                                                    Control& writing) {
            write_set(out, set);
            LogWriter log(out, *graph);
            constexpr auto kNoLimit = std::numeric_limits<std::uint64_t>::max();
            return conflict::log_bound(*graph, static_cast<Vertex>(set.size()), kNoLimit, log,
                                       writing);
          }};
}

}  // namespace

Certificate certificate(std::shared_ptr<const Graph> graph, conflict::OptimumResult result,
                        Control& control) {
  const bool covered = !result.clique_of.empty();
  if (covered || !result.mate.empty() || graph->vertex_count() == 0) {
    return clique_cover(std::move(graph), std::move(result.set),
                        covered ? std::move(result.clique_of) : cliques_of_matching(result.mate));
  }
  return branching_log(std::move(graph), std::move(result.set), control);
}

}  // namespace minimex::independent_set
