#include "minimex/games/chessboard/rules.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <tuple>

#include <fmt/format.h>

#include "minimex/core/board.hpp"
#include "minimex/formats/json_or_text.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/tokens.hpp"

namespace minimex::chessboard {
namespace {

constexpr std::string_view kAlphabet = ".WB";
constexpr std::string_view kRow = "a row of the board";
constexpr std::string_view kValue = "the value of a cell";
constexpr std::string_view kTooMuch =
    "the values of the pieces add up to more than 2^63-1, expected at most that";

/// Adds a value to the sum; false when that becomes more than 2^63-1.
bool add(std::int64_t& sum, std::int64_t value) {
  if (value > std::numeric_limits<std::int64_t>::max() - sum) return false;
  sum += value;
  return true;
}

/// The pieces of one more row of the board, without values.
void add_row(Instance& instance, std::int32_t row, std::string_view cells, ReadingMemory& memory) {
  // With what solving, drawing and telling make of a piece that has not been asked for.
  constexpr std::uint64_t kPieceBytes = 192;
  for (std::size_t col = 0; col < cells.size(); ++col) {
    if (cells[col] == '.') continue;
    memory.take(kPieceBytes);
    instance.pieces.push_back({row, static_cast<std::int32_t>(col) + 1, cells[col] == 'W', 0});
  }
}

/// The sides of the board. A row of it may follow the first side on the same line, but a number
/// there can only be the second.
void read_sides(TokenReader& reader, const Source& source, Instance& instance) {
  const Token first = reader.peek();
  instance.rows = instance.cols = reader.next_side("the size of the board");
  const Token second = reader.peek();
  const std::size_t end = first.offset + first.text.size();
  const std::string_view between = std::string_view(source.text).substr(end, second.offset - end);
  const std::size_t sign = second.text.starts_with('-') ? 1 : 0;
  const bool number =
      second.text.size() > sign && second.text[sign] >= '0' && second.text[sign] <= '9';
  if (number && between.find('\n') == std::string_view::npos) {
    instance.cols = reader.next_side("the number of columns");
  }
}

Instance read_text(const Source& source) {
  TokenReader reader(source);
  ReadingMemory memory(source);
  Instance instance;
  read_sides(reader, source, instance);
  for (std::int32_t row = 1; row <= instance.rows; ++row) {
    add_row(instance, row,
            reader.next_row(kRow, static_cast<std::size_t>(instance.cols), kAlphabet), memory);
  }
  std::int64_t sum = 0;
  auto piece = instance.pieces.begin();
  for (std::int32_t row = 1; row <= instance.rows; ++row) {
    for (std::int32_t col = 1; col <= instance.cols; ++col) {
      const Token token = reader.peek();
      const std::int64_t value = reader.next_integer(kValue, 0);
      if (piece == instance.pieces.end() || piece->row != row || piece->col != col) continue;
      piece++->value = value;
      if (!add(sum, value)) reader.fail(token, std::string(kTooMuch));
    }
  }
  reader.expect_end();
  return instance;
}

Instance read_json(const Source& source) {
  const JsonDocument document(source);
  const JsonValue root = document.instance_of("chessboard");
  root.only_keys({"game", "board", "values"});
  const JsonValue board = root.at("board", "the rows of the board");
  const auto rows = board.array("the rows of the board");
  if (rows.empty() || rows.size() > static_cast<std::size_t>(kMaxSide)) {
    board.fail(fmt::format("{} rows, expected 1 to {}", rows.size(), kMaxSide));
  }
  const std::size_t cols = rows[0].string(kRow).size();
  if (cols == 0 || cols > static_cast<std::size_t>(kMaxSide)) {
    rows[0].fail(fmt::format("{} columns, expected 1 to {}", cols, kMaxSide));
  }
  ReadingMemory memory(source);
  Instance instance{static_cast<std::int32_t>(rows.size()), static_cast<std::int32_t>(cols)};
  for (std::size_t row = 0; row < rows.size(); ++row) {
    add_row(instance, static_cast<std::int32_t>(row) + 1, rows[row].row(kRow, cols, kAlphabet),
            memory);
  }
  const auto value_rows =
      root.at("values", "the values of the cells").array("rows of values", rows.size());
  std::int64_t sum = 0;
  auto piece = instance.pieces.begin();
  for (std::int32_t row = 1; row <= instance.rows; ++row) {
    const auto cells = value_rows[static_cast<std::size_t>(row) - 1].array("a row of values", cols);
    for (std::int32_t col = 1; col <= instance.cols; ++col) {
      const JsonValue& cell = cells[static_cast<std::size_t>(col) - 1];
      const std::int64_t value = cell.integer(kValue, 0);
      if (piece == instance.pieces.end() || piece->row != row || piece->col != col) continue;
      piece++->value = value;
      if (!add(sum, value)) cell.fail(std::string(kTooMuch));
    }
  }
  return instance;
}

}  // namespace

Instance read(const Source& source, Format format) {
  return is_json(source, format) ? read_json(source) : read_text(source);
}

std::string to_json(const Instance& instance) {
  const auto cols = static_cast<std::size_t>(instance.cols);
  const auto cell_of = [cols](const Piece& piece) {
    return (static_cast<std::size_t>(piece.row) - 1) * cols + static_cast<std::size_t>(piece.col) -
           1;
  };
  std::string board;
  std::string row(cols, '.');
  auto piece = instance.pieces.begin();
  for (std::int32_t i = 1; i <= instance.rows; ++i) {
    row.assign(cols, '.');
    for (; piece != instance.pieces.end() && piece->row == i; ++piece) {
      row[static_cast<std::size_t>(piece->col) - 1] = piece->white ? 'W' : 'B';
    }
    fmt::format_to(std::back_inserter(board), "{}\"{}\"", i > 1 ? "," : "", row);
  }
  piece = instance.pieces.begin();
  const std::string values =
      json_integer_rows(instance.rows, instance.cols, [&](std::size_t cell) -> std::int64_t {
        return piece != instance.pieces.end() && cell_of(*piece) == cell ? piece++->value : 0;
      });
  return fmt::format(R"({{"board":[{}],"game":"chessboard","values":{}}})", board, values);
}

std::string to_text(const Instance& instance) {
  std::string board = std::to_string(instance.rows);
  if (instance.cols != instance.rows) board += fmt::format(" {}", instance.cols);
  board += '\n';
  std::string values;
  auto piece = instance.pieces.begin();
  for (std::int32_t row = 1; row <= instance.rows; ++row) {
    for (std::int32_t col = 1; col <= instance.cols; ++col) {
      if (col > 1) values += ' ';
      if (piece != instance.pieces.end() && piece->row == row && piece->col == col) {
        board += piece->white ? 'W' : 'B';
        values += std::to_string(piece++->value);
      } else {
        board += '.';
        values += '0';
      }
    }
    board += '\n';
    values += '\n';
  }
  return board + values;
}

Position::Position(const Instance& instance)
    : instance_(instance), gone_(instance.pieces.size(), false), left_(instance.pieces.size()) {}

std::optional<std::size_t> Position::piece_at(const Site& site) const {
  const auto& pieces = instance_.pieces;
  const auto found = std::lower_bound(
      pieces.begin(), pieces.end(), site, [](const Piece& piece, const Site& cell) {
        return std::tie(piece.row, piece.col) < std::tie(cell.at[0], cell.at[1]);
      });
  if (found == pieces.end() || Site{found->row, found->col} != site) return std::nullopt;
  const auto index = static_cast<std::size_t>(found - pieces.begin());
  return gone_[index] ? std::nullopt : std::optional(index);
}

bool Position::exposed(std::size_t piece) const {
  const auto& pieces = instance_.pieces;
  for (std::size_t other = 0; other < pieces.size(); ++other) {
    if (other != piece && !gone_[other] && pieces[other].row >= pieces[piece].row &&
        pieces[other].col <= pieces[piece].col) {
      return false;
    }
  }
  return true;
}

std::vector<std::size_t> Position::exposed_pieces() const {
  const auto& pieces = instance_.pieces;
  std::vector<std::size_t> found;
  std::int32_t nearest = instance_.cols + 1;  // least column of the pieces seen
  for (std::size_t begin = 0, end = pieces.size(); end > 0; end = begin) {
    const std::int32_t row = pieces[end - 1].row;
    for (begin = end; begin > 0 && pieces[begin - 1].row == row;) --begin;
    for (std::size_t i = begin; i < end; ++i) {
      if (gone_[i] || pieces[i].col >= nearest) continue;
      nearest = pieces[i].col;
      found.push_back(i);
      break;
    }
  }
  std::reverse(found.begin(), found.end());
  return found;
}

std::string Position::objection(const Move& move) const {
  const auto first = piece_at(move.first);
  if (!first) return fmt::format("there is no piece on {}", to_string(move.first));
  if (!move.second) return "";
  const auto second = piece_at(*move.second);
  if (!second) return fmt::format("there is no piece on {}", to_string(*move.second));
  if (instance_.pieces[*first].white == instance_.pieces[*second].white) {
    return fmt::format("the pieces of {} have the same colour", to_string(move));
  }
  if (!exposed(*first)) return fmt::format("the piece on {} is blocked", to_string(move.first));
  if (!exposed(*second)) return fmt::format("the piece on {} is blocked", to_string(*move.second));
  return "";
}

std::int64_t Position::play(const Move& move) {
  const std::size_t first = piece_at(move.first).value();
  gone_[first] = true;
  --left_;
  if (!move.second) return instance_.pieces[first].value;
  const std::size_t second = piece_at(*move.second).value();
  gone_[second] = true;
  --left_;
  return std::abs(instance_.pieces[first].value - instance_.pieces[second].value);
}

}  // namespace minimex::chessboard
