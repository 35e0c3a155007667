#include "minimex/check/chomp.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/claimed_value.hpp"
#include "minimex/check/legal.hpp"
#include "minimex/check/proof_kind.hpp"
#include "minimex/check/room.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/chomp/rules.hpp"

namespace minimex::check {
namespace {

using chomp::Instance;
using chomp::Position;
using Diagram = std::vector<std::int32_t>;

/// The numbers of the diagrams inside a shape.
class Numbering {
 public:
  /// How many entries a numbering has.
  static std::uint64_t entries(const Diagram& shape) noexcept {
    std::uint64_t entries = 0;
    for (const std::int32_t length : shape) entries += static_cast<std::uint64_t>(length) + 2;
    return entries;
  }

  /// In a room for so many.
  Numbering(const Diagram& shape, std::unique_ptr<std::uint64_t[]> room)
      : begins_(shape.size() + 1, 0), shorter_(std::move(room)) {
    for (std::size_t row = 0; row < shape.size(); ++row) {
      begins_[row + 1] = begins_[row] + static_cast<std::size_t>(shape[row]) + 2;
    }
    for (std::size_t row = shape.size(); row-- > 0;) {
      shorter_[begins_[row]] = 0;
      for (std::int32_t length = 0; length <= shape[row]; ++length) {
        // Choices for the rows below a row of this length.
        const std::uint64_t below =
            row + 1 == shape.size() ? 1 : shorter(row + 1, std::min(length, shape[row + 1]) + 1);
        shorter_[begins_[row] + static_cast<std::size_t>(length) + 1] =
            saturating_add(shorter(row, length), below);
      }
    }
  }

  /// How many choices there are for `row` and those below it with `row` shorter than `length`.
  [[nodiscard]] std::uint64_t shorter(std::size_t row, std::int32_t length) const noexcept {
    return shorter_[begins_[row] + static_cast<std::size_t>(length)];
  }
  [[nodiscard]] std::uint64_t number(const Diagram& diagram) const noexcept {
    std::uint64_t sum = 0;
    for (std::size_t row = 0; row < diagram.size(); ++row) sum += shorter(row, diagram[row]);
    return sum;
  }
  /// How many diagrams there are, at most 2^64-1.
  [[nodiscard]] std::uint64_t size() const noexcept { return shorter_[begins_[1] - 1]; }

 private:
  std::vector<std::size_t> begins_;  // of the rows in `shorter_`
  std::unique_ptr<std::uint64_t[]> shorter_;
};

/// Reads the nimbers of all diagrams in order, and checks each against those before it.
template <typename Nimber>
class Reading {
 public:
  Reading(const Diagram& shape, const Numbering& numbering, Nimber* nimbers, std::size_t cells)
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
  const Numbering& numbering_;
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

/// No line shows a nimber, but it may be refuted for being illegal.
Verdict without_proof(const Instance& instance, const Claim& claim, Control& control) {
  Position position(instance);
  const auto play = [&](std::size_t i) { position.play((*claim.line)[i]); };
  if (claim.line && !play_line(position, *claim.line, control, play)) {
    return {.run = stopped_report(control)};
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
  return {.outcome = Outcome::Proved, .text = std::to_string(value)};
}

template <typename Nimber>
Verdict check_nimbers(const Instance& instance, const Numbering& numbering, std::size_t cells,
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

}  // namespace

Verdict check_chomp(const Instance& chomp, const Claim& claim, ProofReader* proof,
                    Control& control) {
  const Diagram& shape = chomp.shape;
  if (proof == nullptr) return without_proof(chomp, claim, control);
  expect_kind(proof->header(), proof_kind::kNimbers);
  if (shape.size() == 1 || shape[1] == 1) {
    proof->expect_end();
    return conclude(chomp, claim, hook_nimber, control);
  }
  // There are at least as many diagrams as cells: what has no room for the cells has none for them.
  const std::uint64_t entries = Numbering::entries(shape);
  const std::uint64_t bytes = entries * sizeof(std::uint64_t);
  std::unique_ptr<std::uint64_t[]> room;
  if (control.fits(bytes)) room = make_room<std::uint64_t>(entries);
  if (!room) return {.run = needs_memory("the numbering of diagrams", bytes, control.budget())};
  const Numbering numbering(shape, std::move(room));
  const std::size_t cells = static_cast<std::size_t>(entries) - 2 * shape.size();
  return cells <= std::numeric_limits<std::uint8_t>::max() + std::size_t{1}
             ? check_nimbers<std::uint8_t>(chomp, numbering, cells, claim, *proof, control)
             : check_nimbers<std::uint32_t>(chomp, numbering, cells, claim, *proof, control);
}

}  // namespace minimex::check
