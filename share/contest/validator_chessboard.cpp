// Input of the game on a chessboard: n or `n m`, the board, the values.
#include "input.hpp"
#include "limits.hpp"

int main() {
  Input in;
  const long long rows = in.integer(1, kMostSide, "n");
  long long cols = rows;
  if (in.take(" ")) cols = in.integer(1, kMostSide, "m");
  in.newline();
  for (long long row = 0; row < rows; ++row) {
    in.row(static_cast<std::size_t>(cols), ".WB");
    in.newline();
  }
  for (long long row = 0; row < rows; ++row) in.numbers(cols, 0, kMostValue, "a value");
  in.end();
  valid();
}
