"""Wrong on purpose: a row of camera sites counts 1 when it is odd, though three in a row make 2."""

import sys

grid = sys.stdin.read().split()[1:]
n = len(grid)


def around(x, y):
    return [(a, b) for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
            if 0 <= a < n and 0 <= b < n]


area = {}
for start in ((x, y) for x in range(n) for y in range(n) if grid[x][y] == "*"):
    stack = [start]
    while stack:
        cell = stack.pop()
        if cell not in area:
            area[cell] = start
            stack += [c for c in around(*cell) if grid[c[0]][c[1]] == "*"]
sees = {(x, y): {area[c] for c in around(x, y) if c in area}
        for x in range(n) for y in range(n) if grid[x][y] == "."}
sites = {cell for cell, areas in sees.items() if areas}
nimber = 0
while sites:
    stack, size = [sites.pop()], 1
    while stack:
        cell = stack.pop()
        for c in around(*cell):
            if c in sites and sees[c] & sees[cell]:
                sites.remove(c)
                stack.append(c)
                size += 1
    nimber ^= size % 2
print("First player will win" if nimber else "Second player will win")
