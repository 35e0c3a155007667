// Input of a game on a graph: `n m`, then m different edges between different vertices.
#include <algorithm>
#include <set>
#include <utility>

#include "input.hpp"
#include "limits.hpp"

int main() {
  Input in;
  const long long vertices = in.integer(0, kMostVertices, "n");
  in.space();
  const long long edges = in.integer(0, vertices * (vertices - 1) / 2, "m");
  in.newline();
  std::set<std::pair<long long, long long>> seen;
  for (long long i = 0; i < edges; ++i) {
    const long long u = in.integer(1, vertices, "a vertex");
    in.space();
    const long long v = in.integer(1, vertices, "a vertex");
    if (u == v) in.fail("another vertex");
    if (!seen.insert(std::minmax(u, v)).second) in.fail("another edge");
    in.newline();
  }
  in.end();
  valid();
}
