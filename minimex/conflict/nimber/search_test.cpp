// The search over the positions of one graph, as a plan makes it, and the tables that it fills.
#include "minimex/conflict/nimber/search.hpp"

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/nimber/graphs_test.hpp"
#include "minimex/conflict/nimber/shared_table.hpp"
#include "minimex/conflict/nimber/table.hpp"
#include "minimex/core/hash.hpp"
#include "minimex/formats/graph_family.hpp"

#include "tests/reference/node_kayles_reference.hpp"

namespace minimex::conflict {
namespace {

TEST(NimberSearch, ArcKaylesOnEveryGraphWithoutTriangles) {
  for (Vertex n = 3; n <= 6; ++n) {
    for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << test::pair_count(n); ++pairs) {
      const Graph graph = test::graph_of_bits(n, pairs);
      if (connected_components(graph).size() > 1 || test::has_triangle(graph)) continue;
      const Graph line = line_graph(graph);
      const int expected = reference::node_kayles_nimber(line);
      for (const bool closed_forms : {false, true}) {
        Control control;
        const NimberTechniques techniques{.closed_forms = closed_forms};
        const auto search =
            NimberSearchPlan(line, techniques).make(std::uint64_t{1} << 20, control);
        std::vector<Vertex> all(static_cast<std::size_t>(line.vertex_count()));
        std::iota(all.begin(), all.end(), 0);
        ASSERT_EQ(search->nimber(all), expected) << n << " vertices, pairs " << pairs;
      }
    }
  }
}

TEST(NimberSearch, ArcKaylesAfterMovesEqualsTheReference) {
  const std::uint64_t seed = 35;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (const char* text : {"grid:3x5", "grid:4x4", "hypercube:3", "knight:3x4", "torus:4x4"}) {
    const Graph line = line_graph(test::family(text));
    for (int round = 0; round < 40; ++round) {
      const NimberTechniques techniques{.closed_forms = random.chance(1, 2),
                                        .merge_twins = random.chance(1, 2),
                                        .symmetry = random.chance(1, 2),
                                        .shift_keys = random.chance(1, 2),
                                        .canonical_keys = random.chance(1, 2),
                                        .roots = random.chance(3, 4)};
      Control control;
      const auto search = NimberSearchPlan(line, techniques).make(std::uint64_t{1} << 22, control);
      std::vector<bool> free(static_cast<std::size_t>(line.vertex_count()), true);
      const auto moves = 1 + random.below(5);
      for (std::uint64_t i = 0; i < moves; ++i) {
        const auto taken =
            static_cast<Vertex>(random.below(static_cast<std::uint64_t>(line.vertex_count())));
        if (!free[static_cast<std::size_t>(taken)]) continue;
        free[static_cast<std::size_t>(taken)] = false;
        for (const Vertex u : line.neighbours(taken)) free[static_cast<std::size_t>(u)] = false;
      }
      std::vector<Vertex> set;
      for (Vertex v = 0; v < line.vertex_count(); ++v) {
        if (free[static_cast<std::size_t>(v)]) set.push_back(v);
      }
      const int expected = reference::node_kayles_nimber(induced_subgraph(line, set));
      ASSERT_EQ(search->is(set, 1), expected == 1) << text << ", round " << round;
      ASSERT_EQ(search->nimber(set), expected) << text << ", round " << round;
    }
  }
}

TEST(NimberSearch, TheLeastMemoryIsEnoughAndKept) {
  for (const char* text : {"linegraph:grid:4x5", "linegraph:knight:3x4", "grid:5x7", "king:5x6"}) {
    const Graph graph = test::family(text);
    const NimberSearchPlan plan(graph, {});
    std::optional<int> nimber;
    for (const std::uint64_t bytes : {plan.least_bytes(), std::uint64_t{1} << 26}) {
      for (const int threads : {1, 2}) {
        Control control({.threads = threads});
        const auto search = plan.make(bytes, control);
        std::vector<Vertex> all(static_cast<std::size_t>(graph.vertex_count()));
        std::iota(all.begin(), all.end(), 0);
        const auto found = search->nimber(all);
        ASSERT_TRUE(found.has_value()) << text;
        EXPECT_EQ(nimber.value_or(*found), *found) << text;
        nimber = found;
        EXPECT_LE(search->peak_bytes(), bytes) << text << ", " << threads << " threads";
      }
    }
  }
}

TEST(NimberSearch, AnswersAboutManyPositionsOfOneGraph) {
  const std::uint64_t seed = 33;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  const Graph graph = test::family("grid:4x6");
  Control control;
  const auto search = NimberSearchPlan(graph, {}).make(std::uint64_t{1} << 24, control);
  for (int round = 0; round < 200; ++round) {
    std::vector<Vertex> set;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (random.chance(2, 3)) set.push_back(v);
    }
    const int expected = reference::node_kayles_nimber(induced_subgraph(graph, set));
    const int asked = static_cast<int>(random.below(5));
    EXPECT_EQ(search->is(set, asked), asked == expected) << "round " << round;
    EXPECT_EQ(search->nimber(set), expected) << "round " << round;
    EXPECT_EQ(search->is(set, expected), true) << "round " << round;
  }
}

TEST(NimberTable, ForgetsButNeverLies) {
  struct Identity {
    std::uint64_t operator()(std::uint64_t key) const noexcept { return Random(key).next(); }
  };
  using Table = NimberTable<std::uint64_t, std::uint64_t, Identity>;
  Table table(4 * Table::kLeastBytes);
  constexpr std::uint64_t kKeys = 20'000;
  for (std::uint64_t key = 0; key < kKeys; ++key) {
    table.store(key, 3 * key, static_cast<std::uint16_t>(1 + key % 100));
    ASSERT_NE(table.find(key), nullptr);
  }
  int kept = 0;
  for (std::uint64_t key = 0; key < kKeys; ++key) {
    const std::uint64_t* const value = table.find(key);
    if (value == nullptr) continue;
    EXPECT_EQ(*value, 3 * key);
    ++kept;
  }
  EXPECT_GT(kept, 1000);
  EXPECT_LE(table.peak_bytes(), 4 * Table::kLeastBytes);
}

TEST(NimberTable, StripesKeepWhatOneTableKeeps) {
  struct Mixed {
    std::uint64_t operator()(std::uint64_t key) const noexcept { return mixed(key); }
  };
  using Table = SharedNimberTable<std::uint64_t, std::uint64_t, Mixed>;
  for (const int threads : {1, 2}) {
    for (const std::uint64_t bytes : {Table::kLeastBytes, 5 * Table::kLeastBytes}) {
      Table table(bytes, threads);
      for (std::uint64_t key = 0; key < 5000; ++key) {
        table.update(key, 1, [&](std::uint64_t& value) { value += key; });
        const std::uint64_t once = table.find(key).value_or(0);
        table.update(key, 1, [&](std::uint64_t& value) { value += key; });
        ASSERT_EQ(table.find(key), once + key);
      }
      EXPECT_LE(table.peak_bytes(), bytes);
    }
  }
}

}  // namespace
}  // namespace minimex::conflict
