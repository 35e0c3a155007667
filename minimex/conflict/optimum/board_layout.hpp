// A board laid out in bits so that every step of a piece is one distance between bits.
//
// Dimensions in which the board is one cell thin are dropped (but for two), and so are steps that
// leave the board from everywhere. The longest dimension counts slowest: the board is a row of
// planes of whole 64-bit words. Behind every other side lie as many unusable cells as the longest
// step along it goes, so that a step from a usable cell never lands on a wrong one, and 64 cells
// take it with one shift. Colours: when all steps are divisible by a power of two q, and c is a
// vector of zeros and ones whose product with every step, divided by q, is odd, the parity of the
// sum of c[d] * (x[d] / q) changes with every step. Then the conflict graph has no odd cycle,
// whatever is blocked.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/bit_words.hpp"
#include "minimex/core/board.hpp"

namespace minimex::conflict {

/// Which of two colours a cell has: the parity of the sum of weight[d] * (x[d] / scale).
struct BoardColouring {
  std::array<std::int32_t, kMaxDimensions> weight{};  ///< 0 or 1
  std::int32_t scale = 1;                             ///< a power of two

  /// The colour, 0 or 1, of the cell with these 0-based coordinates; (0, ..., 0) has colour 0.
  [[nodiscard]] int colour(std::span<const std::int32_t> at) const noexcept;
};

/// A colouring of the cells such that no step of the leaper `piece` joins two of one colour;
/// nothing when there is none of this kind. `dimensions` coordinates count.
std::optional<BoardColouring> board_colouring(const Piece& piece, int dimensions);

/// One bit for each cell of a layout, and unusable ones around them.
using BoardBits = std::vector<Word>;

/// The cells whose bits are set, in order.
std::vector<std::int32_t> listed(const BoardBits& bits);

class BoardLayout {
 public:
  /// Steps come sorted, and number s and count - 1 - s are opposite.
  struct Step {
    std::int32_t distance = 0;                      ///< between the bits of its ends
    std::array<std::int32_t, kMaxDimensions> by{};  ///< along the dimensions of the layout
    std::uint8_t number = 0;                        ///< in Piece::steps
  };
  static constexpr std::size_t kMostSteps = 254;

  /// The layout of a flat board for a leaper; nothing when that has more than kMostSteps steps or
  /// it would have 2^31 bits or more.
  static std::optional<BoardLayout> make(const Board& board, const Piece& piece);

  [[nodiscard]] std::span<const Step> steps() const noexcept { return steps_; }
  [[nodiscard]] std::int32_t planes() const noexcept { return sides_[0]; }
  [[nodiscard]] std::size_t words_in_plane() const noexcept { return plane_words_; }
  /// The first word of a plane; words before the first and behind the last plane are unusable.
  [[nodiscard]] std::size_t first_word(std::int32_t plane) const noexcept {
    return margin_words_ + static_cast<std::size_t>(plane) * plane_words_;
  }
  [[nodiscard]] std::size_t words() const noexcept { return words_; }
  [[nodiscard]] int dimensions() const noexcept { return dimensions_; }
  /// Coordinates of a cell along the dimensions of the layout. A few divisions.
  [[nodiscard]] std::array<std::int32_t, kMaxDimensions> coordinates(std::int32_t cell) const;

  /// The usable cells of each colour.
  [[nodiscard]] std::array<BoardBits, 2> colour_classes(const Board& board,
                                                        const BoardColouring& colouring) const;

  /// Calls visit(first cell of the board, bit, distance between bits, length) for all rows of the
  /// board along its last dimension, in index order.
  template <typename Visit>
  void for_each_row(const Board& board, const Visit& visit) const {
    const std::size_t last = board.size.size() - 1;
    std::array<std::int32_t, kMaxDimensions> at{};
    std::int64_t bit = static_cast<std::int64_t>(margin_words_) * 64;
    const std::int64_t cells = board.cell_count();
    for (std::int64_t cell = 0; cell < cells; cell += board.size[last]) {
      visit(cell, bit, stride_[last], board.size[last]);
      for (std::size_t d = last; d-- > 0;) {
        bit += stride_[d];
        if (++at[d] < board.size[d]) break;
        bit -= stride_[d] * board.size[d];
        at[d] = 0;
      }
    }
  }

 private:
  BoardLayout() = default;
  void fill_rows(const BoardColouring& colouring, std::array<BoardBits, 2>& classes) const;

  int dimensions_ = 1;
  std::array<std::int32_t, kMaxDimensions> sides_{};     // of the layout, the longest first
  std::array<std::int64_t, kMaxDimensions> distance_{};  // between neighbours along them
  std::array<std::int64_t, kMaxDimensions> stride_{};    // likewise, by dimension of the board
  std::array<std::size_t, kMaxDimensions> board_dimension_{};  // of each dimension of the layout
  std::size_t plane_words_ = 0;
  std::size_t margin_words_ = 0;
  std::size_t words_ = 0;
  std::vector<Step> steps_;
};

}  // namespace minimex::conflict
