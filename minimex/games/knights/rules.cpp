#include "minimex/games/knights/rules.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/json_or_text.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/tokens.hpp"

namespace minimex::knights {
namespace {

constexpr std::size_t kSides = 3;
constexpr std::array<std::string_view, kSides> kSideNames = {"the side A", "the side B",
                                                             "the side C"};
constexpr std::array<std::string_view, kSides> kIndexNames = {
    "the x of a blocked cell", "the y of a blocked cell", "the z of a blocked cell"};

/// Whether the board stays within the limit when `side` is added to it.
bool grows_too_large(const Board& board, std::int64_t side) {
  return side > kMaxCells / board.cell_count();
}

std::string too_large() {
  return "the board has too many cells, expected at most 2^40";
}

void sort_blocked(Board& board) {
  auto& blocked = board.blocked;
  std::sort(blocked.begin(), blocked.end());
  blocked.erase(std::unique(blocked.begin(), blocked.end()), blocked.end());
}

Instance read_text(const Source& source) {
  TokenReader reader(source);
  Instance instance;
  Board& board = instance.board;
  for (const std::string_view name : kSideNames) {
    const Token token = reader.peek();
    const std::int32_t side = reader.next_side(name);
    if (grows_too_large(board, side)) reader.fail(token, too_large());
    board.size.push_back(side);
  }
  const std::int64_t count = reader.next_integer("the number K of blocked cells", 0);
  for (std::int64_t i = 0; i < count; ++i) {
    Site site{0, 0, 0};
    for (std::size_t d = 0; d < kSides; ++d) {
      site.at[d] = static_cast<std::int32_t>(reader.next_integer(kIndexNames[d], 1, board.size[d]));
    }
    board.blocked.push_back(board.index_of(site));
  }
  reader.expect_end();
  sort_blocked(board);
  return instance;
}

Instance read_json(const Source& source) {
  const JsonDocument document(source);
  const JsonValue root = document.instance_of("knights");
  root.only_keys({"game", "size", "blocked"});
  Instance instance;
  Board& board = instance.board;
  const auto sides = root.at("size", "the three sides").array("the three sides", kSides);
  for (std::size_t d = 0; d < kSides; ++d) {
    const std::int64_t side = sides[d].integer(kSideNames[d], 1, kMaxSide);
    if (grows_too_large(board, side)) sides[d].fail(too_large());
    board.size.push_back(static_cast<std::int32_t>(side));
  }
  if (!root.has("blocked")) return instance;
  for (const JsonValue& cell : root.at("blocked", "").array("the blocked cells")) {
    const auto indices = cell.array("a cell of three numbers", kSides);
    Site site{0, 0, 0};
    for (std::size_t d = 0; d < kSides; ++d) {
      site.at[d] = static_cast<std::int32_t>(indices[d].integer(kIndexNames[d], 1, board.size[d]));
    }
    board.blocked.push_back(board.index_of(site));
  }
  sort_blocked(board);
  return instance;
}

bool on_board(const Board& board, const Move& move) {
  if (move.second || move.first.dimensions != static_cast<std::int32_t>(kSides)) return false;
  for (std::size_t d = 0; d < kSides; ++d) {
    if (move.first.at[d] < 1 || move.first.at[d] > board.size[d]) return false;
  }
  return true;
}

/// A cell of `others` (sorted) that a knight on `from` attacks, or nothing.
const Site* attacked(const Site& from, const std::vector<Site>& others) {
  for (std::size_t two = 0; two < kSides; ++two) {
    for (std::size_t one = 0; one < kSides; ++one) {
      if (one == two) continue;
      for (const auto& [long_step, short_step] : {std::pair(2, 1), {2, -1}, {-2, 1}, {-2, -1}}) {
        Site to = from;
        to.at[two] += long_step;
        to.at[one] += short_step;
        const auto found = std::lower_bound(others.begin(), others.end(), to);
        if (found != others.end() && *found == to) return &*found;
      }
    }
  }
  return nullptr;
}

}  // namespace

Instance read(const Source& source, Format format) {
  return is_json(source, format) ? read_json(source) : read_text(source);
}

std::string to_json(const Instance& instance) {
  std::string blocked;
  for (const std::int64_t cell : instance.board.blocked) {
    fmt::format_to(std::back_inserter(blocked), "{}[{}]", blocked.empty() ? "" : ",",
                   to_string(instance.board.site_of(cell)));
  }
  return fmt::format(R"({{"blocked":[{}],"game":"knights","size":[{}]}})", blocked,
                     fmt::join(instance.board.size, ","));
}

std::string to_text(const Instance& instance) {
  const Board& board = instance.board;
  std::string text = fmt::format("{}\n{}\n", fmt::join(board.size, " "), board.blocked.size());
  for (const std::int64_t cell : board.blocked) {
    const Site site = board.site_of(cell);
    fmt::format_to(std::back_inserter(text), "{} {} {}\n", site.at[0], site.at[1], site.at[2]);
  }
  return text;
}

GraphInstance conflict_instance(const Instance& instance) {
  return {BoardAndPiece{instance.board, make_piece("knight", instance.board.dimensions()).value()}};
}

std::string objection(const Instance& instance, std::span<const Move> knights) {
  const Board& board = instance.board;
  std::vector<Site> sites;
  for (const Move& move : knights) {
    if (!on_board(board, move)) return to_string(move) + " is not a cell of the board";
    if (std::binary_search(board.blocked.begin(), board.blocked.end(),
                           board.index_of(move.first))) {
      return to_string(move) + " is blocked";
    }
    sites.push_back(move.first);
  }
  std::sort(sites.begin(), sites.end());
  const auto repeated = std::adjacent_find(sites.begin(), sites.end());
  if (repeated != sites.end()) return to_string(*repeated) + " holds two knights";
  for (const Site& site : sites) {
    if (const Site* const other = attacked(site, sites)) {
      return to_string(site) + " attacks " + to_string(*other);
    }
  }
  return "";
}

}  // namespace minimex::knights
