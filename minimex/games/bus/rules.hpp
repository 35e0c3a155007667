// Bus: what an instance is, how it is written, and which seats may be taken.
//
// Alice and Bob in turn seat a passenger on a usable seat with no passenger within the distance;
// broken seats do not shorten distances. When nobody can be seated the bus leaves. Alice wants
// many passengers on it, Bob few.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/move.hpp"
#include "minimex/formats/source.hpp"

namespace minimex::bus {

/// Largest number of seats, and largest distance.
inline constexpr std::int32_t kMost = 1'000'000;

struct Instance {
  std::int32_t seats = 1;                 ///< 1 to kMost
  std::int32_t distance = 0;              ///< 0 to kMost; seats i and j conflict when |i - j| <= it
  std::vector<std::int32_t> broken = {};  ///< from 1, increasing

  friend bool operator==(const Instance&, const Instance&) = default;
};

/// Reads `n k m` and m broken seats in any order, or JSON. Throws InputError, also for a broken
/// seat that is named twice.
Instance read(const Source& source, Format format);

/// Canonical JSON.
std::string to_json(const Instance& instance);

/// `n k m` and the broken seats.
std::string to_text(const Instance& instance);

/// Seats that are not broken, from 1, increasing.
std::vector<std::int32_t> usable_seats(const Instance& instance);

/// The graph of the usable seats, numbered from 0 in their order, in which those within the
/// distance are adjacent. Empty with `why` not Proved when `control` stops or the graph does not
/// fit its budget. O(seats + edges).
Graph conflict_graph(const Instance& instance, Control& control, RunReport& why);

/// Passengers in a state: its a's and b's.
std::int64_t passengers(std::string_view state) noexcept;

/// Why `state` cannot be where play ends; empty when it can, by legal moves in any order.
std::string objection_to_final(const Instance& instance, std::string_view state);

/// A bus during play.
class Position {
 public:
  explicit Position(const Instance& instance);

  /// One character a seat: `x` broken, `.` empty, `a` seated by Alice, `b` by Bob.
  [[nodiscard]] const std::string& state() const noexcept { return state_; }
  /// True when Alice moves.
  [[nodiscard]] bool alice_moves() const noexcept { return alice_moves_; }
  /// True when nobody can be seated any more.
  [[nodiscard]] bool over() const noexcept;
  /// Why the move is against the rules; empty when it is allowed.
  [[nodiscard]] std::string objection(const Move& move) const;
  /// Seats a passenger by an allowed move.
  void play(const Move& move);

 private:
  /// The seats within the distance of `seat` (from 1) as a half-open range of positions in
  /// `state_`.
  [[nodiscard]] std::pair<std::size_t, std::size_t> around(std::int32_t seat) const noexcept;

  std::int32_t distance_;
  std::string state_;
  std::vector<bool> blocked_;  // within the distance of a passenger
  bool alice_moves_ = true;
};

}  // namespace minimex::bus
