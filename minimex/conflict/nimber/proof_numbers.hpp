// Outcome search of one thread by proof numbers (L. V. Allis, 1994; depth-first with thresholds,
// A. Nagai, 2002; with nim-heaps, J. Lemoine and S. Viennot, "Nimbers are inevitable", 2012).
//
// "Is the nimber of P equal to h?" is proved when every option of P is shown to have another nimber
// and so is P itself for every smaller heap; it is refuted by one option of nimber h, or by P's
// having a smaller nimber. Each question carries two numbers: how much work its proof and its
// refutation seem to take. The search always goes down to the branch whose proof is the cheapest
// and returns as soon as another branch has become cheaper. So a good reply is found by interleaved
// trials, where the depth-first search finishes each bad one before it tries the next. Only an
// option's largest part is searched like this, once its smaller parts are solved.
// Small positions are left to the depth-first search. Every call makes the numbers of its own
// branches grow, so it ends even when the tables forget everything.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "minimex/conflict/nimber/depth_first.hpp"
#include "minimex/conflict/nimber/efforts.hpp"

namespace minimex::conflict {

/// `Rules`: nimber/kayles_rules.hpp.
template <int W, class Rules>
class NimberProofNumbers {
 public:
  using Bits = NimberBits<W>;
  using DepthFirst = NimberDepthFirst<W, Rules>;
  using Lookup = NimberLookup<W, Rules>;
  using Choices = NimberChoices<W, Rules>;

  /// Keeps references. `seed` as that of `depth_first`.
  NimberProofNumbers(const Rules& rules, Lookup& lookup, DepthFirst& depth_first,
                     std::uint64_t seed)
      : rules_(rules),
        lookup_(lookup),
        depth_first_(depth_first),
        choices_(depth_first.choices()),
        seed_(seed) {}

  /// The nimber of the connected shifted `set`, or kNimberDifferent when it is not `target`, or
  /// kNimberStopped.
  int ask(const Bits& set, int size, int target) {
    if (size <= kSmall) return depth_first_.ask(set, size, target);
    if (nesting_ == 0) stopped_ = false;  // by another thread, at an earlier question
    ++nesting_;
    int answer = kNimberUndecided;
    if (target == kNimberWanted) {
      for (int h = 0; answer < 0 && answer != kNimberStopped; ++h) {
        if (nesting_ == 1) lower_ = h;
        answer = is(set, size, h);
      }
    } else {
      answer = is(set, size, target);
    }
    --nesting_;
    return answer;
  }

  /// What the first position that was asked about is known to have at least.
  [[nodiscard]] int proved_lower() const noexcept { return lower_; }

  /// The stack of branches, about as high as that of choices, once for each heap under way.
  static constexpr std::uint64_t bytes(std::uint64_t n) noexcept {
    return n * n * sizeof(Branch) / 2;
  }

 private:
  using Choice = typename Choices::Choice;
  static constexpr int kSmall = 12;  // vertices
  static constexpr int kOption = -1;

  /// What may refute a question: an option, or the position itself under the smaller heap `heap`.
  struct Branch {
    Choice choice{};
    int heap = kOption;
    NimberEffort effort{};  // of "this branch refutes the question"
  };
  /// The question that is being searched: whether the nimber of `set` is `h`.
  struct Question {
    const Bits& set;
    int size;
    int h;
    std::size_t first_branch;
    Bits seen{};  // nimbers of options, so none of them is that of `set`
  };

  /// The nimber when known, else kNimberDifferent when it is not `h`, or kNimberStopped.
  int is(const Bits& set, int size, int h) {
    if (const int known = lookup_.facts().answer(set, size, h); known != kNimberUndecided) {
      return known;
    }
    const NimberEffort effort = visit(set, size, h, {NimberEffort::kNever, NimberEffort::kNever});
    if (stopped_) return kNimberStopped;
    if (effort.equal == 0) return h;
    const int known = lookup_.facts().answer(set, size, kNimberWanted);
    return known >= 0 ? known : kNimberDifferent;
  }

