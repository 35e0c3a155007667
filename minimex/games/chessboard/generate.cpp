#include "minimex/games/chessboard/generate.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex::chessboard {
namespace {

// Pieces that all simpler boards of one kind may have together.
constexpr std::size_t kMostPieces = 1'000'000;

/// 1-based index `at` once the part `cut` (0-based) is left out; 0 when it is in that part.
std::int32_t index_without(std::int32_t at, const Cut& cut) {
  const auto index = static_cast<std::size_t>(at) - 1;
  if (index < cut.begin) return at;
  return index < cut.end ? 0 : at - static_cast<std::int32_t>(cut.size());
}

std::int32_t length(const Cut& cut) {
  return static_cast<std::int32_t>(cut.size());
}

Instance without_lines(const Instance& instance, const Cut& rows, const Cut& cols) {
  Instance smaller{instance.rows - length(rows), instance.cols - length(cols)};
  for (Piece piece : instance.pieces) {
    piece.row = index_without(piece.row, rows);
    piece.col = index_without(piece.col, cols);
    if (piece.row > 0 && piece.col > 0) smaller.pieces.push_back(piece);
  }
  return smaller;
}

void cut_lines(const Instance& instance, std::size_t most, std::vector<Instance>& out) {
  const auto rows = cuts(static_cast<std::size_t>(instance.rows), most);
  const auto cols = cuts(static_cast<std::size_t>(instance.cols), most);
  if (instance.rows != instance.cols) {
    for (const Cut& cut : rows) {
      if (length(cut) < instance.rows) out.push_back(without_lines(instance, cut, {}));
    }
    for (const Cut& cut : cols) {
      if (length(cut) < instance.cols) out.push_back(without_lines(instance, {}, cut));
    }
    return;
  }
  for (const Cut& row : rows) {
    for (const Cut& col : cols) {
      if (length(row) != length(col) || length(row) == instance.rows) continue;
      out.push_back(without_lines(instance, row, col));
    }
  }
}

/// Boards with what `change` makes of the value of each piece in turn, where that differs.
template <typename Change>
void change_values(const Instance& instance, const Change& change, std::vector<Instance>& out) {
  for (std::size_t i = 0; i < instance.pieces.size(); ++i) {
    const std::int64_t value = change(instance.pieces[i].value);
    if (value == instance.pieces[i].value) continue;
    out.push_back(instance);
    out.back().pieces[i].value = value;
  }
}

}  // namespace

Instance generate(const GenerateOptions& options) {
  const auto sides = generate_sides(options, {8, 8}, 1, static_cast<std::int32_t>(kMaxSide));
  const std::int32_t rows = sides[0];
  const std::int32_t cols = sides[1];
  const std::uint32_t density = generate_density(options, kWhole / 2);
  const std::int64_t most =
      generate_max_value(options, 1'000'000, largest_summand(std::int64_t{rows} * cols));
  Random random(options.seed);
  Instance instance{rows, cols};
  for (std::int32_t row = 1; row <= rows; ++row) {
    for (std::int32_t col = 1; col <= cols; ++col) {
      if (!random.chance(density, kWhole)) continue;
      const bool white = random.chance(1, 2);
      instance.pieces.push_back({row, col, white, random.between(0, most)});
    }
  }
  return instance;
}

std::vector<Instance> simpler(const Instance& instance) {
  const std::size_t pieces = instance.pieces.size();
  const std::size_t most = std::max<std::size_t>(kMostPieces / std::max<std::size_t>(pieces, 1), 2);
  std::vector<Instance> smaller;
  std::size_t lines = 2;  // a square board has as many as its square
  while (lines * lines < most && lines < 64) lines *= 2;
  cut_lines(instance, lines, smaller);
  for (const Cut& cut : cuts(pieces, most)) {
    smaller.push_back({instance.rows, instance.cols, without(instance.pieces, cut)});
  }
  if (pieces > most) return smaller;
  smaller.push_back(instance);
  for (Piece& piece : smaller.back().pieces) piece.value /= 2;
  if (smaller.back() == instance) smaller.pop_back();
  change_values(
      instance, [](std::int64_t) { return std::int64_t{0}; }, smaller);
  change_values(
      instance, [](std::int64_t value) { return value / 2; }, smaller);
  change_values(
      instance, [](std::int64_t value) { return value > 0 ? value - 1 : 0; }, smaller);
  return smaller;
}

}  // namespace minimex::chessboard
