#include "tests/reference/conflict_graph_reference.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace minimex::reference {
namespace {

using Cell = std::vector<int>;

/// Sorted absolute differences without the zeros: what a leaper's name says.
Cell jump(const Cell& a, const Cell& b) {
  Cell lengths;
  for (std::size_t d = 0; d < a.size(); ++d) {
    if (a[d] != b[d]) lengths.push_back(std::abs(a[d] - b[d]));
  }
  std::sort(lengths.begin(), lengths.end());
  return lengths;
}

/// True when all cells strictly between `a` and `b` (on a line with equal steps) are free.
bool clear_between(Cell a, const Cell& b, const std::set<Cell>& blocked) {
  while (true) {
    for (std::size_t d = 0; d < a.size(); ++d) a[d] += (b[d] > a[d]) - (b[d] < a[d]);
    if (a == b) return true;
    if (blocked.count(a) != 0) return false;
  }
}

bool attacks(const std::string& name, const Cell& a, const Cell& b, const std::set<Cell>& blocked) {
  static const std::map<std::string, Cell> kLeapers = {
      {"wazir", {1}},     {"ferz", {1, 1}},    {"dabbaba", {2}},
      {"knight", {1, 2}}, {"alfil", {2, 2}},   {"camel", {1, 3}},
      {"zebra", {2, 3}},  {"giraffe", {1, 4}}, {"antelope", {3, 4}}};
  const Cell lengths = jump(a, b);
  if (lengths.empty()) return false;
  if (const auto leaper = kLeapers.find(name); leaper != kLeapers.end()) {
    return lengths == leaper->second;
  }
  if (name == "king") return lengths.back() == 1;
  if (lengths.front() != lengths.back() || !clear_between(a, b, blocked)) return false;
  if (name == "rook") return lengths.size() == 1;
  if (name == "bishop") return lengths.size() == 2;
  return name == "queen";
}

}  // namespace

std::vector<std::pair<int, int>> conflict_edges(const Board& board, const std::string& name) {
  std::vector<Cell> usable;
  std::set<Cell> blocked;
  Cell cell(board.size.size(), 0);
  long long index = 0;
  while (true) {
    const bool is_blocked =
        std::find(board.blocked.begin(), board.blocked.end(), index) != board.blocked.end();
    if (is_blocked) {
      blocked.insert(cell);
    } else {
      usable.push_back(cell);
    }
    ++index;
    std::size_t d = cell.size();
    while (d > 0 && cell[d - 1] + 1 == board.size[d - 1]) cell[--d] = 0;
    if (d == 0) break;
    ++cell[d - 1];
  }
  std::vector<std::pair<int, int>> edges;
  for (std::size_t i = 0; i < usable.size(); ++i) {
    for (std::size_t j = i + 1; j < usable.size(); ++j) {
      if (attacks(name, usable[i], usable[j], blocked)) {
        edges.emplace_back(static_cast<int>(i), static_cast<int>(j));
      }
    }
  }
  return edges;
}

}  // namespace minimex::reference
