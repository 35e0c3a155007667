#include "minimex/check/independent_set.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/catalog.hpp"
#include "minimex/check/verify.hpp"
#include "minimex/core/canonical.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/sha256.hpp"
#include "minimex/games/knights/rules.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::check {
namespace {

using Numbers = std::vector<std::uint64_t>;

std::string encode(const ProofHeader& header, const Numbers& numbers) {
  std::string text;
  ProofWriter writer(header, [&text](std::string_view bytes) { text += bytes; });
  for (const std::uint64_t number : numbers) writer.number(number);
  writer.finish();
  return text;
}

Numbers decode(const std::string& text) {
  std::istringstream in(text);
  ProofReader reader(in);
  Numbers numbers;
  while (true) {
    try {
      numbers.push_back(reader.number("a number", ~std::uint64_t{0}));
    } catch (const ProofError&) {
      return numbers;
    }
  }
}

/// An instance, its solution, and the proof as text.
struct Proved {
  const Game* game;
  Instance instance;
  Solution solution;
  ProofHeader header;
  std::string proof;

  Proved(const std::string& name, Instance given)
      : game(find_game(name)), instance(std::move(given)) {
    Control control;
    solution = game->solve(instance, {.line = true, .proof = true}, control);
    EXPECT_TRUE(solution.certificate.has_value());
    header = {.game = name,
              .kind = solution.certificate->kind,
              .instance = sha256(game->to_json(instance))};
    ProofWriter writer(header, [this](std::string_view bytes) { proof += bytes; });
    const RunReport run = solution.certificate->write(writer, control);
    EXPECT_EQ(run.status, Status::Proved) << run.limit;
    writer.finish();
  }
  explicit Proved(Graph graph) : Proved("independent-set", GraphInstance{std::move(graph)}) {}

