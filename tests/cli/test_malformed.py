"""Malformed inputs of every game and format through the program: exit 3, one line with the place,
nothing on standard output, and never a large allocation (1 GiB of addresses is all there is)."""

import re
import unittest
from itertools import cycle

from harness import GAMES, GRAPH_GAMES, one_error_line, run
from malformed_contest import CONTEST
from malformed_graphs import FAMILIES, FORMATS, SHAPES, TEXT
from malformed_json import ANY_GAME, OF_GAME

MEMORY = 1 << 30


class Malformed(unittest.TestCase):
    def refuse(self, args, text, place, source="-"):
        """Runs and checks; the message behind the place is returned."""
        result = run("solve", *args, text=text, memory=MEMORY)
        self.assertEqual(result.code, 3, result)
        line = one_error_line(result)
        match = re.fullmatch(rf"minimex: {source}:(\d+:\d+): (.+)", line)
        self.assertTrue(match, line)
        if place is not None:
            self.assertEqual(match[1], place, line)
        return match[2]

    def test_tables_are_long_enough(self):
        self.assertEqual({*CONTEST, *GRAPH_GAMES}, set(GAMES))
        self.assertEqual(set(OF_GAME), set(GAMES))
        for name, rows in {**CONTEST, **FORMATS, "json": ANY_GAME, "family": FAMILIES}.items():
            self.assertGreaterEqual(len(rows), 20, name)

    def test_contest_inputs(self):
        for game, rows in CONTEST.items():
            for text, place in rows:
                with self.subTest(game=game, text=text):
                    self.refuse([game], text, place)

    # The graph games share one reader, so the rows of a format are dealt out among them.

    def test_graph_formats(self):
        for name, rows in FORMATS.items():
            for game, (text, place) in zip(cycle(GRAPH_GAMES), rows):
                with self.subTest(format=name, game=game, text=text):
                    self.refuse([game, "--format", name], text, place)

    def test_edge_lists_with_a_wrong_first_line(self):
        for game, (text, place) in zip(cycle(GRAPH_GAMES), TEXT):
            with self.subTest(game=game, text=text):
                self.assertIn("first line", self.refuse([game], text, place))

    def test_families(self):
        for game, (family, place) in zip(cycle(GRAPH_GAMES), FAMILIES):
            with self.subTest(game=game, family=family):
                self.refuse([game, "--family", family], "", place, source="--family")
        for family, place in SHAPES:
            with self.subTest(family=family):
                self.refuse(["chomp", "--family", family], "", place, source="--family")

    def refuse_json(self, game, text, pointer):
        data = text.replace("GAME", game).encode() if isinstance(text, str) else text
        before, mark, after = data.partition(b"@")
        place = f"1:{len(before) + 1}" if mark else None
        message = self.refuse([game, "--format", "json"], before + after, place)
        self.assertIn("expected ", message)
        if pointer:
            self.assertTrue(message.startswith(f"{pointer}: "), message)

    def test_json_of_every_game(self):
        for game in GAMES:
            for text, pointer in ANY_GAME + OF_GAME[game]:
                with self.subTest(game=game, text=text[:80]):
                    self.refuse_json(game, text, pointer)

    def test_files_that_cannot_be_read(self):
        for name, told in [("/nowhere/at all\n", r"/nowhere/at all\\x0a"), ("/", "/")]:
            result = run("solve", "chomp", name, text="")
            self.assertEqual(result.code, 3, result)
            self.assertRegex(one_error_line(result), rf"\Aminimex: {told}: cannot be read \(")


if __name__ == "__main__":
    unittest.main()
