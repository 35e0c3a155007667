#include "minimex/games/independent_set/solve_board.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/conflict/optimum/board.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/proof_kinds.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex::independent_set {
namespace {

using conflict::BoardOptimum;

constexpr std::uint64_t kHeaderBytes = 200;

/// What a certificate keeps.
struct Solved {
  Board board;
  Piece piece;
  BoardOptimum optimum;
};

/// Walks over the cells of a board in index order with their coordinates, from 0.
template <typename Visit>
void for_each_cell(const Board& board, const Visit& visit) {
  Piece::Step at{};
  const std::int64_t cells = board.cell_count();
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    visit(cell, at);
    for (std::size_t d = board.size.size(); d-- > 0;) {
      if (++at[d] < board.size[d]) break;
      at[d] = 0;
    }
  }
}

std::vector<Move> members(const Board& board, const BoardOptimum& optimum) {
  std::vector<Move> line;
  line.reserve(static_cast<std::size_t>(optimum.lower));
  for (std::size_t word = 0; word < optimum.set.size(); ++word) {
    for (std::uint64_t rest = optimum.set[word]; rest != 0; rest &= rest - 1) {
      const auto cell = static_cast<std::int64_t>(word * 64) + std::countr_zero(rest);
      line.push_back({board.site_of(cell)});
    }
  }
  return line;
}

/// The matched pairs where there are few enough to draw, smaller cells first.
std::vector<Move> drawn_pairs(const BoardAndPiece& shape, const BoardOptimum& optimum) {
  constexpr std::int64_t kMostDrawn = 1000;
  std::vector<Move> pairs;
  if (shape.board.usable_count() > kMostDrawn) return pairs;
  for (std::size_t cell = 0; cell < optimum.mate.size(); ++cell) {
    if (optimum.mate[cell] == 0) continue;
    const Site from = shape.board.site_of(static_cast<std::int64_t>(cell));
    Site to = from;
    const Piece::Step& step = shape.piece.steps[optimum.mate[cell] - std::size_t{1}];
    for (std::size_t d = 0; d < step.size(); ++d) to.at[d] += step[d];
    if (from < to) pairs.push_back({from, to});
  }
  return pairs;
}

/// One bit a cell: whether it is usable.
std::vector<std::uint64_t> usable_cells(const Board& board) {
  std::vector<std::uint64_t> bits(static_cast<std::size_t>(board.cell_count()) / 64 + 1,
                                  ~std::uint64_t{0});
  for (const std::int64_t cell : board.blocked) {
    bits[static_cast<std::size_t>(cell >> 6)] &= ~(std::uint64_t{1} << (cell & 63));
  }
  return bits;
}

class CoverWriter {
 public:
  CoverWriter(const Solved& solved, ProofWriter& out)
      : board_(solved.board),
        steps_(solved.piece.steps),
        optimum_(solved.optimum),
        usable_(usable_cells(solved.board)),
        out_(out) {}

  /// The size of the set, then how many usable cells are left out before each member.
  void write_set() {
    out_.number(static_cast<std::uint64_t>(optimum_.lower));
    std::uint64_t gap = 0;
    const std::int64_t cells = board_.cell_count();
    for (std::int64_t cell = 0; cell < cells; ++cell) {
      if (optimum_.in_set(cell)) {
        out_.number(std::exchange(gap, 0));
      } else if (usable(cell)) {
        ++gap;
      }
    }
  }

  /// For each usable cell 0, or, if its partner comes earlier, the rank of that among its
  /// neighbours.
  void write_pairs() {
    for_each_cell(board_, [this](std::int64_t cell, const Piece::Step& at) {
      if (!usable(cell)) return;
      const std::size_t mate = optimum_.mate[static_cast<std::size_t>(cell)];
      const bool second = mate != 0 && steps_[mate - 1] < Piece::Step{};
      out_.number(second ? rank(at, mate) : 0);
    });
  }

 private:
  [[nodiscard]] bool usable(std::int64_t cell) const {
    return (usable_[static_cast<std::size_t>(cell >> 6)] >> (cell & 63) & 1) != 0;
  }

  [[nodiscard]] std::uint64_t rank(const Piece::Step& from, std::size_t steps) const {
    std::uint64_t count = 0;
    for (std::size_t s = 0; s < steps; ++s) {
      std::int64_t cell = 0;
      bool lands = true;
      for (std::size_t d = 0; d < board_.size.size(); ++d) {
        const std::int32_t to = from[d] + steps_[s][d];
        lands = lands && 0 <= to && to < board_.size[d];
        cell = cell * board_.size[d] + to;
      }
      if (lands && usable(cell)) ++count;
    }
    return count;
  }

  const Board& board_;
  const std::vector<Piece::Step>& steps_;
  const BoardOptimum& optimum_;
  std::vector<std::uint64_t> usable_;
  ProofWriter& out_;
};

Certificate cover_certificate(Solved solved) {
  const auto cells = static_cast<std::uint64_t>(solved.board.usable_count());
  const std::uint64_t bytes =
      kHeaderBytes + cells + static_cast<std::uint64_t>(solved.optimum.lower);
  const auto shared = std::make_shared<const Solved>(std::move(solved));
  return {.kind = std::string(proof_kind::kCliqueCover),
          .bytes = bytes,
          .write = [shared](ProofWriter& out, Control& control) {
            CoverWriter writer(*shared, out);
            writer.write_set();
            writer.write_pairs();
            return control.stopped() ? stopped_report(control) : RunReport{};
          }};
}

}  // namespace

bool solves_on_board(const BoardAndPiece& shape) {
  return conflict::takes_board(shape.board, shape.piece);
}

Solution solve_on_board(const BoardAndPiece& shape, const SolveOptions& options, Control& control) {
  Solution solution;
  const std::int64_t usable = shape.board.usable_count();
  solution.bounds = {usable > 0 ? 1 : 0, usable};
  const std::uint64_t line =
      options.line ? saturating_multiply(static_cast<std::uint64_t>(usable), sizeof(Move)) : 0;
  if (!control.fits(line)) {
    solution.run = needs_memory("the set", line, control.budget());
    return solution;
  }
  BoardOptimum optimum = conflict::solve_board(shape.board, shape.piece, control);
  solution.run = std::move(optimum.run);
  solution.bounds = {optimum.lower, optimum.upper};
  if (solution.run.status != Status::Proved) return solution;
  solution.value = optimum.lower;
  solution.answer = std::to_string(optimum.lower);
  if (options.line) {
    solution.line = members(shape.board, optimum);
    solution.matching = drawn_pairs(shape, optimum);
  }
  solution.reason = fmt::format(
      "The conflict graph has no odd cycle: {} less one for each pair of a maximum matching, which "
      "has {}, leave {}, and by König's theorem that many can be placed.",
      counted(static_cast<std::uint64_t>(usable), "vertex"),
      counted(static_cast<std::uint64_t>(usable - optimum.lower), "pair"), optimum.lower);
  if (options.proof) {
    solution.certificate = cover_certificate({shape.board, shape.piece, std::move(optimum)});
  }
  return solution;
}

}  // namespace minimex::independent_set