  static NimberEffort verdict(int answer, int h) noexcept {
    return answer == h ? NimberEffort::proved() : NimberEffort::refuted();
  }

  /// Works on "the nimber of `set` is h" until it is decided or one effort reaches its limit.
  NimberEffort visit(const Bits& set, int size, int h, const NimberEffort& limit) {
    if (size <= kSmall) {
      const int answer = depth_first_.ask(set, size, h);
      stopped_ = stopped_ || answer == kNimberStopped;
      return verdict(answer, h);
    }
    typename Lookup::Names names;
    const int known = lookup_.answer(set, size, h, names);
    if (known != kNimberUndecided) return verdict(known, h);
    const NimberEffort effort = expand(names.simple, names.simple_size, h, limit);
    if (stopped_) return effort;
    if (effort.equal == 0 || effort.different == 0) {
      const int nimber = lookup_.facts().answer(names.simple, names.simple_size, kNimberWanted);
      lookup_.learn(names, h, effort.equal == 0 ? h : nimber >= 0 ? nimber : kNimberDifferent);
    } else if (names.simple != set) {
      efforts().keep(set, size, h, effort);
    }
    return effort;
  }

  NimberEffort expand(const Bits& set, int size, int h, const NimberEffort& limit) {
    depth_first_.count_position();
    Question question{set, size, h, branches_.size()};
    question.seen.words[0] = lookup_.facts().excluded(set);
    const auto before = choices_.mark();
    const int answer =
        choices_.collect(set, h, question.seen, [&] { return depth_first_.must_stop(); });
    NimberEffort effort = NimberEffort::refuted();
    if (answer == kNimberStopped) {
      stopped_ = true;
    } else if (answer == kNimberUndecided) {
      list_branches(question, before.choices);
      effort = work(question, limit);
    }
    branches_.resize(question.first_branch);
    choices_.drop_to(before);
    return stopped_ ? effort : kept(question, effort);
  }

  void list_branches(Question& question, std::size_t first_choice) {
    for (std::size_t i = first_choice; i < choices_.size(); ++i) {
      Branch branch{.choice = choices_.at(i)};
      branch.effort = effort_of(branch.choice, question);
      if (branch.effort.different != 0) branches_.push_back(branch);
    }
    for (int heap = 0; heap < question.h; ++heap) {
      if (question.seen.test(heap)) continue;
      branches_.push_back({.heap = heap, .effort = guess(question.set, question.size, heap)});
    }
  }

  /// What is known or guessed about "the nimber of `choice` is that of the question".
  NimberEffort effort_of(const Choice& choice, Question& question) {
    if (choice.parts == 0) {
      question.seen.set(choice.base);
      return verdict(choice.base, question.h);
    }
    const auto part = choices_.largest(choice);
    if (choice.parts > 1) {
      NimberEffort effort = first_effort(rules_.moves_in(part.set, part.size));
      effort.equal += static_cast<std::uint32_t>(choices_.moves_but_largest(choice));
      effort.different += static_cast<std::uint32_t>(choice.parts - 1);
      return effort;
    }
    const int target = question.h ^ choice.base;
    const int known = lookup_.facts().answer(part.set, part.size, target);
    if (known >= 0) question.seen.set(known ^ choice.base);
    return known == kNimberUndecided ? guess(part.set, part.size, target) : verdict(known, target);
  }

  NimberEffort guess(const Bits& set, int size, int h) {
    if (const auto kept = efforts().find(set, h)) return *kept;
    int moves = rules_.moves_in(set, size);
    if (seed_ != 0) moves += static_cast<int>(set.hash() * seed_ >> 62U);
    return first_effort(moves);
  }

