#include "minimex/conflict/optimum/board_layout.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

#include "minimex/core/saturating.hpp"

namespace minimex::conflict {
namespace {

/// The largest power of two that divides all coordinates of all steps.
std::int32_t common_power(const Piece& piece) {
  std::uint32_t bits = 0;
  for (const Piece::Step& step : piece.steps) {
    for (const std::int32_t by : step) bits |= static_cast<std::uint32_t>(std::abs(by));
  }
  return static_cast<std::int32_t>(bits & (~bits + 1));
}

/// Dimensions of the board that are more than one cell thick, the longest first; at least two, if
/// need be with others in front.
std::vector<std::size_t> layout_order(const Board& board) {
  std::vector<std::size_t> order;
  for (std::size_t d = 0; d < board.size.size(); ++d) {
    if (board.size[d] > 1) order.push_back(d);
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return board.size[a] > board.size[b]; });
  for (std::size_t d = 0; order.size() < 2; ++d) {
    if (order.empty() || order.back() != d) order.insert(order.begin(), d);
  }
  return order;
}

/// ORs the first `length` bits of `row` into `bits` from bit `at` on.
void or_row(BoardBits& bits, std::int64_t at, const BoardBits& row, std::int64_t length) {
  const auto shift = static_cast<unsigned>(at & 63);
  auto word = static_cast<std::size_t>(at >> 6);
  for (std::size_t i = 0; length > 0; ++i, ++word, length -= 64) {
    bits[word] |= row[i] << shift;
    if (shift != 0) bits[word + 1] |= row[i] >> (64 - shift);
  }
}

}  // namespace

int BoardColouring::colour(std::span<const std::int32_t> at) const noexcept {
  std::int32_t sum = 0;
  for (std::size_t d = 0; d < at.size(); ++d) sum += weight[d] * (at[d] / scale);
  return sum & 1;
}

std::optional<BoardColouring> board_colouring(const Piece& piece, int dimensions) {
  if (piece.rider) return std::nullopt;
  BoardColouring colouring;
  if (piece.steps.empty()) return colouring;
  colouring.scale = common_power(piece);
  // Vectors with more ones first: the parity of the sum of all coordinates, where that will do.
  for (std::uint32_t ones = 1U << static_cast<unsigned>(dimensions); ones-- > 1;) {
    for (std::size_t d = 0; d < kMaxDimensions; ++d) {
      colouring.weight[d] = static_cast<std::int32_t>(ones >> d & 1);
    }
    const bool odd =
        std::all_of(piece.steps.begin(), piece.steps.end(),
                    [&](const Piece::Step& step) { return colouring.colour(step) != 0; });
    if (odd) return colouring;
  }
  return std::nullopt;
}

std::vector<std::int32_t> listed(const BoardBits& bits) {
  std::vector<std::int32_t> cells;
  for (std::size_t word = 0; word < bits.size(); ++word) {
    for (std::uint64_t rest = bits[word]; rest != 0; rest &= rest - 1) {
      cells.push_back(static_cast<std::int32_t>(word * 64) + std::countr_zero(rest));
    }
  }
  return cells;
}

