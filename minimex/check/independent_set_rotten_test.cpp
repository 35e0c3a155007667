#include <algorithm>
#include <any>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/independent_set.hpp"
#include "minimex/check/independent_set_proofs_test.hpp"
#include "minimex/games/knights/rules.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::check {
namespace {

using namespace test;

/// Changes each number of the proof in turn: the verdict is that of the plain reader.
void expect_changes_judged(const Graph& graph, std::uint64_t& refuted) {
  const Proved proved{graph};
  const Numbers numbers = decode(proved.proof);
  const auto value = static_cast<std::uint64_t>(*proved.solution.value);
  ASSERT_TRUE(PlainReader(graph, numbers).proves(value, proved.header.kind));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (const std::uint64_t other : {numbers[i] + 1, numbers[i] - 1, numbers[i] + 2,
                                      std::uint64_t{0}, std::uint64_t{3}, std::uint64_t{1} << 40}) {
      Numbers changed = numbers;
      changed[i] = other;
      const bool right = PlainReader(graph, changed).proves(value, proved.header.kind);
      const Verdict verdict = proved.verdict(changed);
      ASSERT_EQ(verdict.finding, right ? Finding::Proved : Finding::Refuted)
          << "number " << i << ": " << numbers[i] << " -> " << other << ": " << verdict.text;
      refuted += right ? 0 : 1;
    }
  }
}

TEST(IndependentSetCheck, ChangedClaimsAreRefuted) {
  for (const std::string name : {"cycle:5", "petersen:5,2", "king:3x4", "knight:3x3x2", "path:6"}) {
    const Proved proved = family(name);
    const Graph graph = std::any_cast<const GraphInstance&>(proved.instance).graph();
    const GraphSites sites(std::any_cast<const GraphInstance&>(proved.instance));
    for (const std::int64_t change : {-1, 1, 100, -100}) {
      Claim claim = proved.claim();
      *claim.value += change;
      EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Refuted) << name;
      claim.answer.reset();
      EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Refuted) << name;
      claim.line.reset();
      EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Refuted) << name;
    }
    for (std::size_t i = 0; i < proved.solution.line.size(); ++i) {
      for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        Claim claim = proved.claim();
        (*claim.line)[i].first = sites.site(v);
        bool right = true;
        for (std::size_t j = 0; j < claim.line->size(); ++j) {
          const Vertex other = sites.vertex((*claim.line)[j]).value();
          right = right && (j == i || (other != v && !graph.adjacent(other, v)));
        }
        EXPECT_EQ(proved.verdict(claim, proved.proof).finding,
                  right ? Finding::Proved : Finding::Refuted)
            << name;
      }
      Claim claim = proved.claim();
      (*claim.line)[i].first.at[0] = 99;
      EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Refuted);
      claim.line->erase(claim.line->begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Refuted);
    }
    Claim claim = proved.claim();
    std::reverse(claim.line->begin(), claim.line->end());
    EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Proved) << "any order";
    claim = proved.claim();
    claim.answer = "0" + *claim.answer;
    EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Refuted);
    claim = {.answer = proved.solution.answer};
    EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Proved) << "answer alone";
  }
}

TEST(IndependentSetCheck, EveryChangedNumberIsJudgedAsThePlainReaderJudgesIt) {
  constexpr std::uint64_t kSeed = 1203;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  std::uint64_t refuted = 0;
  for (int round = 0; round < 25; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(3, 30));
    expect_changes_judged(random_graph(random, vertices, 5 + random.below(60)), refuted);
  }
  // Disjoint odd cycles have their parts split off.
  expect_changes_judged(Graph::from_edges(12, {{0, 1},
                                               {1, 2},
                                               {2, 3},
                                               {3, 4},
                                               {4, 0},
                                               {5, 6},
                                               {6, 7},
                                               {7, 8},
                                               {8, 9},
                                               {9, 5},
                                               {10, 11}}),
                        refuted);
  EXPECT_GT(refuted, 5000U);
}

/// Writes logs that no search would: branches, drops and parts within parts at random, most of them
/// right.
class RandomLog {
 public:
  RandomLog(const Graph& graph, Random& random) : graph_(graph), random_(random) {}

