"""Wrong on purpose: always removes the pair that saves most now, else the cheapest exposed piece."""

import sys

words = sys.stdin.read().split()
n = int(words[0])
pieces = {(x, y): (words[1 + x][y], int(words[1 + n + x * n + y]))
          for x in range(n) for y in range(n) if words[1 + x][y] != "."}
cost = 0
while pieces:
    exposed = [(x, y) for x, y in pieces
               if not any((a, b) != (x, y) and a >= x and b <= y for a, b in pieces)]
    pairs = [(pieces[p][1] + pieces[q][1] - abs(pieces[p][1] - pieces[q][1]), p, q)
             for p in exposed for q in exposed
             if pieces[p][0] == "W" and pieces[q][0] == "B"]
    if pairs:
        _, p, q = max(pairs)
        cost += abs(pieces.pop(p)[1] - pieces.pop(q)[1])
    else:
        cost += pieces.pop(min(exposed, key=lambda p: pieces[p][1]))[1]
print(cost)
