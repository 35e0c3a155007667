// Outcome search of Node Kayles or Arc Kayles positions under a nim-heap: tables, threads, sums.
//
// The work is done by nimber/depth_first.hpp and, for games that gain by it, proof_numbers.hpp.
// Several threads ask for the same nimber, each in an order of options a little of its own, and
// share what they learn; the first to know it stops the others.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <utility>

#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/conflict/nimber/choices.hpp"
#include "minimex/conflict/nimber/depth_first.hpp"
#include "minimex/conflict/nimber/facts.hpp"
#include "minimex/conflict/nimber/lookup.hpp"
#include "minimex/conflict/nimber/proof_numbers.hpp"
#include "minimex/conflict/nimber/search.hpp"
#include "minimex/core/parallel.hpp"

namespace minimex::conflict {

/// `Rules`: nimber/kayles_rules.hpp.
template <int W, class Rules>
class OutcomeSearch final : public NimberSearch {
 public:
  using Bits = NimberBits<W>;
  using Tables = NimberTables<W, Rules>;

  [[nodiscard]] static std::uint64_t least_bytes(Vertex moves) noexcept {
    return fixed_bytes(moves) + Tables::kLeastBytes;
  }

  /// Positions are sets of vertices of `graph`; there are at most `moves` moves.
  OutcomeSearch(Rules rules, const Graph& graph, Vertex moves, const NimberOptions& options,
                std::uint64_t bytes, Control& control)
      : rules_(std::move(rules)),
        fixed_bytes_(fixed_bytes(moves)),
        threads_(threads_within(bytes, moves, control)),
        lookup_(graph, rules_.open(), options,
                std::make_shared<Tables>(bytes - fixed_bytes_ * at_least_one(threads_), threads_)),
        depth_first_(rules_, lookup_, control, nullptr, 0),
        proof_numbers_(rules_, lookup_, depth_first_, 0),
        options_(options),
        control_(control) {}

  std::optional<int> nimber(std::span<const Vertex> vertices) override {
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

  [[nodiscard]] int proved_lower() const noexcept override {
    return Rules::kWeighsProofs ? proof_numbers_.proved_lower() : depth_first_.proved_lower();
  }
  [[nodiscard]] std::uint64_t positions() const noexcept override {
    return depth_first_.positions() + positions_of_helpers_;
  }
  [[nodiscard]] std::uint64_t peak_bytes() const override {
    return fixed_bytes_ * at_least_one(threads_) + lookup_.tables()->peak_bytes();
  }

 private:
  static constexpr std::size_t kWorthThreads = 24;  // fewer vertices take less than a thread

  /// A helper of `leader`, which outlives it and whose tables it shares.
  OutcomeSearch(const OutcomeSearch& leader, std::uint64_t number, const std::atomic<bool>& known)
      : rules_(leader.rules_),
        fixed_bytes_(leader.fixed_bytes_),
        threads_(1),
        lookup_(leader.lookup_, rules_.open(), leader.options_),
        depth_first_(rules_, lookup_, leader.control_, &known, number),
        proof_numbers_(rules_, lookup_, depth_first_, number),
        options_(leader.options_),
        control_(leader.control_) {}

  static std::uint64_t at_least_one(int threads) noexcept {
    return static_cast<std::uint64_t>(std::max(threads, 1));
  }

  /// How many threads the budget allows, each with its own share of what is fixed.
  static int threads_within(std::uint64_t bytes, Vertex moves, const Control& control) noexcept {
    const std::uint64_t most = (bytes - Tables::kLeastBytes) / fixed_bytes(moves);
    return static_cast<int>(
        std::min<std::uint64_t>(most, static_cast<std::uint64_t>(control.budget().threads)));
  }

  /// The nimber, from whichever thread finds it first.
  int ask_together(std::span<const Vertex> vertices) {
    std::atomic<bool> found{false};
    std::atomic<int> nimber{kNimberStopped};
    std::atomic<std::uint64_t> searched{0};
    depth_first_.stop_when(&found);
    const auto note = [&](int answer) {
      if (answer == kNimberStopped) return;
      nimber = answer;
      found = true;
    };
    const auto take_part = [&](std::size_t i) {
      if (i == 0) return note(ask_sum(vertices, kNimberWanted));
      OutcomeSearch helper(*this, i, found);
      note(helper.ask_sum(vertices, kNimberWanted));
      searched += helper.positions();
    };
    parallel_for(threads_, static_cast<std::size_t>(threads_), [&](std::size_t i) {
      try {
        take_part(i);
      } catch (const std::bad_alloc&) {
        if (i != 0) return;  // without this helper, the others go on
        found = true;
        throw;
      }
    });
    depth_first_.stop_when(nullptr);
    positions_of_helpers_ += searched;
    return nimber;
  }

  int ask_sum(std::span<const Vertex> vertices, int target) {
    auto& choices = depth_first_.choices();
    const Bits set = rules_.position(vertices);
    const auto before = choices.mark();
    auto sum = choices.split(set, set);
    const int answer = choices.decide(sum, target, [&](const auto& part, int wanted) {
      return ask(part.set, part.size, wanted);
    });
    choices.drop_to(before);
    return answer;
  }

  int ask(const Bits& set, int size, int target) {
    if constexpr (Rules::kWeighsProofs) return proof_numbers_.ask(set, size, target);
    return depth_first_.ask(set, size, target);
  }

  /// Everything but the tables: neighbourhoods, symmetries, labellings, and the stacks.
  static std::uint64_t fixed_bytes(Vertex moves) noexcept {
    const auto n = static_cast<std::uint64_t>(moves);
    return n * (5 * sizeof(Bits) + 256) + n * n * 4 + NimberChoices<W, Rules>::bytes(n) +
           (Rules::kWeighsProofs ? NimberProofNumbers<W, Rules>::bytes(n) : 0);
  }

  Rules rules_;
  std::uint64_t fixed_bytes_;
  int threads_;
  NimberLookup<W, Rules> lookup_;
  NimberDepthFirst<W, Rules> depth_first_;
  NimberProofNumbers<W, Rules> proof_numbers_;
  NimberOptions options_;
  Control& control_;
  std::uint64_t positions_of_helpers_ = 0;
};

}  // namespace minimex::conflict
