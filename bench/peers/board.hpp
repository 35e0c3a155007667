// What the peers share: a three-dimensional board of knights, read from the text of the contest,
// and the two orders in which a program may meet the neighbours of a cell.
//
// Matching codes that search depth first follow adjacency lists as they are, so the order decides
// how often they go astray. `Moves` is the order in which a program writes down the 24 moves,
// `Sorted` that of the cells.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace peers {

enum class Order { Moves, Sorted };

struct Move {
  std::array<int, 3> by;
  int shift;  // of the index of the cell
};

class Board {
 public:
  /// Throws std::runtime_error when the file is not a board.
  Board(const std::string& path, Order order) {
    std::ifstream in(path);
    std::size_t blocked = 0;
    in >> size_[0] >> size_[1] >> size_[2] >> blocked;
    if (!in) throw std::runtime_error(path + ": expected A B C, K, and K cells");
    number_.assign(static_cast<std::size_t>(size_[0]) * static_cast<std::size_t>(size_[1]) *
                       static_cast<std::size_t>(size_[2]),
                   0);
    for (; blocked > 0; --blocked) {
      std::array<int, 3> cell{};
      in >> cell[0] >> cell[1] >> cell[2];
      number_[index({cell[0] - 1, cell[1] - 1, cell[2] - 1})] = -1;
    }
    if (!in) throw std::runtime_error(path + ": a cell is missing");
    number_cells();
    find_moves(order);
  }

  /// Usable cells with x + y + z even, and odd; each colour is numbered from 0.
  [[nodiscard]] int evens() const { return count_[0]; }
  [[nodiscard]] int odds() const { return count_[1]; }

  /// The number of an even or odd cell among all usable ones: for codes that know no colours.
  [[nodiscard]] int vertex_of_even(int even) const { return vertices_[0][index_of(even)]; }
  [[nodiscard]] int vertex_of_odd(int odd) const { return vertices_[1][index_of(odd)]; }

  /// Calls use(odd) for the neighbours of each even cell, and next() after each even cell.
  template <class Use, class Next>
  void for_each_edge(const Use& use, const Next& next) const {
    std::array<int, 3> at{};
    std::size_t cell = 0;
    for (at[0] = 0; at[0] < size_[0]; ++at[0]) {
      for (at[1] = 0; at[1] < size_[1]; ++at[1]) {
        for (at[2] = 0; at[2] < size_[2]; ++at[2], ++cell) {
          if (number_[cell] < 0 || (at[0] + at[1] + at[2]) % 2 != 0) continue;
          for (const Move& move : moves_) {
            if (!inside(at, move)) continue;
            const int other = number_[cell + static_cast<std::size_t>(move.shift)];
            if (other >= 0) use(other);
          }
          next();
        }
      }
    }
  }

 private:
  static std::size_t index_of(int i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] std::size_t index(const std::array<int, 3>& at) const {
    return static_cast<std::size_t>((at[0] * size_[1] + at[1]) * size_[2] + at[2]);
  }
  [[nodiscard]] bool inside(const std::array<int, 3>& at, const Move& move) const {
    for (std::size_t i = 0; i < 3; ++i) {
      const int x = at[i] + move.by[i];
      if (x < 0 || x >= size_[i]) return false;
    }
    return true;
  }

  void number_cells() {
    std::size_t cell = 0;
    for (int x = 0; x < size_[0]; ++x) {
      for (int y = 0; y < size_[1]; ++y) {
        for (int z = 0; z < size_[2]; ++z, ++cell) {
          if (number_[cell] < 0) continue;
          const auto colour = static_cast<std::size_t>((x + y + z) % 2);
          number_[cell] = count_[colour]++;
          vertices_[colour].push_back(count_[0] + count_[1] - 1);
        }
      }
    }
  }

  void find_moves(Order order) {
    std::array<std::size_t, 3> way{0, 1, 2};  // which coordinates change by 2, by 1, and not
    do {
      for (const int two : {-2, 2}) {
        for (const int one : {-1, 1}) {
          Move move{};
          move.by[way[0]] = two;
          move.by[way[1]] = one;
          move.shift = (move.by[0] * size_[1] + move.by[1]) * size_[2] + move.by[2];
          moves_.push_back(move);
        }
      }
    } while (std::next_permutation(way.begin(), way.end()));
    if (order == Order::Moves) return;
    std::sort(moves_.begin(), moves_.end(),
              [](const Move& a, const Move& b) { return a.by < b.by; });
  }

  std::array<int, 3> size_{};
  std::array<int, 2> count_{};
  std::vector<int> number_;  // within the colour; -1: blocked
  std::array<std::vector<int>, 2> vertices_;
  std::vector<Move> moves_;
};

/// `PROGRAM FILE moves|sorted [times]`: reads the board, calls solve(board, split) for the size of
/// a maximum matching, and prints how many knights can be placed. solve calls split() between
/// building its graph and matching; with `times`, how much CPU time both took is printed, too.
template <class Solve>
int run(int count, char** words, const Solve& solve) {
  const bool right =
      count >= 3 && (std::strcmp(words[2], "moves") == 0 || std::strcmp(words[2], "sorted") == 0);
  if (!right) {
    std::fprintf(stderr, "usage: %s FILE moves|sorted [times]\n", words[0]);
    return 2;
  }
  try {
    const Board board(words[1], std::strcmp(words[2], "moves") == 0 ? Order::Moves : Order::Sorted);
    const auto start = std::clock();
    auto middle = start;
    const int pairs = solve(board, [&middle] { middle = std::clock(); });
    const auto end = std::clock();
    std::printf("%d\n", board.evens() + board.odds() - pairs);
    if (count > 3) {
      const auto seconds = [](std::clock_t from, std::clock_t to) {
        return static_cast<double>(to - from) / CLOCKS_PER_SEC;
      };
      std::printf("%.6f %.6f\n", seconds(start, middle), seconds(middle, end));
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", words[0], error.what());
    return 1;
  }
  return 0;
}

}  // namespace peers
