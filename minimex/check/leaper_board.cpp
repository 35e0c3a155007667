#include "minimex/check/leaper_board.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include <fmt/format.h>

#include "minimex/check/verdict.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex::check {

struct LeaperBoard::Cursor {
  std::int64_t cell = 0;
  Piece::Step at{};  // from 0
};

bool takes_leaper_board(const Board& board, const Piece& piece) noexcept {
  return !board.toroidal && !piece.rider &&
         board.cell_count() <= std::numeric_limits<std::int32_t>::max();
}

std::uint64_t LeaperBoard::bytes(const Board& board) noexcept {
  return 5 * static_cast<std::uint64_t>(board.cell_count());
}

LeaperBoard::LeaperBoard(const Board& board, const Piece& piece)
    : board_(board),
      piece_(piece),
      usable_(static_cast<std::size_t>(board.cell_count()) / 64 + 1, ~std::uint64_t{0}),
      tokens_(usable_.size(), 0) {
  for (const std::int64_t cell : board.blocked) {
    usable_[static_cast<std::size_t>(cell >> 6)] &= ~(std::uint64_t{1} << (cell & 63));
  }
  for (const Piece::Step& step : piece.steps) {
    std::int64_t distance = 0;
    for (std::size_t d = 0; d < board.size.size(); ++d) {
      distance = distance * board.size[d] + step[d];
      reach_[d] = std::max(reach_[d], std::abs(step[d]));
    }
    distance_.push_back(distance);
  }
}

/// Calls visit(cell) for the usable cells that a step leads to, in index order, until it answers
/// true; whether it did.
template <typename Visit>
bool LeaperBoard::for_each_neighbour(const Cursor& cursor, const Visit& visit) const {
  const std::size_t dimensions = board_.size.size();
  bool inside = true;  // no step leads off the board
  for (std::size_t d = 0; d < dimensions; ++d) {
    inside = inside && cursor.at[d] >= reach_[d] && cursor.at[d] < board_.size[d] - reach_[d];
  }
  for (std::size_t s = 0; s < distance_.size(); ++s) {
    bool lands = true;
    for (std::size_t d = 0; !inside && d < dimensions; ++d) {
      const std::int32_t to = cursor.at[d] + piece_.steps[s][d];
      lands = lands && 0 <= to && to < board_.size[d];
    }
    const std::int64_t cell = cursor.cell + distance_[s];
    if (lands && test(usable_, cell) && visit(cell)) return true;
  }
  return false;
}

/// Calls visit(cursor) for the usable cells in index order, until it answers false or `control`
/// stops.
template <typename Visit>
void LeaperBoard::for_each_usable(Control& control, const Visit& visit) const {
  constexpr std::int64_t kPatience = 1 << 14;
  Cursor cursor;
  const std::int64_t cells = board_.cell_count();
  for (; cursor.cell < cells; ++cursor.cell) {
    if (cursor.cell % kPatience == kPatience - 1 && control.stopped()) return;
    if (test(usable_, cursor.cell) && !visit(cursor)) return;
    for (std::size_t d = board_.size.size(); d-- > 0;) {
      if (++cursor.at[d] < board_.size[d]) break;
      cursor.at[d] = 0;
    }
  }
}

LeaperBoard::Cursor LeaperBoard::at(const Site& site) const {
  Cursor cursor{.cell = board_.index_of(site), .at = {}};
  for (std::size_t d = 0; d < board_.size.size(); ++d) cursor.at[d] = site.at[d] - 1;
  return cursor;
}

bool LeaperBoard::is_free(const Cursor& cursor) const {
  return !test(tokens_, cursor.cell) &&
         !for_each_neighbour(cursor, [this](std::int64_t cell) { return test(tokens_, cell); });
}

void LeaperBoard::put(const Cursor& cursor) {
  tokens_[static_cast<std::size_t>(cursor.cell >> 6)] |= std::uint64_t{1} << (cursor.cell & 63);
}