  [[nodiscard]] Claim claim() const {
    return {.value = solution.value, .answer = solution.answer, .line = solution.line};
  }
  [[nodiscard]] Verdict verdict(const Claim& claimed, const std::string& text) const {
    Control control;
    std::istringstream in(text);
    try {
      ProofReader reader(in);
      return verify(*game, instance, claimed, &reader, control);
    } catch (const ProofError& error) {
      return {.outcome = Outcome::Refuted, .text = error.what()};
    }
  }
  [[nodiscard]] Verdict verdict() const { return verdict(claim(), proof); }
  [[nodiscard]] Verdict verdict(const Numbers& numbers) const {
    return verdict(claim(), encode(header, numbers));
  }
};

void expect_proved(const Proved& proved, const std::string& what) {
  const Verdict verdict = proved.verdict();
  ASSERT_EQ(verdict.outcome, Outcome::Proved) << what << ": " << verdict.text;
  EXPECT_EQ(verdict.text, proved.solution.answer);
  EXPECT_LE(decode(proved.proof).size(), proved.solution.certificate->bytes) << what;
}

Proved family(const std::string& name) {
  return {"independent-set", find_game("independent-set")->from_family(name)};
}

Graph coded_graph(Vertex vertices, std::uint64_t code) {
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u) {
    for (Vertex v = u + 1; v < vertices; ++v) {
      if ((code & 1) != 0) edges.emplace_back(u, v);
      code >>= 1;
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

Graph random_graph(Vertex vertices, std::uint64_t percent, Random& random) {
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u) {
    for (Vertex v = u + 1; v < vertices; ++v) {
      if (random.chance(percent, 100)) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

/// What docs/certificates.md says about proofs, read literally, with sets of up to 64 vertices.
class PlainReader {
 public:
  PlainReader(const Graph& graph, const Numbers& numbers) : graph_(graph), numbers_(numbers) {}

  bool proves(std::uint64_t value, const std::string& kind) {
    const std::uint64_t set = read_set();
    if (!good_ || static_cast<std::uint64_t>(__builtin_popcountll(set)) != value) return false;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if ((set >> v & 1) != 0 && (set & around(v)) != 0) return false;
    }
    kind == "clique cover" ? cover(all(), value) : node(all(), value);
    return good_ && at_ == numbers_.size();
  }

 private:
  [[nodiscard]] std::uint64_t all() const {
    return graph_.vertex_count() == 64 ? ~std::uint64_t{0}
                                       : (std::uint64_t{1} << graph_.vertex_count()) - 1;
  }
  [[nodiscard]] std::uint64_t around(Vertex v) const {
    std::uint64_t set = 0;
    for (const Vertex w : graph_.neighbours(v)) set |= std::uint64_t{1} << w;
    return set;
  }
  std::uint64_t next() {
    if (at_ < numbers_.size()) return numbers_[at_++];
    good_ = false;
    return 0;
  }
  void require(bool condition) { good_ = good_ && condition; }

  std::uint64_t read_set() {
    const std::uint64_t size = next();
    std::uint64_t set = 0;
    std::uint64_t v = 0;
    for (std::uint64_t i = 0; i < size && good_; ++i, ++v) {
      const std::uint64_t gap = next();
      const auto vertices = static_cast<std::uint64_t>(graph_.vertex_count());
      require(gap < vertices && v + gap < vertices);
      if (!good_) return 0;
      v += gap;
      set |= std::uint64_t{1} << v;
    }
    return set;
  }

  void cover(std::uint64_t left, std::uint64_t bound) {
    std::vector<std::vector<Vertex>> cliques;
    for (Vertex v = 0; v < graph_.vertex_count() && good_; ++v) {
      if ((left >> v & 1) == 0) continue;
      const std::uint64_t rank = next();
      require(rank <= graph_.degree(v));
      if (!good_) return;
      if (rank == 0) {
        cliques.push_back({v});
        continue;
      }
      const Vertex mate = graph_.neighbours(v)[rank - 1];
      const auto found = std::find_if(cliques.begin(), cliques.end(),
                                      [&](const auto& clique) { return clique.back() == mate; });
      require(found != cliques.end());
      if (!good_) return;
      for (const Vertex w : *found) require(graph_.adjacent(v, w));
      found->push_back(v);
    }
    require(cliques.size() <= bound);
  }

  Vertex vertex(std::uint64_t left) {
    const std::uint64_t v = next();
    require(v >= 1 && v <= static_cast<std::uint64_t>(graph_.vertex_count()));
    if (good_) require((left >> (v - 1) & 1) != 0);
    return good_ ? static_cast<Vertex>(v - 1) : 0;
  }

  void node(std::uint64_t left, std::uint64_t bound) {
    if (!good_) return;
    const std::uint64_t step = next();
    if (!good_) return;
    if (step == 0) {
      cover(left, bound);
    } else if (step == 1) {
      const Vertex v = vertex(left);
      const std::uint64_t without = left & ~(std::uint64_t{1} << v);
      require(bound > 0);
      node(without & ~around(v), bound - 1);
      node(without, bound);
    } else if (step == 2) {
      const Vertex v = vertex(left);
      const Vertex u = vertex(left);
      const std::uint64_t without = left & ~(std::uint64_t{1} << v);
      require(graph_.adjacent(u, v) && (around(u) & without & ~around(v)) == 0);
      node(without, bound);
    } else if (step == 3) {
      const std::uint64_t part = read_set();
      const std::uint64_t part_bound = next();
      require(part != 0 && part != left && (part & ~left) == 0 && part_bound <= bound);
      node(left & ~part, bound - part_bound);
      node(part, part_bound);
    } else {
      good_ = false;
    }
  }

  const Graph& graph_;
  const Numbers& numbers_;
  std::size_t at_ = 0;
  bool good_ = true;
};

/// Changes each number of the proof in turn: the verdict is that of the plain reader.
void expect_changes_judged(const Graph& graph, std::uint64_t& refuted) {
  const Proved proved{graph};
  const Numbers numbers = decode(proved.proof);
  const auto value = static_cast<std::uint64_t>(*proved.solution.value);
  ASSERT_TRUE(PlainReader(graph, numbers).proves(value, proved.header.kind));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (const std::uint64_t other :
         {numbers[i] + 1, numbers[i] - 1, numbers[i] + 2, std::uint64_t{0}, std::uint64_t{3},
          std::uint64_t{1} << 40}) {
      Numbers changed = numbers;
      changed[i] = other;
      const bool right = PlainReader(graph, changed).proves(value, proved.header.kind);
      const Verdict verdict = proved.verdict(changed);
      ASSERT_EQ(verdict.outcome, right ? Outcome::Proved : Outcome::Refuted)
          << "number " << i << ": " << numbers[i] << " -> " << other << ": " << verdict.text;
      refuted += right ? 0 : 1;
    }
  }
}

TEST(IndependentSetCheck, EveryGraphOfUpToFiveVerticesIsProved) {
  for (Vertex vertices = 0; vertices <= 5; ++vertices) {
    for (std::uint64_t code = 0; code < std::uint64_t{1} << vertices * (vertices - 1) / 2; ++code) {
      const Graph graph = coded_graph(vertices, code);
      const Proved proved{graph};
      expect_proved(proved, to_string(proved.solution.line));
      ASSERT_EQ(proved.solution.value, reference::independence_number(vertices, graph.edges()));
    }
  }
}

// Up to isomorphism: each graph of one vertex more extends one without its last vertex.
TEST(IndependentSetCheck, EveryGraphOfSixAndSevenVerticesIsProved) {
  std::vector<Graph> graphs{Graph(0)};
  for (Vertex vertices = 1; vertices <= 7; ++vertices) {
    std::vector<std::string> names;
    for (const Graph& graph : graphs) {
      for (std::uint32_t around = 0; around < 1U << (vertices - 1); ++around) {
        std::vector<Edge> edges = graph.edges();
        for (Vertex v = 0; v + 1 < vertices; ++v) {
          if ((around >> v & 1) != 0) edges.emplace_back(v, vertices - 1);
        }
        names.push_back(canonical_name(Graph::from_edges(vertices, std::move(edges))));
      }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    graphs.clear();
    for (const std::string& name : names) graphs.push_back(named_graph(vertices, name));
    if (vertices < 6) continue;
    EXPECT_EQ(graphs.size(), vertices == 6 ? 156 : 1044);
    for (const Graph& graph : graphs) expect_proved(Proved{graph}, canonical_name(graph));
  }
}

TEST(IndependentSetCheck, FamiliesAreProved) {
  for (const std::string name :
       {"petersen:5,2", "petersen:7,2", "petersen:9,4", "cycle:5", "cycle:7", "cycle:15", "path:0",
        "path:1", "path:9", "complete:12", "wheel:9", "prism:5", "hypercube:6", "line:30,4",
        "rook:5x7", "rook:4x4x4", "bishop:7x7", "torus:5x5", "torus:7x7", "grid:9x9",
        "king:5x5x5", "knight:7x7", "linegraph:complete:7", "linegraph:petersen:5,2"}) {
    expect_proved(family(name), name);
  }
  for (int side = 1; side <= 8; ++side) {
    for (int other = 1; other <= 8; ++other) {
      const std::string name = "queen:" + std::to_string(side) + "x" + std::to_string(other);
      expect_proved(family(name), name);
    }
  }
  for (int side = 1; side <= 12; ++side) {
    for (int other = side; other <= 12; ++other) {
      const std::string name = "king:" + std::to_string(side) + "x" + std::to_string(other);
      expect_proved(family(name), name);
    }
  }
}

TEST(IndependentSetCheck, RandomGraphsAreProved) {
  constexpr std::uint64_t kSeed = 1201;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  std::uint64_t logs = 0;
  for (int round = 0; round < 60; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(40, 60));
    const Proved proved{random_graph(vertices, 10 + random.below(41), random)};
    expect_proved(proved, "round " + std::to_string(round));
    logs += proved.header.kind == "branching log" ? 1 : 0;
  }
  EXPECT_GT(logs, 30);
}

// No clique has three vertices in the complement of a graph without triangles' complement: covers
// are pairs and single vertices, and rarely as few as the set has vertices.
TEST(IndependentSetCheck, GraphsWithoutTrianglesAndTheirComplementsAreProved) {
  constexpr std::uint64_t kSeed = 1202;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 40; ++round) {
    constexpr Vertex kVertices = 26;
    std::vector<std::vector<bool>> edge(kVertices, std::vector<bool>(kVertices, false));
    for (int i = 0; i < 400; ++i) {
      const std::uint64_t u = random.below(kVertices);
      const std::uint64_t v = random.below(kVertices);
      bool triangle = u == v;
      for (std::uint64_t w = 0; w < kVertices; ++w) triangle |= edge[u][w] && edge[v][w];
      if (!triangle) edge[u][v] = edge[v][u] = true;
    }
    std::vector<Edge> edges;
    std::vector<Edge> complement;
    for (Vertex u = 0; u < kVertices; ++u) {
      for (Vertex v = u + 1; v < kVertices; ++v) {
        const bool there = edge[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)];
        (there ? edges : complement).emplace_back(u, v);
      }
    }
    expect_proved(Proved{Graph::from_edges(kVertices, edges)}, "triangle-free");
    expect_proved(Proved{Graph::from_edges(kVertices, complement)}, "complement");
  }
}

TEST(IndependentSetCheck, ManyComponentsAreProved) {
  std::vector<Edge> edges;
  constexpr Vertex kCycles = 3000;
  for (Vertex cycle = 0; cycle < kCycles; ++cycle) {
    for (Vertex i = 0; i < 5; ++i) edges.emplace_back(5 * cycle + i, 5 * cycle + (i + 1) % 5);
  }
  const Proved proved{Graph::from_edges(5 * kCycles, std::move(edges))};
  EXPECT_EQ(proved.solution.value, 2 * kCycles);
  expect_proved(proved, "cycles");
}

TEST(IndependentSetCheck, EveryCaseOfKnightsIsProved) {
  int cases = 0;
  const std::filesystem::path folder = MINIMEX_SOURCE_DIR "/tests/cases/knights";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".in") continue;
    ++cases;
    std::ifstream in(entry.path());
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const Game* const game = find_game("knights");
    const Proved proved("knights", game->read({.name = "x", .text = text}, {}).at(0));
    expect_proved(proved, entry.path().string());
    std::ifstream answer(entry.path().parent_path() / (entry.path().stem().string() + ".ans"));
    std::string expected;
    answer >> expected;
    EXPECT_EQ(proved.solution.answer, expected) << entry.path();
  }
  EXPECT_GE(cases, 19);
}

