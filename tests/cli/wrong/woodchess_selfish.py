"""Wrong on purpose: each player maximises his own score and does not mind the opponent's."""

import sys
from functools import lru_cache

words = list(map(int, sys.stdin.read().split()))
n, m = words[:2]
cells = n * m
value = [words[2:2 + cells], words[2 + cells:2 + 2 * cells]]


@lru_cache(maxsize=None)
def scores(filled):
    """Final scores to come when rows hold so many cells and both play for themselves."""
    turn = sum(filled) % 2
    best = None
    for row in range(n):
        if filled[row] == m or (row > 0 and filled[row - 1] == filled[row]):
            continue
        after = scores(filled[:row] + (filled[row] + 1,) + filled[row + 1:])
        mine = list(after)
        mine[turn] += value[turn][row * m + filled[row]]
        if best is None or mine[turn] > best[turn]:
            best = mine
    return tuple(best or (0, 0))


first, second = scores((0,) * n)
print(first - second)
