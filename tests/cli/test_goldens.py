"""Help pages, the table of games, drawings and pictures, byte for byte as in tests/cli/goldens.

After a deliberate change: MINIMEX_REFRESH=1 ctest -R cli.goldens, then read the difference.
"""

import os
import re
import struct
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

from harness import GAMES, PROGRAM, SOURCE, run

GOLDENS = SOURCE / "tests" / "cli" / "goldens"
EXAMPLES = SOURCE / "examples"
COMMANDS = ["games", "solve", "verify", "moves", "render", "generate", "convert", "batch", "sequence",
            "stress", "package", "bench", "play", "serve", "help"]
TOPICS = ["families", "formats"]
FAMILIES = {"independent-set": "queen:6x6", "node-kayles": "grid:3x5",
            "independence-duel": "petersen:5,2"}
POSITIONS = {"chessboard": "5,1+6,2 3,1", "woodchess": "1,1 2,1 1,2 3,1", "chomp": "3,3 2,4"}
CERTIFICATES = {"board": "knight:4x4", "graph": "prism:6"}
SVG = "{http://www.w3.org/2000/svg}"
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

    def test_bench(self):
        """The signature of the searches: it changes only when one of them is meant to."""
        self.check("bench", "bench")

    def test_help(self):
        self.check("help", "help")
        for topic in [*COMMANDS, *GAMES, *TOPICS]:
            with self.subTest(topic=topic):
                self.check(f"help-{topic}", "help", topic)

    def test_lines_of_help_fit_a_terminal(self):
        for path in GOLDENS.glob("help*.txt"):
            for line in path.read_text(encoding="utf-8").splitlines():
                self.assertLessEqual(len(line), 80, f"{path.name}: {line}")

    def test_help_lists_every_family_the_program_knows(self):
        error = run("solve", "node-kayles", "--family", "?").err
        names = error.split("expected one of ")[1].split(", ")
        page = run("help", "families").out
        self.assertGreater(len(names), 20)
        for name in names:
            self.assertRegex(page, rf"\b{name.strip()}\b")

    def test_pages_of_commands_point_to_topics(self):
        for command in ["solve", "verify", "moves", "render", "convert"]:
            for topic in TOPICS:
                self.assertIn(f"minimex help {topic}", self.words_of_help(command))
        self.assertIn("minimex help families", self.words_of_help("sequence"))

    @staticmethod
    def words_of_help(command):
        """Its help, however the lines break."""
        return " ".join(run("help", command).out.split())

    def test_examples_of_formats_are_instances(self):
        """Each is solved as it stands, and those of plain graphs are the same one."""
        page = run("help", "formats").out.split("\nexamples\n")[1].split("\ntext of each game\n")[0]
        examples = re.findall(r"((?:^ {2}\S.*\n)+)((?:^ {6}.*\n)+)", page, re.MULTILINE)
        self.assertGreater(len(examples), 9)
        for label, text in examples:
            with self.subTest(label=label):
                name = re.findall(r'"game": "([a-z-]+)"', text)
                result = run("solve", *(name or ["node-kayles"]), "--format", label.split(":")[0].strip(),
                             text=re.sub(r"^ {6}", "", text, flags=re.MULTILINE))
                self.assertEqual((result.code, result.err), (0, ""), result)
                self.assertTrue(name or result.out == "2\n", result)

    def test_drawings_of_the_examples(self):
        paths = sorted(EXAMPLES.glob("*.txt"))
        self.assertEqual({*FAMILIES, *(path.stem for path in paths)}, set(GAMES))
        for path in paths:
            with self.subTest(example=path.stem):
                self.check(f"render-{path.stem}", "render", path.stem, str(path))

    def test_drawings_of_families(self):
        for game, family in FAMILIES.items():
            with self.subTest(game=game):
                self.check(f"render-{game}", "render", game, "--family", family)

    def check_picture(self, name, *args):
        """A picture is well-formed, has a title and a description, and needs nothing from elsewhere."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x.svg"
            result = run("render", *args, "-o", str(path))
            self.assertEqual((result.code, result.out, result.err), (0, "", ""), result)
            text = path.read_text(encoding="utf-8")
        golden = GOLDENS / f"{name}.svg"
        if REFRESH:
            golden.write_text(text, encoding="utf-8")
        self.assertEqual(text, golden.read_text(encoding="utf-8"), name)
        root = ElementTree.fromstring(text)
        self.assertEqual([child.tag for child in root][:2], [f"{SVG}title", f"{SVG}desc"])
        self.assertEqual(root.get("viewBox"), f"0 0 {root.get('width')} {root.get('height')}")
        for element in root.iter():
            self.assertNotIn("href", " ".join(element.keys()))
            self.assertNotIn(element.tag, [f"{SVG}script", f"{SVG}image", f"{SVG}foreignObject"])

    def test_pictures_of_the_examples(self):
        for path in sorted(EXAMPLES.glob("*.txt")):
            with self.subTest(example=path.stem):
                self.check_picture(f"picture-{path.stem}", path.stem, str(path))

    def test_png(self):
        """A PNG is the picture in twice its size; the library that draws it is loaded for it alone."""
        svg = ElementTree.fromstring((GOLDENS / "picture-knights.svg").read_text(encoding="utf-8"))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x.png"
            result = run("render", "knights", str(EXAMPLES / "knights.txt"), "-o", str(path))
            self.assertEqual((result.code, result.out, result.err), (0, "", ""), result)
            png = path.read_bytes()
        self.assertTrue(png.startswith(b"\x89PNG\r\n\x1a\n"))
        size = struct.unpack(">II", png[16:24])
        self.assertEqual(size, tuple(2 * int(svg.get(side)) for side in ("width", "height")))
        program = Path(PROGRAM).read_bytes()
        for name in [b"librsvg-2.so.2", b"libcairo.so.2"]:  # each once: as a name for dlopen
            self.assertEqual(program.count(name), 1)

    def test_pictures_of_families(self):
        for game, family in FAMILIES.items():
            with self.subTest(game=game):
                self.check_picture(f"picture-{game}", game, "--family", family)

    def test_pictures_of_certificates(self):
        """A matching and a cover of the same size, which prove that no larger set exists."""
        for name, family in CERTIFICATES.items():
            with self.subTest(name=name):
                self.check_picture(f"certificate-{name}", "independent-set", "--family", family)
                text = (GOLDENS / f"certificate-{name}.svg").read_text(encoding="utf-8")
                self.assertIn(">in the cover<", text)
                self.assertIn(">matched<", text)

    def test_pictures_of_positions(self):
        for game, moves in POSITIONS.items():
            with self.subTest(game=game):
                example = str(EXAMPLES / f"{game}.txt")
                self.check_picture(f"position-{game}", game, example, "--after", moves)
                self.check(f"position-{game}", "render", game, example, "--after", moves)


if __name__ == "__main__":
    unittest.main()