TEST(IndependentSetCheck, ChangedClaimsAreRefuted) {
  for (const std::string name : {"cycle:5", "petersen:5,2", "king:3x4", "knight:3x3x2", "path:6"}) {
    const Proved proved = family(name);
    const Graph graph = std::any_cast<const GraphInstance&>(proved.instance).graph();
    const GraphSites sites(std::any_cast<const GraphInstance&>(proved.instance));
    for (const std::int64_t change : {-1, 1, 100, -100}) {
      Claim claim = proved.claim();
      *claim.value += change;
      EXPECT_EQ(proved.verdict(claim, proved.proof).outcome, Outcome::Refuted) << name;
      claim.answer.reset();
      EXPECT_EQ(proved.verdict(claim, proved.proof).outcome, Outcome::Refuted) << name;
      claim.line.reset();
      EXPECT_EQ(proved.verdict(claim, proved.proof).outcome, Outcome::Refuted) << name;
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
        EXPECT_EQ(proved.verdict(claim, proved.proof).outcome,
                  right ? Outcome::Proved : Outcome::Refuted)
            << name;
      }
      Claim claim = proved.claim();
      (*claim.line)[i].first.at[0] = 99;
      EXPECT_EQ(proved.verdict(claim, proved.proof).outcome, Outcome::Refuted);
      claim.line->erase(claim.line->begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_EQ(proved.verdict(claim, proved.proof).outcome, Outcome::Refuted);
    }
    Claim claim = proved.claim();
    std::reverse(claim.line->begin(), claim.line->end());
    EXPECT_EQ(proved.verdict(claim, proved.proof).outcome, Outcome::Proved) << "any order";
    claim = proved.claim();
    claim.answer = "0" + *claim.answer;
    EXPECT_EQ(proved.verdict(claim, proved.proof).outcome, Outcome::Refuted);
    claim = {.answer = proved.solution.answer};
    EXPECT_EQ(proved.verdict(claim, proved.proof).outcome, Outcome::Proved) << "answer alone";
  }
}

