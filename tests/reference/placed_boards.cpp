// Boards: position = sum of coordinate times stride, the first side fastest.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <stdexcept>

#include "tests/reference/placed_families.hpp"

namespace minimex::reference {
namespace {

using Cell = std::vector<int>;
using Attack = std::function<bool(const Numbers& distances)>;  // absolute, sorted, no zeros

Cell cell_at(int position, const Numbers& sides) {
  Cell cell;
  for (const int side : sides) {
    cell.push_back(position % side);
    position /= side;
  }
  return cell;
}

int position_of(const Cell& cell, const Numbers& sides) {
  int position = 0;
  for (std::size_t d = sides.size(); d-- > 0;) position = position * sides[d] + cell[d];
  return position;
}

int product(const Numbers& sides) {
  int count = 1;
  for (const int side : sides) {
    if (side < 1 || side > 4096 || (count *= side) > 4096) {
      throw std::invalid_argument("the board is too large, or a side is 0");
    }
  }
  return count;
}

Numbers distances(const Cell& a, const Cell& b, const Numbers* wrapped) {
  Numbers out;
  for (std::size_t d = 0; d < a.size(); ++d) {
    int distance = std::abs(a[d] - b[d]);
    if (wrapped != nullptr) distance = std::min(distance, (*wrapped)[d] - distance);
    if (distance != 0) out.push_back(distance);
  }
  std::sort(out.begin(), out.end());
  return out;
}

Frame bare_board(const Numbers& sides, const Attack& attack, bool torus) {
  Frame frame = frame_of_size(product(sides));
  for (int p = 0; p < frame.size(); ++p) {
    for (int q = 0; q < p; ++q) {
      const Numbers apart =
          distances(cell_at(p, sides), cell_at(q, sides), torus ? &sides : nullptr);
      if (attack(apart)) join(frame, p, q);
    }
  }
  return frame;
}

/// All orders of axes of equal sides, each with all mirrorings.
void add_board_motions(Frame& frame, const Numbers& sides) {
  std::vector<std::size_t> order(sides.size());
  std::iota(order.begin(), order.end(), 0U);
  do {
    bool fits = true;
    for (std::size_t d = 0; d < sides.size(); ++d) fits = fits && sides[d] == sides[order[d]];
    for (unsigned mirrored = 0; fits && mirrored < 1U << sides.size(); ++mirrored) {
      add_motion(frame, [&](int p) {
        const Cell from = cell_at(p, sides);
        Cell to(sides.size());
        for (std::size_t d = 0; d < sides.size(); ++d) {
          const int c = from[order[d]];
          to[d] = ((mirrored >> d) & 1U) != 0 ? sides[d] - 1 - c : c;
        }
        return position_of(to, sides);
      });
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

Attack leap(int a, int b) {
  return [a, b](const Numbers& apart) {
    return a == 0 ? apart == Numbers{b} : apart == Numbers{a, b};
  };
}

const std::map<std::string, Attack>& attacks() {
  static const Attack kQueen = [](const Numbers& apart) { return apart.front() == apart.back(); };
  static const std::map<std::string, Attack> kAttacks = {
      {"grid", leap(0, 1)},
      {"wazir", leap(0, 1)},
      {"ferz", leap(1, 1)},
      {"dabbaba", leap(0, 2)},
      {"knight", leap(1, 2)},
      {"alfil", leap(2, 2)},
      {"camel", leap(1, 3)},
      {"zebra", leap(2, 3)},
      {"giraffe", leap(1, 4)},
      {"antelope", leap(3, 4)},
      {"king", [](const Numbers& apart) { return apart.back() == 1; }},
      {"rook", [](const Numbers& apart) { return apart.size() == 1; }},
      {"bishop",
       [](const Numbers& apart) { return apart.size() == 2 && apart.front() == apart.back(); }},
      {"queen", kQueen}};
  return kAttacks;
}

/// An edge of a grid: down from its cell, or to the right.
struct GridEdge {
  int row = 0;
  int column = 0;
  bool down = false;

  [[nodiscard]] Cell end() const { return down ? Cell{row + 1, column} : Cell{row, column + 1}; }
  [[nodiscard]] bool lies_in(const Numbers& sides) const {
    return end()[0] < sides[0] && end()[1] < sides[1];
  }
  [[nodiscard]] bool meets(const GridEdge& other) const {
    const Cell start{row, column};
    const Cell other_start{other.row, other.column};
    return start == other_start || start == other.end() || end() == other_start ||
           end() == other.end();
  }
};

}  // namespace

bool is_board(const std::string& name) {
  return attacks().count(name) != 0;
}

PlacedFamily placed_board(const Pattern& pattern, int largest) {
  const Attack& attack = attacks().at(pattern.name);
  const Numbers sides = pattern.at(largest);
  PlacedFamily family{.frame = bare_board(sides, attack, false)};
  add_board_motions(family.frame, sides);
  int stride = 1;
  for (std::size_t d = 0; d < sides.size(); ++d) {
    add_axis(family.frame, stride, [&](int p) { return cell_at(p, sides)[d]; });
    stride *= sides[d];
  }
  family.member = [pattern, sides](int n) {
    const Numbers own = pattern.at(n);
    std::vector<int> positions;
    for (const int p : first_positions(product(sides))) {
      const Cell cell = cell_at(p, sides);
      if (std::equal(cell.begin(), cell.end(), own.begin(), std::less<>())) positions.push_back(p);
    }
    return positions;
  };
  return family;
}

PlacedFamily placed_torus(const Numbers& sides, int largest) {
  if (*std::min_element(sides.begin(), sides.end()) < 3) {
    throw std::invalid_argument("a side of a torus is at least 3");
  }
  Frame frame = bare_board(sides, leap(0, 1), true);
  add_board_motions(frame, sides);
  const std::vector<std::vector<int>> turned = std::move(frame.motions);
  frame.motions.clear();
  for (int shift = 0; shift < frame.size(); ++shift) {
    const Cell by = cell_at(shift, sides);
    for (const std::vector<int>& turn : turned) {
      add_motion(frame, [&](int p) {
        Cell cell = cell_at(turn[static_cast<std::size_t>(p)], sides);
        for (std::size_t d = 0; d < sides.size(); ++d) cell[d] = (cell[d] + by[d]) % sides[d];
        return position_of(cell, sides);
      });
    }
  }
  return whole(std::move(frame), largest);
}

/// Position = 2 * cell + (down: 1), cells column by column. The frame holds edges, too, that lead
/// out of the grid and are never used.
PlacedFamily placed_grid_edges(const Pattern& pattern, int largest) {
  const Numbers sides = pattern.at(largest);
  const int rows = sides[0];
  PlacedFamily family{.frame = frame_of_size(2 * product(sides))};
  Frame& frame = family.frame;
  const auto edge = [rows](int p) {
    return GridEdge{.row = p / 2 % rows, .column = p / 2 / rows, .down = p % 2 == 1};
  };
  for (int p = 0; p < frame.size(); ++p) {
    for (int q = 0; q < p; ++q) {
      if (edge(p).meets(edge(q))) join(frame, p, q);
    }
  }
  Frame cells = frame_of_size(product(sides));
  add_board_motions(cells, sides);
  for (const std::vector<int>& motion : cells.motions) {
    add_motion(frame, [&](int p) {
      if (!edge(p).lies_in(sides)) return -1;
      const int start = motion[static_cast<std::size_t>(p / 2)];
      const int end = motion[static_cast<std::size_t>(position_of(edge(p).end(), sides))];
      return 2 * std::min(start, end) + (start / rows == end / rows ? 1 : 0);
    });
  }
  add_axis(frame, 2, [&](int p) { return edge(p).row; });
  add_axis(frame, 2 * rows, [&](int p) { return edge(p).column; });
  family.member = [pattern, edge, size = frame.size()](int n) {
    std::vector<int> positions;
    for (const int p : first_positions(size)) {
      if (edge(p).lies_in(pattern.at(n))) positions.push_back(p);
    }
    return positions;
  };
  return family;
}

}  // namespace minimex::reference
