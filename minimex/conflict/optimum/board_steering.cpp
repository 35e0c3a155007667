#include "minimex/conflict/optimum/board_steering.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace minimex::conflict {
namespace {

constexpr std::int32_t kRows = 8;
constexpr std::int32_t kColumns = 16;
/// So many cells too many or too few are nothing to care about.
constexpr double kCare = 8;

std::size_t direction(std::int32_t by) {
  return by < 0 ? 0 : by > 0 ? 2 : 1;
}

}  // namespace

/// How many right cells blocks in a row have too many, for their share, up to each of them.
class BoardSteering::Flow {
 public:
  explicit Flow(std::span<const Block> all) {
    std::int64_t size = 0;
    for (const Block& block : all) {
      size += block.size;
      share_ += static_cast<double>(block.surplus);
    }
    if (size > 0) share_ /= static_cast<double>(size);
  }

  /// Goes past the next blocks; the mean of what there is too much before and behind them.
  double past(std::span<const Block> blocks) {
    const double before = surplus_;
    for (const Block& block : blocks) {
      surplus_ += static_cast<double>(block.surplus) - share_ * static_cast<double>(block.size);
    }
    return (before + surplus_) / 2;
  }

 private:
  double share_ = 0;  // of a cell
  double surplus_ = 0;
};

BoardSteering::BoardSteering(const BoardLayout& layout)
    : layout_(layout), last_(static_cast<std::size_t>(layout.dimensions()) - 1) {
  const std::size_t words = layout.words_in_plane();
  second_.fill(BoardBits(words, 0));
  second_[1].assign(words, ~std::uint64_t{0});
  last_cells_ = second_;
  const auto first = static_cast<std::int32_t>(layout.first_word(0) * 64);
  const auto bits = static_cast<std::int32_t>(words * 64);
  std::int32_t most = 0;
  for (std::int32_t bit = 0; bit < bits; ++bit) {
    const std::int32_t column = layout.coordinates(first + bit)[last_] / kColumns;
    if (column < most) break;  // the next row
    most = column;
  }
  columns_ = static_cast<std::size_t>(most) + 1;
  for (std::int32_t bit = 0; bit < bits;) bit = add_part(bit, first);
}

/// Adds the cells of a plane from `bit` on to their block, as far as they have one word and one
/// block; returns where the next ones begin. `first` is the first cell of the first plane.
std::int32_t BoardSteering::add_part(std::int32_t bit, std::int32_t first) {
  const auto at = layout_.coordinates(first + bit);
  std::int32_t end = bit + kColumns - at[last_] % kColumns;
  const std::int32_t beyond = layout_.coordinates(first + end)[last_];
  if (beyond < at[last_]) end -= beyond;  // the row ends before
  end = std::min(end, bit - bit % 64 + 64);
  const auto row = static_cast<std::size_t>(last_ > 1 ? at[1] / kRows : 0);
  if (blocks_.size() <= row * columns_) blocks_.resize((row + 1) * columns_);
  Block& block = blocks_[row * columns_ + static_cast<std::size_t>(at[last_] / kColumns)];
  block.parts.push_back(
      {static_cast<std::size_t>(bit / 64), ~std::uint64_t{0} >> (64 - (end - bit)) << (bit % 64)});
  block.size += end - bit;
  return end;
}

void BoardSteering::count(std::int32_t plane, const BoardBits& left, const BoardBits& right) {
  const std::int32_t back = layout_.steps().front().by[0];
  const std::int32_t first = std::max(plane + back, 0);
  const std::int32_t end = std::min(plane - back + 1, layout_.planes());
  for (Block& block : blocks_) {
    block.surplus = 0;
    for (const auto& [word, cells] : block.parts) {
      for (std::int32_t p = first; p < end; ++p) {
        const std::size_t at = layout_.first_word(p) + word;
        block.surplus += std::popcount(right[at] & cells);
        if (p >= plane) block.surplus -= std::popcount(left[at] & cells);
      }
    }
  }
}

bool BoardSteering::plan(std::int32_t plane, const BoardBits& left, const BoardBits& right) {
  count(plane, left, right);
  for (const std::size_t way : {std::size_t{0}, std::size_t{2}}) {
    std::fill(second_[way].begin(), second_[way].end(), 0);
    std::fill(last_cells_[way].begin(), last_cells_[way].end(), 0);
  }
  wanted_ = false;
  const std::span<const Block> all(blocks_);
  Flow across(all);
  for (std::size_t first = 0; first < all.size(); first += columns_) {
    const std::span<const Block> row = all.subspan(first, columns_);
    const double from_rows = across.past(row);
    Flow along(row);
    for (const Block& block : row) {
      want(block, from_rows, second_);
      want(block, along.past({&block, 1}), last_cells_);
    }
  }
  return wanted_;
}

/// Marks the cells of a block for the steps that bring in the flow.
void BoardSteering::want(const Block& block, double flow, std::array<BoardBits, 3>& suited) {
  if (std::abs(flow) <= kCare) return;
  wanted_ = true;
  BoardBits& cells = suited[flow > 0 ? 0 : 2];
  for (const Part& part : block.parts) cells[part.word] |= part.cells;
}

void BoardSteering::find_cells(const BoardLayout::Step& step, BoardBits& cells) const {
  const BoardBits& across = second_[last_ > 1 ? direction(step.by[1]) : 1];
  const BoardBits& along = last_cells_[direction(step.by[last_])];
  cells.resize(across.size());
  for (std::size_t word = 0; word < cells.size(); ++word) cells[word] = across[word] & along[word];
}

}  // namespace minimex::conflict