  Numbers write(std::uint64_t all) {
    const std::uint64_t value = number_of(all);
    numbers_.assign(1, value);
    std::uint64_t free = all;
    Vertex next = 0;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      const std::uint64_t left = free & ~around(v) & ~bit(v);
      if ((free & bit(v)) == 0 || number_of(left) + 1 != number_of(free)) {
        free &= ~bit(v);
        continue;
      }
      numbers_.push_back(static_cast<std::uint64_t>(v - next));
      next = v + 1;
      free = left;
    }
    node(all, value);
    return numbers_;
  }

 private:
  static std::uint64_t bit(Vertex v) { return std::uint64_t{1} << v; }
  [[nodiscard]] std::uint64_t around(Vertex v) const {
    std::uint64_t set = 0;
    for (const Vertex w : graph_.neighbours(v)) set |= bit(w);
    return set;
  }
  /// The independence number of a set of vertices.
  [[nodiscard]] std::uint64_t number_of(std::uint64_t left) const {
    if (left == 0) return 0;
    const auto v = static_cast<Vertex>(__builtin_ctzll(left));
    return std::max(number_of(left & ~bit(v)), 1 + number_of(left & ~bit(v) & ~around(v)));
  }
  Vertex any(std::uint64_t left) {
    while (true) {
      const auto v =
          static_cast<Vertex>(random_.below(static_cast<std::uint64_t>(graph_.vertex_count())));
      if ((left & bit(v)) != 0) return v;
    }
  }

  void node(std::uint64_t left, std::uint64_t bound) {
    if (left == 0 || random_.chance(1, 6)) return cover(left);
    const Vertex v = any(left);
    const Vertex u = any(left);
    const std::uint64_t part = left & random_.next();
    if (random_.chance(1, 2) && graph_.adjacent(u, v) &&
        (around(u) & left & ~bit(v) & ~around(v)) == 0) {
      numbers_.insert(numbers_.end(), {2, vertex(v), vertex(u)});
      return node(left & ~bit(v), bound);
    }
    const std::uint64_t part_bound = number_of(part);
    if (part != 0 && part != left && part_bound + number_of(left & ~part) <= bound) {
      split(part, part_bound);
      node(left & ~part, bound - part_bound);
      return node(part, part_bound);
    }
    numbers_.insert(numbers_.end(), {1, vertex(v)});
    node(left & ~bit(v) & ~around(v), bound - 1);
    node(left & ~bit(v), bound);
  }

  static std::uint64_t vertex(Vertex v) { return static_cast<std::uint64_t>(v) + 1; }

  void split(std::uint64_t part, std::uint64_t bound) {
    numbers_.insert(numbers_.end(), {3, static_cast<std::uint64_t>(__builtin_popcountll(part))});
    Vertex next = 0;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if ((part & bit(v)) == 0) continue;
      numbers_.push_back(static_cast<std::uint64_t>(v - next));
      next = v + 1;
    }
    numbers_.push_back(bound);
  }

  void cover(std::uint64_t left) {
    numbers_.push_back(0);
    std::vector<std::vector<Vertex>> cliques;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if ((left & bit(v)) == 0) continue;
      const auto fits = std::find_if(cliques.begin(), cliques.end(), [&](const auto& clique) {
        return std::all_of(clique.begin(), clique.end(),
                           [&](Vertex w) { return graph_.adjacent(v, w); });
      });
      if (fits == cliques.end()) {
        numbers_.push_back(0);
        cliques.push_back({v});
        continue;
      }
      const auto list = graph_.neighbours(v);
      const auto mate = std::find(list.begin(), list.end(), fits->back());
      numbers_.push_back(static_cast<std::uint64_t>(mate - list.begin()) + 1);
      fits->push_back(v);
    }
  }

  const Graph& graph_;
  Random& random_;
  Numbers numbers_;
};

TEST(IndependentSetCheck, RandomLogsAreJudgedAsThePlainReaderJudgesThem) {
  constexpr std::uint64_t kSeed = 1204;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  int proved_logs = 0;
  constexpr int kRounds = 6000;
  for (int round = 0; round < kRounds; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(1, 9));
    const Graph graph = random_graph(random, vertices, 20 + random.below(60));
    Numbers numbers = RandomLog(graph, random).write((std::uint64_t{1} << vertices) - 1);
    const std::uint64_t value = numbers[0];
    if (random.chance(1, 3)) numbers[random.below(numbers.size())] = random.below(6);
    const bool right = PlainReader(graph, numbers).proves(value, "branching log");
    proved_logs += right ? 1 : 0;
    const std::string text =
        encode({.game = "independent-set", .kind = "branching log", .instance = ""}, numbers);
    std::istringstream in(text);
    ProofReader reader(in);
    Control control;
    Finding finding = Finding::Refuted;
    try {
      finding = check_independent_set(GraphInstance{graph},
                                      {.value = static_cast<std::int64_t>(value)}, &reader, control)
                    .finding;
    } catch (const Refuted&) {
    } catch (const ProofError&) {
    }
    ASSERT_EQ(finding, right ? Finding::Proved : Finding::Refuted) << "round " << round;
  }
  EXPECT_GT(proved_logs, kRounds / 5);
  EXPECT_LT(proved_logs, kRounds);
}

TEST(IndependentSetCheck, TruncatedReorderedAndForeignProofsAreRefuted) {
  const Proved cover = family("king:3x5");
  const Proved log = family("torus:5x5");
  EXPECT_EQ(log.header.kind, "branching log");
  for (const Proved* const proved : {&cover, &log}) {
    for (std::size_t length = 0; length < proved->proof.size(); ++length) {
      EXPECT_EQ(proved->verdict(proved->claim(), proved->proof.substr(0, length)).finding,
                Finding::Refuted);
    }
    const Numbers numbers = decode(proved->proof);
    for (std::size_t length = 0; length < numbers.size(); ++length) {
      EXPECT_EQ(proved
                    ->verdict(Numbers(numbers.begin(),
                                      numbers.begin() + static_cast<std::ptrdiff_t>(length)))
                    .finding,
                Finding::Refuted);
    }
    Numbers longer = numbers;
    longer.push_back(0);
    EXPECT_EQ(proved->verdict(longer).finding, Finding::Refuted);
    Numbers reversed(numbers.rbegin(), numbers.rend());
    EXPECT_EQ(proved->verdict(reversed).finding, Finding::Refuted);
    ProofHeader header = proved->header;
    header.kind = header.kind == "branching log" ? "clique cover" : "branching log";
    EXPECT_EQ(proved->verdict(proved->claim(), encode(header, numbers)).finding, Finding::Refuted);
    header.kind = "something else";
    EXPECT_EQ(proved->verdict(proved->claim(), encode(header, numbers)).finding, Finding::Refuted);
  }
  EXPECT_EQ(cover.verdict(cover.claim(), log.proof).text, "the proof is of another instance");
  EXPECT_EQ(cover.verdict(cover.claim(), family("king:5x3").proof).finding, Finding::Refuted);
  const Proved knights("knights", knights::Instance{.board = {.size = {3, 3, 3}, .blocked = {}}});
  EXPECT_EQ(cover.verdict(cover.claim(), knights.proof).text,
            "the proof is for another game: knights");
}

}  // namespace
}  // namespace minimex::check
