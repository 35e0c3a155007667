#include "tests/reference/placed_graph.hpp"

#include <algorithm>
#include <cstdlib>
#include <istream>
#include <map>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace minimex::reference {
namespace {

using Numbers = std::vector<int>;
using Cell = std::vector<int>;
using Attack = std::function<bool(const Numbers& distances)>;  // absolute, sorted, no zeros

/// A family's text: its name, and its numbers with kVariable for N.
struct Pattern {
  static constexpr int kVariable = -1;

  std::string name;
  Numbers numbers;

  [[nodiscard]] Numbers at(int n) const {
    Numbers out = numbers;
    std::replace(out.begin(), out.end(), kVariable, n);
    return out;
  }
};

Pattern pattern_of(const std::string& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos) throw std::invalid_argument("a family is NAME:NUMBERS");
  Pattern pattern{.name = text.substr(0, colon), .numbers = {}};
  std::string word;
  for (const char c : text.substr(colon + 1) + ',') {
    if (c != ',' && c != 'x') {
      word += c;
      continue;
    }
    const bool digits = word.find_first_not_of("0123456789") == std::string::npos;
    if (word != "N" && (word.empty() || word.size() > 4 || !digits)) {
      throw std::invalid_argument("'" + word + "' is no number of a family");
    }
    pattern.numbers.push_back(word == "N" ? Pattern::kVariable : std::stoi(word));
    word.clear();
  }
  return pattern;
}

void join(Frame& frame, int p, int q) {
  for (const auto& [from, to] : {std::pair{p, q}, std::pair{q, p}}) {
    auto& list = frame.neighbours[static_cast<std::size_t>(from)];
    if (from != to && std::find(list.begin(), list.end(), to) == list.end()) list.push_back(to);
  }
}

Frame frame_of_size(int positions) {
  Frame frame;
  frame.neighbours.resize(static_cast<std::size_t>(positions));
  return frame;
}

/// A motion by what it does to each position.
template <class Image>
void add_motion(Frame& frame, const Image& image) {
  std::vector<int> motion;
  for (int p = 0; p < frame.size(); ++p) motion.push_back(image(p));
  frame.motions.push_back(std::move(motion));
}

template <class Coordinate>
void add_axis(Frame& frame, int stride, const Coordinate& coordinate) {
  Axis axis{.stride = stride};
  for (int p = 0; p < frame.size(); ++p) axis.coordinate.push_back(coordinate(p));
  frame.axes.push_back(std::move(axis));
}

std::vector<int> first_positions(int count) {
  std::vector<int> out(static_cast<std::size_t>(std::max(count, 0)));
  std::iota(out.begin(), out.end(), 0);
  return out;
}

// Boards: position = sum of coordinate times stride, the first side fastest.

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

