// Input of the bus game: `n k m`, then m different broken seats.
#include <set>

#include "input.hpp"
#include "limits.hpp"

int main() {
  Input in;
  const long long seats = in.integer(1, kMostSeats, "n");
  in.space();
  in.integer(0, kMostSeats, "k");
  in.space();
  const long long broken = in.integer(0, seats, "m");
  in.newline();
  std::set<long long> seen;
  for (long long i = 0; i < broken; ++i) {
    if (i > 0) in.space();
    if (!seen.insert(in.integer(1, seats, "a seat")).second) in.fail("another seat");
  }
  if (broken > 0) in.newline();
  in.end();
  valid();
}