TEST(IndependentSetCheck, WithoutAProofASetIsAttained) {
  const Proved proved = family("petersen:5,2");
  Control control;
  Claim claim = proved.claim();
  const Verdict verdict = verify(*proved.game, proved.instance, claim, nullptr, control);
  EXPECT_EQ(verdict.outcome, Outcome::Attained);
  EXPECT_EQ(verdict.text, "4");
  claim.line->pop_back();
  claim.value = 3;
  claim.answer = "3";
  EXPECT_EQ(verify(*proved.game, proved.instance, claim, nullptr, control).outcome,
            Outcome::Attained);
  claim.line.reset();
  EXPECT_EQ(verify(*proved.game, proved.instance, claim, nullptr, control).text,
            "nothing shows the value");
}

TEST(IndependentSetCheck, EveryChangedNumberIsJudgedAsThePlainReaderJudgesIt) {
  constexpr std::uint64_t kSeed = 1203;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  std::uint64_t refuted = 0;
  for (int round = 0; round < 60; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(3, 30));
    expect_changes_judged(random_graph(vertices, 5 + random.below(60), random), refuted);
  }
  // Disjoint odd cycles have their parts split off.
  expect_changes_judged(Graph::from_edges(12, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}, {5, 6},
                                               {6, 7}, {7, 8}, {8, 9}, {9, 5}, {10, 11}}),
                        refuted);
  EXPECT_GT(refuted, 10'000);
}

