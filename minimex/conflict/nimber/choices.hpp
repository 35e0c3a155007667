// The options of Node Kayles or Arc Kayles positions, as sums of connected parts.
//
// A choice is one option: parts whose nimbers are known or follow from their size are folded into
// its base, equal parts cancel in pairs, and the others wait, the largest last, because all but one
// must be solved outright and the last is asked about one value only. Its cost guesses how much
// work that is: options come first whose largest part has few moves.
// Choices and their parts lie on two stacks, which the searches leave as they found them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/nimber/facts.hpp"
#include "minimex/conflict/nimber/lookup.hpp"

namespace minimex::conflict {

/// `Rules`: nimber/kayles_rules.hpp.
template <int W, class Rules>
class NimberChoices {
 public:
  using Bits = NimberBits<W>;

  struct Part {
    Bits set;  ///< as `NimberLookup::shifted` has it
    int size;
  };
  /// An option: its nimber is `base` XOR those of `parts` parts from number `first` on.
  struct Choice {
    std::size_t first = 0;
    int parts = 0;
    int base = 0;
    int cost = 0;
  };
  /// How high the stacks are.
  struct Mark {
    std::size_t choices;
    std::size_t parts;
  };

  /// Keeps references. A `seed` other than 0 breaks ties between costs in a way of its own.
  NimberChoices(const Rules& rules, const NimberLookup<W, Rules>& lookup, std::uint64_t seed)
      : rules_(rules), lookup_(lookup), seed_(seed) {}

  [[nodiscard]] Mark mark() const noexcept { return {choices_.size(), parts_.size()}; }
  void drop_to(const Mark& mark) {
    choices_.resize(mark.choices);
    parts_.resize(mark.parts);
  }
  [[nodiscard]] std::size_t size() const noexcept { return choices_.size(); }
  [[nodiscard]] Choice& at(std::size_t i) noexcept { return choices_[i]; }
  /// A copy of the unsolved part number `i` of `choice`: the stack moves as it grows, so nobody may
  /// hold a reference while a part is searched.
  [[nodiscard]] Part part(const Choice& choice, int i) const noexcept {
    return parts_[choice.first + static_cast<std::size_t>(i)];
  }
  /// The largest unsolved part of `choice`, which has one.
  [[nodiscard]] Part largest(const Choice& choice) const noexcept {
    return part(choice, choice.parts - 1);
  }

  /// How many moves there are in the unsolved parts of `choice`, but for the largest.
  [[nodiscard]] int moves_but_largest(const Choice& choice) const noexcept {
    int moves = 0;
    for (int i = 0; i + 1 < choice.parts; ++i) {
      const Part smaller = part(choice, i);
      moves += rules_.moves_in(smaller.set, smaller.size);
    }
    return moves;
  }

  /// Puts the options of `set` on the stack, cheap ones first, and the nimbers of those that are
  /// decided into `seen`. kNimberDifferent as soon as one has the nimber `target`, kNimberStopped
  /// when `must_stop` says so, or else kNimberUndecided.
  template <class MustStop>
  int collect(const Bits& set, int target, Bits& seen, MustStop must_stop) {
    const auto first_choice = static_cast<std::ptrdiff_t>(choices_.size());
    int answer = kNimberUndecided;
    rules_.for_each_move(set, [&](const Bits& rest, const Bits& ring) {
      if (must_stop()) {
        answer = kNimberStopped;
        return false;
      }
      const Choice choice = split(rest, ring);
      if (choice.parts > 0) {
        choices_.push_back(choice);
        return true;
      }
      seen.set(choice.base);
      if (choice.base == target) answer = kNimberDifferent;
      return answer == kNimberUndecided;
    });
    if (answer != kNimberUndecided) return answer;
    std::sort(choices_.begin() + first_choice, choices_.end(),
              [](const Choice& a, const Choice& b) { return a.cost < b.cost; });
    return kNimberUndecided;
  }

