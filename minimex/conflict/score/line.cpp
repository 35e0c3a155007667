#include "minimex/conflict/score/line.hpp"

namespace minimex::conflict::duel {

LineUniverse::LineUniverse(std::vector<std::int32_t> usable, std::int32_t distance,
                           Catalogue& catalogue, std::uint64_t cache_bytes, Control& control)
    : usable_(std::move(usable)),
      distance_(distance),
      catalogue_(catalogue),
      control_(control),
      cache_bytes_(cache_bytes) {}

/// Windows without a broken seat are named by their length, the others by their ends.
std::uint64_t LineUniverse::key(std::size_t first, std::size_t last) const noexcept {
  const bool unbroken = static_cast<std::size_t>(usable_[last] - usable_[first]) == last - first;
  return unbroken ? last - first : std::uint64_t{first + 1} << 32 | last;
}

std::optional<Piece> LineUniverse::piece(std::size_t first, std::size_t last) {
  const std::int64_t span = seat(last) - seat(first);
  if (span <= distance_) return settled(1);
  const std::uint64_t name = key(first, last);
  if (const auto known = pieces_.find(name); known != pieces_.end()) return known->second;
  if (!failure_.empty() && failure_ != kTooLong) return std::nullopt;  // no room or no time
  // Tokens take more than `distance` seats each: this bounds the recursion.
  if (span / (distance_ + 1) >= kMaxTokens) return fail(kTooLong);

  std::vector<Option> options;
  if (!explore(first, last, options)) return std::nullopt;
  const auto found = catalogue_.intern(options);
  if (!found) return fail(kCatalogueFull);
  pieces_.emplace(name, *found);
  return found;
}

/// A token on each seat of the window in turn: `left` is where the seats too near to it begin,
/// `right` where they end. Neighbouring seats that leave the same are one move.
bool LineUniverse::explore(std::size_t first, std::size_t last, std::vector<Option>& options) {
  std::size_t left = first;
  std::size_t right = first;
  for (std::size_t at = first; at <= last; ++at) {
    const std::size_t old_left = left;
    const std::size_t old_right = right;
    while (seat(left) < seat(at) - distance_) ++left;
    while (right <= last && seat(right) <= seat(at) + distance_) ++right;
    if (at > first && left == old_left && right == old_right) continue;
    Option& option = options.emplace_back();
    if (left > first && !add(first, left - 1, option)) return false;
    if (right <= last && !add(right, last, option)) return false;
    if (!may_go_on()) return false;
  }
  open_options_ -= options.size();
  return true;
}

bool LineUniverse::add(std::size_t first, std::size_t last, Option& option) {
  const auto found = piece(first, last);
  return found && option.add(*found);
}

/// Counts one more option under construction; false when there is no room for it or no time.
bool LineUniverse::may_go_on() {
  constexpr std::uint64_t kStepsBetweenChecks = 256;
  constexpr std::uint64_t kOptionBytes = 3 * sizeof(Option);  // vectors grow by doubling
  ++open_options_;
  if (++steps_ % kStepsBetweenChecks != 0) return true;
  control_.progress("explore", pieces_.size(), 0);
  if (bytes() + open_options_ * kOptionBytes > cache_bytes_) fail(kCatalogueFull);
  if (control_.stopped()) fail("stopped");
  return failure_.empty();
}

std::nullopt_t LineUniverse::fail(std::string_view why) noexcept {
  failure_ = why;
  return std::nullopt;
}

}  // namespace minimex::conflict::duel
