#include "minimex/contour/nimber.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "minimex/contour/diagrams.hpp"
#include "minimex/contour/nimber_table.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::contour {
namespace {

/// Visits all diagrams in order of rank.
///
/// Let term(i, l) be what row i of length l adds to the rank. A diagram of `rows` rows has
/// before[i] = the sum over its rows above i, and for each column there is
/// cut(col, i) = the sum of term(j, col) over j < i. A bite at (row, col) leaves the rows above it,
/// cuts those down to the last one longer than col, and leaves the rest, so it leads to rank
///   before[row] + cut(col, last) - cut(col, row) + rank - before[last].
/// In a symmetric shape a diagram has the nimber of its transpose, so of two only one is looked at.
/// The columns that end in row i - 1, from the length of row i on, add
///   cut(i, length of row i - 1) - cut(i, length of row i)
/// to the rank of the transpose.
template <typename Nimber>
class DiagramSweep {
 public:
  DiagramSweep(const std::vector<std::int32_t>& shape, const Ranking& ranking, Nimber* nimbers)
      : shape_(shape),
        ranking_(ranking),
        nimbers_(nimbers),
        diagram_(shape.size(), 0),
        before_(shape.size() + 1, 0),
        symmetric_(transposed(shape) == shape),
        ended_(shape.size(), 0),
        stamps_(static_cast<std::size_t>(cell_count(shape)) + 1, 0) {
    for (std::int32_t col = 0; col <= shape[0]; ++col) {
      cuts_.push_back(0);
      for (std::size_t row = 0; row < shape.size(); ++row) {
        cuts_.push_back(cuts_.back() + (col <= shape[row] ? term(row, col) : 0));
      }
    }
  }

  bool run(Control& control) {
    constexpr std::uint64_t kBetweenChecks = 1U << 20;  // bites
    std::uint64_t bites = 0;
    nimbers_[0] = 0;  // of the empty diagram, to which nobody moves
    for (std::uint64_t rank = 1; rank < ranking_.size(); ++rank) {
      grow();
      if (symmetric_) {
        if (const std::uint64_t other = transposed_rank(); other < rank) {
          nimbers_[rank] = nimbers_[other];
          continue;
        }
      }
      bites += mark_bites(rank);
      std::size_t mex = 0;
      while (stamps_[mex] == rank) ++mex;
      nimbers_[rank] = static_cast<Nimber>(mex);
      if (bites < kBetweenChecks) continue;
      bites = 0;
      if (control.stopped()) return false;
      control.progress("sweep", rank, ranking_.size());
    }
    return true;
  }

 private:
  [[nodiscard]] std::uint64_t term(std::size_t row, std::int32_t length) const noexcept {
    return ranking_.term(static_cast<std::int32_t>(row), ranking_.rows() - length);
  }

  /// Goes to the diagram with the next larger rank: the last row that can grow does, and the rows
  /// below it go.
  void grow() noexcept {
    std::size_t row = rows_ < shape_.size() ? rows_ : rows_ - 1;
    while (diagram_[row] == shape_[row] || (row > 0 && diagram_[row] == diagram_[row - 1])) {
      diagram_[row--] = 0;
    }
    ++diagram_[row];
    rows_ = row + 1;
    before_[rows_] = before_[row] + term(row, diagram_[row]);
    if (symmetric_ && row > 0) {
      ended_[row] = ended_[row - 1] + cut(row, diagram_[row - 1]) - cut(row, diagram_[row]);
    }
  }

  /// The sum of term(row, col) over the first `rows` rows.
  [[nodiscard]] std::uint64_t cut(std::size_t col, std::int32_t rows) const noexcept {
    return cuts_[col * (shape_.size() + 1) + static_cast<std::size_t>(rows)];
  }

  [[nodiscard]] std::uint64_t transposed_rank() const noexcept {
    return ended_[rows_ - 1] + cut(rows_, diagram_[rows_ - 1]);
  }