  /// The choice that leaves `rest`; each connected part of `rest` meets `ring`.
  Choice split(Bits rest, const Bits& ring) {
    Choice choice{.first = parts_.size()};
    Bits edge = ring & rest;
    while (!edge.empty()) {
      const Bits part = connected_part(rest, edge);
      rest = rest.without(part);
      edge = edge.without(part);
      add_part(choice, part);
    }
    const auto first = parts_.begin() + static_cast<std::ptrdiff_t>(choice.first);
    const auto unknown = std::remove_if(first, parts_.end(), [&](const Part& part) {
      const int nimber = lookup_.facts().answer(part.set, part.size, kNimberWanted);
      if (nimber >= 0) choice.base ^= nimber;
      return nimber >= 0;
    });
    parts_.erase(unknown, parts_.end());
    choice.parts = static_cast<int>(parts_.end() - first);
    if (choice.parts == 0) return choice;
    std::sort(first, parts_.end(), [](const Part& a, const Part& b) { return a.size < b.size; });
    choice.cost = cost_of(choice);
    return choice;
  }

  /// The nimber of `choice`, or kNimberDifferent when it is not `target`, or kNimberStopped. Solved
  /// parts leave it. `ask(part, target)` tells the same of a part.
  template <class Ask>
  int decide(Choice& choice, int target, Ask ask) const {
    if (!solve_small_parts(choice, ask)) return kNimberStopped;
    if (choice.parts == 0) return choice.base;
    const int answer =
        ask(largest(choice), target == kNimberWanted ? kNimberWanted : target ^ choice.base);
    return answer < 0 ? answer : answer ^ choice.base;
  }

  /// Leaves `choice` at most its largest part; false when stopped.
  template <class Ask>
  bool solve_small_parts(Choice& choice, Ask ask) const {
    for (; choice.parts > 1; --choice.parts, ++choice.first) {
      const int nimber = ask(part(choice, 0), kNimberWanted);
      if (nimber == kNimberStopped) return false;
      choice.base ^= nimber;
    }
    return true;
  }

  /// The two stacks, on which a play of n/2 moves may leave as many choices as there were vertices
  /// at each move.
  static constexpr std::uint64_t bytes(std::uint64_t n) noexcept {
    return n * n * (sizeof(Part) + sizeof(Choice)) / 4;
  }

 private:
  [[nodiscard]] int cost_of(const Choice& choice) const noexcept {
    int most = 0;
    int all = 0;
    for (std::size_t i = choice.first; i < parts_.size(); ++i) {
      const int moves = rules_.moves_in(parts_[i].set, parts_[i].size);
      most = std::max(most, moves);
      all += moves;
    }
    if (seed_ != 0) most += static_cast<int>(parts_.back().set.hash() * seed_ >> 62U);
    return all + 2 * kNimberMostVertices * most;
  }

  void add_part(Choice& choice, const Bits& part) {
    const int size = part.count();
    if (const int nimber = Rules::answer_by_size(size, kNimberWanted); nimber >= 0) {
      choice.base ^= nimber;
      return;
    }
    const Bits key = lookup_.shifted(part);
    const auto first = parts_.begin() + static_cast<std::ptrdiff_t>(choice.first);
    const auto equal =
        std::find_if(first, parts_.end(), [&](const Part& p) { return p.set == key; });
    if (equal == parts_.end()) {
      parts_.push_back({key, size});
    } else {
      *equal = parts_.back();
      parts_.pop_back();
    }
  }

  /// The connected part of `rest` that holds the first vertex of `edge`. Every part of `rest` meets
  /// `edge`, so when the growing part has all of it, it is all of `rest`.
  [[nodiscard]] Bits connected_part(const Bits& rest, const Bits& edge) const noexcept {
    Bits part;
    part.set(edge.first());
    Bits fresh = part;
    while (!edge.within(part)) {
      Bits next;
      fresh.for_each([&](int v) { next |= rules_.open()[static_cast<std::size_t>(v)]; });
      fresh = (next & rest).without(part);
      if (fresh.empty()) return part;
      part |= fresh;
    }
    return rest;
  }

  const Rules& rules_;
  const NimberLookup<W, Rules>& lookup_;
  std::uint64_t seed_;
  std::vector<Part> parts_;
  std::vector<Choice> choices_;
};

}  // namespace minimex::conflict
