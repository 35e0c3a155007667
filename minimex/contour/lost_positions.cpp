#include "minimex/contour/lost_positions.hpp"

#include <algorithm>

#include "minimex/contour/sort_in_pieces.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::contour {
std::uint64_t LostPositions::bytes(const Hook& last) noexcept {
  const auto across = static_cast<std::uint64_t>(last.across);
  const auto down = static_cast<std::uint64_t>(last.down);
  const std::uint64_t list = sizeof(std::vector<std::uint64_t>);
  return saturating_multiply(list,
                             saturating_add(saturating_multiply(across, down), across + down + 2));
}

LostPositions::LostPositions(HookLevels levels)
    : levels_(std::move(levels)),
      lists_(static_cast<std::size_t>(levels_.last().across) *
             static_cast<std::size_t>(levels_.last().down)),
      across_(static_cast<std::size_t>(levels_.last().down) + 1),
      down_(static_cast<std::size_t>(levels_.last().across) + 1) {}

void LostPositions::add(const Hook& hook, std::vector<std::uint64_t> ranks) {
  if (ranks.empty()) return;
  count_ += ranks.size();
  lists_[index(hook)] = std::move(ranks);
  across_[static_cast<std::size_t>(hook.down)].push_back(hook.across);
  down_[static_cast<std::size_t>(hook.across)].push_back(hook.down);
}

bool LostPositions::contains(const Hook& hook, std::span<const std::int32_t> inner) const noexcept {
  const std::span<const std::uint64_t> ranks = at(hook);
  return std::binary_search(ranks.begin(), ranks.end(), levels_.rank(levels_.rows(hook), inner));
}

std::uint64_t LostPositions::rank_in(const Ranking& ranking, const Hook& hook,
                                     std::span<const std::int32_t> inner) const {
  std::vector<std::int32_t> diagram(static_cast<std::size_t>(hook.down), 1);
  diagram[0] = hook.across;
  for (std::size_t row = 0; row < static_cast<std::size_t>(levels_.rows(hook)); ++row) {
    diagram[row + 1] += inner[row];
  }
  if (levels_.turned()) diagram = transposed(diagram);
  std::uint64_t rank = 0;
  for (std::size_t row = 0; row < diagram.size(); ++row) {
    rank += ranking.term(static_cast<std::int32_t>(row), ranking.rows() - diagram[row]);
  }
  return rank;
}

std::vector<std::uint64_t> LostPositions::ranks(const Ranking& ranking, Control& control) const {
  constexpr std::uint64_t kBetweenChecks = 4096;
  std::vector<std::uint64_t> all;
  all.reserve(static_cast<std::size_t>(count_));
  std::vector<std::int32_t> inner(levels_.inner().size());
  for (std::int32_t down = 1; down <= levels_.last().down; ++down) {
    for (const std::int32_t across : this->across(down)) {
      const Hook hook{across, down};
      for (const std::uint64_t rank : at(hook)) {
        if (all.size() % kBetweenChecks == 0 && control.stopped()) return all;
        levels_.unrank(levels_.rows(hook), levels_.cols(hook), rank, inner);
        all.push_back(rank_in(ranking, hook, inner));
      }
    }
  }
  sort_in_pieces(all, control);
  return all;
}

}  // namespace minimex::contour
