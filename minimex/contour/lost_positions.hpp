// The P-positions of Chomp inside a shape, by level.
//
// A P-position is one that the player to move loses. They are few: about one in 50 of the diagrams
// inside 8x8, one in 240 of those inside 18x18.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "minimex/contour/hook_levels.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

class LostPositions {
 public:
  /// What ranks() takes for a position: the rank, and half as much while it sorts.
  static constexpr std::uint64_t kRankBytes = 12;

  /// Bytes of the index, without the positions; at most 2^64 - 1.
  static std::uint64_t bytes(const Hook& last) noexcept;

  /// None yet. The caller has checked bytes(levels.last()).
  explicit LostPositions(HookLevels levels);

  [[nodiscard]] const HookLevels& levels() const noexcept { return levels_; }
  /// Bytes of the positions.
  [[nodiscard]] std::uint64_t list_bytes() const noexcept { return 8 * count_; }
  [[nodiscard]] std::uint64_t count() const noexcept { return count_; }

  /// The numbers of the lost positions of a level (HookLevels::rank), increasing.
  [[nodiscard]] std::span<const std::uint64_t> at(const Hook& hook) const noexcept {
    return lists_[index(hook)];
  }
  /// The lengths `across` of the levels with this `down` that have lost positions, in the order in
  /// which they were added.
  [[nodiscard]] std::span<const std::int32_t> across(std::int32_t down) const noexcept {
    return across_[static_cast<std::size_t>(down)];
  }
  /// The lengths `down` of the levels with this `across` that have lost positions, likewise.
  [[nodiscard]] std::span<const std::int32_t> down(std::int32_t across) const noexcept {
    return down_[static_cast<std::size_t>(across)];
  }
  /// Adds the lost positions of a level, once.
  void add(const Hook& hook, std::vector<std::uint64_t> ranks);

  /// Whether the diagram with this hook and inner diagram, in the levels' orientation, is lost.
  [[nodiscard]] bool contains(const Hook& hook, std::span<const std::int32_t> inner) const noexcept;

  /// The ranks of all lost positions in `ranking`, that of the shape which was given to the levels
  /// (rank_diagrams; less than 2^64 diagrams), increasing; worthless when `control` has stopped.
  /// Takes kRankBytes a position.
  [[nodiscard]] std::vector<std::uint64_t> ranks(const Ranking& ranking, Control& control) const;

 private:
  [[nodiscard]] std::uint64_t rank_in(const Ranking& ranking, const Hook& hook,
                                      std::span<const std::int32_t> inner) const;
  [[nodiscard]] std::size_t index(const Hook& hook) const noexcept {
    return static_cast<std::size_t>(hook.across - 1) *
               static_cast<std::size_t>(levels_.last().down) +
           static_cast<std::size_t>(hook.down - 1);
  }

  HookLevels levels_;
  std::vector<std::vector<std::uint64_t>> lists_;
  std::vector<std::vector<std::int32_t>> across_;
  std::vector<std::vector<std::int32_t>> down_;
  std::uint64_t count_ = 0;
};

}  // namespace minimex::contour
