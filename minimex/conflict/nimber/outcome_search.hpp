// Outcome search of Node Kayles or Arc Kayles positions under a nim-heap.
//
// "Is the nimber of P equal to h?" asks who wins P plus a heap of h. The answer is no as soon as
// one option of P has nimber h or no option has some smaller value; finding such a smaller value
// even gives the nimber. So P is asked for small h whether an option has h, then, for 0, 1, ... in
// turn, whether an option has that. An option is a sum of connected parts: all but the largest are
// solved outright, and the largest is asked about one value only. Options come first whose largest
// part has few moves.
// Positions are simplified (nimber/simplify.hpp) before they are expanded; what is learned about
// one, its nimber or the values excluded so far, is kept in a bounded table under its key
// (nimber/keys.hpp). A move in a connected position of three or more vertices takes at least two,
// so the recursion is at most kNimberMostVertices / 2 deep, and its frames are small.
// Several threads ask for the same nimber, each in an order of options a little of its own, and
// share what they learn; the first to know it stops the others.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/conflict/nimber/facts.hpp"
#include "minimex/conflict/nimber/keys.hpp"
#include "minimex/conflict/nimber/search.hpp"
#include "minimex/conflict/nimber/simplify.hpp"
#include "minimex/core/parallel.hpp"

namespace minimex::conflict {

/// `Rules`: nimber/kayles_rules.hpp.
template <int W, class Rules>
class OutcomeSearch final : public NimberSearch {
 public:
  using Bits = NimberBits<W>;
  using FactTable = typename NimberFacts<W, Rules>::Table;
  using ShapeTable = typename NimberSimplifier<W, Rules>::Table;

  [[nodiscard]] static std::uint64_t least_bytes(Vertex moves) noexcept {
    return fixed_bytes(moves) + 4 * std::max(FactTable::kLeastBytes, ShapeTable::kLeastBytes);
  }

  /// Positions are sets of vertices of `graph`; there are at most `moves` moves.
  OutcomeSearch(Rules rules, const Graph& graph, Vertex moves, const NimberOptions& options,
                std::uint64_t bytes, Control& control)
      : rules_(std::move(rules)),
        fixed_bytes_(fixed_bytes(moves)),
        keys_(graph, rules_.open(), options),
        threads_(threads_within(bytes, moves, control)),
        tables_(std::make_shared<Tables>(bytes - fixed_bytes_ * at_least_one(threads_), threads_)),
        simplifier_(rules_.open(), options, tables_->shapes),
        options_(options),
        control_(control) {}

  std::optional<int> nimber(std::span<const Vertex> vertices) override {
    lower_ = 0;
    const int answer = threads_ > 1 && vertices.size() >= kWorthThreads
                           ? ask_together(vertices)
                           : ask_sum(vertices, kNimberWanted);
    if (answer == kNimberStopped) return std::nullopt;
    return answer;
  }

  std::optional<bool> is(std::span<const Vertex> vertices, int value) override {
    const int answer = ask_sum(vertices, value);
    if (answer == kNimberStopped) return std::nullopt;
    return answer == value;
  }

  [[nodiscard]] int proved_lower() const noexcept override { return lower_; }
  [[nodiscard]] std::uint64_t positions() const noexcept override { return positions_; }
  [[nodiscard]] std::uint64_t peak_bytes() const override {
    return fixed_bytes_ * at_least_one(threads_) + tables_->facts.peak_bytes() +
           tables_->shapes.peak_bytes();
  }

 private:
  struct Part {
    Bits set;
    int size;
  };
  /// An option: its nimber is `base` XOR those of `parts` entries of parts_ from `first` on.
  struct Choice {
    std::size_t first;
    int parts;
    int base;
    int cost;  // orders the choices of a position: easy ones first
  };

  /// What the threads share.
  struct Tables {
    Tables(std::uint64_t bytes, int threads)
        : facts(bytes / 4 * 3, threads), shapes(bytes / 4, threads) {}
    NimberFacts<W, Rules> facts;
    ShapeTable shapes;
  };
  static constexpr std::size_t kWorthThreads = 24;  // fewer vertices take less than a thread

  /// A helper of `leader`, which outlives it and whose tables it shares.
  OutcomeSearch(const OutcomeSearch& leader, std::uint64_t number)
      : rules_(leader.rules_),
        fixed_bytes_(leader.fixed_bytes_),
        keys_(leader.keys_, rules_.open()),
        threads_(1),
        tables_(leader.tables_),
        simplifier_(rules_.open(), leader.options_, tables_->shapes),
        options_(leader.options_),
        control_(leader.control_),
        known_(leader.known_),
        taste_(number) {}

  static std::uint64_t at_least_one(int threads) noexcept {
    return static_cast<std::uint64_t>(std::max(threads, 1));
  }

