// The plain program that the contour engine is measured against.
//
// Costs to go of all contours of an n x n chessboard, in an array over all words of 2n bits: a one
// is a step right, a zero a step down, the highest bit first. Words are visited from the largest to
// the smallest; those without n ones are skipped, and their places in the array are not written. It
// reads the contest's input from a file or from standard input and prints the least cost, for
// n <= 15 and values that add up to less than 2^31.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace {

struct Board {
  int size = 0;
  std::vector<std::string> colours;
  std::vector<std::vector<std::int32_t>> values;
};

Board read_board(std::istream& in) {
  Board board;
  in >> board.size;
  board.colours.resize(static_cast<std::size_t>(board.size));
  board.values.resize(static_cast<std::size_t>(board.size),
                      std::vector<std::int32_t>(static_cast<std::size_t>(board.size)));
  for (auto& row : board.colours) in >> row;
  for (auto& row : board.values) {
    for (auto& value : row) in >> value;
  }
  return board;
}

/// A cell that can be taken: its piece, and what taking it adds to the word.
struct Corner {
  char colour;
  std::int32_t value;
  std::uint32_t step;
};

/// The corners of a contour, which lie where it goes down and then right. Returns how many.
int find_corners(const Board& board, std::uint32_t word, Corner* corners) {
  const std::uint32_t inside = ~(1U << (2 * board.size - 1));
  int count = 0;
  for (std::uint32_t rest = word & ~(word >> 1) & inside; rest != 0; rest &= rest - 1) {
    const int bit = std::countr_zero(rest);
    const int col = std::popcount(word >> bit) - 1;
    const int row = 2 * board.size - 1 - bit - col;
    const auto x = static_cast<std::size_t>(row - 1);
    const auto y = static_cast<std::size_t>(col);
    corners[count++] = {board.colours[x][y], board.values[x][y], 1U << bit};
  }
  return count;
}

std::int32_t least_cost(const Board& board) {
  const int bits = 2 * board.size;
  const auto costs = std::make_unique_for_overwrite<std::int32_t[]>(std::size_t{1} << bits);
  const std::uint32_t last = ((1U << board.size) - 1) << board.size;
  const std::uint32_t first = (1U << board.size) - 1;
  costs[last] = 0;
  Corner corners[32];
  for (std::uint32_t word = last - 1; word >= first; --word) {
    if (std::popcount(word) != board.size) continue;
    const int count = find_corners(board, word, corners);
    std::int32_t least = INT32_MAX;
    for (int i = 0; i < count; ++i) {
      const Corner& one = corners[i];
      const std::int32_t value = one.colour == '.' ? 0 : one.value;
      least = std::min(least, costs[word + one.step] + value);
      for (int j = 0; j < i; ++j) {
        const Corner& two = corners[j];
        if (one.colour == '.' || two.colour == '.' || one.colour == two.colour) continue;
        least =
            std::min(least, costs[word + one.step + two.step] + std::abs(one.value - two.value));
      }
    }
    costs[word] = least;
  }
  return costs[first];
}

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file;
  if (argc > 1) file.open(argv[1]);
  std::cout << least_cost(read_board(argc > 1 ? file : std::cin)) << '\n';
}
