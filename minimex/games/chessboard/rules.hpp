// Chessboard: what an instance is, how it is written, and what may be removed at what cost.
//
// All pieces of a board are to be removed. Any piece may go alone for its value; a white and a
// black one may go together for the difference of their values when both are exposed: no other
// piece is in the quarter of the board below and left of them, their own row and column included.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "minimex/core/move.hpp"
#include "minimex/formats/source.hpp"

namespace minimex::chessboard {

struct Piece {
  std::int32_t row = 1;  ///< 1-based, downwards
  std::int32_t col = 1;
  bool white = true;
  std::int64_t value = 0;  ///< >= 0

  friend bool operator==(const Piece&, const Piece&) = default;
};

struct Instance {
  std::int32_t rows = 1;
  std::int32_t cols = 1;
  std::vector<Piece> pieces = {};  ///< by row, then column; values add up to at most 2^63-1

  friend bool operator==(const Instance&, const Instance&) = default;
};

/// Reads text or JSON. The text is the contest's when the board is square; any other has its number
/// of columns right after that of its rows, on the same line. Throws InputError.
Instance read(const Source& source, Format format);

/// Canonical JSON; empty cells have value 0.
std::string to_json(const Instance& instance);

/// The text; empty cells have value 0.
std::string to_text(const Instance& instance);

/// The pieces that are left after some moves.
class Position {
 public:
  /// All pieces there. Keeps a reference to `instance`.
  explicit Position(const Instance& instance);

  /// The piece on a cell, by its index; nothing when it is gone or never was. O(log pieces).
  [[nodiscard]] std::optional<std::size_t> piece_at(const Site& site) const;
  /// True when no other piece that is left blocks this one. O(pieces).
  [[nodiscard]] bool exposed(std::size_t piece) const;
  /// All exposed pieces, by index. O(pieces).
  [[nodiscard]] std::vector<std::size_t> exposed_pieces() const;
  /// Why the move is against the rules; empty when it is allowed.
  [[nodiscard]] std::string objection(const Move& move) const;
  /// Makes an allowed move and returns its cost.
  std::int64_t play(const Move& move);
  [[nodiscard]] bool gone(std::size_t piece) const { return gone_[piece]; }
  [[nodiscard]] std::size_t pieces_left() const noexcept { return left_; }

 private:
  const Instance& instance_;
  std::vector<bool> gone_;
  std::size_t left_;
};

}  // namespace minimex::chessboard
