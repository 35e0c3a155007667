"""The same answer, line and JSON for any number of threads and any memory that suffices.

What may differ stands under `run`, and in the bytes of a proof: a value has many.
"""

import json
import tempfile
import unittest
from pathlib import Path

from harness import run

# Large enough for several threads to be given work, small enough for seconds in all.
GENERATED = {
    "a full chessboard": ("chessboard", "--size 11 --density 1 --max-value 50"),
    "a chessboard with ties": ("chessboard", "--size 12 --density 0.6 --max-value 3"),
    "a sparse chessboard": ("chessboard", "--size 16 --density 0.1"),
    "woodchess": ("woodchess", "--size 10 --max-value 9"),
    "a diagram": ("chomp", "--size 9"),
    "a random graph": ("independent-set", "--size 60 --density 0.2"),
    "a sparse graph": ("independent-set", "--size 400 --density 0.004"),
    "weights": ("independent-set", "--size 50 --density 0.2 --max-value 9 --format json"),
    "queens": ("independent-set", "--size 7 --piece queen --density 0.1 --format json"),
    "knights": ("knights", "--size 9x8x7 --density 0.3"),
    "a duel": ("independence-duel", "--size 24 --density 0.15"),
    "a bus": ("bus", "--size 30 --max-value 2"),
    "Node Kayles": ("node-kayles", "--size 26 --density 0.15"),
    "a river": ("river", "--size 12"),
}
BUDGETS = [["--threads", "1"], ["--threads", "2"], ["--threads", "5"],
           ["--threads", "2", "--memory", "8M"]]
NO_LINE = ["--misere", "--winner"]
EXTRA = {"independence-duel": ["--first", "min"], "node-kayles": ["--misere"],
         "river": ["--misere"], "chomp": ["--winner"], "chessboard": ["--count"]}


def without_run(text):
    solution = json.loads(text)
    del solution["run"]
    if solution.get("certificate"):
        solution["certificate"].pop("data", None)
    return json.dumps(solution)


class Determinism(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "instance"

    def outputs(self, game, *options):
        """By budget, what is printed as text and as JSON."""
        line = [] if options and options[0] in NO_LINE else ["--line"]
        for budget in BUDGETS:
            text = run("solve", game, str(self.path), *line, *options, *budget)
            as_json = run("solve", game, str(self.path), "--json", *options, *budget)
            self.assertEqual((text.code, as_json.code), (0, 0), (game, budget, text, as_json))
            yield budget, text.out, without_run(as_json.out)

    def test_threads_and_memory_change_nothing(self):
        for name, (game, options) in GENERATED.items():
            self.path.write_text(run("generate", game, *options.split(), "--seed", "5").out,
                                 encoding="utf-8")
            for extra in [[], EXTRA.get(game)]:
                if extra is None:
                    continue
                with self.subTest(instance=name, options=extra):
                    same = {(text, as_json) for _, text, as_json in self.outputs(game, *extra)}
                    self.assertEqual(len(same), 1, same)


if __name__ == "__main__":
    unittest.main()
