"""Sequences of tests/known-values.json, term by term through --family."""

import json
import unittest

from harness import SOURCE, run

# Last index of the sequences whose later terms take more than a moment; all others are whole.
LAST = {
    ("node-kayles", "queen:NxN"): 9,
    ("node-kayles", "grid:3xN"): 20,
    ("node-kayles", "linegraph:grid:3xN"): 10,
    ("node-kayles", "linegraph:grid:4xN"): 7,
    ("node-kayles", "linegraph:grid:5xN"): 5,
}


class KnownValues(unittest.TestCase):
    def test_terms(self):
        for sequence in json.loads((SOURCE / "tests" / "known-values.json").read_text()):
            game, family, first = sequence["game"], sequence["family"], sequence["from"]
            name, sizes = family.rsplit(":", 1)
            for n, value in enumerate(sequence["values"], start=first):
                if n > LAST.get((game, family), n):
                    break
                member = f"{name}:{sizes.replace('N', str(n))}"
                with self.subTest(game=game, family=member):
                    result = run("solve", game, "--family", member)
                    self.assertEqual((result.code, result.out), (0, f"{value}\n"), result)


if __name__ == "__main__":
    unittest.main()
