"""Wrong on purpose: sees only the first row and the first column, right for hooks alone."""

import sys

words = sys.stdin.read().split()
if words[0] == "shape":
    rows, cols = len(words) - 1, int(words[1])
else:
    rows, cols = map(int, words)
print((rows - 1) ^ (cols - 1))
