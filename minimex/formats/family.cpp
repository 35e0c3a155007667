// A family's text is read from left to right by a small recursive parser (linegraph nests at most
// kMaxNesting deep); counts come from formulas, so that a family is a few bytes however large its
// graph.
#include "minimex/formats/family.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include <fmt/format.h>

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
  FamilyParser(std::string_view text, const Place* place) : text_(text), place_(place) {}

  Family parse() {
    Family family = parse_family(0);
    if (at_ != text_.size()) {
      fail(at_, fmt::format("'{}' is left over, expected the end of the family",
                            printable(text_.substr(at_))));
    }
    return family;
  }

 private:
  [[noreturn]] void fail(std::size_t offset, const std::string& message) const {
    if (place_ != nullptr) throw InputError(*place_, message);
    throw InputError({.source = "--family", .column = offset + 1}, message);
  }

  [[nodiscard]] bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }

  void expect(char c, std::string_view form) {
    if (next_is(c)) {
      ++at_;
      return;
    }
    fail(at_, fmt::format("'{}' is missing, expected {} with numbers", c, form));
  }

  Family parse_family(int depth);
  Family parse_board(std::string_view name, std::size_t start);
  Family parse_graph(const GraphFamily& kind);
  void check_board(const Family& family, std::size_t start, std::size_t sides_at) const;
  std::int64_t number(std::string_view expected, std::int64_t low, std::int64_t high);

  std::string_view text_;
  const Place* place_;
  std::size_t at_ = 0;
};

std::int64_t FamilyParser::number(std::string_view expected, std::int64_t low, std::int64_t high) {
  const std::size_t start = at_;
  const std::size_t end = std::min(text_.find_first_of(":,x", start), text_.size());
  const std::string_view word = text_.substr(start, end - start);
  std::int64_t value = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (word == "N" || word == "R" || word == "K") {
    fail(start,
         fmt::format("'{}' stands for a number, put a number in its place: {}, from {} to {}", word,
                     expected, low, high));
  }
  if (word.empty() || error == std::errc::invalid_argument || stop != word.data() + word.size()) {
    fail(start, fmt::format("'{}' is not a number, expected {}, from {} to {}", printable(word),
                            expected, low, high));
  }
  if (error == std::errc::result_out_of_range || value < low || value > high) {
    fail(start, fmt::format("{} is out of range, expected {}, from {} to {}", printable(word),
                            expected, low, high));
  }
  at_ = end;
  return value;
}

Family FamilyParser::parse_family(int depth) {
  const std::size_t start = at_;
  const std::size_t colon = std::min(text_.find(':', start), text_.size());
  const std::string_view name = text_.substr(start, colon - start);
  at_ = colon;
  if (is_board_name(name)) return parse_board(name, start);
  if (const GraphFamily* const kind = find_graph_family(name)) return parse_graph(*kind);
  if (name != kLineGraph) {
    fail(start, fmt::format("'{}' is not a family, expected one of {}", printable(name),
                            known_families()));
  }
  if (depth == kMaxNesting) {
    fail(start, fmt::format("nested too deeply, expected at most {} times {}", kMaxNesting, name));
  }
  expect(':', "linegraph:FAMILY");
  const auto of = std::make_shared<const Family>(parse_family(depth + 1));
  return {.text = fmt::format("{}:{}", name, of->text),
          .name = std::string(name),
          .numbers = {},
          .leaper = {},
          .of = of};
}

Family FamilyParser::parse_graph(const GraphFamily& kind) {
  Family family{.text = {}, .name = std::string(kind.name), .numbers = {}};
  expect(':', kind.form);
  const std::int64_t n = number("N of " + std::string(kind.form), kind.fewest, kind.most);
  family.numbers.push_back(n);
  if (kind.two_numbers) {
    expect(',', kind.form);
    const bool petersen = kind.name == "petersen";
    family.numbers.push_back(number("K of " + std::string(kind.form), petersen ? 1 : 0,
                                    petersen ? (n - 1) / 2 : kMaxSide));
  }
  family.text = fmt::format("{}:{}", kind.name, fmt::join(family.numbers, ","));
  return family;
}

Family FamilyParser::parse_board(std::string_view name, std::size_t start) {
  Family family{.text = {}, .name = std::string(name), .numbers = {}};
  std::string form = fmt::format("{}:RxN", name);
  if (name == kLeaper) {
    form = "leaper:a,b:RxN";
    expect(':', form);
    const std::size_t numbers_at = at_;
    int count = 0;
    do {
      if (count > 0) ++at_;
      number("a coordinate of the leap", 0, kMaxSide);
      ++count;
    } while (next_is(',') && count < kMaxDimensions);
    const std::string leaper = "leaper:" + std::string(text_.substr(numbers_at, at_ - numbers_at));
    const auto piece = make_piece(leaper, kMaxDimensions);
    if (!piece) {
      fail(numbers_at,
           fmt::format("'{}' is not a leap, expected two to {} numbers, not all zero",
                       printable(text_.substr(numbers_at, at_ - numbers_at)), kMaxDimensions));
    }
    // A leaper with a name goes by it, so that equal families have equal texts.
    if (piece->name.starts_with(kLeaper)) {
      family.leaper = piece->name;
    } else {
      family.name = piece->name;
    }
  }
  expect(':', form);
  const std::size_t sides_at = at_;
  const std::int64_t shortest = name == "torus" ? 3 : 1;
  family.numbers.push_back(number("a side", shortest, kMaxSide));
  while (next_is('x') && family.numbers.size() < kMaxDimensions) {
    ++at_;
    family.numbers.push_back(number("a side", shortest, kMaxSide));
  }
  if (next_is('x')) fail(at_, fmt::format("too many sides, expected 1 to {}", kMaxDimensions));
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
      fail(sides_at, "the board is too large, expected at most 2^40 cells");
    }
    cells *= side;
  }
  if (!family_piece(family)) {
    fail(start, fmt::format("'{}' needs more dimensions, expected more than {} {}",
                            family.leaper.empty() ? family.name : family.leaper,
                            family.numbers.size(), family.numbers.size() == 1 ? "side" : "sides"));
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

Family parse_family(std::string_view text, const Place* place) {
  return FamilyParser(text, place).parse();
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
