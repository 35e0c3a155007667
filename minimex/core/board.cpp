// Board arithmetic and the conflict graph of a piece.
//
// The graph is made in two equal passes over the usable cells: the first counts the neighbours of
// each, the second writes them, so that nothing beyond the graph itself is allocated but one bit a
// cell with running counts (cell index to vertex, only when cells are blocked) and one short
// scratch list. Cost: O(cells * attacked cells).
#include "minimex/core/board.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "minimex/core/saturating.hpp"

namespace minimex {
namespace {

/// Edges of the complete graph on `n` vertices.
std::uint64_t all_pairs(std::uint64_t n) noexcept {
  return n % 2 == 0 ? saturating_multiply(n / 2, n - 1) : saturating_multiply(n, (n - 1) / 2);
}

/// Cells of a flat board that can make `step` `times` times without leaving it.
std::uint64_t starts(const Board& board, const Piece::Step& step, std::int64_t times) noexcept {
  std::uint64_t count = 1;
  for (std::size_t d = 0; d < board.size.size(); ++d) {
    const std::int64_t length = times * std::abs(step[d]);
    if (length >= board.size[d]) return 0;
    count = saturating_multiply(count, static_cast<std::uint64_t>(board.size[d] - length));
  }
  return count;
}

/// Most cells that a rider comes to along `step` where sides are glued: it is back where it started
/// after a turn, or leaves the board along a dimension that is not glued.
std::uint64_t most_ridden(const Board& board, const Piece::Step& step) noexcept {
  std::uint64_t length = 1;
  for (std::size_t d = 0; d < board.size.size(); ++d) {
    if (step[d] == 0 || board.toroidal[d]) continue;
    return static_cast<std::uint64_t>((board.size[d] - 1) / std::abs(step[d]));
  }
  for (std::size_t d = 0; d < board.size.size(); ++d) {
    const auto side = static_cast<std::uint64_t>(board.size[d]);
    const std::uint64_t turns =
        side / std::gcd(side, static_cast<std::uint64_t>(std::abs(step[d])));
    length = saturating_multiply(length / std::gcd(length, turns), turns);
  }
  return length - 1;
}

/// Cell index to vertex number: the cell's rank among the usable ones.
class VertexNames {
 public:
  explicit VertexNames(const Board& board) {
    if (board.blocked.empty()) return;
    const auto cells = static_cast<std::uint64_t>(board.cell_count());
    words_.assign(static_cast<std::size_t>((cells + 63) / 64), ~std::uint64_t{0});
    for (const std::int64_t cell : board.blocked) word(cell) &= ~bit(cell);
    before_.reserve(words_.size());
    Vertex count = 0;
    for (const std::uint64_t usable : words_) {
      before_.push_back(count);
      count += std::popcount(usable);
    }
  }

  [[nodiscard]] bool usable(std::int64_t cell) const noexcept {
    return words_.empty() || (words_[static_cast<std::size_t>(cell >> 6)] & bit(cell)) != 0;
  }

  [[nodiscard]] Vertex vertex(std::int64_t cell) const noexcept {
    if (words_.empty()) return static_cast<Vertex>(cell);
    const auto at = static_cast<std::size_t>(cell >> 6);
    return before_[at] + std::popcount(words_[at] & (bit(cell) - 1));
  }

 private:
  static std::uint64_t bit(std::int64_t cell) noexcept {
    return std::uint64_t{1} << (static_cast<std::uint64_t>(cell) & 63);
  }
  std::uint64_t& word(std::int64_t cell) { return words_[static_cast<std::size_t>(cell >> 6)]; }

  std::vector<std::uint64_t> words_;
  std::vector<Vertex> before_;
};

constexpr std::size_t kWorkBetweenChecks = std::size_t{1} << 17;  // cells, also attacked ones

/// Walks over the usable cells in index order and lists what a piece on each attacks.
class Attacks {
 public:
  Attacks(const Board& board, const Piece& piece, const VertexNames& names)
      : board_(board), piece_(piece), names_(names) {
    std::int64_t stride = 1;
    for (std::size_t d = board.size.size(); d-- > 0;) {
      strides_[d] = stride;
      stride *= board.size[d];
    }
  }

  /// Calls visit(vertex, sorted neighbours) for every vertex in order; false when stopped.
  template <class Visit>
  bool for_each(Control* control, const Visit& visit) {
    Piece::Step at{};
    Vertex vertex = 0;
    const std::int64_t cells = board_.cell_count();
    std::size_t work = kWorkBetweenChecks;
    for (std::int64_t cell = 0; cell < cells; ++cell, ++work) {
      if (control != nullptr && work >= kWorkBetweenChecks) {
        if (control->stopped()) return false;
        work = 0;
      }
      if (names_.usable(cell)) {
        list_attacked(at, cell);
        work += attacked_.size();
        visit(vertex, attacked_);
        ++vertex;
      }
      for (std::size_t d = board_.size.size(); d-- > 0;) {
        if (++at[d] < board_.size[d]) break;
        at[d] = 0;
      }
    }
    return true;
  }

