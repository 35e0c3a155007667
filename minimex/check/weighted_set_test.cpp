// Proofs of heaviest sets: right ones are accepted, damaged ones refused unless they are right,
// too.
#include <cstddef>
#include <istream>
#include <streambuf>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "minimex/check/independent_set_proofs_test.hpp"
#include "minimex/games/graph_generate.hpp"

#include "tests/support/graphs.hpp"

namespace minimex::check {
namespace {

using test::Numbers;
using test::Proved;

GraphInstance weighted(const std::string& family, std::int64_t most, std::uint64_t seed) {
  GraphInstance instance{parse_family(family)};
  Random random(seed);
  for (std::uint64_t v = 0; v < instance.vertex_count(); ++v) {
    instance.weights.push_back(random.between(0, most));
  }
  return instance;
}

TEST(WeightedSetCheck, ProofsOfAllKindsAreAccepted) {
  int covers = 0;
  int logs = 0;
  for (const char* family : {"grid:5x7", "knight:4x4x3", "king:6x6", "queen:6x6", "cycle:9",
                             "torus:5x5", "petersen:7,2", "path:0", "complete:5", "wheel:8"}) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const GraphInstance instance = weighted(family, seed == 0 ? 3 : 1000, seed);
      if (instance.weights.empty()) continue;
      const Proved proved("independent-set", instance);
      EXPECT_EQ(proved.verdict().finding, Finding::Proved)
          << family << ' ' << proved.verdict().text;
      EXPECT_LE(proved.proof.size(), proved.solution.certificate->bytes + 200) << family;
      (proved.header.kind == "weighted clique cover" ? covers : logs) += 1;
    }
  }
  EXPECT_GT(covers, 5);
  EXPECT_GT(logs, 5);
}

TEST(WeightedSetCheck, RandomGraphsOfSeveralComponents) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const GraphInstance instance =
        random_graph({.size = {static_cast<std::int32_t>(6 + seed % 9)},
                      .density = static_cast<std::uint32_t>(100'000 + 50'000 * (seed % 6)),
                      .max_value = 9,
                      .seed = seed},
                     true);
    const Proved proved("independent-set", instance);
    ASSERT_EQ(proved.verdict().finding, Finding::Proved) << seed << ' ' << proved.verdict().text;
  }
}

TEST(WeightedSetCheck, OtherClaimsAndDamagedProofsAreRefuted) {
  for (const char* family : {"grid:3x4", "king:3x5", "torus:5x5"}) {
    const Proved proved("independent-set", weighted(family, 9, 5));
    for (const std::int64_t by : {-1, 1}) {
      Claim claim = proved.claim();
      claim.value = *claim.value + by;
      claim.answer = std::to_string(*claim.value);
      EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Refuted);
      claim.line.reset();
      EXPECT_EQ(proved.verdict(claim, proved.proof).finding, Finding::Refuted);
    }
    const Numbers numbers = test::decode(proved.proof);
    for (std::size_t length = 0; length < numbers.size(); ++length) {
      const Numbers cut(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(length));
      EXPECT_EQ(proved.verdict(cut).finding, Finding::Refuted);
    }
    Numbers longer = numbers;
    longer.push_back(0);
    EXPECT_EQ(proved.verdict(longer).finding, Finding::Refuted);
    ProofHeader header = proved.header;
    header.kind = "clique cover";
    EXPECT_EQ(proved.verdict(proved.claim(), test::encode(header, numbers)).finding,
              Finding::Refuted);
  }
}

// Each component keeps to its bound, but together they leave more than a set with a vertex too few.
TEST(WeightedSetCheck, BoundsOfComponentsAreAddedUp) {
  int logs = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    GraphInstance instance = weighted("torus:5x5", 9, seed);
    const GraphInstance other = weighted("torus:5x5", 9, seed + 100);
    instance.shape = tests::both(instance.graph(), other.graph());
    instance.weights.insert(instance.weights.end(), other.weights.begin(), other.weights.end());
    const Proved proved("independent-set", instance);
    ASSERT_EQ(proved.verdict().finding, Finding::Proved);
    logs += proved.header.kind == "weighted branching log" ? 1 : 0;
    Claim claim = proved.claim();
    const auto vertex = static_cast<std::size_t>(claim.line->back().first.at[0] - 1);
    claim.line->pop_back();
    claim.value = *claim.value - instance.weights[vertex];
    claim.answer = std::to_string(*claim.value);
    if (instance.weights[vertex] == 0) continue;
    // The proof's own set, its size and then its vertices, loses the vertex as well.
    Numbers numbers = test::decode(proved.proof);
    numbers.erase(numbers.begin() + static_cast<std::ptrdiff_t>(numbers[0]--));
    EXPECT_EQ(proved.verdict(claim, test::encode(proved.header, numbers)).finding, Finding::Refuted)
        << seed;
  }
  EXPECT_GT(logs, 10);
}

// The leaves of a star are no clique, though each is a neighbour of the centre.
TEST(WeightedSetCheck, MembersOfACliqueAreAllAdjacent) {
  GraphInstance star{Graph::from_edges(3, {{0, 1}, {0, 2}})};
  star.weights = {1, 1, 1};
  const Proved proved("independent-set", star);
  ASSERT_EQ(proved.header.kind, "weighted clique cover");
  const Claim low{.value = 1, .answer = "1", .line = std::vector<Move>{{Site{1}}}};
  // The set of vertex 1; one clique: from vertex 1, its two neighbours as well, of weight 1.
  const Numbers numbers = {1, 0, 1, 0, 2, 0, 0, 1};
  EXPECT_EQ(proved.verdict(low, test::encode(proved.header, numbers)).finding, Finding::Refuted);
  GraphInstance triangle{Graph::from_edges(3, {{0, 1}, {0, 2}, {1, 2}})};
  triangle.weights = {1, 1, 1};
  const Proved right("independent-set", triangle);
  EXPECT_EQ(right.verdict(low, test::encode(right.header, numbers)).finding, Finding::Proved);
}

