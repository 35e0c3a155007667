// Duel positions on a line of seats: every component is a window of the usable seats.
//
// A token takes the seats within the distance away, so what is left of a window is a window on
// each side, and a component of v usable seats meets at most v(v+1)/2 windows (v when no seat in
// it is broken: then only the length counts). All of them get a type, and no vertex sets are left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "minimex/conflict/score/catalogue.hpp"
#include "minimex/conflict/score/position.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict::duel {

class LineUniverse {
 public:
  /// `usable` seats, increasing, conflict within `distance` >= 0 of each other. The memory of
  /// windows met takes at most `cache_bytes`.
  LineUniverse(std::vector<std::int32_t> usable, std::int32_t distance, Catalogue& catalogue,
               std::uint64_t cache_bytes, Control& control);

  [[nodiscard]] const std::vector<std::int32_t>& usable() const noexcept { return usable_; }
  [[nodiscard]] std::int64_t distance() const noexcept { return distance_; }

  /// The piece that the usable seats number `first` to `last` are (0-based, connected). Nothing
  /// after a failure.
  std::optional<Piece> piece(std::size_t first, std::size_t last);

  /// Why a piece could not be found: no memory, too long, or stopped; empty while all could.
  [[nodiscard]] std::string_view failure() const noexcept { return failure_; }

  [[nodiscard]] std::uint64_t bytes() const noexcept { return pieces_.size() * kCacheEntryBytes; }

  /// Positions on lines have no vertex sets.
  template <class Visit>
  [[nodiscard]] bool any_move(const Position<0>& /*position*/, Visit /*visit*/) const noexcept {
    return false;
  }
  [[nodiscard]] SetBounds bounds(const VertexSet<0>& /*set*/) const noexcept { return {}; }

 private:
  static constexpr std::uint64_t kCacheEntryBytes = 48;

  [[nodiscard]] std::int64_t seat(std::size_t index) const noexcept { return usable_[index]; }
  [[nodiscard]] std::uint64_t key(std::size_t first, std::size_t last) const noexcept;
  bool explore(std::size_t first, std::size_t last, std::vector<Option>& options);
  bool add(std::size_t first, std::size_t last, Option& option);
  bool may_go_on();
  std::nullopt_t fail(std::string_view why) noexcept;

  std::vector<std::int32_t> usable_;  // seats
  std::int64_t distance_;
  Catalogue& catalogue_;
  Control& control_;
  std::uint64_t cache_bytes_;
  std::uint64_t steps_ = 0;
  std::uint64_t open_options_ = 0;  // of the windows on the way down
  std::string_view failure_;
  std::unordered_map<std::uint64_t, Piece> pieces_;
};

}  // namespace minimex::conflict::duel
