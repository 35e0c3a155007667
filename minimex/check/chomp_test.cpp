#include "minimex/check/chomp.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/contour_proofs_test.hpp"
#include "minimex/games/chomp/rules.hpp"

#include "tests/reference/chomp_reference.hpp"

namespace minimex::check {
namespace {

using chomp::Instance;

Proved prove_shape(std::vector<std::int32_t> shape) {
  return prove("chomp", Instance{std::move(shape)});
}

int reference_nimber(reference::ChompNimbers& nimbers, const std::vector<std::int32_t>& diagram) {
  std::vector<int> shape;
  for (const std::int32_t length : diagram) {
    if (length > 0) shape.push_back(length);
  }
  return nimbers.nimber(shape);
}

/// Whether a line is legal and complete, and leaves 0 wherever that is possible.
bool best_play(reference::ChompNimbers& nimbers, const Instance& instance,
               const std::vector<Move>& line) {
  chomp::Position position(instance);
  for (const Move& move : line) {
    if (!position.objection(move).empty()) return false;
    const bool can_win = reference_nimber(nimbers, position.diagram()) != 0;
    position.play(move);
    if (can_win && reference_nimber(nimbers, position.diagram()) != 0) return false;
  }
  return position.over();
}

std::vector<Move> all_moves(const Instance& instance) {
  std::vector<Move> moves;
  for (std::int32_t row = 1; row <= static_cast<std::int32_t>(instance.shape.size()) + 1; ++row) {
    for (std::int32_t col = 1; col <= instance.shape[0] + 1; ++col) {
      moves.push_back({Site{row, col}});
    }
  }
  moves.push_back({Site{1}});
  moves.push_back({Site{1, 2}, Site{2, 1}});
  return moves;
}

/// Calls `use` for each diagram with at most `rows` rows of at most `cols` cells.
void for_each_diagram(std::size_t rows, std::int32_t cols,
                      const std::function<void(const std::vector<std::int32_t>&)>& use) {
  std::vector<std::int32_t> shape;
  const std::function<void(std::int32_t)> grow = [&](std::int32_t most) {
    if (!shape.empty()) use(shape);
    if (shape.size() == rows) return;
    for (std::int32_t length = 1; length <= most; ++length) {
      shape.push_back(length);
      grow(length);
      shape.pop_back();
    }
  };
  grow(cols);
}

TEST(ChompCheck, EveryCaseIsProved) {
  EXPECT_GE(prove_cases("chomp"), 15);
}

TEST(ChompCheck, EverySmallDiagramIsProved) {
  reference::ChompNimbers nimbers;
  for_each_diagram(5, 5, [&](const std::vector<std::int32_t>& shape) {
    const Proved proved = prove_shape(shape);
    EXPECT_EQ(proved.claim.value, reference_nimber(nimbers, shape));
    expect_proved(proved);
    EXPECT_EQ(judge_without_proof(proved, proved.claim).text, "no proof");
  });
}

TEST(ChompCheck, LargerDiagramsAreProved) {
  expect_proved(prove_shape({12, 12, 12, 12, 12, 12}));
  expect_proved(prove_shape({40, 30, 3, 2, 1, 1, 1, 1}));
  expect_proved(prove_shape({300, 2}));  // more than 256 cells
}

TEST(ChompCheck, HooksNeedNoNumbers) {
  std::vector<std::int32_t> hook(1'000'000, 1);
  hook[0] = 999'999;
  expect_proved(prove_shape(hook));
  expect_proved(prove_shape({1'000'000}));
  expect_proved(prove_shape(std::vector<std::int32_t>(1'000'000, 1)));
  for (const auto& shape : {std::vector<std::int32_t>{5, 1, 1}, {9}, {1, 1, 1, 1}}) {
    const Proved proved = prove_shape(shape);
    EXPECT_TRUE(test::decode(proved.proof).empty());
    spoil_value(proved);
    expect_refuted(judge(proved, proved.claim, test::encode(header_of(proved), {0})),
                   "a number more");
  }
}

TEST(ChompCheck, ChangedClaimsAndProofsAreRefuted) {
  reference::ChompNimbers nimbers;
  for (const auto& shape : {std::vector<std::int32_t>{3, 3, 3}, {4, 2, 2, 1}, {2, 2}, {5, 4}}) {
    const Instance instance{shape};
    const Proved proved = prove_shape(shape);
    spoil_value(proved);
    spoil_numbers(proved);
    spoil_line(proved, all_moves(instance),
               [&](const std::vector<Move>& line) { return best_play(nimbers, instance, line); });
    expect_foreign(proved, Instance{{3, 2, 1}});
  }
}

TEST(ChompCheck, ChangedLinesOfHooksAreRefuted) {
  reference::ChompNimbers nimbers;
  for (const auto& shape : {std::vector<std::int32_t>{4, 1, 1}, {3, 1, 1}, {1}, {4}, {1, 1, 1}}) {
    const Instance instance{shape};
    const Proved proved = prove_shape(shape);
    spoil_line(proved, all_moves(instance),
               [&](const std::vector<Move>& line) { return best_play(nimbers, instance, line); });
  }
}

TEST(ChompCheck, DamagedProofsAreRefuted) {
  spoil_bytes(prove_shape({4, 4, 4, 4}));
}

TEST(ChompCheck, LimitsLeaveTheCheckUnfinished) {
  limit(prove_shape({8, 8, 8, 8, 8, 8, 8}));
  Control control;
  Proved proved = prove_shape({2, 2});
  const Instance huge{std::vector<std::int32_t>(1'000'000, 1'000'000)};
  std::istringstream in(proved.proof);
  ProofReader reader(in);
  EXPECT_EQ(check_chomp(huge, proved.claim, &reader, control).finding, Finding::Unfinished);
}

}  // namespace
}  // namespace minimex::check
