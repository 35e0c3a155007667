// Input of woodchess: `n m`, the values for the first player, those for the second.
#include "input.hpp"
#include "limits.hpp"

int main() {
  Input in;
  const long long rows = in.integer(1, kMostSide, "n");
  in.space();
  const long long cols = in.integer(1, kMostSide, "m");
  in.newline();
  for (long long row = 0; row < 2 * rows; ++row) in.numbers(cols, 0, kMostValue, "a value");
  in.end();
  valid();
}