  /// Stamps the nimbers of all diagrams one bite away; returns the number of bites.
  std::uint64_t mark_bites(std::uint64_t rank) noexcept {
    std::uint64_t bites = 0;
    std::size_t last = rows_;
    const std::uint64_t* cuts = cuts_.data();
    for (std::int32_t col = 0; col < diagram_[0]; ++col) {
      while (diagram_[last - 1] <= col) --last;
      const std::uint64_t base = cuts[last] + rank - before_[last];
      for (std::size_t row = col == 0 ? 1 : 0; row < last; ++row) {
        stamps_[nimbers_[base + before_[row] - cuts[row]]] = rank;
      }
      bites += last;
      cuts += shape_.size() + 1;
    }
    return bites;
  }

  const std::vector<std::int32_t>& shape_;
  const Ranking& ranking_;
  Nimber* nimbers_;
  std::vector<std::int32_t> diagram_;  // rows from rows_ on are 0
  std::size_t rows_ = 0;
  std::vector<std::uint64_t> before_;  // valid up to rows_
  bool symmetric_;
  std::vector<std::uint64_t> ended_;   // by row: what the columns right of it add to the transpose
  std::vector<std::uint64_t> cuts_;    // rows + 1 for each column, and for one more
  std::vector<std::uint64_t> stamps_;  // by nimber: the last rank from which it was reached
};

/// What the table and all that goes with it take; when that is more than the budget for sure, a
/// lower bound found without counting.
std::uint64_t bytes_needed(const std::vector<std::int32_t>& shape, std::uint64_t width,
                           const Control& control) {
  std::uint64_t diagrams = least_diagram_count(shape);
  const std::uint64_t sums =
      saturating_multiply(2, Ranking::bytes(shape[0], static_cast<std::int64_t>(shape.size())));
  const std::uint64_t stamps = 8 * (static_cast<std::uint64_t>(cell_count(shape)) + 1);
  const auto total = [&] {
    return saturating_add(saturating_add(sums, stamps), saturating_multiply(diagrams, width));
  };
  if (!control.fits(total())) return total();
  diagrams = rank_diagrams(shape, shape[0]).size();
  return total();
}

/// Bytes of a number that holds 0 to `most`.
std::uint64_t bytes_for(std::int64_t most) {
  if (most <= std::numeric_limits<std::uint8_t>::max()) return 1;
  return most <= std::numeric_limits<std::uint16_t>::max() ? 2 : 4;
}

/// A nimber is at most the number of bites. A rectangle of more than one cell is won by its first
/// player: if not by taking the last cell alone, then by the answer to that.
Bounds easy_bounds(const std::vector<std::int32_t>& shape) {
  const std::int64_t bites = cell_count(shape) - 1;
  return {shape.front() == shape.back() && bites > 0 ? 1 : 0, bites};
}

}  // namespace

NimberResult solve_nimber(const NimberProblem& problem, const NimberOptions& options,
                          Control& control) {
  const std::vector<std::int32_t>& shape = problem.shape;
  NimberResult result;
  result.bounds = easy_bounds(shape);
  if (is_hook(shape)) {
    result.table = std::make_shared<const NimberTable>();
    result.run.positions = 1;
  } else {
    const std::uint64_t width = options.wide ? 4 : bytes_for(result.bounds.upper);
    const std::uint64_t bytes = bytes_needed(shape, width, control);
    std::optional<NimberArray> nimbers;
    std::optional<Ranking> ranking;
    if (control.fits(bytes)) {
      ranking = rank_diagrams(shape, shape[0]);
      nimbers = NimberArray::make(ranking->size(), width);
    }
    if (!nimbers) {
      result.run = needs_memory("the table of all diagrams", bytes, control.budget());
      return result;
    }
    const bool done = nimbers->visit([&]<typename Nimber>(Nimber* array) {
      return DiagramSweep<Nimber>(shape, *ranking, array).run(control);
    });
    if (!done) {
      result.run = stopped_report(control);
      return result;
    }
    result.run.positions = ranking->size();
    result.run.peak_bytes = bytes;
    result.table = std::make_shared<const NimberTable>(std::move(*ranking), std::move(*nimbers));
  }

  NimberPosition position(result.table, shape);
  const std::int64_t value = position.nimber();
  result.value = value;
  result.bounds = {value, value};
  if (!options.line) return result;
  while (const std::optional<Bite> bite = position.best_move()) {
    result.line.push_back(*bite);
    position.play(*bite);
  }
  return result;
}

}  // namespace minimex::contour
