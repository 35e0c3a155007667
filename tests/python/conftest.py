"""What the tests of the Python package share: plain references, written from the rules."""

import functools
import itertools
import time


class Late:
    """Seconds since it was made: by the clock, or by the processor's time where a busy machine has given
    us less of that. For work on one thread."""

    def __init__(self):
        self.clock, self.processor = time.monotonic(), time.process_time()

    @property
    def seconds(self):
        return min(time.monotonic() - self.clock, time.process_time() - self.processor)


def limited(begun, solve, time_limit=0.3):
    """What `solve(time_limit)` comes to, with ever longer limits as long as `begun` says of it that the
    machine was too busy for it to get that far."""
    while True:
        result = solve(time_limit)
        if begun(result) or time_limit > 300:
            return result
        time_limit *= 4


def is_independent(vertices, edges):
    chosen = set(vertices)
    return not any(u in chosen and v in chosen for u, v in edges)


def independent_sets(count, edges):
    """All independent sets of the vertices 0, 1, ..., as tuples."""
    for size in range(count + 1):
        for vertices in itertools.combinations(range(count), size):
            if is_independent(vertices, edges):
                yield vertices


def closed_neighbourhoods(count, edges):
    closed = [1 << v for v in range(count)]
    for u, v in edges:
        closed[u] |= 1 << v
        closed[v] |= 1 << u
    return closed


def kayles_nimber(count, edges):
    """The nimber of Node Kayles by mex over all positions."""
    closed = closed_neighbourhoods(count, edges)

    @functools.lru_cache(maxsize=None)
    def nimber(free):
        reached = {nimber(free & ~closed[v]) for v in range(count) if free >> v & 1}
        return next(n for n in itertools.count() if n not in reached)

    return nimber((1 << count) - 1)


def duel_value(count, edges, first):
    """The tokens at the end of the duel by minimax over all positions."""
    closed = closed_neighbourhoods(count, edges)

    @functools.lru_cache(maxsize=None)
    def value(free, maximiser):
        if free == 0:
            return 0
        best = max if maximiser else min
        return 1 + best(value(free & ~closed[v], not maximiser)
                        for v in range(count) if free >> v & 1)

    return value((1 << count) - 1, first == "max")


def chomp_nimber(shape):
    """The nimber of Chomp on a Young diagram by mex over all bites."""

    @functools.lru_cache(maxsize=None)
    def nimber(rows):
        reached = set()
        for row, length in enumerate(rows):
            for col in range(length):
                if (row, col) == (0, 0):
                    continue
                left = tuple(min(n, col) if i >= row else n for i, n in enumerate(rows))
                reached.add(nimber(tuple(n for n in left if n > 0)))
        return next(n for n in itertools.count() if n not in reached)

    return nimber(tuple(shape))


def score_value(first, second):
    """The score difference of woodchess by minimax over all contours."""
    rows, cols = len(first), len(first[0])

    @functools.lru_cache(maxsize=None)
    def margin(filled, turn):
        best = None
        for row, length in enumerate(filled):
            if length < cols and (row == 0 or filled[row - 1] > length):
                gain = (first, second)[turn][row][length]
                after = filled[:row] + (length + 1,) + filled[row + 1:]
                value = gain - margin(after, 1 - turn)
                best = value if best is None else max(best, value)
        return best or 0

    return margin((0,) * rows, 0)


def removal_cost(pieces):
    """The least cost of removing (row, col, colour, value) by search over all subsets."""

    def exposed(left):
        return [p for p in left if not any(
            q != p and q[0] >= p[0] and q[1] <= p[1] for q in left)]

    @functools.lru_cache(maxsize=None)
    def cost(left):
        if not left:
            return 0
        costs = [p[3] + cost(left - {p}) for p in left]
        for p, q in itertools.combinations(exposed(left), 2):
            if p[2] != q[2]:
                costs.append(abs(p[3] - q[3]) + cost(left - {p, q}))
        return min(costs)

    return cost(frozenset(pieces))
