// A family's text is read from left to right by a small recursive parser (linegraph nests at most
// kMaxNesting deep); counts come from formulas, so that a family is a few bytes however large its
// graph.
#include "minimex/formats/family.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/piece_objection.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/formats/graph_family.hpp"

namespace minimex {
namespace {

constexpr int kMaxNesting = 8;
constexpr std::string_view kLineGraph = "linegraph";
constexpr std::string_view kLeaper = "leaper";
constexpr std::array<std::string_view, 15> kBoards = {
    "grid",    "torus",  "king",  "queen", "rook",  "bishop",  "wazir",   "ferz",
    "dabbaba", "knight", "alfil", "camel", "zebra", "giraffe", "antelope"};

bool is_board_name(std::string_view name) {
  return name == kLeaper || std::find(kBoards.begin(), kBoards.end(), name) != kBoards.end();
}

std::string known_families() {
  std::string graphs;
  for (const GraphFamily& family : graph_families()) graphs += fmt::format("{}, ", family.name);
  return fmt::format("{}, {}, {}{}", fmt::join(kBoards, ", "), kLeaper, graphs, kLineGraph);
}

class FamilyParser {
 public:
  FamilyParser(std::string_view text, const Place* place, FamilyVariable* variable)
      : in_(text, place, variable) {}

  Family parse() {
    Family family = parse_family(0);
    in_.expect_end();
    return family;
  }

 private:
  Family parse_family(int depth);
  Family parse_board(std::string_view name, std::size_t start);
  Family parse_graph(const GraphFamily& kind);
  void read_leap(Family& family, std::string_view form);
  void check_board(const Family& family, std::size_t start, std::size_t sides_at) const;

