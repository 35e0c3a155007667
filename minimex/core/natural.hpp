// Natural numbers of any size, by GMP, as limbs in arrays that the caller owns.
//
// A number is its limbs, the least significant first; leading zero limbs change nothing. So a table
// of large numbers is one array of limbs, without a pointer and an allocation for each number.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace minimex {

using Limb = std::uint64_t;

/// Adds `summand`, of at most as many limbs as `sum`, to it; returns the carry, 0 or 1. The two do
/// not overlap.
Limb add_to(std::span<Limb> sum, std::span<const Limb> summand) noexcept;

/// Without leading zero limbs: none for 0. Takes balanced sizes in less than quadratic time.
std::vector<Limb> multiply(std::span<const Limb> a, std::span<const Limb> b);

/// In decimal, without leading zeros; `0` for no limbs.
std::string to_decimal(std::span<const Limb> number);

/// The number that one or more decimal digits tell, without leading zero limbs: none for 0.
std::vector<Limb> from_decimal(std::string_view digits);

}  // namespace minimex
