#include "apps/server/examples.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace minimex::server {
namespace {

struct Recipe {
  std::string_view game;
  std::string_view title;
  std::string_view text = {};             // in the game's text format
  std::string_view family = {};           // or a member of a family
  std::array<std::int32_t, 3> size = {};  // or a random instance with these sides
  std::int64_t most_value = 0;            // of it, where that is not the game's own
  std::uint64_t seed = 0;
};

constexpr std::array kRecipes = {
    Recipe{
        .game = "chessboard", .title = "three pieces and no pair", .text = "2\nWB\nB.\n5 7\n7 0\n"},
    Recipe{.game = "chessboard",
           .title = "15 pieces on 6x6",
           .text =
               "6\nW..B.W\n.BW...\nB..W.B\n.W.B..\nW...BW\n.B.W..\n"
               "4 0 0 9 0 6\n0 5 2 0 0 0\n7 0 0 3 0 8\n0 6 0 4 0 0\n9 0 0 0 5 1\n0 3 0 7 0 0\n"},
    Recipe{.game = "chessboard", .title = "12x12", .size = {12, 12}, .most_value = 99, .seed = 12},
    Recipe{.game = "woodchess", .title = "2x3", .text = "2 3\n2 7 3\n9 1 2\n3 7 2\n2 3 1\n"},
    Recipe{.game = "woodchess",
           .title = "4x5",
           .text = "4 5\n5 1 8 2 4\n3 7 1 6 2\n4 2 9 1 5\n1 6 3 8 2\n"
                   "2 6 1 7 3\n8 1 5 2 6\n1 9 2 4 1\n7 3 6 1 8\n"},
    Recipe{.game = "woodchess", .title = "10x10", .size = {10, 10}, .most_value = 99, .seed = 10},
    Recipe{.game = "chomp", .title = "3x4", .text = "3 4\n"},
    Recipe{.game = "chomp", .title = "a staircase", .text = "shape 6 5 4 2 1\n"},
    Recipe{.game = "chomp", .title = "8x10", .text = "8 10\n"},
    Recipe{.game = "independent-set", .title = "Petersen graph", .family = "petersen:5,2"},
    Recipe{.game = "independent-set", .title = "eight queens", .family = "queen:8x8"},
    Recipe{.game = "independent-set", .title = "kings on 9x9", .family = "king:9x9"},
    Recipe{.game = "knights", .title = "3x3x3", .text = "3 3 3\n0\n"},
    Recipe{.game = "knights",
           .title = "4x4x3, eight cells blocked",
           .text = "4 4 3\n8\n1 1 1\n4 4 1\n2 2 2\n2 3 2\n3 2 2\n3 3 2\n1 4 3\n4 1 3\n"},
    Recipe{.game = "knights", .title = "8x8x8", .size = {8, 8, 8}, .seed = 8},
    Recipe{.game = "independence-duel", .title = "a path of nine", .family = "path:9"},
    Recipe{.game = "independence-duel", .title = "Petersen graph", .family = "petersen:5,2"},
    Recipe{.game = "independence-duel", .title = "grid 5x5", .family = "grid:5x5"},
    Recipe{.game = "bus", .title = "four seats, two broken", .text = "4 1 2\n2 3\n"},
    Recipe{.game = "bus", .title = "twelve seats", .text = "12 1 0\n"},
    Recipe{.game = "bus", .title = "twenty seats, three broken", .text = "20 1 3\n6 7 15\n"},
    Recipe{.game = "node-kayles", .title = "a path of eleven", .family = "path:11"},
    Recipe{.game = "node-kayles", .title = "Petersen graph", .family = "petersen:5,2"},
    Recipe{.game = "node-kayles", .title = "queens on 6x6", .family = "queen:6x6"},
    Recipe{.game = "river", .title = "one river on 4x4", .text = "4\n....\n....\n****\n....\n"},
    Recipe{.game = "river",
           .title = "two rivers on 8x8",
           .text = "8\n..x..x..\n***...x.\n..****..\nx....***\n........\n...x..x.\n"
                   "*****.x.\n.x..****\n"},
    Recipe{.game = "river", .title = "10x10", .size = {10}, .seed = 10},
};

Instance made(const Game& game, const Recipe& recipe) {
  if (!recipe.text.empty()) {
    return game.read({.name = "example", .text = std::string(recipe.text)}, {}).front();
  }
  if (!recipe.family.empty()) return game.from_family(recipe.family);
  GenerateOptions options{.seed = recipe.seed};
  for (const std::int32_t side : recipe.size) {
    if (side > 0) options.size.push_back(side);
  }
  if (recipe.most_value > 0) options.max_value = recipe.most_value;
  return game.generate(options);
}

}  // namespace

std::vector<Example> examples_of(const Game& game) {
  std::vector<Example> examples;
  for (const Recipe& recipe : kRecipes) {
    if (recipe.game != game.info.name) continue;
    examples.push_back({std::string(recipe.title), made(game, recipe)});
  }
  return examples;
}

}  // namespace minimex::server
