"""Wrong on purpose: exact search, but a piece in the same row or column blocks nothing."""

import sys
from functools import lru_cache

words = sys.stdin.read().split()
n = int(words[0])
pieces = [(x, y, words[1 + x][y], int(words[1 + n + x * n + y]))
          for x in range(n) for y in range(n) if words[1 + x][y] != "."]


@lru_cache(maxsize=None)
def least(left):
    if not left:
        return 0
    members = [i for i in range(len(pieces)) if left >> i & 1]
    exposed = [i for i in members
               if not any(pieces[j][0] > pieces[i][0] and pieces[j][1] < pieces[i][1]
                          for j in members)]
    best = min(pieces[i][3] + least(left & ~(1 << i)) for i in exposed)
    for i in exposed:
        for j in exposed:
            if pieces[i][2] == "W" and pieces[j][2] == "B":
                rest = left & ~(1 << i) & ~(1 << j)
                best = min(best, abs(pieces[i][3] - pieces[j][3]) + least(rest))
    return best


print(least((1 << len(pieces)) - 1))
