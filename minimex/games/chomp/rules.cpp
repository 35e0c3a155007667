#include "minimex/games/chomp/rules.hpp"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "minimex/core/board.hpp"
#include "minimex/formats/json_or_text.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/tokens.hpp"

namespace minimex::chomp {
namespace {

constexpr std::string_view kLength = "the length of a row";
constexpr std::string_view kGrowing = "this row is longer than the one above, expected at most {}";
constexpr std::string_view kTooMany = "{} rows, expected 1 to {}";

Instance rectangle(std::int32_t rows, std::int32_t cols) {
  return {std::vector<std::int32_t>(static_cast<std::size_t>(rows), cols)};
}

Instance read_shape(TokenReader& reader) {
  Instance instance;
  instance.shape.clear();
  do {
    const Token token = reader.peek();
    const std::int32_t length = reader.next_side(kLength);
    if (!instance.shape.empty() && length > instance.shape.back()) {
      reader.fail(token, fmt::format(fmt::runtime(kGrowing), instance.shape.back()));
    }
    instance.shape.push_back(length);
    if (instance.shape.size() > static_cast<std::size_t>(kMaxSide)) {
      reader.fail(token, fmt::format(fmt::runtime(kTooMany), instance.shape.size(), kMaxSide));
    }
  } while (!reader.at_end());
  return instance;
}

Instance read_text(const Source& source) {
  TokenReader reader(source);
  if (reader.peek().text == "shape") {
    reader.next("the shape");
    return read_shape(reader);
  }
  const std::int32_t rows = reader.next_side("the number of rows, or the word shape");
  const std::int32_t cols = reader.next_side("the number of columns");
  reader.expect_end();
  return rectangle(rows, cols);
}

Instance read_json(const Source& source) {
  const JsonDocument document(source);
  const JsonValue root = document.instance_of("chomp");
  root.only_keys({"game", "shape"});
  const JsonValue shape = root.at("shape", "the lengths of the rows");
  const auto lengths = shape.array("the lengths of the rows");
  if (lengths.empty() || lengths.size() > static_cast<std::size_t>(kMaxSide)) {
    shape.fail(fmt::format(fmt::runtime(kTooMany), lengths.size(), kMaxSide));
  }
  Instance instance;
  instance.shape.clear();
  for (const JsonValue& value : lengths) {
    const auto length = static_cast<std::int32_t>(value.integer(kLength, 1, kMaxSide));
    if (!instance.shape.empty() && length > instance.shape.back()) {
      value.fail(fmt::format(fmt::runtime(kGrowing), instance.shape.back()));
    }
    instance.shape.push_back(length);
  }
  return instance;
}

}  // namespace

Instance read(const Source& source, Format format) {
  return is_json(source, format) ? read_json(source) : read_text(source);
}

Instance from_family(std::string_view family, FamilyVariable* variable) {
  constexpr std::string_view kForm = "rect:RxC";
  FamilyReader reader(family, nullptr, variable);
  if (const std::string_view name = reader.name(); name != "rect") {
    reader.fail(0, fmt::format("'{}' is not a family of chomp, expected {} with numbers",
                               printable(name), kForm));
  }
  reader.expect(':', kForm);
  const auto rows = static_cast<std::int32_t>(reader.number("a side", 1, kMaxSide));
  reader.expect('x', kForm);
  const auto cols = static_cast<std::int32_t>(reader.number("a side", 1, kMaxSide));
  reader.expect_end();
  return rectangle(rows, cols);
}

std::string to_json(const Instance& instance) {
  return fmt::format(R"({{"game":"chomp","shape":[{}]}})", fmt::join(instance.shape, ","));
}

std::string to_text(const Instance& instance) {
  const auto& shape = instance.shape;
  if (shape.front() == shape.back()) return fmt::format("{} {}\n", shape.size(), shape[0]);
  return fmt::format("shape {}\n", fmt::join(shape, " "));
}

bool Position::over() const noexcept {
  return diagram_[0] == 1 && (diagram_.size() == 1 || diagram_[1] == 0);
}

std::string Position::objection(const Move& move) const {
  const auto [row, col] = std::pair(move.first.at[0], move.first.at[1]);
  if (move.second || move.first.dimensions != 2 || row < 1 || col < 1 ||
      row > static_cast<std::int32_t>(diagram_.size()) ||
      col > diagram_[static_cast<std::size_t>(row) - 1]) {
    return fmt::format("{} is not a cell that is left", to_string(move));
  }
  return row == 1 && col == 1 ? "1,1 is poisoned" : "";
}

void Position::play(const Move& move) {
  const std::int32_t length = move.first.at[1] - 1;
  for (auto row = static_cast<std::size_t>(move.first.at[0]) - 1; row < diagram_.size(); ++row) {
    if (diagram_[row] <= length) break;  // so are the rows below
    diagram_[row] = length;
  }
}

}  // namespace minimex::chomp
