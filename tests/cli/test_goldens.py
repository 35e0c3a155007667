"""Help pages, the table of games and drawings, byte for byte as in tests/cli/goldens.

After a deliberate change: MINIMEX_REFRESH=1 ctest -R cli.goldens, then read the difference.
"""

import os
import unittest

from harness import GAMES, SOURCE, run

GOLDENS = SOURCE / "tests" / "cli" / "goldens"
EXAMPLES = SOURCE / "examples"
REFRESH = os.environ.get("MINIMEX_REFRESH") == "1"


class Goldens(unittest.TestCase):
    def setUp(self):
        self.maxDiff = None

    def check(self, name, *args):
        result = run(*args)
        self.assertEqual((result.code, result.err), (0, ""), result)
        path = GOLDENS / f"{name}.txt"
        if REFRESH:
            path.parent.mkdir(exist_ok=True)
            path.write_text(result.out, encoding="utf-8")
        self.assertEqual(result.out, path.read_text(encoding="utf-8"), name)
        return result.out

    def test_games(self):
        out = self.check("games", "games")
        for game in GAMES:
            self.assertIn(f"\n{game}  (", out)

    def test_help(self):
        self.check("help", "help")
        for topic in ["games", "solve", "render", "help", *GAMES]:
            with self.subTest(topic=topic):
                self.check(f"help-{topic}", "help", topic)

    def test_lines_of_help_fit_a_terminal(self):
        for path in GOLDENS.glob("help*.txt"):
            for line in path.read_text(encoding="utf-8").splitlines():
                self.assertLessEqual(len(line), 80, f"{path.name}: {line}")

    def test_help_lists_every_family_the_program_knows(self):
        error = run("solve", "node-kayles", "--family", "?").err
        names = error.split("expected one of ")[1].split(", ")
        page = run("help", "solve").out
        self.assertGreater(len(names), 20)
        for name in names:
            self.assertRegex(page, rf"\b{name.strip()}\b")

    def test_drawings_of_the_examples(self):
        paths = sorted(EXAMPLES.glob("*.txt"))
        self.assertEqual([p.stem for p in paths],
                         ["bus", "chessboard", "chomp", "knights", "river", "woodchess"])
        for path in paths:
            with self.subTest(example=path.stem):
                self.check(f"render-{path.stem}", "render", path.stem, str(path))

    def test_drawings_of_families(self):
        families = {"independent-set": "queen:6x6", "node-kayles": "grid:3x5",
                    "independence-duel": "petersen:5,2"}
        for game, family in families.items():
            with self.subTest(game=game):
                self.check(f"render-{game}", "render", game, "--family", family)


if __name__ == "__main__":
    unittest.main()
