#include "minimex/games/river/rules.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "minimex/core/board.hpp"
#include "minimex/formats/json_or_text.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/tokens.hpp"
#include "minimex/games/river/wet_areas.hpp"

namespace minimex::river {
namespace {

constexpr std::string_view kAlphabet = "*.x";
constexpr std::string_view kRow = "a row of the grid";
constexpr std::string_view kGrid = "the rows of a square grid";

Instance read_text(const Source& source, bool strict) {
  TokenReader reader(source);
  const auto side = static_cast<std::size_t>(reader.next_side("the number of rows"));
  Instance instance{.rows = {}};
  std::vector<Token> tokens;  // one a row, to point into
  for (std::size_t row = 0; row < side; ++row) {
    tokens.push_back(reader.peek());
    instance.rows.emplace_back(reader.next_row(kRow, side, kAlphabet));
  }
  reader.expect_end();
  if (!strict) return instance;
  if (const auto broken = broken_guarantee(instance)) {
    reader.fail(tokens[static_cast<std::size_t>(broken->cell.row)], broken->message,
                static_cast<std::size_t>(broken->cell.col));
  }
  return instance;
}

Instance read_json(const Source& source, bool strict) {
  const JsonDocument document(source);
  const JsonValue root = document.instance_of("river");
  root.only_keys({"game", "grid"});
  const JsonValue grid = root.at("grid", kGrid);
  const std::vector<JsonValue> rows = grid.array(kGrid);
  if (rows.empty() || rows.size() > static_cast<std::size_t>(kMaxSide)) {
    grid.fail(std::to_string(rows.size()) + " rows, expected 1 to " + std::to_string(kMaxSide));
  }
  Instance instance{.rows = {}};
  for (const JsonValue& row : rows) {
    instance.rows.push_back(row.row(kRow, rows.size(), kAlphabet));
  }
  if (!strict) return instance;
  if (const auto broken = broken_guarantee(instance)) {
    Place place = rows[static_cast<std::size_t>(broken->cell.row)].place();
    place.column += 1 + static_cast<std::size_t>(broken->cell.col);  // past the quote
    throw InputError(std::move(place), broken->message);
  }
  return instance;
}

/// The wet areas next to a cell.
std::array<std::int32_t, 4> areas_seen(const WetAreas& areas, Cell cell) {
  return {areas.at({cell.row - 1, cell.col}), areas.at({cell.row, cell.col - 1}),
          areas.at({cell.row, cell.col + 1}), areas.at({cell.row + 1, cell.col})};
}

bool see_a_common_area(const WetAreas& areas, Cell a, Cell b) {
  const auto theirs = areas_seen(areas, b);
  return std::ranges::any_of(areas_seen(areas, a), [&](std::int32_t area) {
    return area != WetAreas::kLand && std::ranges::find(theirs, area) != theirs.end();
  });
}

bool is_site(const Instance& instance, const WetAreas& areas, Cell cell) {
  if (instance.rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.col)] !=
      kFirm) {
    return false;
  }
  return std::ranges::any_of(areas_seen(areas, cell),
                             [](std::int32_t area) { return area != WetAreas::kLand; });
}

}  // namespace

Instance read(const Source& source, Format format, bool strict) {
  return is_json(source, format) ? read_json(source, strict) : read_text(source, strict);
}

std::string to_json(const Instance& instance) {
  return nlohmann::json{{"game", "river"}, {"grid", instance.rows}}.dump();
}

std::string to_text(const Instance& instance) {
  std::string text = std::to_string(instance.side()) + "\n";
  for (const std::string& row : instance.rows) text += row + "\n";
  return text;
}

RunReport obstacle(const Instance& instance, const Control& control) {
  constexpr auto kMostCells = static_cast<std::uint64_t>(std::numeric_limits<Vertex>::max());
  constexpr std::uint64_t kWetAreas = sizeof(std::int32_t) + sizeof(Cell);
  const std::uint64_t cells = std::uint64_t{instance.rows.size()} * instance.rows.size();
  if (cells > kMostCells) {
    return {
        .status = Status::LimitReached,
        .limit = fmt::format("the grid has {} cells, at most {} can be named", cells, kMostCells)};
  }
  // A cell has two neighbours after it, so there are at most two edges a cell.
  const std::uint64_t bytes =
      cells * (kWetAreas + sizeof(Site) + sizeof(Vertex) + 2 * sizeof(Edge)) +
      graph_bytes(cells, 2 * cells);
  if (control.fits(bytes)) return {};
  return needs_memory("the graph of camera sites", bytes, control.budget());
}

CameraSites camera_sites(const Instance& instance) {
  const WetAreas areas(instance);
  CameraSites sites;
  std::vector<Edge> edges;
  const auto side = static_cast<std::size_t>(instance.side());
  std::vector<Vertex> above(side, -1);  // vertex of the nearest cell of each column, -1: no site
  for (Cell cell; cell.row < instance.side(); ++cell.row) {
    Vertex left = -1;
    for (cell.col = 0; cell.col < instance.side(); ++cell.col) {
      Vertex& up = above[static_cast<std::size_t>(cell.col)];
      if (!is_site(instance, areas, cell)) {
        left = up = -1;
        continue;
      }
      const auto vertex = static_cast<Vertex>(sites.cells.size());
      sites.cells.push_back({cell.row + 1, cell.col + 1});
      if (up >= 0 && see_a_common_area(areas, cell, {cell.row - 1, cell.col})) {
        edges.emplace_back(up, vertex);
      }
      if (left >= 0 && see_a_common_area(areas, cell, {cell.row, cell.col - 1})) {
        edges.emplace_back(left, vertex);
      }
      left = up = vertex;
    }
  }
  sites.conflicts = Graph::from_edges(static_cast<Vertex>(sites.cells.size()), std::move(edges));
  return sites;
}

}  // namespace minimex::river
