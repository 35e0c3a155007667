"""Wrong on purpose: takes a vertex of least degree again and again."""

import sys

n, m, *ends = map(int, sys.stdin.read().split())
near = {v: set() for v in range(1, n + 1)}
for u, v in zip(ends[::2], ends[1::2]):
    near[u].add(v)
    near[v].add(u)
size = 0
while near:
    taken = min(near, key=lambda v: (len(near[v]), v))
    gone = near[taken] | {taken}
    near = {v: near[v] - gone for v in near if v not in gone}
    size += 1
print(size)