// Logs that no search writes: parts within parts, drops between them, wild numbers.
TEST(IndependentSetCheck, RandomLogsAreJudgedAsThePlainReaderJudgesThem) {
  constexpr std::uint64_t kSeed = 1204;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  std::uint64_t proved_logs = 0;
  for (int round = 0; round < 20'000; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(2, 7));
    const Graph graph = random_graph(vertices, 20 + random.below(60), random);
    const int value = reference::independence_number(vertices, graph.edges());
    const GraphInstance instance{graph};
    Control control;
    const Solution solution =
        find_game("independent-set")->solve(instance, {.line = true}, control);
    Numbers numbers{static_cast<std::uint64_t>(value)};
    Vertex next = 0;
    for (const Move& move : solution.line) {
      numbers.push_back(static_cast<std::uint64_t>(move.first.at[0] - 1 - next));
      next = move.first.at[0];
    }
    for (int i = 0; i < 60; ++i) numbers.push_back(random.below(random.chance(1, 2) ? 2 : 8));
    // Cut where the log is complete, if it ever is.
    bool right = false;
    for (std::size_t length = numbers.size(); length > 0 && !right; --length) {
      Numbers shorter(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(length));
      right = PlainReader(graph, shorter).proves(static_cast<std::uint64_t>(value), "log");
      if (right) numbers = std::move(shorter);
    }
    proved_logs += right ? 1 : 0;
    const std::string text =
        encode({.game = "independent-set", .kind = "branching log", .instance = ""}, numbers);
    std::istringstream in(text);
    ProofReader reader(in);
    Outcome outcome = Outcome::Refuted;
    try {
      outcome = check_independent_set(instance, {.value = value}, &reader, control).outcome;
    } catch (const Refuted&) {
    } catch (const ProofError&) {
    }
    ASSERT_EQ(outcome, right ? Outcome::Proved : Outcome::Refuted) << "round " << round;
  }
  EXPECT_GT(proved_logs, 100);
}

