#include "minimex/check/chomp.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/claimed_value.hpp"
#include "minimex/check/diagram_numbers.hpp"
#include "minimex/check/legal.hpp"
#include "minimex/check/lost_diagrams.hpp"
#include "minimex/check/proof_kind.hpp"
#include "minimex/check/room.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/chomp/rules.hpp"

namespace minimex::check {
namespace {

using chomp::Instance;
using chomp::Position;

/// Reads the nimbers of all diagrams in order, and checks each against those before it.
template <typename Nimber>
class Reading {
 public:
  Reading(const Diagram& shape, const DiagramNumbers& numbering, Nimber* nimbers, std::size_t cells)
      : shape_(shape),
        numbering_(numbering),
        nimbers_(nimbers),
        diagram_(shape.size(), 0),
        mine_(shape.size(), 0),
        reached_(cells + 1, 0) {}

  /// False when stopped.
  bool run(ProofReader& proof, Control& control) {
    constexpr std::uint64_t kBetweenChecks = 1024;
    for (std::uint64_t number = 1; number < numbering_.size(); ++number) {
      grow();
      const std::uint64_t nimber = proof.number("a nimber", reached_.size() - 1);
      mark_bites(number);
      check_mex(number, static_cast<std::size_t>(nimber));
      nimbers_[number] = static_cast<Nimber>(nimber);
      if (number % kBetweenChecks != 0) continue;
      if (control.stopped()) return false;
      control.progress("check", number, numbering_.size());
    }
    proof.expect_end();
    return true;
  }

 private:
  /// Goes to the next diagram: the last row that can be longer is, and the rows below it go.
  void grow() noexcept {
    std::size_t row = height_ < shape_.size() ? height_ : height_ - 1;
    while (diagram_[row] == shape_[row] || (row > 0 && diagram_[row] == diagram_[row - 1])) {
      diagram_[row--] = 0;
    }
    ++diagram_[row];
    mine_[row] = numbering_.shorter(row, diagram_[row]);
    height_ = row + 1;
  }

  /// Marks what the bites lead to. A bite cuts its row and those below down to its column: compared
  /// with a bite one row further down, it cuts one row more.
  void mark_bites(std::uint64_t number) noexcept {
    std::size_t longer = height_;  // how many rows reach into the column
    for (std::int32_t col = 0; col < diagram_[0]; ++col) {
      while (diagram_[longer - 1] <= col) --longer;
      std::uint64_t after = number;
      for (std::size_t row = longer; row-- > (col == 0 ? 1U : 0U);) {
        after -= mine_[row] - numbering_.shorter(row, col);
        reached_[nimbers_[after]] = number;
      }
    }
  }

  void check_mex(std::uint64_t number, std::size_t nimber) const {
    for (std::size_t less = 0; less < nimber; ++less) {
      if (reached_[less] == number) continue;
      throw Refuted(fmt::format("diagram {} has nimber {} in the proof, but no bite leaves {}",
                                number, nimber, less));
    }
    if (reached_[nimber] == number) {
      throw Refuted(fmt::format("diagram {} has nimber {} in the proof, but a bite leaves the same",
                                number, nimber));
    }
  }

