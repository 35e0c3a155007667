#include "minimex/check/removal_count.hpp"

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>

#include "minimex/check/line_counts.hpp"
#include "minimex/check/room.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::check {
namespace {

using chessboard::Piece;

constexpr std::string_view kWhat = "the table of all counts";

class RemovalCount {
 public:
  RemovalCount(const std::vector<Piece>& pieces, const SolvedCore& core, LineCounts& counts)
      : pieces_(pieces), core_(core), counts_(counts), core_steps_(pieces.size(), 0) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      if (core.has[i]) core_steps_[i] = core.sets.step(next++);
    }
  }

  /// Goes through the sets; `in_core`: a number for each. False when stopped.
  bool run(Staircases& sets, std::uint64_t* in_core, Control& control) {
    constexpr std::uint64_t kBetweenChecks = 4096;
    in_core[0] = 0;
    counts_.set_end(0);
    for (std::uint64_t number = 1; sets.next(); ++number) {
      const std::size_t one = sets.exposed().front();
      in_core[number] = in_core[number - sets.step(one)] + core_steps_[one];
      count(sets, number, in_core[number]);
      if (number % kBetweenChecks != 0) continue;
      if (control.stopped()) return false;
      control.progress("count", number, sets.size());
    }
    return true;
  }

 private:
  void count(const Staircases& sets, std::uint64_t number, std::uint64_t in_core) {
    counts_.clear(number);
    const auto exposed = sets.exposed();
    for (std::size_t i = 0; i < exposed.size(); ++i) {
      const Piece& a = pieces_[exposed[i]];
      const std::uint64_t without_a = number - sets.step(exposed[i]);
      const std::uint64_t core_without_a = in_core - core_steps_[exposed[i]];
      if (a.value - alone(exposed[i]) + core_.costs[core_without_a] == core_.costs[in_core]) {
        counts_.add(number, without_a);
      }
      for (const std::size_t other : exposed.subspan(i + 1)) {
        const Piece& b = pieces_[other];
        if (a.white == b.white) continue;
        const std::int64_t cost = std::abs(a.value - b.value) - alone(exposed[i]) - alone(other);
        if (cost + core_.costs[core_without_a - core_steps_[other]] == core_.costs[in_core]) {
          counts_.add(number, without_a - sets.step(other));
        }
      }
    }
  }

  /// What a piece adds to the cost of every set besides the core's.
  [[nodiscard]] std::int64_t alone(std::size_t piece) const {
    return core_.has[piece] ? 0 : pieces_[piece].value;
  }

  const std::vector<Piece>& pieces_;
  const SolvedCore& core_;
  LineCounts& counts_;
  std::vector<std::uint64_t> core_steps_;  // by piece; 0 outside the core
};

}  // namespace

RunReport check_removal_count(const std::vector<Piece>& pieces, const SolvedCore& core,
                              const std::string& claimed, Control& control) {
  LineCounts counts(claimed, pieces.size());
  const std::uint64_t held = core.costs.size_bytes() + Staircases::bytes(pieces.size());
  if (!control.fits(held)) return needs_memory(kWhat, held, control.budget());
  std::vector<Staircases::Cell> cells;
  for (const Piece& piece : pieces) cells.push_back({piece.row, piece.col});
  Staircases sets(std::move(cells));
  const std::uint64_t bytes =
      saturating_add(saturating_add(counts.bytes(sets.size()), held),
                     saturating_multiply(sets.size(), sizeof(std::uint64_t)));
  std::unique_ptr<std::uint64_t[]> in_core;
  if (control.fits(bytes)) in_core = make_room<std::uint64_t>(sets.size());
  if (!in_core || !counts.make_room(sets.size())) {
    return needs_memory(kWhat, bytes, control.budget());
  }
  RemovalCount count(pieces, core, counts);
  if (!count.run(sets, in_core.get(), control)) return stopped_report(control);
  counts.expect_claimed(sets.size() - 1);
  return {};
}

}  // namespace minimex::check
