#include "tests/reference/placed_graph.hpp"

#include <algorithm>
#include <istream>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "tests/reference/placed_families.hpp"

namespace minimex::reference {
namespace {

[[noreturn]] PlacedFamily no_family(const Pattern& pattern) {
  throw std::invalid_argument("'" + pattern.name + "' with such numbers is no family with places");
}

/// Families NAME:N but boards.
PlacedFamily family_of_one(const Pattern& pattern, int largest) {
  const std::string& name = pattern.name;
  const int n = pattern.at(largest)[0];
  if (name == "path") return placed_row({1}, pattern, largest);
  if (name == "cycle") return placed_ring({1}, n, largest);
  if (name == "prism") return placed_ring({1, 1}, n, largest);
  if (name == "ladder") {
    return placed_board({.name = "grid", .numbers = {2, pattern.numbers[0]}}, largest);
  }
  if (name != "hypercube") no_family(pattern);
  const Numbers twos(static_cast<std::size_t>(n), 2);
  PlacedFamily family = placed_board({.name = "grid", .numbers = twos}, largest);
  family.smallest = largest;
  return family;
}

/// Families NAME:N,K but boards.
PlacedFamily family_of_two(const Pattern& pattern, int largest) {
  const std::string& name = pattern.name;
  const int n = pattern.at(largest)[0];
  const int k = pattern.numbers[1];
  if (name == "chordpath") return placed_row({1, k}, pattern, largest);
  if (name == "linkedcycles") return placed_linked_cycles(k, pattern, largest);
  if (name == "petersen") return placed_ring({1, k}, n, largest);
  if (name != "line") no_family(pattern);
  Numbers steps(static_cast<std::size_t>(k));
  std::iota(steps.begin(), steps.end(), 1);
  return placed_row(steps, pattern, largest);
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

Frame frame_of_size(int positions) {
  Frame frame;
  frame.neighbours.resize(static_cast<std::size_t>(positions));
  return frame;
}

void join(Frame& frame, int p, int q) {
  for (const auto& [from, to] : {std::pair{p, q}, std::pair{q, p}}) {
    auto& list = frame.neighbours[static_cast<std::size_t>(from)];
    if (from != to && std::find(list.begin(), list.end(), to) == list.end()) list.push_back(to);
  }
}

std::vector<int> first_positions(int count) {
  std::vector<int> out(static_cast<std::size_t>(std::max(count, 0)));
  std::iota(out.begin(), out.end(), 0);
  return out;
}

PlacedFamily whole(Frame frame, int n) {
  const int size = frame.size();
  return {.frame = std::move(frame), .smallest = n, .member = [size](int) {
            return first_positions(size);
          }};
}

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
  if (is_board(name)) return placed_board(pattern, largest);
  if (name == "torus") return placed_torus(numbers, largest);
  if (name == "linegraph:grid" && numbers.size() == 2) return placed_grid_edges(pattern, largest);
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
