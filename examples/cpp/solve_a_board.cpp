// Any game by its name: reads an instance as a contest writes it, solves it, values the moves.
#include <iostream>
#include <minimex/catalog.hpp>
#include <minimex/core/input_error.hpp>

int main() {
  const minimex::Game* const game = minimex::find_game("chessboard");  // or "gym-102361g"
  const minimex::Source board{.name = "board", .text = "2\nWB\nB.\n5 7\n7 0\n"};
  try {
    const minimex::Instance instance = game->read(board, {}).front();
    minimex::Control control;
    const minimex::Solution best = game->solve(instance, {.line = true}, control);
    std::cout << "cost " << best.answer << ", removing " << minimex::to_string(best.line) << '\n';

    const minimex::MoveValues values = game->moves(instance, {}, control);
    for (const minimex::MoveValue& each : values.moves) {
      std::cout << minimex::to_string(each.move) << " leads to " << *each.value << '\n';
    }
  } catch (const minimex::InputError& error) {  // `board:LINE:COLUMN: what is wrong`
    std::cerr << error.what() << '\n';
    return 1;
  }
}
