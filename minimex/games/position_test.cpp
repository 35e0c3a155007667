// What the rules say of positions, and what solved tables say, against the values of moves: on
// random play through random instances of every game.
#include <algorithm>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/catalog.hpp"
#include "minimex/core/random.hpp"

namespace minimex {
namespace {

constexpr std::uint64_t kSeeds = 12;

GenerateOptions small(const Game& game, std::uint64_t seed) {
  GenerateOptions options{.seed = seed};
  options.size = {game.info.structure == "contour" ? 4 : game.info.name == "knights" ? 3 : 7};
  if (game.info.name == "chessboard" || game.info.name == "woodchess") options.max_value = 9;
  return options;
}

std::vector<Move> sorted_moves(const std::vector<MoveValue>& values) {
  std::vector<Move> moves;
  for (const MoveValue& value : values) moves.push_back(value.move);
  std::sort(moves.begin(), moves.end());
  return moves;
}

void expect_same(const MoveValues& a, const MoveValues& b) {
  EXPECT_EQ(a.over, b.over);
  ASSERT_EQ(a.moves.size(), b.moves.size());
  for (std::size_t i = 0; i < a.moves.size(); ++i) {
    EXPECT_EQ(a.moves[i].move, b.moves[i].move);
    EXPECT_EQ(a.moves[i].value, b.moves[i].value);
  }
}

/// Plays at random to the end; with `blocked`, also removals of blocked pieces.
void play(const Game& game, std::uint64_t seed, bool blocked) {
  SCOPED_TRACE(game.info.name + ", seed " + std::to_string(seed));
  Random random(seed);
  Control control;
  const Instance instance = game.generate(small(game, seed));
  const auto table = game.moves_table == nullptr ? nullptr : game.moves_table(instance, control);
  EXPECT_EQ(table != nullptr, game.info.structure == "contour");
  MovesOptions options;
  if (game.info.takes_first && seed % 2 == 1) options.first = FirstPlayer::Minimiser;
  bool on_contour = true;
  while (true) {
    const PositionReport position = game.position(instance, options, control);
    ASSERT_EQ(position.objection, "");
    EXPECT_EQ(position.played, options.after.size());
    EXPECT_EQ(position.turn,
              game.info.objective == "optimum" ? Turn::Solver : turn_after(position.played));
    const MoveValues values = game.moves(instance, options, control);
    EXPECT_EQ(position.over, values.over);
    EXPECT_EQ(position.moves, sorted_moves(values.moves));
    if (table) {
      const std::optional<MoveValues> known = table->moves(options);
      EXPECT_EQ(known.has_value(), on_contour);
      if (known) expect_same(*known, values);
    }
    if (position.over) {
      EXPECT_EQ(position.score.has_value(), position.goal != Goal::Zero);
      return;
    }
    // The first move is best, whatever best means to the mover.
    const auto [low, high] = std::minmax_element(
        values.moves.begin(), values.moves.end(),
        [](const MoveValue& a, const MoveValue& b) { return *a.value < *b.value; });
    EXPECT_EQ(values.moves.front().value, position.goal == Goal::Most ? high->value : low->value);

    std::vector<Move> choices = position.moves;
    if (blocked) choices.insert(choices.end(), position.blocked.begin(), position.blocked.end());
    const std::size_t chosen = random.below(choices.size());
    on_contour = on_contour && chosen < position.moves.size();
    options.after.push_back(choices[chosen]);

    MovesOptions twice = options;
    twice.after.push_back(choices[chosen]);
    const PositionReport stuck = game.position(instance, twice, control);
    EXPECT_EQ(stuck.played, options.after.size());
    EXPECT_NE(stuck.objection, "");
  }
}

TEST(Position, AgreesWithTheValuesOfMovesToTheEnd) {
  for (const Game& game : catalog()) {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) play(game, seed, false);
  }
}

TEST(Position, GoesOnAfterRemovalsOfBlockedPieces) {
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) play(*find_game("chessboard"), seed, true);
}

TEST(Position, FinalScoresAreWhatBestPlayPromises) {
  for (const Game& game : catalog()) {
    if (game.info.objective == "nimber") continue;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      SCOPED_TRACE(game.info.name + ", seed " + std::to_string(seed));
      Control control;
      const Instance instance = game.generate(small(game, seed));
      const Solution solution = game.solve(instance, {}, control);
      MovesOptions options;
      PositionReport position = game.position(instance, options, control);
      while (!position.over) {
        options.after.push_back(game.moves(instance, options, control).moves.front().move);
        position = game.position(instance, options, control);
      }
      EXPECT_EQ(position.score, solution.value);
    }
  }
}

TEST(Position, HugeBoardsAreRefused) {
  Control control(Budget{.memory_bytes = 1 << 20});
  const Game& game = *find_game("node-kayles");
  const PositionReport position =
      game.position(game.from_family("king:100000x100000"), {}, control);
  EXPECT_EQ(position.run.status, Status::LimitReached);
  EXPECT_EQ(
      find_game("chessboard")
          ->moves_table(find_game("chessboard")->generate({.size = {30, 30}, .density = 1'000'000}),
                        control),
      nullptr);
}

}  // namespace
}  // namespace minimex
