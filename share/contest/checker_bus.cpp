// Accepts each final state of the bus that optimal play of both can reach, and nothing else.
//
// value(placed) is the number of passengers in the end when the seats in `placed` are taken and
// whoever's turn it is by their number moves: the most of what Alice's moves lead to, the least of
// Bob's. A state is right when its passengers can be ordered by turns, a first, such that no move
// changes the value. The passengers of a final state sit apart, so any order of them is legal; sets
// of them are visited once each. At most 2^20 sets of seats, 20 moves each.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "limits.hpp"
#include "protocol.hpp"

namespace {

using Seats = std::uint32_t;

class Bus {
 public:
  Bus(int seats, int distance, Seats broken)
      : seats_(seats), broken_(broken), value_(std::size_t{1} << seats, kUnknown) {
    for (int seat = 0; seat < seats; ++seat) {
      Seats near = 0;
      for (int other = 0; other < seats; ++other) {
        if (std::abs(seat - other) <= distance) near |= Seats{1} << other;
      }
      near_.push_back(near);
    }
  }

  [[nodiscard]] Seats near(int seat) const { return near_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] static bool alice_moves(Seats placed) {
    return __builtin_popcount(placed) % 2 == 0;
  }

  [[nodiscard]] Seats free(Seats placed) const {
    Seats taken = broken_;
    for (int seat = 0; seat < seats_; ++seat) {
      if ((placed >> seat & 1U) != 0) taken |= near(seat);
    }
    return ((Seats{1} << seats_) - 1) & ~taken;
  }

  int value(Seats placed) {
    std::int8_t& known = value_[placed];
    if (known != kUnknown) return known;
    const Seats moves = free(placed);
    int best = moves == 0 ? __builtin_popcount(placed) : alice_moves(placed) ? -1 : seats_ + 1;
    for (int seat = 0; seat < seats_; ++seat) {
      if ((moves >> seat & 1U) == 0) continue;
      const int next = value(placed | Seats{1} << seat);
      best = alice_moves(placed) ? std::max(best, next) : std::min(best, next);
    }
    known = static_cast<std::int8_t>(best);
    return best;
  }

  /// Whether best play can seat exactly `alices` and `bobs`.
  bool reachable(Seats alices, Seats bobs) {
    const Seats goal = alices | bobs;
    std::vector<bool> seen(std::size_t{1} << seats_, false);
    std::vector<Seats> waiting = {0};
    while (!waiting.empty()) {
      const Seats placed = waiting.back();
      waiting.pop_back();
      if (placed == goal) return true;
      const Seats moves = (alice_moves(placed) ? alices : bobs) & ~placed;
      for (int seat = 0; seat < seats_; ++seat) {
        const Seats next = placed | Seats{1} << seat;
        if ((moves >> seat & 1U) == 0 || seen[next] || value(next) != value(placed)) continue;
        seen[next] = true;
        waiting.push_back(next);
      }
    }
    return false;
  }

 private:
  static constexpr std::int8_t kUnknown = -1;
  int seats_;
  Seats broken_;
  std::vector<Seats> near_;
  std::vector<std::int8_t> value_;
};

}  // namespace

int main(int argc, char** argv) {
  static_assert(kMostSeats <= 20, "sets of seats are numbered");
  const Files files(argc, argv);
  std::istringstream in(files.input);
  int seats = 0;
  int distance = 0;
  int count = 0;
  in >> seats >> distance >> count;
  Seats broken = 0;
  for (int i = 0, seat = 0; i < count && in >> seat; ++i) broken |= Seats{1} << (seat - 1);

  std::istringstream out(files.output);
  std::string state;
  std::string surplus;
  out >> state;
  if (out >> surplus) files.reject("more than one word");
  if (static_cast<int>(state.size()) != seats) files.reject("not one character a seat");

  Bus bus(seats, distance, broken);
  Seats alices = 0;
  Seats bobs = 0;
  for (int seat = 0; seat < seats; ++seat) {
    const char c = state[static_cast<std::size_t>(seat)];
    const Seats bit = Seats{1} << seat;
    if (std::string("x.ab").find(c) == std::string::npos) files.reject("a character not in 'x.ab'");
    if ((c == 'x') != ((broken & bit) != 0)) files.reject("x must stand for the broken seats");
    if (c != 'a' && c != 'b') continue;
    if ((bus.near(seat) & (alices | bobs)) != 0) files.reject("two passengers are too close");
    (c == 'a' ? alices : bobs) |= bit;
  }
  if (bus.free(alices | bobs) != 0) files.reject("somebody can still be seated");
  if (!bus.reachable(alices, bobs)) files.reject("best play does not lead there");
  files.accept();
}
