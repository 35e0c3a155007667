// A solved instance that values the moves of every position in it without another solve: for
// whoever asks for many positions of one instance, as a player does.
#pragma once

#include <cstdint>
#include <optional>

#include "minimex/core/control.hpp"

namespace minimex {

struct MovesOptions;  // games/game.hpp
struct MoveValues;

/// Immutable, so that several threads may ask at once.
class MovesTable {
 public:
  MovesTable() = default;
  MovesTable(const MovesTable&) = delete;
  MovesTable& operator=(const MovesTable&) = delete;
  virtual ~MovesTable() = default;

  /// What Game::moves says; nothing for positions that the table does not have. Throws InputError
  /// when `options.after` is not legal.
  [[nodiscard]] virtual std::optional<MoveValues> moves(const MovesOptions& options) const = 0;
  /// About what it takes.
  [[nodiscard]] virtual std::uint64_t bytes() const noexcept = 0;
};

}  // namespace minimex