std::string LeaperBoard::objection(const Move& move) const {
  bool on_board = !move.second && move.first.dimensions == board_.dimensions();
  for (std::size_t d = 0; on_board && d < board_.size.size(); ++d) {
    on_board = move.first.at[d] >= 1 && move.first.at[d] <= board_.size[d];
  }
  if (!on_board || !test(usable_, board_.index_of(move.first))) {
    return fmt::format("{} is no place of this game", to_string(move));
  }
  if (is_free(at(move.first))) return "";
  return fmt::format("{} is taken or next to what is taken", to_string(move));
}

void LeaperBoard::play(const Move& move) {
  put(at(move.first));
}

std::uint64_t LeaperBoard::read_set(ProofReader& proof, Control& control) {
  std::fill(tokens_.begin(), tokens_.end(), 0);
  const auto usable = static_cast<std::uint64_t>(board_.usable_count());
  const std::uint64_t size = proof.number("the size of the set", usable);
  std::uint64_t left = size;
  std::uint64_t gap = left == 0 ? 0 : proof.number("a vertex of the set", usable);
  for_each_usable(control, [&](const Cursor& cursor) {
    if (left == 0) return false;
    if (gap-- > 0) return true;
    if (!is_free(cursor)) {
      throw Refuted(fmt::format("in the set of the proof, {} is next to another token",
                                to_string(board_.site_of(cursor.cell))));
    }
    put(cursor);
    if (--left > 0) gap = proof.number("a vertex of the set", usable);
    return true;
  });
  if (left > 0 && !control.stopped()) {
    throw Refuted("the set of the proof leaves the graph");
  }
  return size;
}

// Each usable cell in order has a number: 0 if it starts a clique, else r: it joins the clique
// whose newest member is its r-th neighbour.
void LeaperBoard::read_cover(std::uint64_t bound, ProofReader& proof, Control& control) {
  newest_.assign(usable_.size(), 0);
  member_before_.assign(static_cast<std::size_t>(board_.cell_count()), -1);
  std::uint64_t cliques = 0;
  for_each_usable(control, [&](const Cursor& cursor) {
    std::uint64_t rank = proof.number("the clique-mate", distance_.size());
    if (rank == 0) {
      if (++cliques > bound) {
        throw Refuted(fmt::format("a cover has more than {}", counted(bound, "clique")));
      }
    } else if (!for_each_neighbour(cursor, [&](std::int64_t mate) {
                 if (--rank > 0) return false;
                 join(cursor.cell, mate);
                 return true;
               })) {
      throw Refuted(fmt::format("{} has not so many neighbours as its clique-mate says",
                                to_string(board_.site_of(cursor.cell))));
    }
    newest_[static_cast<std::size_t>(cursor.cell >> 6)] |= std::uint64_t{1} << (cursor.cell & 63);
    return true;
  });
}

bool LeaperBoard::adjacent(std::int64_t a, std::int64_t b) const {
  return for_each_neighbour(at(board_.site_of(a)), [b](std::int64_t cell) { return cell == b; });
}

void LeaperBoard::join(std::int64_t cell, std::int64_t mate) {
  const auto name = [this](std::int64_t member) { return to_string(board_.site_of(member)); };
  if (mate >= cell || !test(newest_, mate)) {
    throw Refuted(
        fmt::format("{} joins {}, which is not the newest of a clique", name(cell), name(mate)));
  }
  for (std::int64_t member = member_before_[static_cast<std::size_t>(mate)]; member >= 0;
       member = member_before_[static_cast<std::size_t>(member)]) {
    if (adjacent(cell, member)) continue;
    throw Refuted(fmt::format("{} and {} of a clique are not adjacent", name(cell), name(member)));
  }
  member_before_[static_cast<std::size_t>(cell)] = static_cast<std::int32_t>(mate);
  newest_[static_cast<std::size_t>(mate >> 6)] &= ~(std::uint64_t{1} << (mate & 63));
}

}  // namespace minimex::check
