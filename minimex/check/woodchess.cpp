#include "minimex/check/woodchess.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/claimed_value.hpp"
#include "minimex/check/legal.hpp"
#include "minimex/check/line_counts.hpp"
#include "minimex/check/proof_kind.hpp"
#include "minimex/check/room.hpp"
#include "minimex/check/staircases.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::check {
namespace {

using woodchess::Instance;
using woodchess::Position;

constexpr std::uint64_t kBetweenChecks = 4096;

/// Throws Refuted unless the line fills the board by legal moves and ends with `value`. False when
/// stopped.
bool check_line(const Instance& instance, const std::vector<Move>& line, std::int64_t value,
                Control& control) {
  Position position(instance);
  std::int64_t total = 0;
  const auto play = [&](std::size_t i) { total += position.play(line[i]); };
  if (!play_line(position, line, control, play)) return false;
  if (!position.full()) throw Refuted("the line leaves empty cells");
  if (total != value) {
    throw Refuted(fmt::format("the line comes to {}, the claim says {}", total, value));
  }
  return true;
}

/// The cells by index, upside down.
std::vector<Staircases::Cell> turned_cells(const Instance& instance) {
  std::vector<Staircases::Cell> cells;
  cells.reserve(instance.first.size());
  for (std::int32_t row = 1; row <= instance.rows; ++row) {
    for (std::int32_t col = 1; col <= instance.cols; ++col) cells.push_back({-row, col});
  }
  return cells;
}

/// Margins of all positions, by number.
class Margins {
 public:
  /// `counts`: room for the games of best moves from each position; null when they are not asked
  /// for.
  Margins(const Instance& instance, Staircases positions, std::unique_ptr<std::int64_t[]> margins,
          LineCounts* counts)
      : instance_(instance),
        positions_(std::move(positions)),
        margins_(std::move(margins)),
        counts_(counts) {}

  /// Fills the table by the policy in `proof`, to its end. Throws Refuted when a move of it is not
  /// the first best one. False when stopped.
  bool follow(ProofReader& proof, Control& control) {
    margins_[0] = 0;
    if (counts_ != nullptr) counts_->set_end(0);
    for (std::uint64_t number = 1; positions_.next(); ++number) {
      margins_[number] = best_total(
          number, proof.number("the number of a move", std::numeric_limits<std::uint32_t>::max()));
      if (counts_ != nullptr) count_best(number);
      if (number % kBetweenChecks != 0) continue;
      if (control.stopped()) return false;
      control.progress("check", number, positions_.size());
    }
    proof.expect_end();
    return true;
  }

  /// The empty board.
  [[nodiscard]] std::uint64_t start() const noexcept { return positions_.size() - 1; }
  /// What the first player wins by from there.
  [[nodiscard]] std::int64_t value() const noexcept { return margins_[start()]; }

  /// Throws Refuted unless each move of the legal line has the margin of its position.
  void check_play(const std::vector<Move>& line) const {
    std::uint64_t number = start();
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::size_t cell = instance_.index(line[i].first.at[0], line[i].first.at[1]);
      if (total(number, cell, i % 2 == 0) != margins_[number]) {
        throw Refuted(
            fmt::format("move {} of the line, {}, is not a best one", i + 1, to_string(line[i])));
      }
      number -= positions_.step(cell);
    }
  }

 private:
  /// What the mover wins by from position `number` if he takes `cell`.
  [[nodiscard]] std::int64_t total(std::uint64_t number, std::size_t cell, bool first) const {
    const std::int64_t gain = first ? instance_.first[cell] : instance_.second[cell];
    return gain - margins_[number - positions_.step(cell)];
  }

  /// Whether the first player moves where the empty cells begin with `exposed`: from the row of one
  /// of these cells to the row of the next, all rows are empty from its column on.
  [[nodiscard]] bool first_moves(std::span<const std::size_t> exposed) const noexcept {
    const auto cols = static_cast<std::size_t>(instance_.cols);
    std::size_t empty = 0;
    std::size_t end = static_cast<std::size_t>(instance_.rows);
    for (std::size_t i = exposed.size(); i-- > 0;) {
      const std::size_t row = exposed[i] / cols;
      empty += (end - row) * (cols - exposed[i] % cols);
      end = row;
    }
    return (instance_.first.size() - empty) % 2 == 0;
  }

  /// The margin of position `number` if the move numbered `chosen` is its first best one.
  std::int64_t best_total(std::uint64_t number, std::uint64_t chosen) const {
    const auto cells = positions_.exposed();
    const bool first = first_moves(cells);
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    std::size_t best = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::int64_t offer = total(number, cells[i], first);
      if (offer > most) {
        most = offer;
        best = i;
      }
    }
    if (chosen != best) {
      throw Refuted(fmt::format("the policy names move {} of position {}, the first best one is {}",
                                chosen, number, best));
    }
    return most;
  }

  /// The games of best moves from position `number`, from those of what its best moves leave.
  void count_best(std::uint64_t number) {
    const auto cells = positions_.exposed();
    const bool first = first_moves(cells);
    counts_->clear(number);
    for (const std::size_t cell : cells) {
      if (total(number, cell, first) != margins_[number]) continue;
      counts_->add(number, number - positions_.step(cell));
    }
  }

  const Instance& instance_;
  Staircases positions_;
  std::unique_ptr<std::int64_t[]> margins_;
  LineCounts* counts_;
};

Verdict check_policy(const Instance& instance, const Claim& claim, std::int64_t value,
                     ProofReader& proof, Control& control) {
  const std::uint64_t fixed = Staircases::bytes(instance.first.size());
  if (!control.fits(fixed)) return {.run = needs_memory("the board", fixed, control.budget())};
  Staircases positions(turned_cells(instance));
  std::uint64_t bytes = saturating_multiply(positions.size(), sizeof(std::int64_t));
  std::optional<LineCounts> counts;
  if (claim.count) {
    counts.emplace(*claim.count, instance.first.size());
    bytes = saturating_add(bytes, counts->bytes(positions.size()));
  }
  std::unique_ptr<std::int64_t[]> room;
  if (control.fits(saturating_add(bytes, fixed))) room = make_room<std::int64_t>(positions.size());
  if (!room || (counts && !counts->make_room(positions.size()))) {
    return {.run = needs_memory("the table of all margins", bytes, control.budget())};
  }

  Margins margins(instance, std::move(positions), std::move(room), counts ? &*counts : nullptr);
  if (!margins.follow(proof, control)) return {.run = stopped_report(control)};
  if (margins.value() != value) {
    throw Refuted(fmt::format("best play comes to {}, the claim says {}", margins.value(), value));
  }
  if (claim.line) margins.check_play(*claim.line);
  if (counts) counts->expect_claimed(margins.start());
  return {.finding = Finding::Proved, .text = std::to_string(value)};
}

}  // namespace

Verdict check_woodchess(const Instance& board, const Claim& claim, ProofReader* proof,
                        Control& control) {
  const std::int64_t value = claimed_value(claim);
  if (claim.line && !check_line(board, *claim.line, value, control)) {
    return {.run = stopped_report(control)};
  }
  if (proof != nullptr) {
    expect_kind(proof->header(), proof_kind::kMovePolicy);
    return check_policy(board, claim, value, *proof, control);
  }
  return attained_by_line(claim, value);
}

}  // namespace minimex::check
