// Lists of the moves of a duel's components, as games are told apart by them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/games/duel_sums.hpp"

namespace minimex::duel {

std::uint64_t hash_of(std::span<const Option> options) noexcept;

/// Sorts and keeps one of equal options, that of the first vertex.
void sort_options(std::vector<Option>& options);

/// Joins sorted options, at least one, that leave the same units.
void join_options(std::vector<Option>& options);

bool same_moves(std::span<const Option> a, std::span<const Option> b);

}  // namespace minimex::duel
