// Pieces by name. A leaper is the list of its signed permutations; kings and riders are the vectors
// of {-1, 0, 1}^d with a given number of non-zero entries.
#include <algorithm>
#include <charconv>
#include <functional>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/board.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/core/piece_objection.hpp"

namespace minimex {
namespace {

struct NamedLeaper {
  std::string_view name;
  std::int32_t far;
  std::int32_t near;
};

constexpr std::array<NamedLeaper, 9> kLeapers = {{{"wazir", 1, 0},
                                                  {"ferz", 1, 1},
                                                  {"dabbaba", 2, 0},
                                                  {"knight", 2, 1},
                                                  {"alfil", 2, 2},
                                                  {"camel", 3, 1},
                                                  {"zebra", 3, 2},
                                                  {"giraffe", 4, 1},
                                                  {"antelope", 4, 3}}};

/// A piece whose steps go one cell along some of the dimensions.
struct NamedUnitPiece {
  std::string_view name;
  int fewest;  // non-zero entries of a step
  int most;
  bool rides;
};

constexpr std::array<NamedUnitPiece, 4> kUnitPieces = {{{"king", 1, kMaxDimensions, false},
                                                        {"queen", 1, kMaxDimensions, true},
                                                        {"rook", 1, 1, true},
                                                        {"bishop", 2, 2, true}}};

/// Adds `step` with every choice of signs.
void add_signed(Piece::Step step, std::size_t from, std::vector<Piece::Step>& out) {
  while (from < step.size() && step[from] == 0) ++from;
  if (from == step.size()) {
    out.push_back(step);
    return;
  }
  step[from] = -step[from];
  add_signed(step, from + 1, out);
  step[from] = -step[from];
  add_signed(step, from + 1, out);
}

/// `lengths` is sorted in decreasing order, its entries past the board's dimensions are 0.
Piece leaper(std::string name, Piece::Step lengths, int dimensions) {
  Piece piece{.name = std::move(name), .steps = {}};
  auto* const end = lengths.begin() + dimensions;
  std::reverse(lengths.begin(), end);
  do {
    add_signed(lengths, 0, piece.steps);
  } while (std::next_permutation(lengths.begin(), end));
  std::sort(piece.steps.begin(), piece.steps.end());
  return piece;
}

Piece unit_piece(const NamedUnitPiece& kind, int dimensions) {
  Piece piece{.name = std::string(kind.name), .steps = {}, .rider = kind.rides};
  for (unsigned moved = 1; moved < 1U << static_cast<unsigned>(dimensions); ++moved) {
    Piece::Step step{};
    int count = 0;
    for (int d = 0; d < dimensions; ++d) {
      if ((moved >> static_cast<unsigned>(d) & 1U) == 0) continue;
      step[static_cast<std::size_t>(d)] = 1;
      ++count;
    }
    if (kind.fewest <= count && count <= kind.most) add_signed(step, 0, piece.steps);
  }
  std::sort(piece.steps.begin(), piece.steps.end());
  return piece;
}

/// The numbers of `a,b[,c...]`, in decreasing order; nothing when malformed or all zero.
std::optional<Piece::Step> parse_lengths(std::string_view text) {
  Piece::Step lengths{};
  std::size_t count = 0;
  const char* cursor = text.data();
  const char* const end = text.data() + text.size();
  while (true) {
    if (count == lengths.size() || cursor == end || *cursor == '-') return std::nullopt;
    const auto [next, error] = std::from_chars(cursor, end, lengths[count]);
    if (error != std::errc() || lengths[count] > kMaxSide) return std::nullopt;
    ++count;
    if (next == end) break;
    if (*next != ',') return std::nullopt;
    cursor = next + 1;
  }
  std::sort(lengths.begin(), lengths.end(), std::greater<>());
  if (count < 2 || lengths[0] == 0) return std::nullopt;
  return lengths;
}

int non_zeros(const Piece::Step& step) {
  return static_cast<int>(step.size()) - static_cast<int>(std::count(step.begin(), step.end(), 0));
}

/// The animal's name where there is one, else `leaper:` and the numbers, at least two of them.
std::string leaper_name(const Piece::Step& lengths) {
  const int count = std::max(2, non_zeros(lengths));
  for (const NamedLeaper& known : kLeapers) {
    if (count == 2 && known.far == lengths[0] && known.near == lengths[1]) {
      return std::string(known.name);
    }
  }
  return fmt::format("leaper:{}", fmt::join(lengths.begin(), lengths.begin() + count, ","));
}

/// The numbers of a leaper, named or `leaper:a,b[,c...]`; nothing for other names.
std::optional<Piece::Step> leap_of(std::string_view name) {
  constexpr std::string_view kPrefix = "leaper:";
  for (const NamedLeaper& known : kLeapers) {
    if (known.name == name) return Piece::Step{known.far, known.near};
  }
  if (!name.starts_with(kPrefix)) return std::nullopt;
  return parse_lengths(name.substr(kPrefix.size()));
}

}  // namespace

std::optional<Piece> make_piece(std::string_view name, int dimensions) {
  for (const NamedUnitPiece& kind : kUnitPieces) {
    if (kind.name == name && kind.fewest <= dimensions) return unit_piece(kind, dimensions);
  }
  const std::optional<Piece::Step> lengths = leap_of(name);
  if (!lengths || non_zeros(*lengths) > dimensions) return std::nullopt;
  return leaper(leaper_name(*lengths), *lengths, dimensions);
}

std::string piece_objection(std::string_view name, int dimensions) {
  int needed = 0;
  for (const NamedUnitPiece& kind : kUnitPieces) {
    if (kind.name == name) needed = kind.fewest;
  }
  if (const std::optional<Piece::Step> lengths = leap_of(name)) needed = non_zeros(*lengths);
  if (needed > dimensions) {
    return fmt::format(
        "'{}' moves along {} sides at once, the board has {}, expected a piece for so few",
        printable(name), needed, dimensions);
  }
  std::string leapers;
  for (const NamedLeaper& known : kLeapers) leapers += fmt::format("{}, ", known.name);
  return fmt::format(
      "'{}' is no piece, expected king, queen, rook, bishop, {}or leaper:a,b with "
      "two to {} numbers, not all zero",
      printable(name), leapers, kMaxDimensions);
}

Piece make_leaper(std::span<const Piece::Step> moves, int dimensions) {
  Piece piece;
  for (Piece::Step move : moves) {
    piece.steps.push_back(move);
    for (std::int32_t& by : move) by = -by;
    piece.steps.push_back(move);
  }
  std::sort(piece.steps.begin(), piece.steps.end());
  piece.steps.erase(std::unique(piece.steps.begin(), piece.steps.end()), piece.steps.end());
  for (const Piece::Step& step : piece.steps) {
    if (step < Piece::Step{}) continue;
    fmt::format_to(std::back_inserter(piece.name), "{}[{}]", piece.name.empty() ? "" : ",",
                   fmt::join(step.begin(), step.begin() + dimensions, ","));
  }
  piece.name = "[" + piece.name + "]";
  return piece;
}

}  // namespace minimex
