// Depth-first outcome search of one thread.
//
// "Is the nimber of P equal to h?" asks who wins P plus a heap of h. The answer is no as soon as
// one option of P has nimber h or no option has some smaller value; finding such a smaller value
// even gives the nimber. So P is asked for small h whether an option has h, then, for 0, 1, ... in
// turn, whether an option has that.
// Positions are simplified (nimber/lookup.hpp) before they are expanded; what is learned about one,
// its nimber or the values excluded so far, is kept in a bounded table. A move in a connected
// position of three or more vertices takes at least two, so the recursion is at most
// kNimberMostVertices / 2 deep, and its frames are small.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "minimex/conflict/nimber/choices.hpp"
#include "minimex/conflict/nimber/facts.hpp"
#include "minimex/conflict/nimber/lookup.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

/// `Rules`: nimber/kayles_rules.hpp.
template <int W, class Rules>
class NimberDepthFirst {
 public:
  using Bits = NimberBits<W>;
  using Lookup = NimberLookup<W, Rules>;
  using Choices = NimberChoices<W, Rules>;

  /// Keeps references. `known`: see `stop_when`; `seed`: see NimberChoices.
  NimberDepthFirst(const Rules& rules, Lookup& lookup, Control& control,
                   const std::atomic<bool>* known, std::uint64_t seed)
      : lookup_(lookup), choices_(rules, lookup, seed), control_(control), known_(known) {}

  /// The nimber of the connected shifted `set`, or kNimberDifferent when it is not `target`, or
  /// kNimberStopped.
  int ask(const Bits& set, int size, int target) {
    typename Lookup::Names names;
    const int known = lookup_.answer(set, size, target, names);
    if (known != kNimberUndecided) return known;
    const int answer = expand(names.simple, names.simple_size, target);
    return answer == kNimberStopped ? answer : lookup_.learn(names, target, answer);
  }

  [[nodiscard]] Choices& choices() noexcept { return choices_; }
  [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }
  /// Stops as soon as `known`, if not null, becomes true.
  void stop_when(const std::atomic<bool>* known) noexcept { known_ = known; }
  void count_position() noexcept { ++positions_; }
  /// What the first position that was asked about is known to have at least.
  [[nodiscard]] int proved_lower() const noexcept { return lower_; }

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

 private:
  using Choice = typename Choices::Choice;

  int expand(const Bits& set, int size, int target) {
    ++positions_;
    ++depth_;
    Bits seen;
    seen.words[0] = lookup_.facts().excluded(set);
    const auto before = choices_.mark();
    int answer = choices_.collect(set, target, seen, [&] { return must_stop(); });
    if (answer == kNimberUndecided) answer = settle(before.choices, target, seen);
    choices_.drop_to(before);
    lookup_.facts().add(set, size, target, answer, static_cast<std::uint32_t>(seen.words[0]));
    --depth_;
    return answer;
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
      Choice choice = choices_.at(i);
      if (choice.parts == 0) continue;
      const int answer = choices_.decide(choice, h, [&](const auto& part, int wanted) {
        return ask(part.set, part.size, wanted);
      });
      if (answer == kNimberStopped) return kNimberStopped;
      if (answer >= 0) {
        seen.set(answer);
        choice.parts = 0;
      }
      choices_.at(i) = choice;
      if (answer == h) return 1;
    }
    return 0;
  }

  Lookup& lookup_;
  Choices choices_;
  Control& control_;
  const std::atomic<bool>* known_;
  std::uint64_t positions_ = 0;
  int depth_ = 0;
  int work_ = 0;
  int lower_ = 0;
};

}  // namespace minimex::conflict
