#include "minimex/conflict/optimum/board.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <utility>

#include "minimex/conflict/optimum/board_layout.hpp"
#include "minimex/conflict/optimum/board_matching.hpp"
#include "minimex/conflict/optimum/board_phases.hpp"
#include "minimex/conflict/optimum/board_push_relabel.hpp"
#include "minimex/conflict/optimum/board_walks.hpp"

namespace minimex::conflict {
namespace {

std::int64_t count_bits(const BoardBits& bits) {
  return std::accumulate(
      bits.begin(), bits.end(), std::int64_t{0},
      [](std::int64_t sum, std::uint64_t word) { return sum + std::popcount(word); });
}

std::uint64_t bytes_of(const BoardLayout& layout, const Board& board) {
  // Nine sets of bits, a byte for mates and one for labels of each cell of the layout; mates and
  // set of the board, and lists of a part of its cells.
  return std::uint64_t{layout.words()} * (9 * 8 + 2 * 64) +
         4 * static_cast<std::uint64_t>(board.cell_count());
}

/// The class of the colouring that is colour 0: the one with fewer cells; of equal ones that of the
/// first usable cell, `first`.
std::size_t first_class(const std::array<std::int64_t, 2>& sizes, int first) {
  if (sizes[0] == sizes[1]) return static_cast<std::size_t>(first);
  return sizes[0] < sizes[1] ? 0 : 1;
}

/// The colour of the first usable cell; 0 when there is none.
int colour_of_first(const Board& board, const BoardColouring& colouring) {
  std::int64_t first = 0;
  for (const std::int64_t cell : board.blocked) {
    if (cell != first) break;
    ++first;
  }
  if (first == board.cell_count()) return 0;
  Site site = board.site_of(first);
  for (std::size_t d = 0; d < board.size.size(); ++d) --site.at[d];
  return colouring.colour(site.at);
}

/// ORs `length` bits of `from` from bit `begin` on into `to` from bit `at` on.
void copy_bits(const BoardBits& from, std::int64_t begin, std::int64_t length, BoardBits& to,
               std::int64_t at) {
  for (; length > 0; begin += 64, at += 64, length -= 64) {
    // Neither list need have a word behind the one that holds the last bit.
    const std::int64_t taken = std::min<std::int64_t>(length, 64);
    const auto word = static_cast<std::size_t>(begin >> 6);
    const std::int64_t from_bit = begin & 63;
    std::uint64_t bits = from[word] >> from_bit;
    if (from_bit + taken > 64) bits |= from[word + 1] << (64 - from_bit);
    if (taken < 64) bits &= (std::uint64_t{1} << taken) - 1;
    const auto target = static_cast<std::size_t>(at >> 6);
    const std::int64_t to_bit = at & 63;
    to[target] |= bits << to_bit;
    if (to_bit + taken > 64) to[target + 1] |= bits >> (64 - to_bit);
  }
}

/// Whether cells have many neighbours, and all that counts in a plane are two dimensions.
bool steers(const BoardLayout& layout, const Board& board) {
  constexpr std::int64_t kManyNeighbours = 8;
  return layout.dimensions() <= 3 &&
         std::ssize(layout.steps()) * board.usable_count() >= kManyNeighbours * board.cell_count();
}

/// Makes the matching nearly maximum.
void augment(BoardMatching& matching, const std::array<BoardBits, 2>& classes, std::int64_t left,
             Control& control) {
  // Walks go astray where more cells are left over, or a piece has only the four steps of a ferz.
  constexpr std::int64_t kFewOf = 200;
  constexpr std::size_t kFewSteps = 4;
  constexpr std::size_t kFew = 32;
  const bool dense = matching.layout().steps().size() > kFewSteps &&
                     count_bits(matching.free_left()) * kFewOf <= left;
  if (dense && BoardWalks(matching).run(control) <= kFew) return;
  BoardPushRelabel(matching, classes[0], classes[1]).run(control);
}

/// The maximum independent set that Koenig's theorem gives: the left cells that alternating paths
/// from free left cells reach, and the right ones that they do not reach: the same for every
/// maximum matching (Dulmage and Mendelsohn 1958).
BoardBits maximum_set(const BoardMatching& matching, BoardBits right,
                      const std::vector<std::int32_t>& reached_right) {
  BoardBits set = std::move(right);
  for (std::size_t word = 0; word < set.size(); ++word) set[word] |= matching.free_left()[word];
  for (const std::int32_t cell : reached_right) {
    clear_bit(set, cell);
    set_bit(set, matching.partner(cell));
  }
  return set;
}

/// Copies set and matching from the layout to the board.
void unpack(const BoardLayout& layout, const Board& board, const BoardBits& set,
            const BoardMatching& matching, BoardOptimum& result) {
  std::array<std::uint8_t, BoardLayout::kMostSteps + 1> mate_of{};
  for (std::size_t s = 0; s < layout.steps().size(); ++s) {
    mate_of[s + 1] = static_cast<std::uint8_t>(layout.steps()[s].number + 1);
  }
  const auto cells = static_cast<std::size_t>(board.cell_count());
  result.set.assign(cells / 64 + 1, 0);
  result.mate.resize(cells);
  layout.for_each_row(
      board, [&](std::int64_t cell, std::int64_t bit, std::int64_t stride, std::int64_t length) {
        if (stride == 1) {
          copy_bits(set, bit, length, result.set, cell);
        } else {
          for (std::int64_t i = 0; i < length; ++i) {
            if (test_bit(set, bit + i * stride)) set_bit(result.set, cell + i);
          }
        }
        const std::span<const std::uint8_t> mates = matching.mates();
        for (std::int64_t i = 0; i < length; ++i) {
          result.mate[static_cast<std::size_t>(cell + i)] =
              mate_of[mates[static_cast<std::size_t>(bit + i * stride)]];
        }
      });
}

}  // namespace

bool takes_board(const Board& board, const Piece& piece) {
  constexpr std::int64_t kMostPadding = 4;
  constexpr std::int64_t kSmall = 1 << 16;
  if (board.toroidal || !board_colouring(piece, board.dimensions())) return false;
  const auto layout = BoardLayout::make(board, piece);
  if (!layout) return false;
  return static_cast<std::int64_t>(layout->words()) * 64 <=
         kMostPadding * board.cell_count() + kSmall;
}

std::vector<std::uint8_t> colours_of_cells(const Board& board, const Piece& piece) {
  const BoardColouring colouring = board_colouring(piece, board.dimensions()).value();
  std::array<std::int64_t, 2> sizes{};
  std::vector<std::uint8_t> colours;
  colours.reserve(static_cast<std::size_t>(board.usable_count()));
  for (const std::int64_t cell : board.usable_cells()) {
    Site site = board.site_of(cell);
    for (std::size_t d = 0; d < board.size.size(); ++d) --site.at[d];
    colours.push_back(static_cast<std::uint8_t>(colouring.colour(site.at)));
    ++sizes[colours.back()];
  }
  const std::size_t zero = first_class(sizes, colour_of_first(board, colouring));
  for (std::uint8_t& colour : colours) colour = static_cast<std::uint8_t>(colour ^ zero);
  return colours;
}

BoardOptimum solve_board(const Board& board, const Piece& piece, Control& control) {
  BoardOptimum result;
  const BoardColouring colouring = board_colouring(piece, board.dimensions()).value();
  const BoardLayout layout = BoardLayout::make(board, piece).value();
  result.upper = board.usable_count();
  result.run.regime = "board";
  result.run.peak_bytes = bytes_of(layout, board);
  if (!control.fits(result.run.peak_bytes)) {
    result.run = needs_memory("the board", result.run.peak_bytes, control.budget());
    return result;
  }
  std::array<BoardBits, 2> classes = layout.colour_classes(board, colouring);
  std::array<std::int64_t, 2> sizes = {count_bits(classes[0]), count_bits(classes[1])};
  if (first_class(sizes, colour_of_first(board, colouring)) != 0) {
    std::swap(classes[0], classes[1]);
    std::swap(sizes[0], sizes[1]);
  }
  result.lower = sizes[1];
  BoardMatching matching(layout, classes[0], classes[1]);
  matching.sweep(steers(layout, board), control);
  augment(matching, classes, sizes[0], control);
  BoardPhases phases(matching);
  const bool maximum = phases.run(control);
  result.upper = sizes[1] + count_bits(matching.free_left());
  BoardBits set;
  if (maximum) set = maximum_set(matching, std::move(classes[1]), phases.reached());
  if (control.stopped()) {
    const RunReport why = stopped_report(control);
    result.run.status = why.status;
    result.run.limit = why.limit;
    return result;
  }
  result.lower = result.upper;
  unpack(layout, board, set, matching, result);
  return result;
}

}  // namespace minimex::conflict
