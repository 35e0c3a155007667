"""verify: whatever member of a solution is changed, added or taken over from another solution, `proved` is said of no
solution with a member that is wrong for its instance."""

import json
import unittest

from harness import run
from verifying import Verify

# (instance, ways to solve it): all members that solutions have stand in the solutions of these.
WAYS = [
    (["chessboard", "2\nWB\nB.\n5 7\n7 0\n"], [[], ["--count"]]),
    (["woodchess", "2 3\n1 2 3\n4 5 6\n7 8 9\n1 2 3\n"], [[], ["--count"]]),
    (["chomp", "2 3\n"], [[], ["--winner"]]),
    (["independent-set", "Bg\n"], [[], ["--count", "all"], ["--all"]]),
    (["knights", "2 2 2\n0\n"], [[], ["--count"], ["--all"]]),
    (["independence-duel", "Bg\n"], [[], ["--first", "min"]]),
    (["bus", "5 1 1\n3\n"], [[]]),
    (["node-kayles", "Bg\n"], [[], ["--misere"]]),
    (["river", "3\n*.*\n...\nx.x\n"], [[], ["--misere"]]),
]
# Right, though no solution above says so.
RIGHT = {("independent-set", "count"): ["1"], ("river", "line"): [["2,3", "1,2", "2,1"]],
         ("chomp", "misere"): [False]}
FREE = {"run", "certificate", "instance", "game"}  # judged elsewhere, or of no matter


def near(value):
    """Values like this one that are not it."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1]
    if isinstance(value, str):
        return [str(int(value) + 1)] if value.isdigit() else [value + "1", value.swapcase()]
    if isinstance(value, list):
        return [value[1:], value + value[:1]] if value else [["1"], ["1,1"]]
    if isinstance(value, dict):
        return [{**value, key: other} for key, member in value.items() for other in near(member)]
    return [0, 1]  # null


class Members(Verify):
    def test_every_member_counts(self):
        made, values = [], {}
        for i, ((game, text), ways) in enumerate(WAYS):
            instance = self.put(f"instance-{i}", text)
            solutions = [json.loads(self.solve(game, instance, "--json", *way)) for way in ways]
            made += [(game, instance, solution, solutions) for solution in solutions]
            for solution in solutions:
                for key, value in solution.items():
                    values.setdefault(key, [])
                    values[key] += [v for v in [value, *near(value)] if v not in values[key]]
        doubted, believed = 0, []
        for game, instance, solution, solutions in made:
            for key in values.keys() - FREE:
                right = [other[key] for other in solutions if key in other] + RIGHT.get((game, key), [])
                for value in values[key]:
                    if value not in right and (key, value) != ("bounds", None):
                        changed = json.dumps({**solution, key: value})
                        result = run("verify", game, instance, "-", "--require-proof", text=changed)
                        doubted += result.code in (1, 3)
                        if result.code not in (1, 3):
                            believed.append((game, sorted(solution), {key: value}, result))
        self.assertEqual(believed, [])
        self.assertGreater(doubted, 500)


if __name__ == "__main__":
    unittest.main()