 private:
  void list_attacked(const Piece::Step& from, std::int64_t home) {
    attacked_.clear();
    for (const Piece::Step& step : piece_.steps) {
      Piece::Step at = from;
      for (std::int64_t cell = move(at, home, step); cell >= 0 && cell != home;
           cell = move(at, cell, step)) {
        if (!names_.usable(cell)) break;
        attacked_.push_back(names_.vertex(cell));
        if (!piece_.rider) break;
      }
    }
    std::sort(attacked_.begin(), attacked_.end());
    if (board_.toroidal) {
      attacked_.erase(std::unique(attacked_.begin(), attacked_.end()), attacked_.end());
    }
  }

  /// Moves `at` (cell index `cell`) by `step`; the new index, or -1 off the board.
  std::int64_t move(Piece::Step& at, std::int64_t cell, const Piece::Step& step) const {
    for (std::size_t d = 0; d < board_.size.size(); ++d) {
      const std::int32_t side = board_.size[d];
      std::int32_t to = at[d] + step[d];
      if (to < 0 || to >= side) {
        if (!board_.toroidal[d]) return -1;
        to %= side;
        if (to < 0) to += side;
      }
      cell += strides_[d] * (to - at[d]);
      at[d] = to;
    }
    return cell;
  }

  const Board& board_;
  const Piece& piece_;
  const VertexNames& names_;
  std::array<std::int64_t, kMaxDimensions> strides_{};
  std::vector<Vertex> attacked_;
};

}  // namespace

std::int64_t Board::cell_count() const noexcept {
  std::int64_t count = 1;
  for (const std::int32_t side : size) count *= side;
  return count;
}

Site Board::site_of(std::int64_t cell) const {
  Site site;
  site.dimensions = dimensions();
  for (std::size_t d = size.size(); d-- > 0;) {
    site.at[d] = static_cast<std::int32_t>(cell % size[d]) + 1;
    cell /= size[d];
  }
  return site;
}

std::int64_t Board::index_of(const Site& site) const {
  std::int64_t cell = 0;
  for (std::size_t d = 0; d < size.size(); ++d) cell = cell * size[d] + site.at[d] - 1;
  return cell;
}

std::vector<std::int64_t> Board::usable_cells() const {
  std::vector<std::int64_t> cells;
  cells.reserve(static_cast<std::size_t>(usable_count()));
  auto next_blocked = blocked.begin();
  const std::int64_t count = cell_count();
  for (std::int64_t cell = 0; cell < count; ++cell) {
    if (next_blocked != blocked.end() && *next_blocked == cell) {
      ++next_blocked;
    } else {
      cells.push_back(cell);
    }
  }
  return cells;
}

std::int64_t Board::cell_of_vertex(std::int64_t vertex) const noexcept {
  // blocked[i] - i usable cells come before blocked[i]; count the blocked ones before the answer.
  std::size_t low = 0;
  std::size_t high = blocked.size();
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    if (blocked[middle] - static_cast<std::int64_t>(middle) <= vertex) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return vertex + static_cast<std::int64_t>(low);
}

std::uint64_t conflict_edge_bound(const Board& board, const Piece& piece) noexcept {
  const auto usable = static_cast<std::uint64_t>(board.usable_count());
  std::uint64_t arcs = 0;  // each edge is two of them
  for (const Piece::Step& step : piece.steps) {
    if (board.toroidal) {
      const std::uint64_t reach = piece.rider ? most_ridden(board, step) : 1;
      arcs = saturating_add(arcs, saturating_multiply(usable, reach));
      continue;
    }
    for (std::int64_t times = 1;; ++times) {
      const std::uint64_t count = starts(board, step, times);
      arcs = saturating_add(arcs, std::min(count, usable));
      if (count == 0 || !piece.rider) break;
    }
  }
  return std::min(arcs == kSaturated ? kSaturated : arcs / 2, all_pairs(usable));
}

Graph conflict_graph(const Board& board, const Piece& piece, Control* control) {
  const VertexNames names(board);
  Attacks attacks(board, piece, names);
  std::vector<std::uint64_t> offsets(static_cast<std::size_t>(board.usable_count()) + 1, 0);
  if (!attacks.for_each(control, [&](Vertex v, const std::vector<Vertex>& list) {
        const auto at = static_cast<std::size_t>(v);
        offsets[at + 1] = offsets[at] + list.size();
      })) {
    return Graph();
  }
  std::vector<Vertex> targets(static_cast<std::size_t>(offsets.back()));
  if (!attacks.for_each(control, [&](Vertex v, const std::vector<Vertex>& list) {
        const auto start = static_cast<std::ptrdiff_t>(offsets[static_cast<std::size_t>(v)]);
        std::copy(list.begin(), list.end(), targets.begin() + start);
      })) {
    return Graph();
  }
  return Graph::from_lists(std::move(offsets), std::move(targets));
}

}  // namespace minimex
