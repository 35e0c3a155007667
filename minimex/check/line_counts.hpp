// How many ways lead on from each of many positions, up to a number that is claimed of one.
//
// The counts of all positions lie in one table and have as many limbs as the claimed number. A sum
// that does not fit them is kept as `beyond`, the largest number of all, and stays there; so the
// count of a position is exact or known to be more than what is claimed, and nothing else is asked.
// A claim that is longer than any count can be is refused before a table is made for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/natural.hpp"

namespace minimex::check {

class LineCounts {
 public:
  /// `claimed`: decimal digits, said of a game of `pieces` pieces or cells; a reference to it is
  /// kept. Throws Refuted when it is more than the ways to take them one by one or two by two.
  LineCounts(const std::string& claimed, std::uint64_t pieces);

  /// Bytes of a table for `positions` positions.
  [[nodiscard]] std::uint64_t bytes(std::uint64_t positions) const noexcept;
  /// Makes the table; false where the system has no memory for it.
  [[nodiscard]] bool make_room(std::uint64_t positions);

  /// Position `at` is the end: one way.
  void set_end(std::uint64_t at) noexcept;
  /// No ways yet from position `at`.
  void clear(std::uint64_t at) noexcept;
  /// From position `at` also those of position `next`.
  void add(std::uint64_t at, std::uint64_t next) noexcept;
  /// Throws Refuted unless the count of position `at` is the claimed one.
  void expect_claimed(std::uint64_t at) const;

 private:
  [[nodiscard]] Limb* count(std::uint64_t at) const noexcept {
    return counts_.get() + static_cast<std::size_t>(at) * limbs_;
  }
  [[nodiscard]] bool beyond(std::uint64_t at) const noexcept;

  const std::string& digits_;
  std::vector<Limb> claimed_;
  std::size_t limbs_ = 1;
  std::unique_ptr<Limb[]> counts_;
};

}  // namespace minimex::check