  /// Works on the cheapest branch again and again until the question is decided or one of its
  /// efforts reaches `limit`.
  NimberEffort work(Question& question, const NimberEffort& limit) {
    while (true) {
      const auto [effort, best, second] = summed_up(question);
      if (effort.equal == 0 || effort.different == 0) return effort;
      if (effort.equal >= limit.equal || effort.different >= limit.different) return effort;
      Branch branch = branches_[best];
      const std::uint32_t patience = second + second / 4 + 1;
      develop(branch, question,
              {std::min(limit.different, patience),
               limit.equal >= NimberEffort::kNever
                   ? NimberEffort::kNever
                   : limit.equal - (effort.equal - branch.effort.different)});
      if (stopped_) return effort;
      branches_[best] = branch;
      if (branch.effort.different == 0) drop(best, question);
    }
  }

  struct Summary {
    NimberEffort effort;   // of the question
    std::size_t best;      // the branch that is the cheapest to prove
    std::uint32_t second;  // effort of the next one
  };
  [[nodiscard]] Summary summed_up(const Question& question) const noexcept {
    std::uint64_t refutations = 0;
    Summary summary{{0, NimberEffort::kNever}, question.first_branch, NimberEffort::kNever};
    for (std::size_t i = question.first_branch; i < branches_.size(); ++i) {
      const NimberEffort& effort = branches_[i].effort;
      refutations += effort.different;
      if (effort.equal < summary.effort.different) {
        summary.second = summary.effort.different;
        summary.effort.different = effort.equal;
        summary.best = i;
      } else {
        summary.second = std::min(summary.second, effort.equal);
      }
    }
    summary.effort.equal =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(refutations, NimberEffort::kNever - 1));
    if (summary.effort.different == 0) summary.effort.equal = NimberEffort::kNever;
    return summary;
  }

  void develop(Branch& branch, Question& question, const NimberEffort& limit) {
    if (branch.heap != kOption) {
      branch.effort = expand(question.set, question.size, branch.heap, limit);
      return;
    }
    if (branch.choice.parts > 1) {
      stopped_ = !choices_.solve_small_parts(branch.choice, [&](const auto& part, int target) {
        return ask(part.set, part.size, target);
      }) || stopped_;
      if (stopped_) return;
    }
    const auto part = choices_.largest(branch.choice);
    const int target = question.h ^ branch.choice.base;
    branch.effort = visit(part.set, part.size, target, limit);
    if (stopped_) return;
    const int nimber = lookup_.facts().answer(part.set, part.size, kNimberWanted);
    if (nimber >= 0) question.seen.set(nimber ^ branch.choice.base);
  }

  /// Drops a branch that does not refute the question, and heaps that are known not to.
  void drop(std::size_t branch, const Question& question) {
    branches_.erase(branches_.begin() + static_cast<std::ptrdiff_t>(branch));
    const auto first = branches_.begin() + static_cast<std::ptrdiff_t>(question.first_branch);
    branches_.erase(std::remove_if(first, branches_.end(),
                                   [&](const Branch& b) {
                                     return b.heap != kOption && question.seen.test(b.heap);
                                   }),
                    branches_.end());
  }

  /// Remembers what is known about the question now; the effort, which others may have settled.
  NimberEffort kept(const Question& question, const NimberEffort& effort) {
    auto& facts = lookup_.facts();
    const auto excluded = static_cast<std::uint32_t>(question.seen.words[0]);
    const int nimber = facts.answer(question.set, question.size, kNimberWanted);
    if (nimber >= 0) return verdict(nimber, question.h);
    if (effort.equal != 0 && effort.different != 0) {
      efforts().keep(question.set, question.size, question.h, effort);
      return effort;
    }
    facts.add(question.set, question.size, question.h,
              effort.equal == 0 ? question.h : kNimberDifferent, excluded);
    return effort;
  }

  [[nodiscard]] NimberEfforts& efforts() noexcept { return lookup_.tables()->efforts; }

  const Rules& rules_;
  Lookup& lookup_;
  DepthFirst& depth_first_;
  Choices& choices_;
  std::uint64_t seed_;
  std::vector<Branch> branches_;  // of all questions under way, as a stack
  int nesting_ = 0;
  int lower_ = 0;
  bool stopped_ = false;
};

}  // namespace minimex::conflict