  const Diagram& shape_;
  const DiagramNumbers& numbering_;
  Nimber* nimbers_;
  Diagram diagram_;  // rows from height_ on are 0
  std::size_t height_ = 0;
  std::vector<std::uint64_t> mine_;     // what each row adds to the number
  std::vector<std::uint64_t> reached_;  // by nimber: the last diagram with a bite to it
};

using NimberOf = std::function<std::uint64_t(const Diagram&)>;

/// Throws Refuted unless the line is best play to the end. False when stopped.
bool check_line(const Instance& instance, const std::vector<Move>& line, const NimberOf& nimber_of,
                Control& control) {
  Position position(instance);
  const auto play = [&](std::size_t i) {
    const bool can_win = nimber_of(position.diagram()) != 0;
    position.play(line[i]);
    if (can_win && nimber_of(position.diagram()) != 0) {
      throw Refuted(
          fmt::format("move {} of the line, {}, does not win", i + 1, to_string(line[i])));
    }
  };
  if (!play_line(position, line, control, play)) return false;
  if (!position.over()) throw Refuted("the line ends before the game does");
  return true;
}

/// No line shows a nimber and no bite a winner, but they may be refuted for being illegal.
Verdict without_proof(const Instance& instance, const Claim& claim, Control& control) {
  Position position(instance);
  const auto play = [&](std::size_t i) { position.play((*claim.line)[i]); };
  if (claim.line && !play_line(position, *claim.line, control, play)) {
    return {.run = stopped_report(control)};
  }
  if (claim.outcome && claim.outcome->winning) {
    for (const Move& move : *claim.outcome->winning) {
      const std::string objection = Position(instance).objection(move);
      if (!objection.empty()) throw Refuted("a winning move is illegal: " + objection);
    }
  }
  throw Unsupported("no proof");
}

/// Whether the shape has the claimed value, and the line, if any, is best play.
Verdict conclude(const Instance& instance, const Claim& claim, const NimberOf& nimber_of,
                 Control& control) {
  const std::int64_t value = claimed_value(claim);
  const auto nimber = static_cast<std::int64_t>(nimber_of(instance.shape));
  if (nimber != value) {
    throw Refuted(fmt::format("the nimber is {}, the claim says {}", nimber, value));
  }
  if (claim.line && !check_line(instance, *claim.line, nimber_of, control)) {
    return {.run = stopped_report(control)};
  }
  return {.finding = Finding::Proved, .text = std::to_string(value)};
}

template <typename Nimber>
Verdict check_nimbers(const Instance& instance, const DiagramNumbers& numbering, std::size_t cells,
                      const Claim& claim, ProofReader& proof, Control& control) {
  const std::uint64_t bytes = saturating_multiply(numbering.size(), sizeof(Nimber));
  std::unique_ptr<Nimber[]> nimbers;
  if (control.fits(bytes)) nimbers = make_room<Nimber>(numbering.size());
  if (!nimbers) {
    return {.run = needs_memory("the table of all nimbers", bytes, control.budget())};
  }
  if (!Reading<Nimber>(instance.shape, numbering, nimbers.get(), cells).run(proof, control)) {
    return {.run = stopped_report(control)};
  }
  const auto nimber_of = [&](const Diagram& diagram) -> std::uint64_t {
    return nimbers[numbering.number(diagram)];
  };
  return conclude(instance, claim, nimber_of, control);
}

std::uint64_t hook_nimber(const Diagram& hook) {
  const auto end = std::lower_bound(hook.begin(), hook.end(), 0, std::greater<>());
  return static_cast<std::uint64_t>((hook[0] - 1) ^ (end - hook.begin() - 1));
}

/// What is right about who wins.
struct Lost {
  NimberOf nimber_of;  ///< 0 for the lost ones, else 1
  std::uint64_t count = 0;
  std::vector<Move> winning = {};
};

/// Whether all that is claimed about who wins is right.
Verdict conclude_outcome(const Instance& instance, const Claim& claim, const Lost& lost,
                         Control& control) {
  const OutcomeClaim& outcome = *claim.outcome;
  if (claim.value) throw Refuted("the claim has a value and a winner");
  const bool first_wins = lost.nimber_of(instance.shape) != 0;
  const std::string winner = first_wins ? "first" : "second";
  if (outcome.first_wins != first_wins) throw Refuted(fmt::format("the winner is {}", winner));
  if (claim.answer && *claim.answer != winner) {
    throw Refuted(fmt::format("the answer '{}' is not the winner", printable(*claim.answer)));
  }
  if (outcome.winning && *outcome.winning != lost.winning) {
    throw Refuted(lost.winning.empty() ? std::string("no move wins")
                                       : fmt::format("the moves that win are {}",
                                                     to_string(std::span(lost.winning))));
  }
  if (outcome.lost_positions && *outcome.lost_positions != lost.count) {
    throw Refuted(fmt::format("there are {} P-positions, the claim says {}", lost.count,
                              *outcome.lost_positions));
  }
  // A solution about who wins has no line: an empty one says nothing.
  const bool line = claim.line && !claim.line->empty();
  if (line && !check_line(instance, *claim.line, lost.nimber_of, control)) {
    return {.run = stopped_report(control)};
  }
  return {.finding = Finding::Proved, .text = winner};
}

/// A hook is lost when its arms are equal; the move that wins makes them so.
Lost lost_in_hook(const Diagram& hook) {
  const std::int32_t across = hook[0];
  const auto down = static_cast<std::int32_t>(hook.size());
  Lost lost{.nimber_of = [](const Diagram& diagram) -> std::uint64_t {
              return hook_nimber(diagram) == 0 ? 0 : 1;
            },
            .count = static_cast<std::uint64_t>(std::min(across, down))};
  if (across > down) lost.winning.push_back({Site{1, down + 1}});
  if (across < down) lost.winning.push_back({Site{across + 1, 1}});
  return lost;
}

std::vector<Move> winning_moves(const Diagram& shape, const NimberOf& nimber_of) {
  std::vector<Move> winning;
  for (std::size_t row = 0; row < shape.size(); ++row) {
    for (std::int32_t col = row == 0 ? 1 : 0; col < shape[row]; ++col) {
      Diagram after = shape;
      for (std::size_t cut = row; cut < shape.size(); ++cut) after[cut] = std::min(after[cut], col);
      if (nimber_of(after) == 0) winning.push_back({Site{static_cast<int>(row) + 1, col + 1}});
    }
  }
  return winning;
}

Verdict check_lost(const Instance& instance, const DiagramNumbers& numbering, const Claim& claim,
                   ProofReader& proof, Control& control) {
  const std::uint64_t words = LostDiagrams::words(numbering.size());
  std::unique_ptr<std::uint64_t[]> room;
  if (control.fits(words * sizeof(std::uint64_t))) room = make_room<std::uint64_t>(words);
  if (!room) {
    return {.run = needs_memory("one bit for each diagram", words * sizeof(std::uint64_t),
                                control.budget())};
  }
  LostDiagrams diagrams(instance.shape, numbering, std::move(room));
  if (!diagrams.read(proof, control)) return {.run = stopped_report(control)};
  Lost lost{.nimber_of = [&](const Diagram& diagram) -> std::uint64_t {
              return diagrams.lost(numbering.number(diagram)) ? 0 : 1;
            },
            .count = diagrams.count()};
  lost.winning = winning_moves(instance.shape, lost.nimber_of);
  return conclude_outcome(instance, claim, lost, control);
}

}  // namespace

Verdict check_chomp(const Instance& chomp, const Claim& claim, ProofReader* proof,
                    Control& control) {
  const Diagram& shape = chomp.shape;
  if (proof == nullptr) return without_proof(chomp, claim, control);
  expect_kind(proof->header(), claim.outcome ? proof_kind::kLostPositions : proof_kind::kNimbers);
  if (shape.size() == 1 || shape[1] == 1) {
    proof->expect_end();
    return claim.outcome ? conclude_outcome(chomp, claim, lost_in_hook(shape), control)
                         : conclude(chomp, claim, hook_nimber, control);
  }
  // There are at least as many diagrams as cells: what has no room for the cells has none for them.
  const std::uint64_t entries = DiagramNumbers::entries(shape);
  const std::uint64_t bytes = entries * sizeof(std::uint64_t);
  std::unique_ptr<std::uint64_t[]> room;
  if (control.fits(bytes)) room = make_room<std::uint64_t>(entries);
  if (!room) return {.run = needs_memory("the numbering of diagrams", bytes, control.budget())};
  const DiagramNumbers numbering(shape, std::move(room));
  if (claim.outcome) return check_lost(chomp, numbering, claim, *proof, control);
  const std::size_t cells = static_cast<std::size_t>(entries) - 2 * shape.size();
  return cells <= std::numeric_limits<std::uint8_t>::max() + std::size_t{1}
             ? check_nimbers<std::uint8_t>(chomp, numbering, cells, claim, *proof, control)
             : check_nimbers<std::uint32_t>(chomp, numbering, cells, claim, *proof, control);
}

}  // namespace minimex::check
