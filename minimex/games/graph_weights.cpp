#include "minimex/games/graph_weights.hpp"

#include <cstddef>
#include <limits>
#include <string_view>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

/// A walk over the numbers of lists in lists, which have the lengths of `sides`.
class Nested {
 public:
  Nested(const Board& board, std::vector<std::int64_t>& out) : board_(board), out_(out) {}

  void read(const JsonValue& value, std::size_t depth) {
    const auto side = static_cast<std::size_t>(board_.size[depth]);
    for (const JsonValue& entry : value.array("a list of weights", side)) {
      if (depth + 1 == board_.size.size()) {
        out_.push_back(entry.integer("a weight", 0));
      } else {
        read(entry, depth + 1);
      }
    }
  }

 private:
  const Board& board_;
  std::vector<std::int64_t>& out_;
};

/// The weights of all cells, also of blocked ones.
std::vector<std::int64_t> read_cells(const JsonValue& value, const Board& board) {
  const std::vector<JsonValue> entries = value.array("a list of weights");
  std::vector<std::int64_t> weights;
  if (board.dimensions() > 1 && !entries.empty() && entries[0].raw().is_array()) {
    Nested(board, weights).read(value, 0);
    return weights;
  }
  for (const JsonValue& entry : entries) weights.push_back(entry.integer("a weight", 0));
  return weights;
}

void expect_count(const JsonValue& value, std::size_t count, std::uint64_t expected,
                  std::string_view what) {
  if (count == expected) return;
  value.fail(
      fmt::format("{}, expected {}, one for each {}", counted(count, "weight"), expected, what));
}

/// The entries of usable cells.
std::vector<std::int64_t> of_usable(const std::vector<std::int64_t>& all, const Board& board) {
  std::vector<std::int64_t> weights;
  for (const std::int64_t cell : board.usable_cells()) {
    weights.push_back(all[static_cast<std::size_t>(cell)]);
  }
  return weights;
}

void expect_sum(const JsonValue& value, const std::vector<std::int64_t>& weights) {
  std::int64_t room = std::numeric_limits<std::int64_t>::max();
  for (const std::int64_t weight : weights) {
    if (weight > room) value.fail("the sum of the weights is above 2^63-1, expected at most that");
    room -= weight;
  }
}

}  // namespace

std::vector<std::int64_t> read_weights(const JsonValue& value, const GraphInstance& instance) {
  const auto* const shape = std::get_if<BoardAndPiece>(&instance.shape);
  std::vector<std::int64_t> weights;
  if (shape != nullptr) {
    weights = read_cells(value, shape->board);
    expect_count(value, weights.size(), static_cast<std::uint64_t>(shape->board.cell_count()),
                 "cell of the board, blocked ones included");
    weights = of_usable(weights, shape->board);
  } else {
    for (const JsonValue& entry : value.array("a list of weights")) {
      weights.push_back(entry.integer("a weight", 0));
    }
    expect_count(value, weights.size(), instance.vertex_count(), "vertex");
  }
  expect_sum(value, weights);
  return weights;
}

std::string weights_json(const GraphInstance& instance) {
  if (instance.weights.empty()) return "";
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  std::string out = R"(,"weights":[)";
  const auto append = [&out](std::int64_t weight) {
    if (out.back() != '[') out += ',';
    out += weight > kExact ? fmt::format(R"("{}")", weight) : std::to_string(weight);
  };
  const auto* const shape = std::get_if<BoardAndPiece>(&instance.shape);
  if (shape == nullptr) {
    for (const std::int64_t weight : instance.weights) append(weight);
    return out + "]";
  }
  std::size_t vertex = 0;
  auto blocked = shape->board.blocked.begin();
  const std::int64_t cells = shape->board.cell_count();
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    if (blocked != shape->board.blocked.end() && *blocked == cell) {
      ++blocked;
      append(0);
    } else {
      append(instance.weights[vertex++]);
    }
  }
  return out + "]";
}

}  // namespace minimex