PlacedFamily board(const Pattern& pattern, const Attack& attack, int largest) {
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

/// A frame for one member, all of whose positions are vertices.
PlacedFamily whole(Frame frame, int n) {
  const int size = frame.size();
  return {.frame = std::move(frame), .smallest = n, .member = [size](int) {
            return first_positions(size);
          }};
}

PlacedFamily torus(const Numbers& sides, const Attack& attack, int largest) {
  if (*std::min_element(sides.begin(), sides.end()) < 3) {
    throw std::invalid_argument("a side of a torus is at least 3");
  }
  Frame frame = bare_board(sides, attack, true);
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

/// Vertices in a row; those whose distance is in `steps` are adjacent.
PlacedFamily row(const Numbers& steps, const Pattern& pattern, int largest) {
  const int length = pattern.at(largest)[0];
  PlacedFamily family{.frame = frame_of_size(length), .smallest = 0, .member = [pattern](int n) {
                        return first_positions(pattern.at(n)[0]);
                      }};
  Frame& frame = family.frame;
  for (const int step : steps) {
    for (int p = 0; p + step < length; ++p) join(frame, p, p + step);
  }
  add_motion(frame, [](int p) { return p; });
  add_motion(frame, [&](int p) { return length - 1 - p; });
  add_axis(frame, 1, [](int p) { return p; });
  return family;
}

/// N k-cycles, each with an edge on a path of N edges: k - 1 steps from one corner to the next.
PlacedFamily linked_cycles(int k, const Pattern& pattern, int largest) {
  if (k < 3) throw std::invalid_argument("a cycle has at least 3 vertices");
  const int step = k - 1;
  const int length = pattern.at(largest)[0] * step;
  PlacedFamily family{
      .frame = frame_of_size(length + 1), .smallest = 0, .member = [pattern, step](int n) {
        return first_positions(pattern.at(n)[0] * step + 1);
      }};
  Frame& frame = family.frame;
  for (int p = 0; p < length; ++p) {
    join(frame, p, p + 1);
    if (p % step == 0) join(frame, p, p + step);
  }
  add_motion(frame, [](int p) { return p; });
  add_motion(frame, [&](int p) { return length - p; });
  add_axis(frame, step, [&](int p) { return p / step; });
  return family;
}

/// `rings` rings of n: position = rings * i + ring. Ring r joins those `steps[r]` apart; a spoke
/// joins the vertices with the same i.
PlacedFamily ring(const Numbers& steps, int n, int largest) {
  const int rings = static_cast<int>(steps.size());
  if (n < 3) throw std::invalid_argument("a ring has at least 3 vertices");
  Frame frame = frame_of_size(rings * n);
  for (int p = 0; p < frame.size(); ++p) {
    const int step = steps[static_cast<std::size_t>(p % rings)];
    join(frame, p, (p + rings * step) % frame.size());
    if (p % rings != 0) join(frame, p - 1, p);
  }
  for (const int direction : {1, -1}) {
    for (int turn = 0; turn < n; ++turn) {
      add_motion(frame, [&](int p) {
        const int i = (direction * (p / rings) + turn + n) % n;
        return rings * i + p % rings;
      });
    }
  }
  return whole(std::move(frame), largest);
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

/// Edges of a grid, adjacent when they share an end (Cram): position = 2 * cell + (down: 1), cells
/// column by column. The frame holds edges, too, that lead out of the grid and are never used.
PlacedFamily grid_edges(const Pattern& pattern, int largest) {
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

[[noreturn]] PlacedFamily no_family(const Pattern& pattern) {
  throw std::invalid_argument("'" + pattern.name + "' with such numbers is no family with places");
}

/// Families NAME:N but boards.
PlacedFamily family_of_one(const Pattern& pattern, int largest) {
  const std::string& name = pattern.name;
  const int n = pattern.at(largest)[0];
  if (name == "path") return row({1}, pattern, largest);
  if (name == "cycle") return ring({1}, n, largest);
  if (name == "prism") return ring({1, 1}, n, largest);
  if (name == "ladder") {
    return board({.name = "grid", .numbers = {2, pattern.numbers[0]}}, leap(0, 1), largest);
  }
  if (name != "hypercube") no_family(pattern);
  const Numbers twos(static_cast<std::size_t>(n), 2);
  PlacedFamily family = board({.name = "grid", .numbers = twos}, leap(0, 1), largest);
  family.smallest = largest;
  return family;
}

/// Families NAME:N,K but boards.
PlacedFamily family_of_two(const Pattern& pattern, int largest) {
  const std::string& name = pattern.name;
  const int n = pattern.at(largest)[0];
  const int k = pattern.numbers[1];
  if (name == "chordpath") return row({1, k}, pattern, largest);
  if (name == "linkedcycles") return linked_cycles(k, pattern, largest);
  if (name == "petersen") return ring({1, k}, n, largest);
  if (name != "line") no_family(pattern);
  Numbers steps(static_cast<std::size_t>(k));
  std::iota(steps.begin(), steps.end(), 1);
  return row(steps, pattern, largest);
}

bool is_automorphism(const Frame& frame, const std::vector<std::vector<char>>& adjacent,
                     const std::vector<int>& motion) {
  for (std::size_t p = 0; p < motion.size(); ++p) {
    for (std::size_t q = 0; q < p; ++q) {
      if (motion[p] < 0 || motion[q] < 0) continue;
      const auto to_p = static_cast<std::size_t>(motion[p]);
      const auto to_q = static_cast<std::size_t>(motion[q]);
      if (to_p == to_q || adjacent[p][q] != adjacent[to_p][to_q]) return false;
    }
  }
  return motion.size() == frame.neighbours.size();
}

/// The slide by one step along `axis`: positions of coordinate 0 leave the frame.
std::vector<int> slide(const Frame& frame, const Axis& axis) {
  std::vector<int> motion;
  for (int p = 0; p < frame.size(); ++p) {
    motion.push_back(axis.coordinate[static_cast<std::size_t>(p)] == 0 ? -1 : p - axis.stride);
  }
  return motion;
}

/// A slide lowers the coordinate on its own axis and no other.
bool keeps_coordinates(const Frame& frame, const Axis& axis, const std::vector<int>& motion) {
  for (std::size_t p = 0; p < motion.size(); ++p) {
    if (motion[p] < 0) continue;
    const auto to = static_cast<std::size_t>(motion[p]);
    for (const Axis& other : frame.axes) {
      const int lowered = &other == &axis ? 1 : 0;
      if (other.coordinate[to] != other.coordinate[p] - lowered) return false;
    }
  }
  return true;
}

}  // namespace

bool keeps_adjacency(const Frame& frame) {
  const std::size_t size = frame.neighbours.size();
  std::vector<std::vector<char>> adjacent(size, std::vector<char>(size, 0));
  for (std::size_t p = 0; p < size; ++p) {
    for (const int q : frame.neighbours[p]) adjacent[p][static_cast<std::size_t>(q)] = 1;
  }
  for (const std::vector<int>& motion : frame.motions) {
    if (!is_automorphism(frame, adjacent, motion)) return false;
  }
  for (const Axis& axis : frame.axes) {
    const std::vector<int> motion = slide(frame, axis);
    if (!is_automorphism(frame, adjacent, motion)) return false;
    if (!keeps_coordinates(frame, axis, motion)) return false;
  }
  return true;
}

PlacedFamily placed_family(const std::string& text, int largest) {
  const Pattern pattern = pattern_of(text);
  const std::string& name = pattern.name;
  const Numbers numbers = pattern.at(largest);
  if (const auto found = attacks().find(name); found != attacks().end()) {
    return board(pattern, found->second, largest);
  }
  if (name == "torus") return torus(numbers, leap(0, 1), largest);
  if (name == "linegraph:grid" && numbers.size() == 2) return grid_edges(pattern, largest);
  if (numbers.size() == 1) return family_of_one(pattern, largest);
  if (numbers.size() == 2 && pattern.numbers[1] != Pattern::kVariable) {
    return family_of_two(pattern, largest);
  }
  return no_family(pattern);
}

PlacedFamily placed_edge_list(std::istream& in) {
  int vertices = 0;
  int edges = 0;
  in >> vertices >> edges;
  if (!in || vertices < 0 || edges < 0) throw std::invalid_argument("a graph is `n m` and m pairs");
  Frame frame = frame_of_size(vertices);
  for (int i = 0; i < edges; ++i) {
    int u = 0;
    int v = 0;
    in >> u >> v;
    if (!in || u < 1 || v < 1 || u > vertices || v > vertices) {
      throw std::invalid_argument("a pair is two vertices from 1");
    }
    join(frame, u - 1, v - 1);
  }
  add_motion(frame, [](int p) { return p; });
  return whole(std::move(frame), 1);
}

}  // namespace minimex::reference
