"""Wrong on purpose: takes the bus for a game that whoever seats the last passenger wins."""

import sys
from functools import lru_cache

n, k, m, *broken = map(int, sys.stdin.read().split())
seats = [s for s in range(1, n + 1) if s not in broken]


@lru_cache(maxsize=None)
def wins(free):
    return any(not wins(after(free, s)) for s in free)


def after(free, seat):
    return tuple(s for s in free if abs(s - seat) > k)


state = ["x" if s in broken else "." for s in range(1, n + 1)]
free, turn = tuple(seats), 0
while free:
    seat = next((s for s in free if not wins(after(free, s))), free[0])
    state[seat - 1] = "ab"[turn]
    free, turn = after(free, seat), 1 - turn
print("".join(state))
