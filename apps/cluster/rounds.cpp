#include "apps/cluster/rounds.hpp"

#include <algorithm>
#include <utility>

namespace minimex::cluster {

std::uint64_t RoundPlanner::bytes(std::size_t upper_halves) noexcept {
  return 2 * upper_halves * sizeof(Seen);
}

RoundPlanner::RoundPlanner(const contour::LayerSweep& sweep, const Shares& shares,
                           std::uint64_t room)
    : sweep_(sweep), shares_(shares), room_(room) {
  for (auto& seen : seen_) seen.resize(sweep.layout().upper_halves());
}

std::uint64_t RoundPlanner::most_needed(const contour::LayerSweep& sweep, const Shares& shares) {
  if (shares.ranks() == 1) return 0;
  std::uint64_t most = 0;
  std::vector<contour::PartNeed> needs;
  for (int layer = sweep.first_layer(); layer <= sweep.last_layer(); ++layer) {
    for (int rank = 0; rank < shares.ranks(); ++rank) {
      for (auto upper = shares.begin(layer, rank); upper < shares.end(layer, rank); ++upper) {
        if (sweep.layout().words(layer, upper) == 0) continue;
        sweep.find_needs(layer, upper, needs);
        std::uint64_t words = 0;
        for (const contour::PartNeed& need : needs) {
          const int there = layer + need.step;
          const bool own =
              shares.begin(there, rank) <= need.upper && need.upper < shares.end(there, rank);
          if (!own) words += sweep.layout().words(there, need.upper);
        }
        most = std::max(most, words);
      }
    }
  }
  return most;
}

std::vector<Round> RoundPlanner::plan(int layer, int rank) {
  std::vector<Round> rounds;
  Round round;
  const auto close = [&] {
    rounds.push_back(std::exchange(round, {}));
    ++round_;
    used_ = 0;
    has_previous_ = true;
  };
  has_previous_ = false;
  for (auto upper = shares_.begin(layer, rank); upper < shares_.end(layer, rank); ++upper) {
    if (sweep_.layout().words(layer, upper) == 0) continue;
    find_missing(layer, rank, upper);
    if (used_ + missing_words_ > room_) {
      close();
      find_missing(layer, rank, upper);
    }
    add_missing(round);
    round.parts.push_back(upper);
  }
  if (!round.parts.empty()) close();
  ++round_;  // the next plan finds nothing in a buffer
  return rounds;
}

void RoundPlanner::find_missing(int layer, int rank, std::uint32_t upper) {
  missing_.clear();
  missing_words_ = 0;
  sweep_.find_needs(layer, upper, needs_);
  for (const contour::PartNeed& need : needs_) {
    const int there = layer + need.step;
    const int owner = shares_.owner(there, need.upper);
    if (owner == rank || seen(need).round == round_) continue;
    const std::uint64_t words = sweep_.layout().words(there, need.upper);
    missing_.push_back({.part = need, .owner = owner, .words = words});
    missing_words_ += words;
  }
}

void RoundPlanner::add_missing(Round& round) {
  for (Pull& pull : missing_) {
    Seen& last = seen(pull.part);
    if (has_previous_ && last.round + 1 == round_) pull.kept = last.at;
    pull.at = used_;
    last = {round_, used_};
    used_ += pull.words;
    round.pulls.push_back(pull);
  }
}

}  // namespace minimex::cluster
