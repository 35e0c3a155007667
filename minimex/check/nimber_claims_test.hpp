// Solved Node Kayles games with their proofs, and the plain reference's judgement of proofs.
#pragma once

#include <algorithm>
#include <any>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "minimex/catalog.hpp"
#include "minimex/check/proof_text_test.hpp"
#include "minimex/core/canonical.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/graph_types.hpp"
#include "minimex/games/graph_instance.hpp"

#include "tests/reference/node_kayles_reference.hpp"
#include "tests/support/graphs.hpp"

namespace minimex::check::test {

inline const Game& node_kayles() {
  return *find_game("node-kayles");
}

inline Instance instance_of(Graph graph) {
  return GraphInstance{std::move(graph)};
}

using tests::both;
using tests::random_graph;

inline Graph graph_of(const std::string& family) {
  return std::any_cast<GraphInstance>(node_kayles().from_family(family)).graph();
}

/// Graphs whose proofs are damaged: with facts, exclusions, involutions, twins, several parts.
inline std::vector<Graph> small_graphs() {
  std::vector<Graph> graphs = {graph_of("petersen:5,2"), graph_of("grid:3x3"), graph_of("grid:2x4"),
                               graph_of("hypercube:3"), graph_of("wheel:6")};
  Random random(5);
  while (graphs.size() < 12) graphs.push_back(random_graph(random, 9, 30));
  graphs.push_back(both(random_graph(random, 7, 40), graph_of("grid:2x3")));
  return graphs;
}

struct Solved {
  Claim claim;
  std::string file;  ///< the proof; empty when it was not made
  std::uint64_t predicted = 0;
};

inline Solved solved(const Game& game, const Instance& instance, bool line = true) {
  Control control;
  const Solution solution = game.solve(instance, {.line = line, .proof = true}, control);
  Solved out;
  out.claim.value = solution.value;
  out.claim.answer = solution.answer;
  if (line) out.claim.line = solution.line;
  if (!solution.certificate) return out;
  RunReport report;
  out.predicted = solution.certificate->bytes;
  out.file = proof_file(
      header_of(game, instance, solution.certificate->kind),
      [&](ProofWriter& writer) { report = solution.certificate->write(writer, control); });
  if (report.status != Status::Proved) out.file.clear();
  return out;
}

/// One graph of each isomorphism class with `vertices` vertices: each class has a graph that
/// extends a representative of a smaller one by a vertex.
inline std::vector<Graph> all_graphs(Vertex vertices) {
  std::set<std::string> names{std::string()};
  std::vector<Graph> graphs{Graph(0)};
  for (Vertex n = 0; n < vertices; ++n) {
    names.clear();
    std::vector<Graph> larger;
    for (const Graph& graph : graphs) {
      for (std::uint32_t set = 0; set < std::uint32_t{1} << static_cast<unsigned>(n); ++set) {
        std::vector<Edge> edges = graph.edges();
        for (Vertex v = 0; v < n; ++v) {
          if ((set >> static_cast<unsigned>(v) & 1U) != 0) edges.emplace_back(v, n);
        }
        Graph extended = Graph::from_edges(n + 1, std::move(edges));
        if (names.insert(canonical_name(extended)).second) larger.push_back(std::move(extended));
      }
    }
    graphs = std::move(larger);
  }
  return graphs;
}

/// What a nimber table tells of one graph.
struct NimberFact {
  Graph graph;
  std::optional<int> nimber = std::nullopt;  ///< nothing when only values are excluded
  /// Values and moves that leave them: 0, 1, ... below the nimber, or those that are excluded.
  std::vector<std::pair<int, Vertex>> shown = {};
};

/// A proof by a nimber table, taken apart. `involution` has the numbers that tell it, for graphs
/// without parts that are too large for the table.
struct NimberTable {
  ProofHeader header;
  std::vector<NimberFact> facts;
  Numbers involution;
};

inline NimberTable read_table(const std::string& file) {
  constexpr std::uint64_t kMost = 1000;
  std::istringstream stream(file);
  ProofReader in(stream);
  Control control;
  RunReport why;
  const GraphTypes types = GraphTypes::read(in, control, why);
  NimberTable table{.header = in.header(), .facts = {}, .involution = {}};
  for (GraphType type = 0; type < types.size(); ++type) {
    NimberFact& fact = table.facts.emplace_back(NimberFact{.graph = types.graph(type)});
    const auto told = static_cast<int>(in.number("a nimber and one", kMost));
    if (told > 0) fact.nimber = told - 1;
    const int values = told > 0 ? told - 1 : static_cast<int>(in.number("a count", kMost));
    for (int i = 0; i < values; ++i) {
      const int value = told > 0 ? i : static_cast<int>(in.number("a value", kMost));
      fact.shown.emplace_back(value, static_cast<Vertex>(in.number("a vertex", kMost)));
    }
  }
  table.involution.push_back(in.number("pairs", kMost));
  for (std::uint64_t i = 2 * table.involution[0]; i > 0; --i) {
    table.involution.push_back(in.number("a pair", kMost));
  }
  in.expect_end();
  return table;
}

/// The proof file of a table, whose facts are in the order in which they were read.
inline std::string write_table(const NimberTable& table) {
  return proof_file(table.header, [&](ProofWriter& out) {
    GraphTypes types;
    for (const NimberFact& fact : table.facts) types.add(fact.graph);
    types.write(out);
    for (const NimberFact& fact : table.facts) {
      out.number(fact.nimber ? static_cast<std::uint64_t>(*fact.nimber) + 1 : 0);
      if (!fact.nimber) out.number(fact.shown.size());
      for (const auto& [value, vertex] : fact.shown) {
        if (!fact.nimber) out.number(static_cast<std::uint64_t>(value));
        out.number(static_cast<std::uint64_t>(vertex));
      }
    }
    for (const std::uint64_t number : table.involution) out.number(number);
  });
}

/// Whether each number of a nimber table of `graph` says something right, by the reference. Only
/// for proofs that a checker takes, of graphs without parts that are too large for the table.
inline bool all_true(const std::string& file, const Graph& graph) {
  const NimberTable table = read_table(file);
  for (const NimberFact& fact : table.facts) {
    if (fact.nimber && reference::node_kayles_nimber(fact.graph) != *fact.nimber) return false;
    for (const auto& [value, v] : fact.shown) {
      const Graph left = without_neighbourhood(fact.graph, v);
      if (reference::node_kayles_nimber(left) != value) return false;
    }
  }
  std::map<Vertex, Vertex> image;
  Vertex next = 0;
  for (std::size_t i = 1; i < table.involution.size(); i += 2, ++next) {
    next += static_cast<Vertex>(table.involution[i]);
    const auto other = static_cast<Vertex>(next + 1 + static_cast<Vertex>(table.involution[i + 1]));
    image[next] = other;
    image[other] = next;
  }
  for (const auto& [u, its] : image) {
    for (const Vertex v : graph.neighbours(u)) {
      if (v == its || !image.contains(v) || !graph.adjacent(its, image[v])) return false;
    }
  }
  return image.size() == 2 * table.involution[0];
}

/// Whether `line` (vertices) is a complete play in which each move from a position that is not 0
/// leaves 0.
inline bool optimal_play(const Graph& graph, const std::vector<Move>& line) {
  std::vector<Vertex> left(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(left.begin(), left.end(), 0);
  int nimber = reference::node_kayles_nimber(graph);
  for (const Move& move : line) {
    const Vertex v = move.first.at[0] - 1;
    if (move.second || move.first.dimensions != 1 || std::ranges::find(left, v) == left.end()) {
      return false;
    }
    std::erase_if(left, [&](Vertex u) { return u == v || graph.adjacent(u, v); });
    const int after = reference::node_kayles_nimber(induced_subgraph(graph, left));
    if (nimber != 0 && after != 0) return false;
    nimber = after;
  }
  return left.empty();
}

}  // namespace minimex::check::test
