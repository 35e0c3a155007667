#include "minimex/check/chessboard.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/claimed_value.hpp"
#include "minimex/check/legal.hpp"
#include "minimex/check/proof_kind.hpp"
#include "minimex/check/removal_count.hpp"
#include "minimex/check/room.hpp"
#include "minimex/check/staircases.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/chessboard/rules.hpp"

namespace minimex::check {
namespace {

using chessboard::Instance;
using chessboard::Piece;
using chessboard::Position;

/// Throws Refuted unless the line removes everything by legal moves for `value`. False when
/// stopped.
bool check_line(const Instance& instance, const std::vector<Move>& line, std::int64_t value,
                Control& control) {
  Position position(instance);
  std::int64_t total = 0;
  const auto play = [&](std::size_t i) { total += position.play(line[i]); };
  if (!play_line(position, line, control, play)) return false;
  if (position.pieces_left() > 0) throw Refuted("the line leaves pieces on the board");
  if (total != value) {
    throw Refuted(fmt::format("the line costs {}, the claim says {}", total, value));
  }
  return true;
}

/// For pieces by row from the top: which have one of the other colour, both worth something,
/// strictly above and left of them. With `sign` -1, for pieces from the bottom: below and right.
std::vector<bool> unblocked_before(const std::vector<Piece>& pieces, std::int32_t sign) {
  constexpr std::int32_t kNone = std::numeric_limits<std::int32_t>::max();
  std::array<std::int32_t, 2> nearest{kNone, kNone};  // by colour, in the rows before
  std::array<std::int32_t, 2> with_row = nearest;     // the row at hand included
  std::vector<bool> found;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const std::int32_t col = sign * pieces[i].col;
    if (i > 0 && pieces[i - 1].row != pieces[i].row) nearest = with_row;
    found.push_back(pieces[i].value > 0 && nearest[pieces[i].white ? 0 : 1] < col);
    std::int32_t& mine = with_row[pieces[i].white ? 1 : 0];
    if (pieces[i].value > 0) mine = std::min(mine, col);
  }
  return found;
}

/// The pieces that can ever gain from going in a pair, and what the others cost.
struct Core {
  std::vector<bool> has = {};  // by piece of the board
  std::vector<Piece> pieces = {};
  std::int64_t alone = 0;
};

Core core_of(const std::vector<Piece>& pieces) {
  const std::vector<bool> above = unblocked_before(pieces, 1);
  std::vector<bool> below = unblocked_before({pieces.rbegin(), pieces.rend()}, -1);
  std::reverse(below.begin(), below.end());
  Core core;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    core.has.push_back(above[i] || below[i]);
    if (core.has.back()) {
      core.pieces.push_back(pieces[i]);
    } else {
      core.alone += pieces[i].value;
    }
  }
  return core;
}

/// The costs of following the policy, from set to set.
class Policy {
 public:
  Policy(const std::vector<Piece>& core, const Staircases& sets, const std::int64_t* costs)
      : core_(core), sets_(sets), costs_(costs) {}

  /// Cost from set `number`, in which `exposed` are, if the move numbered `chosen` is made. Throws
  /// Refuted when another is cheaper, or as cheap and earlier in the order of moves.
  std::int64_t follow(std::uint64_t number, std::span<const std::size_t> exposed,
                      std::uint64_t chosen) {
    list_moves(number, exposed);
    const auto best = std::min_element(totals_.begin(), totals_.end());
    const auto first_best = static_cast<std::uint64_t>(best - totals_.begin());
    if (chosen != first_best) {
      throw Refuted(fmt::format("the policy names move {} of set {}, the first best one is {}",
                                chosen, number, first_best));
    }
    return *best;
  }

 private:
  /// What each move costs with all that follows: singles by row, then pairs.
  void list_moves(std::uint64_t number, std::span<const std::size_t> exposed) {
    totals_.clear();
    for (const std::size_t a : exposed) {
      totals_.push_back(core_[a].value + costs_[number - sets_.step(a)]);
    }
    for (std::size_t i = 0; i < exposed.size(); ++i) {
      const Piece& a = core_[exposed[i]];
      const std::uint64_t without_a = number - sets_.step(exposed[i]);
      for (const std::size_t other : exposed.subspan(i + 1)) {
        const Piece& b = core_[other];
        if (a.white == b.white) continue;
        totals_.push_back(std::abs(a.value - b.value) + costs_[without_a - sets_.step(other)]);
      }
    }
  }

  const std::vector<Piece>& core_;
  const Staircases& sets_;
  const std::int64_t* costs_;
  std::vector<std::int64_t> totals_;
};

/// Reads the policy to its end and checks that it is the best and costs `value` with the pieces
/// outside the core; and the count that is claimed, if there is one.
Verdict check_policy(const Instance& board, const Claim& claim, std::int64_t value,
                     ProofReader& proof, Control& control) {
  constexpr std::uint64_t kBetweenChecks = 4096;
  constexpr std::string_view kMove = "the number of a move";
  const Core core = core_of(board.pieces);
  const std::uint64_t fixed = Staircases::bytes(core.pieces.size());
  if (!control.fits(fixed)) return {.run = needs_memory("the board", fixed, control.budget())};
  std::vector<Staircases::Cell> cells;
  for (const Piece& piece : core.pieces) cells.push_back({piece.row, piece.col});
  Staircases sets(std::move(cells));
  const std::uint64_t bytes = saturating_multiply(sets.size(), sizeof(std::int64_t));
  std::unique_ptr<std::int64_t[]> costs;
  if (control.fits(saturating_add(bytes, fixed))) costs = make_room<std::int64_t>(sets.size());
  if (!costs) return {.run = needs_memory("the table of all costs", bytes, control.budget())};

  Policy policy(core.pieces, sets, costs.get());
  costs[0] = 0;
  for (std::uint64_t number = 1; sets.next(); ++number) {
    const std::uint64_t chosen = proof.number(kMove, std::numeric_limits<std::uint32_t>::max());
    costs[number] = policy.follow(number, sets.exposed(), chosen);
    if (number % kBetweenChecks != 0) continue;
    if (control.stopped()) return {.run = stopped_report(control)};
    control.progress("check", number, sets.size());
  }
  proof.expect_end();
  const std::int64_t least = core.alone + costs[sets.size() - 1];
  if (least != value) {
    throw Refuted(fmt::format("the least cost is {}, the claim says {}", least, value));
  }
  if (claim.count) {
    const SolvedCore solved{core.has, sets, {costs.get(), static_cast<std::size_t>(sets.size())}};
    const RunReport run = check_removal_count(board.pieces, solved, *claim.count, control);
    if (run.status != Status::Proved) return {.run = run};
  }
  return {.finding = Finding::Proved, .text = std::to_string(value)};
}

}  // namespace

Verdict check_chessboard(const Instance& board, const Claim& claim, ProofReader* proof,
                         Control& control) {
  const std::int64_t value = claimed_value(claim);
  if (claim.line && !check_line(board, *claim.line, value, control)) {
    return {.run = stopped_report(control)};
  }
  if (proof != nullptr) {
    expect_kind(proof->header(), proof_kind::kRemovalPolicy);
    return check_policy(board, claim, value, *proof, control);
  }
  return attained_by_line(claim, value);
}

}  // namespace minimex::check
