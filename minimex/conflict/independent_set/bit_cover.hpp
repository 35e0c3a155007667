// The bound of the bit set search: how many vertices a limited number of cliques can account for.
//
// A greedy cover fills at most `limit` cliques. A vertex outside still joins them if a clique can
// make room by passing one of its vertices to another clique (re-numbering), or if unit propagation
// derives a contradiction from "this vertex is in the set, and one vertex of each clique is": the
// cliques of that core then hold one vertex fewer than they are many, which pays for the vertex.
// Each clique serves in one core only. Odd cycles are the simplest cores. So an independent set has
// at most `limit` vertices, and one more for each vertex that stays outside.
// Tomita et al. 2010 (re-numbering), Li and Quan 2010 (propagation); there for cliques of the
// complement.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/independent_set/bit_rows.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

class BitCover {
 public:
  /// For graphs of `vertices` vertices in `words` words; `adjacent` outlives the cover and may be
  /// filled later.
  BitCover(const BitRows& adjacent, std::size_t vertices, std::size_t words);

  /// Covers `candidates` and appends those that stay outside to `outside`, in increasing order.
  /// Once `control` stops, nothing more is derived.
  void build(std::span<const Word> candidates, std::size_t limit, std::vector<std::size_t>& outside,
             Control& control);

 private:
  struct Unit {
    std::size_t vertex;
    std::size_t clique;  // whose last vertex it is; none for the vertex under test
  };

  void fill_cliques(std::size_t limit);
  void insert(std::size_t v, std::size_t c);
  [[nodiscard]] bool fits(std::size_t v, std::size_t c) const;
  [[nodiscard]] std::size_t only_obstacle(std::size_t v, std::size_t c) const;
  bool make_room(std::size_t v);
  bool derive_core(std::size_t v);
  std::size_t propagate(std::size_t first);
  std::size_t remove_around(std::size_t unit);
  [[nodiscard]] std::size_t last_of(std::size_t c) const;
  void take_core(std::size_t conflict);

  const BitRows& adjacent_;
  BitRows cliques_;
  std::vector<std::size_t> size_;       // of each clique
  std::vector<std::uint8_t> in_core_;   // cliques that serve in a core
  std::vector<std::size_t> clique_of_;  // of covered vertices
  std::vector<Word> left_over_;         // vertices outside the greedy cliques
  std::vector<Word> covered_;           // vertices of cliques outside cores
  // The state of one propagation.
  std::vector<Word> live_;               // covered vertices that may still be in the set
  std::vector<std::size_t> live_count_;  // of each clique
  std::vector<Unit> units_;              // vertices that must be in the set, in order of derivation
  std::vector<std::size_t> removed_by_;  // unit that a vertex is adjacent to
  std::vector<std::size_t> removed_;
  std::vector<std::size_t> core_;
};

}  // namespace minimex::conflict
