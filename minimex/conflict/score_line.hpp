// Duel positions on a line of seats: every component is a window of the usable seats.
//
// A token takes the seats within the distance away, so what is left of a window is a window on
// each side, and a component of v usable seats meets at most v(v+1)/2 windows (v when no seat in
// it is broken: then only the length counts). All of them get a type, and no vertex sets are left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "minimex/conflict/score_catalogue.hpp"
#include "minimex/conflict/score_position.hpp"
#include "minimex/core/control.hpp"

namespace minimex::duel {

class LineUniverse {
 public:
  /// `usable` seats, increasing, conflict within `distance` >= 0 of each other. The memory of
  /// windows met takes at most `cache_bytes`.
  LineUniverse(std::vector<std::int32_t> usable, std::int32_t distance, Catalogue& catalogue,
               std::uint64_t cache_bytes, Control& control);

  [[nodiscard]] const std::vector<std::int32_t>& usable() const noexcept { return usable_; }
  [[nodiscard]] std::int32_t distance() const noexcept { return distance_; }

  /// The piece that the usable seats number `first` to `last` are (0-based, connected). Nothing
  /// when the catalogue or the memory is full, or the control says stop.
  std::optional<Piece> piece(std::size_t first, std::size_t last);

  [[nodiscard]] std::uint64_t bytes() const noexcept { return pieces_.size() * kCacheEntryBytes; }

  // Positions on lines have no vertex sets.
  template <class Visit>
  void for_each_move(const Position<0>& /*position*/, Visit /*visit*/) const noexcept {}
  [[nodiscard]] SetBounds bounds(const VertexSet<0>& /*set*/) const noexcept { return {}; }

 private:
  static constexpr std::uint64_t kCacheEntryBytes = 48;

  [[nodiscard]] std::uint64_t key(std::size_t first, std::size_t last) const noexcept;

  std::vector<std::int32_t> usable_;
  std::int32_t distance_;
  Catalogue& catalogue_;
  Control& control_;
  std::size_t max_cached_;
  std::uint64_t steps_ = 0;
  std::unordered_map<std::uint64_t, Piece> pieces_;
};

}  // namespace minimex::duel