std::optional<BoardLayout> BoardLayout::make(const Board& board, const Piece& piece) {
  if (piece.steps.size() > kMostSteps) return std::nullopt;
  BoardLayout layout;
  const std::vector<std::size_t> order = layout_order(board);
  layout.dimensions_ = static_cast<int>(order.size());
  std::copy(order.begin(), order.end(), layout.board_dimension_.begin());
  std::array<std::int32_t, kMaxDimensions> reach{};
  for (std::size_t s = 0; s < piece.steps.size(); ++s) {
    const Piece::Step& step = piece.steps[s];
    bool fits = true;
    for (std::size_t d = 0; d < board.size.size(); ++d) {
      fits = fits && std::abs(step[d]) < board.size[d];
    }
    if (!fits) continue;
    Step& mine = layout.steps_.emplace_back();
    mine.number = static_cast<std::uint8_t>(s);
    for (std::size_t d = 0; d < order.size(); ++d) {
      mine.by[d] = step[order[d]];
      reach[d] = std::max(reach[d], std::abs(mine.by[d]));
    }
  }

  std::uint64_t inner = 1;  // bits of a plane
  for (std::size_t d = order.size(); d-- > 0;) {
    layout.sides_[d] = order[d] < board.size.size() ? board.size[order[d]] : 1;
    layout.distance_[d] = static_cast<std::int64_t>(inner);
    if (d == 0) {
      layout.plane_words_ = static_cast<std::size_t>((inner + 63) / 64);
      layout.distance_[0] = static_cast<std::int64_t>(layout.plane_words_) * 64;
      break;
    }
    inner = saturating_multiply(inner, static_cast<std::uint64_t>(layout.sides_[d] + reach[d]));
    if (inner > std::numeric_limits<std::int32_t>::max()) return std::nullopt;
  }
  for (std::size_t d = 0; d < order.size(); ++d) {
    layout.stride_[order[d]] = layout.distance_[d];
  }
  // A step leads at most `reach` planes beyond the board, and less than a plane further on.
  layout.margin_words_ = (static_cast<std::size_t>(reach[0]) + 1) * layout.plane_words_ + 1;
  const std::uint64_t words =
      static_cast<std::uint64_t>(layout.sides_[0]) * layout.plane_words_ + 2 * layout.margin_words_;
  if (words > static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max()) / 64) {
    return std::nullopt;
  }
  layout.words_ = static_cast<std::size_t>(words);
  for (Step& step : layout.steps_) {
    for (std::size_t d = 0; d < order.size(); ++d) {
      step.distance += static_cast<std::int32_t>(step.by[d] * layout.distance_[d]);
    }
  }
  std::sort(layout.steps_.begin(), layout.steps_.end(),
            [](const Step& a, const Step& b) { return a.by < b.by; });
  return layout;
}

std::array<std::int32_t, kMaxDimensions> BoardLayout::coordinates(std::int32_t cell) const {
  std::array<std::int32_t, kMaxDimensions> at{};
  std::int64_t rest = cell - static_cast<std::int64_t>(margin_words_) * 64;
  for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions_); ++d) {
    at[d] = static_cast<std::int32_t>(rest / distance_[d]);
    rest %= distance_[d];
  }
  return at;
}

// All rows are one of two patterns, depending on the colour of their first cell.
void BoardLayout::fill_rows(const BoardColouring& colouring,
                            std::array<BoardBits, 2>& classes) const {
  const auto last = static_cast<std::size_t>(dimensions_) - 1;
  std::array<BoardBits, 2> pattern;
  pattern.fill(BoardBits(static_cast<std::size_t>(sides_[last]) / 64 + 1));
  std::array<std::int32_t, kMaxDimensions> at{};  // on the board
  const auto colour = [&] { return static_cast<std::size_t>(colouring.colour(at)); };
  for (std::int32_t& x = at[board_dimension_[last]]; x < sides_[last]; ++x) {
    set_bit(pattern[colour()], x);
  }
  at = {};
  std::int64_t bit = static_cast<std::int64_t>(margin_words_) * 64;
  const auto next_row = [&] {
    for (std::size_t d = last; d-- > 0;) {
      std::int32_t& x = at[board_dimension_[d]];
      bit += distance_[d];
      if (++x < sides_[d]) return true;
      bit -= distance_[d] * sides_[d];
      x = 0;
    }
    return false;
  };
  do {
    for (std::size_t c = 0; c < 2; ++c) {
      or_row(classes[c], bit, pattern[c ^ colour()], sides_[last]);
    }
  } while (next_row());
}

std::array<BoardBits, 2> BoardLayout::colour_classes(const Board& board,
                                                     const BoardColouring& colouring) const {
  std::array<BoardBits, 2> classes;
  classes.fill(BoardBits(words_, 0));
  fill_rows(colouring, classes);
  auto blocked = board.blocked.begin();
  for_each_row(board,
               [&](std::int64_t cell, std::int64_t bit, std::int64_t stride, std::int64_t length) {
                 for (; blocked != board.blocked.end() && *blocked < cell + length; ++blocked) {
                   const std::int64_t at = bit + (*blocked - cell) * stride;
                   for (BoardBits& usable : classes) clear_bit(usable, at);
                 }
               });
  return classes;
}

}  // namespace minimex::conflict