  FamilyReader in_;
};

Family FamilyParser::parse_family(int depth) {
  const std::size_t start = in_.offset();
  const std::string_view name = in_.name();
  if (is_board_name(name)) return parse_board(name, start);
  if (const GraphFamily* const kind = find_graph_family(name)) return parse_graph(*kind);
  if (name != kLineGraph) {
    in_.fail(start, fmt::format("'{}' is not a family, expected one of {}", printable(name),
                                known_families()));
  }
  if (depth == kMaxNesting) {
    in_.fail(start,
             fmt::format("nested too deeply, expected at most {} times {}", kMaxNesting, name));
  }
  in_.expect(':', "linegraph:FAMILY");
  const auto of = std::make_shared<const Family>(parse_family(depth + 1));
  return {.text = fmt::format("{}:{}", name, of->text),
          .name = std::string(name),
          .numbers = {},
          .leaper = {},
          .of = of};
}

Family FamilyParser::parse_graph(const GraphFamily& kind) {
  Family family{.text = {}, .name = std::string(kind.name), .numbers = {}};
  in_.expect(':', kind.form);
  const std::int64_t n = in_.number("N of " + std::string(kind.form), kind.fewest, kind.most);
  family.numbers.push_back(n);
  if (kind.least_k) {
    const std::string expected = "K of " + std::string(kind.form);
    const bool open = in_.open();
    in_.expect(',', kind.form);
    const bool petersen = kind.name == "petersen";
    const std::int64_t most = petersen ? ((open ? kMaxSide : n) - 1) / 2 : kMaxSide;
    const std::int64_t k = in_.number(expected, *kind.least_k, most);
    if (petersen && open) in_.raise_least(2 * k + 1);
    family.numbers.push_back(k);
  }
  family.text = fmt::format("{}:{}", kind.name, fmt::join(family.numbers, ","));
  return family;
}

/// Reads `a,b` of `leaper:a,b:RxC`.
void FamilyParser::read_leap(Family& family, std::string_view form) {
  in_.expect(':', form);
  const std::size_t start = in_.offset();
  int count = 0;
  do {
    if (count > 0) in_.expect(',', form);
    in_.constant("a coordinate of the leap", 0, kMaxSide);
    ++count;
  } while (in_.next_is(',') && count < kMaxDimensions);
  const std::string_view leap = in_.since(start);
  const auto piece = make_piece(fmt::format("{}:{}", kLeaper, leap), kMaxDimensions);
  if (!piece) {
    in_.fail(start, fmt::format("'{}' is not a leap, expected two to {} numbers, not all zero",
                                printable(leap), kMaxDimensions));
  }
  // A leaper with a name goes by it, so that equal families have equal texts.
  if (piece->name.starts_with(kLeaper)) {
    family.leaper = piece->name;
  } else {
    family.name = piece->name;
  }
}

Family FamilyParser::parse_board(std::string_view name, std::size_t start) {
  Family family{.text = {}, .name = std::string(name), .numbers = {}};
  const std::string form =
      name == kLeaper ? std::string("leaper:a,b:RxC") : fmt::format("{}:RxC", name);
  if (name == kLeaper) read_leap(family, form);
  in_.expect(':', form);
  const std::size_t sides_at = in_.offset();
  const std::int64_t shortest = name == "torus" ? 3 : 1;
  family.numbers.push_back(in_.number("a side", shortest, kMaxSide));
  while (in_.next_is('x') && family.numbers.size() < kMaxDimensions) {
    in_.expect('x', form);
    family.numbers.push_back(in_.number("a side", shortest, kMaxSide));
  }
  if (in_.next_is('x')) {
    in_.fail(in_.offset(), fmt::format("too many sides, expected 1 to {}", kMaxDimensions));
  }
  family.text = fmt::format("{}:{}", family.leaper.empty() ? family.name : family.leaper,
                            fmt::join(family.numbers, "x"));
  check_board(family, start, sides_at);
  return family;
}

void FamilyParser::check_board(const Family& family, std::size_t start,
                               std::size_t sides_at) const {
  std::int64_t cells = 1;
  for (const std::int64_t side : family.numbers) {
    if (side > kMaxCells / cells) {
      in_.fail(sides_at, "the board is too large, expected at most 2^40 cells");
    }
    cells *= side;
  }
  if (!family_piece(family)) {
    in_.fail(start, piece_objection(family.leaper.empty() ? family.name : family.leaper,
                                    static_cast<int>(family.numbers.size())));
  }
}

FamilySize size_of(const Family& family) {
  return {.n = family.numbers[0], .k = family.numbers.size() > 1 ? family.numbers[1] : 0};
}

/// An upper bound of the degrees.
std::uint64_t degree_bound(const Family& family) {
  if (family.of) {
    const std::uint64_t base = degree_bound(*family.of);
    return base == 0 ? 0 : saturating_multiply(2, base - 1);
  }
  const auto board = family_board(family);
  if (!board) return find_graph_family(family.name)->degree(size_of(family));
  const Piece piece = family_piece(family).value();
  const auto longest =
      static_cast<std::uint64_t>(*std::max_element(board->size.begin(), board->size.end()));
  return std::min(static_cast<std::uint64_t>(board->cell_count()) - 1,
                  piece.steps.size() * (piece.rider ? longest : 1));
}

}  // namespace

Family parse_family(std::string_view text, const Place* place, FamilyVariable* variable) {
  return FamilyParser(text, place, variable).parse();
}

std::optional<Board> family_board(const Family& family) {
  if (!is_board_name(family.name)) return std::nullopt;
  Board board{.size = {}, .blocked = {}, .toroidal = family.name == "torus"};
  for (const std::int64_t side : family.numbers) {
    board.size.push_back(static_cast<std::int32_t>(side));
  }
  return board;
}

std::optional<Piece> family_piece(const Family& family) {
  if (!is_board_name(family.name)) return std::nullopt;
  std::string_view name = family.leaper.empty() ? family.name : family.leaper;
  if (name == "grid" || name == "torus") name = "wazir";
  return make_piece(name, static_cast<int>(family.numbers.size()));
}

std::uint64_t family_vertex_count(const Family& family) {
  if (family.of) return family_edge_bound(*family.of);
  if (const auto board = family_board(family)) {
    return static_cast<std::uint64_t>(board->cell_count());
  }
  return find_graph_family(family.name)->vertices(size_of(family));
}

std::uint64_t family_edge_bound(const Family& family) {
  if (family.of) {
    // A vertex of degree d makes d(d-1)/2 pairs of edges; the degrees sum to twice the edges.
    const std::uint64_t degree = degree_bound(*family.of);
    return degree == 0 ? 0 : saturating_multiply(family_edge_bound(*family.of), degree - 1);
  }
  if (const auto board = family_board(family)) {
    return conflict_edge_bound(*board, family_piece(family).value());
  }
  return find_graph_family(family.name)->edges(size_of(family));
}

Graph family_graph(const Family& family, Control* control) {
  if (family.of) return line_graph(family_graph(*family.of, control), control);
  if (const auto board = family_board(family)) {
    return conflict_graph(*board, family_piece(family).value(), control);
  }
  const GraphFamily& kind = *find_graph_family(family.name);
  EdgeList edges(control);
  edges.reserve(static_cast<std::size_t>(kind.edges(size_of(family))));
  kind.build(size_of(family), edges);
  return std::move(edges).graph(static_cast<Vertex>(kind.vertices(size_of(family))));
}

}  // namespace minimex
