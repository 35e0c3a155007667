// Woodchess: what an instance is, how it is written, and which cells may be played.
//
// Two players fill the board in turn. A cell may be played when it is empty and all cells above it
// in its column and left of it in its row are filled. The first player earns `first` of his cells,
// the second player `second` of hers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "minimex/core/move.hpp"
#include "minimex/formats/source.hpp"

namespace minimex::woodchess {

struct Instance {
  std::int32_t rows = 1;
  std::int32_t cols = 1;
  /// Row-major; the absolute values of all entries add up to at most 2^63-1.
  std::vector<std::int64_t> first = {};
  std::vector<std::int64_t> second = {};

  /// Index of a cell, 1-based row and column.
  [[nodiscard]] std::size_t index(std::int32_t row, std::int32_t col) const noexcept {
    return static_cast<std::size_t>(row - 1) * static_cast<std::size_t>(cols) +
           static_cast<std::size_t>(col - 1);
  }

  friend bool operator==(const Instance&, const Instance&) = default;
};

/// Reads the contest text or JSON. Throws InputError.
Instance read(const Source& source, Format format);

/// Canonical JSON.
std::string to_json(const Instance& instance);

/// The contest text.
std::string to_text(const Instance& instance);

/// A board that is partly filled.
class Position {
 public:
  /// Empty. Keeps a reference to `instance`.
  explicit Position(const Instance& instance)
      : instance_(instance), filled_(static_cast<std::size_t>(instance.rows), 0) {}

  [[nodiscard]] bool first_to_move() const noexcept { return moves_ % 2 == 0; }
  [[nodiscard]] bool full() const noexcept;
  /// The cells that may be played, by row. O(rows).
  [[nodiscard]] std::vector<Site> moves() const;
  /// Why the move is against the rules; empty when it is allowed.
  [[nodiscard]] std::string objection(const Move& move) const;
  /// Makes an allowed move. Returns what it adds to the first player's score less the second's.
  std::int64_t play(const Move& move);

 private:
  const Instance& instance_;
  std::vector<std::int32_t> filled_;  // cells of each row
  std::size_t moves_ = 0;
};

}  // namespace minimex::woodchess
