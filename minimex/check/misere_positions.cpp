#include "minimex/check/misere_positions.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/proof_kind.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/formats/proof_kinds.hpp"

namespace minimex::check {
namespace {

constexpr Vertex kMostVertices = 64;

/// Free vertices with a free neighbour, and whether an odd number of others are free.
struct Position {
  std::uint64_t free = 0;
  bool lone = false;
};

class LostPositions {
 public:
  explicit LostPositions(const Graph& graph) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      std::uint64_t neighbours = 0;
      for (const Vertex u : graph.neighbours(v)) neighbours |= bit(u);
      neighbours_.push_back(neighbours);
    }
  }

  /// What taking `v`, free in the start, leaves.
  [[nodiscard]] Position after(Vertex v) const {
    return position(everything() & ~taken_by(v), false);
  }

  [[nodiscard]] bool holds(const Position& position) const {
    return lists_[position.lone ? 1 : 0].contains(position.free);
  }

  /// Whether the player to move wins: without a move, or by one that leads to the list.
  [[nodiscard]] bool wins(const Position& from) const {
    return (from.free == 0 && !from.lone) ||
           any_move(from, [&](const Position& left) { return holds(left); });
  }

  /// Reads the list and checks it; false when a limit stopped it: `why` says which.
  bool read(ProofReader& in, Control& control, RunReport& why) {
    constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();
    constexpr std::uint64_t kBytes = 64;
    for (auto& list : lists_) {
      std::uint64_t free = 0;
      const std::uint64_t count = in.number("the number of positions", kMost);
      for (std::uint64_t i = 0; i < count; ++i) {
        if (i % 1024 == 0 && control.stopped()) return stop(control, why);
        if (!control.fits(kBytes * (lists_[0].size() + lists_[1].size()))) {
          why = needs_memory("the list of positions", 2 * kBytes * (i + lists_[0].size()),
                             control.budget());
          return false;
        }
        const std::uint64_t gap = in.number("the gap to the next position", kMost - free);
        if (i > 0 && gap == 0) throw Refuted("the proof names a position twice");
        free += gap;
        list.insert(free);
      }
    }
    return check(control, why);
  }

 private:
  static std::uint64_t bit(Vertex v) noexcept {
    return std::uint64_t{1} << static_cast<unsigned>(v);
  }
  [[nodiscard]] std::uint64_t taken_by(Vertex v) const {
    return neighbours_[static_cast<std::size_t>(v)] | bit(v);
  }
  [[nodiscard]] std::uint64_t everything() const {
    return neighbours_.empty() ? 0 : ~std::uint64_t{0} >> (64 - neighbours_.size());
  }

  [[nodiscard]] Position position(std::uint64_t free, bool lone) const {
    Position out{.free = free, .lone = lone};
    for (std::uint64_t left = free; left != 0; left &= left - 1) {
      const auto v = static_cast<Vertex>(std::countr_zero(left));
      if ((neighbours_[static_cast<std::size_t>(v)] & free) != 0) continue;
      out.free &= ~bit(v);
      out.lone = !out.lone;
    }
    return out;
  }

  template <class Visit>
  bool any_move(const Position& from, Visit visit) const {
    for (std::uint64_t left = from.free; left != 0; left &= left - 1) {
      const auto v = static_cast<Vertex>(std::countr_zero(left));
      if (visit(position(from.free & ~taken_by(v), from.lone))) return true;
    }
    return from.lone && visit(Position{.free = from.free});
  }

  bool check(Control& control, RunReport& why) const {
    std::uint64_t checked = 0;
    for (const bool lone : {false, true}) {
      for (const std::uint64_t free : lists_[lone ? 1 : 0]) {
        if (++checked % 64 == 0 && control.stopped()) return stop(control, why);
        const Position lost{.free = free, .lone = lone};
        const Position same = position(free & everything(), lone);
        if (same.free != free || same.lone != lone || (free == 0 && !lone)) {
          throw Refuted("the proof lists what is no position, or the empty one");
        }
        if (any_move(lost, [&](const Position& left) { return !wins(left); })) {
          throw Refuted(
              fmt::format("a position of {} vertices is listed as lost, and nothing shows that "
                          "each move from it loses",
                          std::popcount(free) + (lone ? 1 : 0)));
        }
      }
    }
    return true;
  }

  static bool stop(const Control& control, RunReport& why) {
    why = stopped_report(control);
    return false;
  }

  std::vector<std::uint64_t> neighbours_;
  std::unordered_set<std::uint64_t> lists_[2];  // without and with a lone vertex
};

/// All first moves that win, by the list.
std::vector<Move> winning_moves(const NimberGame& game, const LostPositions& lost) {
  std::vector<Move> winning;
  for (Vertex v = 0; v < game.graph.vertex_count(); ++v) {
    const Position left = lost.after(v);
    if (lost.holds(left)) {
      winning.push_back({game.sites.site(v)});
    } else if (!lost.wins(left)) {
      throw Refuted(fmt::format("nothing shows whether the move {} wins",
                                to_string(Move{game.sites.site(v)})));
    }
  }
  return winning;
}

}  // namespace

Verdict check_misere(const NimberGame& game, const Claim& claim, ProofReader* proof,
                     Control& control) {
  if (claim.value || !claim.outcome->misere) {
    throw Refuted("the claim is not just about who wins the misere game");
  }
  if (claim.line && !claim.line->empty()) throw Refuted("no line of play goes with a winner");
  if (claim.outcome->lost_positions) {
    throw Refuted("the number of P-positions is not counted for misere play");
  }
  if (game.graph.vertex_count() > kMostVertices) {
    throw Unsupported(
        fmt::format("misere play can be proved on at most {} vertices", kMostVertices));
  }
  if (proof == nullptr) throw Unsupported("no proof");
  expect_kind(proof->header(), proof_kind::kMiserePositions);
  LostPositions lost(game.graph);
  RunReport why;
  if (!lost.read(*proof, control, why)) return {.run = why};
  proof->expect_end();
  const std::vector<Move> winning = winning_moves(game, lost);
  const bool first_wins = game.graph.vertex_count() == 0 || !winning.empty();
  const std::string winner = first_wins ? "first" : "second";
  if (claim.outcome->first_wins != first_wins) {
    throw Refuted(fmt::format("the winner is {}", winner));
  }
  if (claim.answer && *claim.answer != winner) {
    throw Refuted(fmt::format("the answer '{}' is not the winner", printable(*claim.answer)));
  }
  if (claim.outcome->winning && *claim.outcome->winning != winning) {
    throw Refuted(fmt::format("the moves that win are {}",
                              winning.empty() ? "none" : to_string(std::span(winning))));
  }
  return {.finding = Finding::Proved, .text = winner};
}

}  // namespace minimex::check
