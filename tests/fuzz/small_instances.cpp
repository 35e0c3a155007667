#include "tests/fuzz/small_instances.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/games/bus/rules.hpp"
#include "minimex/games/chessboard/rules.hpp"
#include "minimex/games/chomp/rules.hpp"
#include "minimex/games/graph_instance.hpp"
#include "minimex/games/knights/rules.hpp"
#include "minimex/games/river/rules.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::fuzz {
namespace {

using Visit = std::function<bool(Instance)>;
using Digits = std::vector<std::int32_t>;

/// Calls `use` with all lists of so many digits below `base`.
template <class Use>
bool for_digits(std::int32_t length, std::int32_t base, const Use& use) {
  Digits digits(static_cast<std::size_t>(length), 0);
  for (;;) {
    if (!use(digits)) return false;
    auto digit = digits.begin();
    while (digit != digits.end() && *digit == base - 1) *digit++ = 0;
    if (digit == digits.end()) return true;
    ++*digit;
  }
}

/// Calls `use` with the sides of all boards of at most `cells` cells.
template <class Use>
bool for_boards(std::int32_t cells, const Use& use) {
  for (std::int32_t rows = 1; rows <= cells; ++rows) {
    for (std::int32_t cols = 1; rows * cols <= cells; ++cols) {
      if (!use(rows, cols)) return false;
    }
  }
  return true;
}

/// Digit 0 is an empty cell, the odd ones are white, the even ones black, by value.
chessboard::Instance chessboard_of(std::int32_t rows, std::int32_t cols, const Digits& digits) {
  chessboard::Instance board{.rows = rows, .cols = cols};
  for (std::int32_t cell = 0; cell < rows * cols; ++cell) {
    const std::int32_t digit = digits[static_cast<std::size_t>(cell)];
    if (digit == 0) continue;
    board.pieces.push_back(
        {1 + cell / cols, 1 + cell % cols, digit % 2 == 1, std::int64_t{(digit + 1) / 2}});
  }
  return board;
}

/// Boards of up to six cells with pieces of values 1 and 2, and all patterns of three by three with
/// values that differ.
bool small_chessboards(const Visit& visit) {
  const bool all = for_boards(6, [&](std::int32_t rows, std::int32_t cols) {
    return for_digits(rows * cols, 5, [&](const Digits& digits) {
      return visit(chessboard_of(rows, cols, digits));
    });
  });
  return all && for_digits(9, 3, [&](const Digits& digits) {
           chessboard::Instance board = chessboard_of(3, 3, digits);
           for (chessboard::Piece& piece : board.pieces) {
             piece.value = (piece.row * 5 + piece.col * 7) % 11;
           }
           return visit(std::move(board));
         });
}

/// Boards of up to four cells with values -1, 0, 1.
bool small_woodchess(const Visit& visit) {
  return for_boards(4, [&](std::int32_t rows, std::int32_t cols) {
    return for_digits(2 * rows * cols, 3, [&](const Digits& digits) {
      woodchess::Instance board{.rows = rows, .cols = cols};
      for (std::size_t i = 0; i < digits.size(); ++i) {
        (i % 2 == 0 ? board.first : board.second).push_back(digits[i] - 1);
      }
      return visit(std::move(board));
    });
  });
}

/// Diagrams within seven by seven.
bool small_diagrams(const Visit& visit) {
  constexpr std::int32_t kSide = 7;
  return for_digits(kSide, kSide + 1, [&](const Digits& digits) {
    if (digits[0] == 0 || !std::is_sorted(digits.rbegin(), digits.rend())) return true;
    chomp::Instance diagram{.shape = digits};
    std::erase(diagram.shape, 0);
    return visit(std::move(diagram));
  });
}

/// Labelled graphs of up to six vertices.
bool small_graphs(const Visit& visit) {
  for (Vertex vertices = 0; vertices <= 6; ++vertices) {
    std::vector<Edge> pairs;
    for (Vertex u = 0; u < vertices; ++u) {
      for (Vertex v = u + 1; v < vertices; ++v) pairs.emplace_back(u, v);
    }
    const bool all =
        for_digits(static_cast<std::int32_t>(pairs.size()), 2, [&](const Digits& digits) {
          std::vector<Edge> edges;
          for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (digits[i] == 1) edges.push_back(pairs[i]);
          }
          return visit(GraphInstance{Graph::from_edges(vertices, std::move(edges))});
        });
    if (!all) return false;
  }
  return true;
}

/// Which cells are blocked on boards of up to twelve cells.
bool small_knights(const Visit& visit) {
  constexpr std::array<std::array<std::int32_t, 3>, 6> kSides = {
      {{1, 1, 3}, {1, 3, 3}, {1, 3, 4}, {2, 2, 3}, {2, 3, 2}, {3, 2, 2}}};
  for (const auto& sides : kSides) {
    const bool all = for_digits(sides[0] * sides[1] * sides[2], 2, [&](const Digits& digits) {
      Board board{.size = {sides.begin(), sides.end()}, .blocked = {}};
      for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        if (digits[cell] == 1) board.blocked.push_back(static_cast<std::int64_t>(cell));
      }
      return visit(knights::Instance{std::move(board)});
    });
    if (!all) return false;
  }
  return true;
}

/// Which seats are broken in lines of up to ten, with all distances that matter.
bool small_buses(const Visit& visit) {
  for (std::int32_t seats = 1; seats <= 10; ++seats) {
    for (std::int32_t distance = 0; distance <= seats; ++distance) {
      const bool all = for_digits(seats, 2, [&](const Digits& digits) {
        bus::Instance line{.seats = seats, .distance = distance};
        for (std::int32_t seat = 1; seat <= seats; ++seat) {
          if (digits[static_cast<std::size_t>(seat - 1)] == 1) line.broken.push_back(seat);
        }
        return visit(std::move(line));
      });
      if (!all) return false;
    }
  }
  return true;
}

/// Grids of up to three by three.
bool small_rivers(const Visit& visit) {
  constexpr std::string_view kCells = ".*x";
  for (std::int32_t side = 1; side <= 3; ++side) {
    const bool all = for_digits(side * side, 3, [&](const Digits& digits) {
      river::Instance grid{.rows = {}};
      for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i % static_cast<std::size_t>(side) == 0) grid.rows.emplace_back();
        grid.rows.back() += kCells[static_cast<std::size_t>(digits[i])];
      }
      return visit(std::move(grid));
    });
    if (!all) return false;
  }
  return true;
}

}  // namespace

bool for_small_instances(std::string_view game, const Visit& visit) {
  struct Entry {
    std::string_view game;
    bool (*all)(const Visit& visit);
  };
  constexpr std::array kEntries = {
      Entry{"chessboard", small_chessboards},
      Entry{"woodchess", small_woodchess},
      Entry{"chomp", small_diagrams},
      Entry{"knights", small_knights},
      Entry{"bus", small_buses},
      Entry{"river", small_rivers},
  };
  for (const Entry& entry : kEntries) {
    if (entry.game == game) return entry.all(visit);
  }
  return small_graphs(visit);
}

}  // namespace minimex::fuzz
