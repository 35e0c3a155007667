// Input of knights in three dimensions: `A B C`, the number of blocked cells, these cells.
#include "input.hpp"
#include "limits.hpp"

int main() {
  Input in;
  long long side[3];
  for (int i = 0; i < 3; ++i) {
    if (i > 0) in.space();
    side[i] = in.integer(1, kMostSide, "a side");
  }
  in.newline();
  const long long blocked = in.integer(0, side[0] * side[1] * side[2], "the number of cells");
  in.newline();
  for (long long k = 0; k < blocked; ++k) {
    for (int i = 0; i < 3; ++i) {
      if (i > 0) in.space();
      in.integer(1, side[i], "a coordinate");
    }
    in.newline();
  }
  in.end();
  valid();
}
