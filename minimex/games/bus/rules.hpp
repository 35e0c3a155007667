// Bus: what an instance is, how it is written, and which seats may be taken.
//
// Alice and Bob in turn seat a passenger on a usable seat with no passenger within the distance;
// broken seats do not shorten distances. When nobody can be seated the bus leaves. Alice wants
// many passengers on it, Bob few.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

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

/// A bus during play.
class Position {
 public:
  explicit Position(const Instance& instance);

  /// One character a seat: `x` broken, `.` empty, `a` seated by Alice, `b` by Bob.
  [[nodiscard]] const std::string& state() const noexcept { return state_; }
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
