#include "minimex/conflict/score_line.hpp"

namespace minimex::duel {

LineUniverse::LineUniverse(std::vector<std::int32_t> usable, std::int32_t distance,
                           Catalogue& catalogue, std::uint64_t cache_bytes, Control& control)
    : usable_(std::move(usable)),
      distance_(distance),
      catalogue_(catalogue),
      control_(control),
      max_cached_(static_cast<std::size_t>(cache_bytes / kCacheEntryBytes)) {}

// Windows without a broken seat are named by their length, the others by their ends.
std::uint64_t LineUniverse::key(std::size_t first, std::size_t last) const noexcept {
  const bool unbroken = static_cast<std::size_t>(usable_[last] - usable_[first]) == last - first;
  return unbroken ? last - first : std::uint64_t{first + 1} << 32 | last;
}

std::optional<Piece> LineUniverse::piece(std::size_t first, std::size_t last) {
  if (usable_[last] - usable_[first] <= distance_) return settled(1);
  const std::uint64_t name = key(first, last);
  if (const auto known = pieces_.find(name); known != pieces_.end()) return known->second;
  // Each token takes distance + 1 seats at least: this bounds the recursion.
  if ((usable_[last] - usable_[first]) / (distance_ + 1) >= kMaxTokens) return std::nullopt;

  // The token's seat runs over the window; `left` is the end of the window left of it, `right` the
  // start of the one right of it.
  std::vector<Option> options;
  std::size_t left = first;
  std::size_t right = first;
  for (std::size_t at = first; at <= last; ++at) {
    const std::size_t old_left = left;
    const std::size_t old_right = right;
    while (usable_[left] < usable_[at] - distance_) ++left;
    while (right <= last && usable_[right] <= usable_[at] + distance_) ++right;
    if (at > first && left == old_left && right == old_right) continue;

    Option option;
    if (left > first) {
      const auto piece_left = piece(first, left - 1);
      if (!piece_left || !option.add(*piece_left)) return std::nullopt;
    }
    if (right <= last) {
      const auto piece_right = piece(right, last);
      if (!piece_right || !option.add(*piece_right)) return std::nullopt;
    }
    options.push_back(option);
  }

  constexpr std::uint64_t kStepsBetweenChecks = 4096;
  steps_ += options.size();
  if (steps_ >= kStepsBetweenChecks) {
    steps_ = 0;
    if (control_.stopped()) return std::nullopt;
  }
  if (pieces_.size() >= max_cached_) return std::nullopt;
  const auto found = catalogue_.intern(options);
  if (found) pieces_.emplace(name, *found);
  return found;
}

}  // namespace minimex::duel