  /// How many threads the budget allows, each with its own share of what is fixed.
  static int threads_within(std::uint64_t bytes, Vertex moves, const Control& control) noexcept {
    const std::uint64_t tables = least_bytes(moves) - fixed_bytes(moves);
    const std::uint64_t most = (bytes - tables) / fixed_bytes(moves);
    return static_cast<int>(
        std::min<std::uint64_t>(most, static_cast<std::uint64_t>(control.budget().threads)));
  }

  /// The nimber, from whichever thread finds it first.
  int ask_together(std::span<const Vertex> vertices) {
    std::atomic<bool> found{false};
    std::atomic<int> nimber{kNimberStopped};
    std::atomic<std::uint64_t> searched{0};
    known_ = &found;
    const auto note = [&](int answer) {
      if (answer == kNimberStopped) return;
      nimber = answer;
      found = true;
    };
    parallel_for(threads_, static_cast<std::size_t>(threads_), [&](std::size_t i) {
      if (i == 0) return note(ask_sum(vertices, kNimberWanted));
      OutcomeSearch helper(*this, i);
      note(helper.ask_sum(vertices, kNimberWanted));
      searched += helper.positions_;
    });
    known_ = nullptr;
    positions_ += searched;
    return nimber;
  }

  static constexpr std::size_t index(int v) noexcept { return static_cast<std::size_t>(v); }

  int ask_sum(std::span<const Vertex> vertices, int target) {
    const Bits set = rules_.position(vertices);
    Choice sum = split(set, set);
    const int answer = decide(sum, target);
    parts_.clear();
    return answer;
  }

  // The nimber of a connected position, or kNimberDifferent when it is not `target`; likewise
  // below.
  int ask(const Bits& set, int size, int target) {
    if (const int answer = tables_->facts.answer(set, size, target); answer != kNimberUndecided)
      return answer;
    const auto turned = keys_.turned(set);
    if (turned.free_symmetry) return remembered(set, size, target, 0);
    if (turned.least == set) return ask_turned(set, size, target);
    int answer = tables_->facts.answer(turned.least, size, target);
    if (answer == kNimberUndecided) answer = ask_turned(turned.least, size, target);
    return remembered(set, size, target, answer);
  }

  int ask_turned(const Bits& set, int size, int target) {
    const auto outcome = simplifier_.simplified(set, size);
    if (outcome.nimber >= 0) return remembered(set, size, target, outcome.nimber);
    if (outcome.set == set) return expand(set, size, target);
    const int new_size = outcome.set.count();
    int answer = tables_->facts.answer(outcome.set, new_size, target);
    if (answer == kNimberUndecided) answer = expand(outcome.set, new_size, target);
    return remembered(set, size, target, answer);
  }

  int remembered(const Bits& set, int size, int target, int answer) {
    tables_->facts.add(set, size, target, answer);
    return answer;
  }

  int expand(const Bits& set, int size, int target) {
    ++positions_;
    ++depth_;
    Bits seen;
    seen.words[0] = tables_->facts.excluded(set);
    const std::size_t first_choice = choices_.size();
    const std::size_t first_part = parts_.size();
    int answer = collect(set, target, seen);
    if (answer == kNimberUndecided) answer = settle(first_choice, target, seen);
    choices_.resize(first_choice);
    parts_.resize(first_part);
    tables_->facts.add(set, size, target, answer, static_cast<std::uint32_t>(seen.words[0]));
    --depth_;
    return answer;
  }

