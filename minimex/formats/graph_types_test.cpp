#include "minimex/formats/graph_types.hpp"

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/canonical.hpp"
#include "minimex/core/components.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/graphs.hpp"

namespace minimex {
namespace {

using tests::family;
using tests::random_graph;

template <class Fill>
std::string proof_of(Fill fill) {
  std::string file;
  ProofWriter writer({}, [&file](std::string_view bytes) { file += bytes; });
  fill(writer);
  writer.finish();
  return file;
}

/// Reads a list with `control`; the error is that of the proof, or `ok`.
std::string error_of(const std::string& file, Control& control, RunReport& why, GraphTypes& types) {
  std::istringstream in(file);
  try {
    ProofReader reader(in);
    types = GraphTypes::read(reader, control, why);
    if (why.status == Status::Proved) reader.expect_end();
  } catch (const ProofError& error) {
    return error.what();
  }
  return "ok";
}

std::string error_of(const std::string& file) {
  Control control;
  RunReport why;
  GraphTypes types;
  return error_of(file, control, why, types);
}

GraphTypes some_types() {
  GraphTypes types;
  Random random(4);
  for (int i = 0; i < 60; ++i) {
    for (const GraphComponent& part : component_graphs(random_graph(random, 12, 20))) {
      types.add(part.graph);
    }
  }
  types.add(family("grid:5x6"));
  return types;
}

TEST(GraphTypes, IsomorphicGraphsHaveOneType) {
  GraphTypes types;
  const GraphType path = types.add(family("path:3"));
  EXPECT_EQ(types.add(Graph::from_edges(3, {{0, 2}, {0, 1}})), path);
  EXPECT_NE(types.add(family("cycle:3")), path);
  EXPECT_EQ(types.size(), 2U);
  EXPECT_EQ(types.vertex_count(path), 3);
  EXPECT_EQ(types.graph(path).edge_count(), 2U);
  EXPECT_EQ(types.find(family("path:3")), path);
  EXPECT_FALSE(types.find(family("path:4")));
  EXPECT_FALSE(types.find(family("path:1025")));
}

TEST(GraphTypes, ListsComeBackInOrder) {
  const GraphTypes types = some_types();
  std::vector<GraphType> number;
  const std::string file = proof_of([&](ProofWriter& out) { number = types.write(out); });
  Control control;
  RunReport why;
  GraphTypes read;
  ASSERT_EQ(error_of(file, control, why, read), "ok");
  ASSERT_EQ(read.size(), types.size());
  for (GraphType type = 0; type < types.size(); ++type) {
    EXPECT_EQ(read.graph(number[type]), types.graph(type));
    EXPECT_EQ(read.find(types.graph(type)), number[type]);
  }
  for (GraphType type = 1; type < read.size(); ++type) {
    EXPECT_LE(read.vertex_count(type - 1), read.vertex_count(type));
  }
}

TEST(GraphTypes, BadListsAreRefused) {
  const auto list = [](const std::vector<std::pair<Vertex, std::string>>& graphs) {
    return proof_of([&](ProofWriter& out) {
      out.number(graphs.size());
      for (const auto& [vertices, name] : graphs) {
        out.number(static_cast<std::uint64_t>(vertices));
        out.bytes(name);
      }
    });
  };
  EXPECT_EQ(error_of(list({{1, ""}, {2, "\1"}})), "ok");
  EXPECT_EQ(error_of(list({{0, ""}})), "graph 1 is not connected");
  EXPECT_EQ(error_of(list({{2, std::string(1, '\0')}})), "graph 1 is not connected");
  EXPECT_EQ(error_of(list({{2, "\1"}, {1, ""}})), "graph 2 is out of order");
  EXPECT_EQ(error_of(list({{2, "\1"}, {2, "\1"}})), "graph 2 is out of order");
  EXPECT_EQ(error_of(list({{2, ""}})), "the proof ends early, expected the edges of a graph");
  EXPECT_EQ(error_of(list({{1025, ""}})),
            "1025 is too large, expected the number of vertices of a graph up to 1024");
}

/// However its numbers are cut off or changed, a list is refused or is a list.
TEST(GraphTypes, HostileListsDoNoHarm) {
  const GraphTypes types = some_types();
  std::string numbers;
  {
    const std::string file = proof_of([&](ProofWriter& out) { types.write(out); });
    std::istringstream in(file);
    ProofReader reader(in);
    try {
      while (true) numbers += reader.bytes("more", 1);
    } catch (const ProofError&) {
      ASSERT_GT(numbers.size(), 500U);
    }
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    EXPECT_NE(error_of(proof_of([&](ProofWriter& out) { out.bytes(numbers.substr(0, i)); })), "ok");
    std::string changed = numbers;
    changed[i] = static_cast<char>(changed[i] ^ 0x10);
    error_of(proof_of([&](ProofWriter& out) { out.bytes(changed); }));
  }
}

TEST(GraphTypes, ReadingStopsAtLimits) {
  const GraphTypes types = some_types();
  const std::string file = proof_of([&](ProofWriter& out) { types.write(out); });
  RunReport why;
  GraphTypes read;
  Control small(Budget{.memory_bytes = 1000});
  EXPECT_EQ(error_of(file, small, why, read), "ok");
  EXPECT_EQ(why.status, Status::LimitReached);
  EXPECT_EQ(read.size(), 0U);
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(error_of(file, cancelled, why, read), "ok");
  EXPECT_EQ(why.status, Status::Cancelled);
}

TEST(GraphTypes, ATokenTakesItsNeighbourhood) {
  EXPECT_EQ(without_neighbourhood(family("path:5"), 1), family("path:2"));
  EXPECT_EQ(without_neighbourhood(family("complete:4"), 0), Graph(0));
  EXPECT_EQ(without_neighbourhood(Graph(3), 0), Graph(2));
}

TEST(Components, AreInducedSubgraphs) {
  Random random(6);
  for (int i = 0; i < 50; ++i) {
    const Graph graph = random_graph(random, 20, 8);
    const auto expected = connected_components(graph);
    const auto components = component_graphs(graph);
    ASSERT_EQ(components.size(), expected.size());
    for (std::size_t c = 0; c < expected.size(); ++c) {
      EXPECT_EQ(components[c].vertices, expected[c]);
      EXPECT_EQ(components[c].graph, induced_subgraph(graph, expected[c]));
    }
  }
}

}  // namespace
}  // namespace minimex
