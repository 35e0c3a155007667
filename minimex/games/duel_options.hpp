// Lists of the moves of a duel's components, as games are told apart by them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/games/duel_sums.hpp"

namespace minimex::duel {

/// The hash `h` of what came before, with one more value.
inline std::uint64_t mix(std::uint64_t h, std::uint64_t value) noexcept {
  h = (h ^ value) * 0x9e3779b97f4a7c15U;
  return h ^ (h >> 29);
}

std::uint64_t hash_of(std::span<const Option> options) noexcept;

/// Sorts and keeps one of equal options, that of the first vertex.
void sort_options(std::vector<Option>& options);

/// Joins sorted options, at least one, that leave the same units.
void join_options(std::vector<Option>& options);

bool same_moves(std::span<const Option> a, std::span<const Option> b);

}  // namespace minimex::duel
