// Proofs as numbers, and what docs/certificates.md says about those of independent sets, read
// literally: for the tests of the checker.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/catalog.hpp"
#include "minimex/check/proof_text_test.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/graph_instance.hpp"

#include "tests/support/graphs.hpp"

namespace minimex::check::test {

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
    header = header_of(*game, instance, solution.certificate->kind);
    proof = proof_file(header, [&](ProofWriter& writer) {
      const RunReport run = solution.certificate->write(writer, control);
      EXPECT_EQ(run.status, Status::Proved) << run.limit;
    });
  }
  explicit Proved(Graph graph) : Proved("independent-set", GraphInstance{std::move(graph)}) {}

  [[nodiscard]] Claim claim() const {
    return {.value = solution.value, .answer = solution.answer, .line = solution.line};
  }
  [[nodiscard]] Verdict verdict(const Claim& claimed, const std::string& text) const {
    return verify_file(*game, instance, claimed, text);
  }
  [[nodiscard]] Verdict verdict() const { return verdict(claim(), proof); }
  [[nodiscard]] Verdict verdict(const Numbers& numbers) const {
    return verdict(claim(), encode(header, numbers));
  }
};

inline Proved family(const std::string& name) {
  return {"independent-set", find_game("independent-set")->from_family(name)};
}

using tests::random_graph;

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
    if (kind == "clique cover") {
      cover(all(), value);
    } else {
      node(all(), value);
    }
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

}  // namespace minimex::check::test