TEST(IndependentSetCheck, TruncatedReorderedAndForeignProofsAreRefuted) {
  const Proved cover = family("king:3x5");
  const Proved log = family("torus:5x5");
  EXPECT_EQ(log.header.kind, "branching log");
  for (const Proved* const proved : {&cover, &log}) {
    for (std::size_t length = 0; length < proved->proof.size(); ++length) {
      EXPECT_EQ(proved->verdict(proved->claim(), proved->proof.substr(0, length)).outcome,
                Outcome::Refuted);
    }
    const Numbers numbers = decode(proved->proof);
    for (std::size_t length = 0; length < numbers.size(); ++length) {
      EXPECT_EQ(proved->verdict(Numbers(numbers.begin(), numbers.begin() +
                                                             static_cast<std::ptrdiff_t>(length)))
                    .outcome,
                Outcome::Refuted);
    }
    Numbers longer = numbers;
    longer.push_back(0);
    EXPECT_EQ(proved->verdict(longer).outcome, Outcome::Refuted);
    Numbers reversed(numbers.rbegin(), numbers.rend());
    EXPECT_EQ(proved->verdict(reversed).outcome, Outcome::Refuted);
    ProofHeader header = proved->header;
    header.kind = header.kind == "branching log" ? "clique cover" : "branching log";
    EXPECT_EQ(proved->verdict(proved->claim(), encode(header, numbers)).outcome, Outcome::Refuted);
    header.kind = "something else";
    EXPECT_EQ(proved->verdict(proved->claim(), encode(header, numbers)).outcome, Outcome::Refuted);
  }
  EXPECT_EQ(cover.verdict(cover.claim(), log.proof).text, "the proof is of another instance");
  EXPECT_EQ(cover.verdict(cover.claim(), family("king:5x3").proof).outcome, Outcome::Refuted);
  const Proved knights("knights", knights::Instance{.board = {.size = {3, 3, 3}, .blocked = {}}});
  EXPECT_EQ(cover.verdict(cover.claim(), knights.proof).text,
            "the proof is for another game: knights");
}

TEST(IndependentSetCheck, LimitsLeaveTheCheckUnfinished) {
  const Proved proved = family("torus:9x9");
  for (const std::uint64_t memory : {std::uint64_t{100}, std::uint64_t{6000}}) {
    Control control(Budget{.memory_bytes = memory});
    std::istringstream in(proved.proof);
    ProofReader reader(in);
    const Verdict verdict = verify(*proved.game, proved.instance, proved.claim(), &reader, control);
    EXPECT_EQ(verdict.outcome, Outcome::Unfinished);
    EXPECT_FALSE(verdict.run.limit.empty());
  }
  Control control;
  control.cancel();
  std::istringstream in(proved.proof);
  ProofReader reader(in);
  EXPECT_EQ(verify(*proved.game, proved.instance, proved.claim(), &reader, control).outcome,
            Outcome::Unfinished);
}

TEST(IndependentSetCheck, WritingObeysItsLimits) {
  Random random(1205);
  const GraphInstance instance{random_graph(120, 10, random)};
  Control control;
  const Solution solution =
      find_game("independent-set")->solve(instance, {.line = true, .proof = true}, control);
  ASSERT_TRUE(solution.certificate.has_value());
  EXPECT_EQ(solution.certificate->kind, "branching log");
  EXPECT_GT(solution.certificate->bytes, 1U << 20);
  Control hurried(Budget{.time_limit = std::chrono::milliseconds(50)});
  ProofWriter writer({}, [](std::string_view) {});
  EXPECT_EQ(solution.certificate->write(writer, hurried).status, Status::LimitReached);
}

}  // namespace
}  // namespace minimex::check
