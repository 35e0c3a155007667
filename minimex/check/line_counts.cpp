#include "minimex/check/line_counts.hpp"

#include <algorithm>
#include <limits>
#include <span>

#include <fmt/format.h>

#include "minimex/check/room.hpp"
#include "minimex/check/verdict.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::check {
namespace {

constexpr Limb kFull = std::numeric_limits<Limb>::max();

}  // namespace

// A line is an order of the pieces, in which any two neighbours may be a pair: no more than
// pieces! * 2^pieces of them, at most (2 * pieces)^pieces.
LineCounts::LineCounts(const std::string& claimed, std::uint64_t pieces) : digits_(claimed) {
  const std::uint64_t most = std::max<std::uint64_t>(1, pieces * std::to_string(2 * pieces).size());
  if (claimed.size() > most) {
    throw Refuted(fmt::format("the count has {} digits, {} pieces or cells allow no more than {}",
                              claimed.size(), pieces, most));
  }
  claimed_ = from_decimal(claimed);
  if (claimed_.empty()) claimed_.push_back(0);
  // The largest number of the table stands for all that is beyond.
  if (std::all_of(claimed_.begin(), claimed_.end(), [](Limb limb) { return limb == kFull; })) {
    claimed_.push_back(0);
  }
  limbs_ = claimed_.size();
}

std::uint64_t LineCounts::bytes(std::uint64_t positions) const noexcept {
  return saturating_multiply(positions, limbs_ * sizeof(Limb));
}

bool LineCounts::make_room(std::uint64_t positions) {
  counts_ = check::make_room<Limb>(positions * limbs_);
  return counts_ != nullptr;
}

void LineCounts::set_end(std::uint64_t at) noexcept {
  clear(at);
  *count(at) = 1;
}

void LineCounts::clear(std::uint64_t at) noexcept {
  std::fill_n(count(at), limbs_, 0);
}

void LineCounts::add(std::uint64_t at, std::uint64_t next) noexcept {
  const std::span<Limb> sum(count(at), limbs_);
  if (beyond(at)) return;
  const Limb carry = add_to(sum, {count(next), limbs_});
  if (carry != 0 || beyond(next)) std::fill(sum.begin(), sum.end(), kFull);
}

void LineCounts::expect_claimed(std::uint64_t at) const {
  const std::span<const Limb> found(count(at), limbs_);
  if (std::equal(found.begin(), found.end(), claimed_.begin())) return;
  throw Refuted(beyond(at)
                    ? fmt::format("there are more optimal lines than the {} of the claim", digits_)
                    : fmt::format("there are {} optimal lines, the claim says {}",
                                  to_decimal(found), digits_));
}

bool LineCounts::beyond(std::uint64_t at) const noexcept {
  const Limb* const limbs = count(at);
  return std::all_of(limbs, limbs + limbs_, [](Limb limb) { return limb == kFull; });
}

}  // namespace minimex::check
