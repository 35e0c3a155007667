// What is known about a position, under all the names that it goes by.
//
// A connected position is looked up as it lies (shifted), then turned by the symmetries of the
// graph, then as the simplified or isomorphic position that stands for it: each step costs more and
// finds more (nimber/keys.hpp, nimber/simplify.hpp). What is learned is kept under every name that
// was tried, so that the next look-up ends at the first.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/conflict/nimber/efforts.hpp"
#include "minimex/conflict/nimber/facts.hpp"
#include "minimex/conflict/nimber/keys.hpp"
#include "minimex/conflict/nimber/simplify.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// What the threads of a search share. `Rules`: nimber/kayles_rules.hpp.
template <int W, class Rules>
struct NimberTables {
  using Facts = NimberFacts<W, Rules>;
  using Shapes = typename NimberSimplifier<W, Rules>::Table;

  /// `bytes` >= kLeastBytes.
  NimberTables(std::uint64_t bytes, int threads)
      : facts(bytes / 8 * (Rules::kWeighsProofs ? 5 : 6), threads),
        shapes(bytes / 4, threads),
        efforts(Rules::kWeighsProofs ? bytes / 8 : NimberEfforts::Table::kLeastBytes, threads) {}

  static constexpr std::uint64_t kLeastBytes =
      8 *
      std::max({Facts::Table::kLeastBytes, Shapes::kLeastBytes, NimberEfforts::Table::kLeastBytes});

  [[nodiscard]] std::uint64_t peak_bytes() const {
    return facts.peak_bytes() + shapes.peak_bytes() +
           (Rules::kWeighsProofs ? efforts.peak_bytes() : 0);
  }

  Facts facts;
  Shapes shapes;
  NimberEfforts efforts;
};

template <int W, class Rules>
class NimberLookup {
 public:
  using Bits = NimberBits<W>;
  using Tables = NimberTables<W, Rules>;

  /// A connected position under its names: as it lies, turned, and what stands for it.
  struct Names {
    Bits set{};
    Bits turned{};
    Bits simple{};
    int size = 0;         ///< of the first two
    int simple_size = 0;  ///< of the third
  };

  /// Keeps references to the graph and its open neighbourhoods.
  NimberLookup(const Graph& graph, std::span<const Bits> open, const NimberTechniques& techniques,
               std::shared_ptr<Tables> tables)
      : keys_(graph, open, techniques),
        tables_(std::move(tables)),
        simplifier_(open, techniques, tables_->shapes) {}
  /// The same for another thread, with a reference to an equal `open`.
  NimberLookup(const NimberLookup& other, std::span<const Bits> open,
               const NimberTechniques& techniques)
      : keys_(other.keys_, open),
        tables_(other.tables_),
        simplifier_(open, techniques, tables_->shapes) {}

  [[nodiscard]] const std::shared_ptr<Tables>& tables() const noexcept { return tables_; }
  [[nodiscard]] typename Tables::Facts& facts() const noexcept { return tables_->facts; }
  /// `set`, or an isomorphic set that is shifted as far as it goes.
  [[nodiscard]] Bits shifted(const Bits& set) const noexcept { return keys_.shifted(set); }

  /// What is known when one asks whether the nimber of the shifted `set` is `target`: the nimber,
  /// kNimberDifferent or kNimberUndecided, and then `names` holds its names.
  int answer(const Bits& set, int size, int target, Names& names) {
    int known = facts().answer(set, size, target);
    if (known != kNimberUndecided) return known;
    const auto turned = keys_.turned(set);
    names = {set, turned.least, turned.least, size, size};
    if (turned.free_symmetry) return remember(names, target, 0);
    if (turned.least != set) {
      known = facts().answer(turned.least, size, target);
      if (known != kNimberUndecided) return remember(names, target, known);
    }
    const auto outcome = simplifier_.simplified(turned.least, size);
    if (outcome.nimber >= 0) return remember(names, target, outcome.nimber);
    if (outcome.set == turned.least) return kNimberUndecided;
    names.simple = outcome.set;
    names.simple_size = outcome.set.count();
    known = facts().answer(names.simple, names.simple_size, target);
    return known == kNimberUndecided ? known : remember(names, target, known);
  }

  /// Keeps under the other names what the search found out about names.simple; returns the answer.
  int learn(const Names& names, int target, int answer) {
    return names.simple == names.set ? answer : remember(names, target, answer);
  }

 private:
  int remember(const Names& names, int target, int answer) {
    facts().add(names.set, names.size, target, answer);
    if (names.turned != names.set) facts().add(names.turned, names.size, target, answer);
    return answer;
  }

  NimberKeys<W> keys_;
  std::shared_ptr<Tables> tables_;
  NimberSimplifier<W, Rules> simplifier_;
};

}  // namespace minimex::conflict