// Whatever one number of a proof is changed to, a wrong value is never proved by it.
TEST(WeightedSetCheck, NoChangedProofProvesAWrongValue) {
  Random random(7);
  for (const char* family : {"grid:3x3", "king:3x3", "cycle:7"}) {
    const Proved proved("independent-set", weighted(family, 5, 11));
    const Numbers numbers = test::decode(proved.proof);
    for (int round = 0; round < 3000; ++round) {
      Numbers changed = numbers;
      const std::size_t where = random.below(changed.size());
      changed[where] = random.below(8);
      if (random.chance(1, 3)) changed[random.below(changed.size())] = random.below(8);
      Claim claim = proved.claim();
      claim.value = *claim.value + random.between(-2, 2);
      claim.answer.reset();
      claim.line.reset();
      const bool wrong = claim.value != proved.solution.value;
      const Verdict verdict = proved.verdict(claim, test::encode(proved.header, changed));
      if (wrong) {
        ASSERT_EQ(verdict.finding, Finding::Refuted) << family;
      }
    }
  }
}

/// A proof file; `control` is stopped when what follows its header is read.
class StoppingFile : public std::streambuf {
 public:
  StoppingFile(std::string text, Control& control) : text_(std::move(text)), control_(control) {
    setg(text_.data(), text_.data(), text_.data() + text_.find('\n') + 1);
  }

 protected:
  int_type underflow() override {
    char* const end = text_.data() + text_.size();
    if (egptr() == end) return traits_type::eof();
    control_.cancel();
    setg(text_.data(), egptr(), end);
    return traits_type::to_int_type(*gptr());
  }

 private:
  std::string text_;
  Control& control_;
};

/// What becomes of a proof that sets weigh 1 at most, with all weights 1, when it is stopped.
Verdict stopped_check(Graph graph, const std::string& kind, const Numbers& numbers) {
  GraphInstance instance{std::move(graph)};
  instance.weights.assign(instance.vertex_count(), 1);
  const Game& game = *find_game("independent-set");
  Control control;
  StoppingFile file(test::encode(test::header_of(game, instance, kind), numbers), control);
  std::istream in(&file);
  return verify(game, instance, {.value = 1}, &in, control);
}

// Each of these proofs is wrong where it ends, and takes many steps to get there.
TEST(WeightedSetCheck, StopsInTheMiddleOfCoversAndCliques) {
  constexpr Vertex kMany = 10'000;
  Numbers clique = {1, 0, 1, 0, 199};
  clique.resize(clique.size() + 198, 0);
  EXPECT_EQ(
      stopped_check(Graph::from_edges(kMany, {{0, 1}}), "weighted clique cover", {1, 0, 0}).finding,
      Finding::Unfinished);
  EXPECT_EQ(stopped_check(tests::family("complete:200"), "weighted clique cover", clique).finding,
            Finding::Unfinished);
}

TEST(WeightedSetCheck, TellsWhichBoundIsTooSmall) {
  GraphInstance instance{Graph(2)};
  instance.weights = {1, 1};
  const Game& game = *find_game("independent-set");
  const ProofHeader header = test::header_of(game, instance, "weighted branching log");
  // The set of vertex 1; two components, each with a bound of 1 and a cover without cliques.
  const Verdict verdict = test::verify_file(game, instance, {.value = 1},
                                            test::encode(header, {1, 0, 1, 0, 0, 1, 0, 0}));
  EXPECT_EQ(verdict.finding, Finding::Refuted);
  EXPECT_EQ(verdict.text, "the bounds of the components are more than the value");
}

// With vertex 1 a set of this path may weigh 1 more, not the 3 that vertex 3 alone weighs.
TEST(WeightedSetCheck, ABranchTakesItsVertexFromTheBound) {
  GraphInstance path{Graph::from_edges(3, {{0, 1}, {1, 2}})};
  path.weights = {2, 3, 3};
  const Game& game = *find_game("independent-set");
  const ProofHeader header = test::header_of(game, path, "weighted branching log");
  // A set; one component and its bound; branch on vertex 1; with it, vertex 3 is left and nothing
  // covers it; without it, a clique of vertex 2 and its second neighbour, of weight 3.
  const Numbers with_two = {1, 1, 3, 1, 1, 0, 0, 0, 1, 1, 1, 1, 3};
  EXPECT_EQ(test::verify_file(game, path, {.value = 3}, test::encode(header, with_two)).text,
            "a cover weighs more than its bound");
  const Numbers with_both = {2, 0, 1, 5, 1, 1, 0, 0, 0, 1, 1, 1, 1, 3};
  EXPECT_EQ(test::verify_file(game, path, {.value = 5}, test::encode(header, with_both)).finding,
            Finding::Proved);
}

TEST(WeightedSetCheck, WithoutProofASetIsAttained) {
  const Game* const game = find_game("independent-set");
  const GraphInstance instance = weighted("cycle:5", 9, 1);
  Control control;
  const Solution solution = game->solve(instance, {.line = true}, control);
  const Claim claim{.value = solution.value, .line = solution.line};
  EXPECT_EQ(game->check(instance, claim, nullptr, control).finding, Finding::Attained);
  Claim counted = claim;
  counted.count = "1";
  EXPECT_THROW(game->check(instance, counted, nullptr, control), Refuted);
}

}  // namespace
}  // namespace minimex::check
