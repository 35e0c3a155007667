// Families that grow in one direction, and rings, which do not.
#include <stdexcept>

#include "tests/reference/placed_families.hpp"

namespace minimex::reference {

PlacedFamily placed_row(const Numbers& steps, const Pattern& pattern, int largest) {
  const int length = pattern.at(largest)[0];
  PlacedFamily family{.frame = frame_of_size(length), .smallest = 0, .member = [pattern](int n) {
                        return first_positions(pattern.at(n)[0]);
                      }};
  Frame& frame = family.frame;
  for (const int step : steps) {
    for (int p = 0; p + step < length; ++p) join(frame, p, p + step);
  }
  add_motion(frame, [](int p) { return p; });
  add_motion(frame, [&](int p) { return length - 1 - p; });
  add_axis(frame, 1, [](int p) { return p; });
  return family;
}

PlacedFamily placed_linked_cycles(int k, const Pattern& pattern, int largest) {
  if (k < 3) throw std::invalid_argument("a cycle has at least 3 vertices");
  const int step = k - 1;
  const int length = pattern.at(largest)[0] * step;
  PlacedFamily family{
      .frame = frame_of_size(length + 1), .smallest = 0, .member = [pattern, step](int n) {
        return first_positions(pattern.at(n)[0] * step + 1);
      }};
  Frame& frame = family.frame;
  for (int p = 0; p < length; ++p) {
    join(frame, p, p + 1);
    if (p % step == 0) join(frame, p, p + step);
  }
  add_motion(frame, [](int p) { return p; });
  add_motion(frame, [&](int p) { return length - p; });
  add_axis(frame, step, [&](int p) { return p / step; });
  return family;
}

PlacedFamily placed_ring(const Numbers& steps, int n, int largest) {
  const int rings = static_cast<int>(steps.size());
  if (n < 3) throw std::invalid_argument("a ring has at least 3 vertices");
  Frame frame = frame_of_size(rings * n);
  for (int p = 0; p < frame.size(); ++p) {
    const int step = steps[static_cast<std::size_t>(p % rings)];
    join(frame, p, (p + rings * step) % frame.size());
    if (p % rings != 0) join(frame, p - 1, p);
  }
  for (const int direction : {1, -1}) {
    for (int turn = 0; turn < n; ++turn) {
      add_motion(frame, [&](int p) {
        const int i = (direction * (p / rings) + turn + n) % n;
        return rings * i + p % rings;
      });
    }
  }
  return whole(std::move(frame), largest);
}

}  // namespace minimex::reference
