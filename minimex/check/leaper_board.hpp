// Tokens of a leaper on a flat board, and covers of its cells by cliques, without the conflict
// graph.
//
// What a token attacks is told by its steps and a bit for each usable cell: in index order, since
// the steps are sorted, the neighbours of a cell are those of the conflict graph. A bit or a few
// bytes a cell where the graph takes 8 an edge.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "minimex/core/board.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/move.hpp"
#include "minimex/formats/proof.hpp"

namespace minimex::check {

/// Whether LeaperBoard takes the board: flat, for a leaper, with cells that 31 bits can number.
bool takes_leaper_board(const Board& board, const Piece& piece) noexcept;

class LeaperBoard {
 public:
  /// The arguments must outlive it. Takes bytes(board) beside them.
  LeaperBoard(const Board& board, const Piece& piece);

  /// What all functions together take.
  static std::uint64_t bytes(const Board& board) noexcept;

  /// Why `move` may not be made, on one line; empty when it may.
  [[nodiscard]] std::string objection(const Move& move) const;
  /// Puts a token where `move` says, which has no objection.
  void play(const Move& move);

  /// Reads the size of a set, then how many usable cells are left out before each member, and puts
  /// tokens on them. Returns the size. Throws Refuted and ProofError. When `control` stops, returns
  /// early, with some of the tokens.
  std::uint64_t read_set(ProofReader& proof, Control& control);

  /// Reads a cover of the usable cells by at most `bound` cliques, as docs/certificates.md tells.
  /// Throws Refuted and ProofError. When `control` stops, returns early.
  void read_cover(std::uint64_t bound, ProofReader& proof, Control& control);

 private:
  struct Cursor;  // a cell and its coordinates

  [[nodiscard]] bool test(const std::vector<std::uint64_t>& bits,
                          std::int64_t cell) const noexcept {
    return (bits[static_cast<std::size_t>(cell >> 6)] >> (cell & 63) & 1) != 0;
  }
  template <typename Visit>
  bool for_each_neighbour(const Cursor& cursor, const Visit& visit) const;
  template <typename Visit>
  void for_each_usable(Control& control, const Visit& visit) const;
  [[nodiscard]] Cursor at(const Site& site) const;
  [[nodiscard]] bool is_free(const Cursor& cursor) const;
  [[nodiscard]] bool adjacent(std::int64_t a, std::int64_t b) const;
  void put(const Cursor& cursor);
  void join(std::int64_t cell, std::int64_t mate);

  const Board& board_;
  const Piece& piece_;
  std::vector<std::int64_t> distance_;  // of each step in cell numbers
  std::array<std::int32_t, kMaxDimensions> reach_{};
  std::vector<std::uint64_t> usable_;
  std::vector<std::uint64_t> tokens_;
  std::vector<std::uint64_t> newest_;        // of its clique
  std::vector<std::int32_t> member_before_;  // of the same clique, or -1
};

}  // namespace minimex::check
