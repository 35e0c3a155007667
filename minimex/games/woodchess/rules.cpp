#include "minimex/games/woodchess/rules.hpp"

#include <limits>
#include <string_view>

#include <fmt/format.h>

#include "minimex/core/board.hpp"
#include "minimex/formats/json_or_text.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/tokens.hpp"

namespace minimex::woodchess {
namespace {

constexpr std::string_view kFirst = "what a cell gives the first player";
constexpr std::string_view kSecond = "what a cell gives the second player";
constexpr std::string_view kTooMuch =
    "the absolute values add up to more than 2^63-1, expected at most that";

// With what solving and drawing make of a value that has not been asked for.
constexpr std::uint64_t kValueBytes = 40;

/// Adds |value| to the sum; false when that becomes more than 2^63-1.
bool add(std::uint64_t& sum, std::int64_t value) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();
  const auto bits = static_cast<std::uint64_t>(value);
  const std::uint64_t size = value < 0 ? 0 - bits : bits;
  if (size > kMost - sum) return false;
  sum += size;
  return true;
}

Instance read_text(const Source& source) {
  TokenReader reader(source);
  Instance instance;
  instance.rows = reader.next_side("the number of rows");
  instance.cols = reader.next_side("the number of columns");
  const std::int64_t cells = std::int64_t{instance.rows} * instance.cols;
  std::uint64_t sum = 0;
  ReadingMemory memory(source);
  const auto read_matrix = [&](std::vector<std::int64_t>& matrix, std::string_view expected) {
    for (std::int64_t i = 0; i < cells; ++i) {
      memory.take(kValueBytes);
      const Token token = reader.peek();
      matrix.push_back(reader.next_integer(expected));
      if (!add(sum, matrix.back())) reader.fail(token, std::string(kTooMuch));
    }
  };
  read_matrix(instance.first, kFirst);
  read_matrix(instance.second, kSecond);
  reader.expect_end();
  return instance;
}

/// Number of elements, from 1 to the longest side of a board.
std::int32_t side(const JsonValue& value, std::string_view expected) {
  const std::size_t length = value.array(expected).size();
  if (length == 0 || length > static_cast<std::size_t>(kMaxSide)) {
    value.fail(fmt::format("{} elements, expected {}, 1 to {}", length, expected, kMaxSide));
  }
  return static_cast<std::int32_t>(length);
}

Instance read_json(const Source& source) {
  const JsonDocument document(source);
  const JsonValue root = document.instance_of("woodchess");
  root.only_keys({"game", "first", "second"});
  const JsonValue first = root.at("first", "the first player's matrix");
  Instance instance;
  instance.rows = side(first, "the rows of a matrix");
  instance.cols = side(first.array("the rows of a matrix")[0], "a row of a matrix");
  std::uint64_t sum = 0;
  ReadingMemory memory(source);
  const auto read_matrix = [&](const JsonValue& matrix, std::vector<std::int64_t>& out,
                               std::string_view expected) {
    for (const JsonValue& row :
         matrix.array("the rows of a matrix", static_cast<std::size_t>(instance.rows))) {
      for (const JsonValue& cell :
           row.array("a row of a matrix", static_cast<std::size_t>(instance.cols))) {
        memory.take(kValueBytes);
        out.push_back(cell.integer(expected));
        if (!add(sum, out.back())) cell.fail(std::string(kTooMuch));
      }
    }
  };
  read_matrix(first, instance.first, kFirst);
  read_matrix(root.at("second", "the second player's matrix"), instance.second, kSecond);
  return instance;
}

}  // namespace

Instance read(const Source& source, Format format) {
  return is_json(source, format) ? read_json(source) : read_text(source);
}

std::string to_json(const Instance& instance) {
  const auto matrix = [&instance](const std::vector<std::int64_t>& values) {
    return json_integer_rows(instance.rows, instance.cols,
                             [&](std::size_t index) { return values[index]; });
  };
  return fmt::format(R"({{"first":{},"game":"woodchess","second":{}}})", matrix(instance.first),
                     matrix(instance.second));
}

std::string to_text(const Instance& instance) {
  std::string text = fmt::format("{} {}\n", instance.rows, instance.cols);
  for (const auto* const matrix : {&instance.first, &instance.second}) {
    for (std::int32_t row = 1; row <= instance.rows; ++row) {
      for (std::int32_t col = 1; col <= instance.cols; ++col) {
        if (col > 1) text += ' ';
        text += std::to_string((*matrix)[instance.index(row, col)]);
      }
      text += '\n';
    }
  }
  return text;
}

bool Position::full() const noexcept {
  return moves_ == instance_.first.size();
}

std::vector<Site> Position::moves() const {
  std::vector<Site> cells;
  std::int32_t above = instance_.cols;
  for (std::int32_t row = 1; row <= instance_.rows && above > 0; ++row) {
    const std::int32_t filled = filled_[static_cast<std::size_t>(row) - 1];
    if (filled < above) cells.push_back({row, filled + 1});
    above = filled;
  }
  return cells;
}

std::string Position::objection(const Move& move) const {
  const auto [row, col] = std::pair(move.first.at[0], move.first.at[1]);
  if (move.second || move.first.dimensions != 2 || row < 1 || row > instance_.rows || col < 1 ||
      col > instance_.cols) {
    return fmt::format("{} is not a cell of the board", to_string(move));
  }
  const auto at = static_cast<std::size_t>(row) - 1;
  if (filled_[at] >= col) return fmt::format("{} is filled", to_string(move));
  if (filled_[at] < col - 1) return fmt::format("a cell left of {} is empty", to_string(move));
  if (row > 1 && filled_[at - 1] < col) {
    return fmt::format("a cell above {} is empty", to_string(move));
  }
  return "";
}

std::int64_t Position::play(const Move& move) {
  const std::int32_t row = move.first.at[0];
  const std::size_t cell = instance_.index(row, move.first.at[1]);
  const std::int64_t gain = first_to_move() ? instance_.first[cell] : -instance_.second[cell];
  ++filled_[static_cast<std::size_t>(row) - 1];
  ++moves_;
  return gain;
}

}  // namespace minimex::woodchess
