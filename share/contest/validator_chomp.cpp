// Input of Chomp: `rows cols`, or `shape` and the lengths of the rows, which never increase.
#include "input.hpp"
#include "limits.hpp"

int main() {
  Input in;
  if (!in.take("shape")) {
    in.numbers(2, 1, kMostSide, "a side");
    in.end();
    valid();
  }
  long long longest = kMostSide;
  int rows = 0;
  while (in.take(" ")) {
    longest = in.integer(1, longest, "the length of a row");
    if (++rows > kMostSide) in.fail("fewer rows");
  }
  if (rows == 0) in.fail("a row");
  in.newline();
  in.end();
  valid();
}