  /// Puts the options of `set` on choices_, those that are decided into `seen`. kNimberDifferent as
  /// soon as one has the nimber `target`, kNimberStopped, or else kNimberUndecided.
  int collect(const Bits& set, int target, Bits& seen) {
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

  /// Asks the control now and then.
  bool must_stop() {
    constexpr int kInterval = 4096;
    if (known_ != nullptr && known_->load(std::memory_order_relaxed)) return true;
    work_ += W * W;  // wide positions take longer in proportion
    if (work_ < kInterval) return false;
    work_ = 0;
    control_.progress("positions", positions_, 0);
    return control_.stopped();
  }

  /// Finds out which value is the nimber, or that it is not `target`.
  int settle(std::size_t first_choice, int target, Bits& seen) {
    // Asking about a large target first seldom pays: a smaller value is the nimber more often.
    constexpr int kMostAtOnce = 3;
    if (0 < target && target <= kMostAtOnce) {
      const int found = reach(first_choice, target, seen);
      if (found != 0) return found < 0 ? kNimberStopped : kNimberDifferent;
    }
    for (int h = 0;; ++h) {
      const int found = reach(first_choice, h, seen);
      if (found < 0) return kNimberStopped;
      if (found == 0) return h;
      if (h == target) return kNimberDifferent;
      if (depth_ == 1) lower_ = h + 1;
    }
  }

  /// 1 when some choice has nimber `h`, 0 when none has, kNimberStopped.
  int reach(std::size_t first_choice, int h, Bits& seen) {
    if (seen.test(h)) return 1;
    for (std::size_t i = first_choice; i < choices_.size(); ++i) {
      Choice choice = choices_[i];
      if (choice.parts == 0) continue;
      const int answer = decide(choice, h);
      if (answer == kNimberStopped) return kNimberStopped;
      if (answer >= 0) {
        seen.set(answer);
        choice.parts = 0;
      }
      choices_[i] = choice;
      if (answer == h) return 1;
    }
    return 0;
  }

  /// The nimber of a choice, or kNimberDifferent when it is not `target`. Solved parts leave it.
  int decide(Choice& choice, int target) {
    for (; choice.parts > 1; --choice.parts, ++choice.first) {
      const Part part = parts_[choice.first];
      const int nimber = ask(part.set, part.size, kNimberWanted);
      if (nimber == kNimberStopped) return kNimberStopped;
      choice.base ^= nimber;
    }
    if (choice.parts == 0) return choice.base;
    const Part part = parts_[choice.first];
    const int answer =
        ask(part.set, part.size, target == kNimberWanted ? kNimberWanted : target ^ choice.base);
    return answer < 0 ? answer : answer ^ choice.base;
  }

  /// The choice that leaves `rest`; each connected part of `rest` meets `ring`. Parts that are
  /// known go into the base, pairs of equal parts go away, the others are sorted by size.
  Choice split(Bits rest, const Bits& ring) {
    Choice choice{.first = parts_.size(), .parts = 0, .base = 0, .cost = 0};
    Bits edge = ring & rest;
    while (!edge.empty()) {
      const Bits part = connected_part(rest, edge);
      rest = rest.without(part);
      edge = edge.without(part);
      add_part(choice, part);
    }
    const auto first = parts_.begin() + static_cast<std::ptrdiff_t>(choice.first);
    const auto unknown = std::remove_if(first, parts_.end(), [&](const Part& part) {
      const int nimber = tables_->facts.answer(part.set, part.size, kNimberWanted);
      if (nimber >= 0) choice.base ^= nimber;
      return nimber >= 0;
    });
    parts_.erase(unknown, parts_.end());
    choice.parts = static_cast<int>(parts_.end() - first);
    if (choice.parts == 0) return choice;
    std::sort(first, parts_.end(), [](const Part& a, const Part& b) { return a.size < b.size; });
    int most = 0;
    for (auto part = first; part != parts_.end(); ++part) {
      const int moves = rules_.moves_in(part->set, part->size);
      most = std::max(most, moves);
      choice.cost += moves;
    }
    if (taste_ != 0) most += static_cast<int>(parts_.back().set.hash() * taste_ >> 62U);
    choice.cost += 2 * kNimberMostVertices * most;
    return choice;
  }

  void add_part(Choice& choice, const Bits& part) {
    const int size = part.count();
    if (const int nimber = Rules::answer_by_size(size, kNimberWanted); nimber >= 0) {
      choice.base ^= nimber;
      return;
    }
    const Bits key = keys_.shifted(part);
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
      fresh.for_each([&](int v) { next |= rules_.open()[index(v)]; });
      fresh = (next & rest).without(part);
      if (fresh.empty()) return part;
      part |= fresh;
    }
    return rest;
  }

  /// Everything but the tables: neighbourhoods, symmetries, labellings, and the two stacks, on
  /// which a play of n/2 moves may leave as many choices as there were vertices at each move.
  static std::uint64_t fixed_bytes(Vertex moves) noexcept {
    const auto n = static_cast<std::uint64_t>(moves);
    return n * (5 * sizeof(Bits) + 256) + n * n * (4 + (sizeof(Part) + sizeof(Choice)) / 4);
  }

  Rules rules_;
  std::uint64_t fixed_bytes_;
  NimberKeys<W> keys_;
  int threads_;
  std::shared_ptr<Tables> tables_;
  NimberSimplifier<W, Rules> simplifier_;
  NimberOptions options_;
  Control& control_;
  const std::atomic<bool>* known_ = nullptr;  // set when another thread has found the answer
  std::uint64_t taste_ = 0;                   // of a helper: not 0, varies the order of options
  std::vector<Part> parts_;      // of all choices of the positions being expanded, as a stack
  std::vector<Choice> choices_;  // likewise
  std::uint64_t positions_ = 0;
  int depth_ = 0;
  int work_ = 0;
  int lower_ = 0;
};

}  // namespace minimex::conflict
