"""Wrong on purpose: fills the larger colour class, as if cells could only be lost, never freed."""

import sys

a, b, c, k, *rest = map(int, sys.stdin.read().split())
blocked = set(zip(rest[::3], rest[1::3], rest[2::3]))
count = [0, 0]
for x in range(1, a + 1):
    for y in range(1, b + 1):
        for z in range(1, c + 1):
            if (x, y, z) not in blocked:
                count[(x + y + z) % 2] += 1
print(max(count))
