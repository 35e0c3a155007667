// What the differential fuzzer knows of a game: how to draw small instances of every kind, and what
// the plain references in tests/reference say of them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "minimex/core/random.hpp"
#include "minimex/games/game.hpp"

namespace minimex::fuzz {

/// What the references say; nothing where there is none, or it would take long.
struct Expected {
  std::optional<std::int64_t> value = std::nullopt;
  std::optional<std::int64_t> value_minimiser_first = std::nullopt;
  std::optional<std::uint64_t> count = std::nullopt;      ///< Solution::count
  std::optional<std::uint64_t> count_all = std::nullopt;  ///< Solution::count_all
  std::optional<bool> misere_win = std::nullopt;          ///< for the player to move
};

struct Rival {
  std::string_view game;
  Instance (*draw)(Random& random) = nullptr;
  Expected (*expected)(const Instance& instance) = nullptr;
};

/// One for each game, in the order of the catalog.
std::span<const Rival> rivals();

}  // namespace minimex::fuzz
