"""Problem packages: every input is valid, every answer is right and accepted; what is wrong is not.

The sources of the packages are compiled and run as a judge would.
"""

import itertools
import os
import re
import subprocess
import tempfile
import unittest
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

from harness import GAMES, PROGRAM, one_error_line, run

CXX = os.environ["MINIMEX_CXX"]
STRICT = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]


class Package:
    """A package on disk, with its programs compiled."""

    def __init__(self, folder, game, layout):
        self.folder = Path(folder) / f"{game}-{layout}"
        self.kattis = layout == "kattis"
        result = run("package", game, str(self.folder), "--format", layout)
        assert (result.code, result.err) == (0, ""), result
        self.message = result.out
        if self.kattis:
            self.inputs = sorted(self.folder.glob("data/*/*.in"))
            sources = ["input_validators/validate/validate.cpp", "output_validators/check/check.cpp"]
        else:
            self.inputs = sorted(p for p in self.folder.glob("tests/*") if p.suffix != ".a")
            sources = ["files/validator.cpp", "files/check.cpp"]
        self.validator, self.checker = [self.compiled(source) for source in sources]

    programs = {}  # by what they are made of: most checkers are the same

    def compiled(self, source):
        path = self.folder / source
        text = path.read_text()
        made_of = (self.kattis, text, *((path.parent / name).read_text()
                           for name in re.findall(r'#include "(.*)"', text)))
        if made_of not in self.programs:
            program = self.folder / path.stem
            subprocess.run([CXX, *STRICT, str(path), "-o", str(program)], check=True)
            self.programs[made_of] = program
        return self.programs[made_of]

    def answer(self, path):
        return path.with_suffix(".ans") if self.kattis else path.with_name(path.name + ".a")

    def valid(self, text):
        code = subprocess.run([self.validator], input=text, capture_output=True, text=True,
                              check=False).returncode
        assert code in ((42, 43) if self.kattis else (0, 1)), code
        return code in (42, 0)

    def accepts(self, path, output):
        """Whether the checker takes `output` for the instance in the file `path`."""
        answer = self.answer(path)
        if self.kattis:
            code = subprocess.run([self.checker, path, answer, self.folder], input=output, text=True,
                                  check=False).returncode
            assert code in (42, 43), code
            return code == 42
        given = self.folder / "output"
        given.write_text(output)
        code = subprocess.run([self.checker, path, given, answer], capture_output=True,
                              check=False).returncode
        assert code in (0, 1), code
        return code == 0


def final_states(seats, distance, broken):
    """All final states of best play, straight from the rules."""
    def moves(state):
        return [i for i in range(seats) if state[i] == "." and
                not any(state[j] in "ab" for j in range(max(0, i - distance),
                                                         min(seats, i + distance + 1)))]

    def after(state, i, alice):
        return state[:i] + ("a" if alice else "b") + state[i + 1:]

    @lru_cache(None)
    def value(state, alice):
        values = [value(after(state, i, alice), not alice) for i in moves(state)]
        if not values:
            return sum(c in "ab" for c in state)
        return max(values) if alice else min(values)

    @lru_cache(None)
    def ends(state, alice):
        if not moves(state):
            return frozenset([state])
        return frozenset().union(*(
            ends(after(state, i, alice), not alice) for i in moves(state)
            if value(after(state, i, alice), not alice) == value(state, alice)))

    return ends("".join("x" if i + 1 in broken else "." for i in range(seats)), True)


class Packages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.packages = {(game, layout): Package(cls.temporary.name, game, layout)
                        for game in GAMES for layout in ("kattis", "polygon")}

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def test_data(self):
        for (game, layout), package in self.packages.items():
            with self.subTest(game=game, layout=layout):
                self.assertGreaterEqual(len(package.inputs), 15)
                texts = [path.read_text() for path in package.inputs]
                self.assertEqual(len(set(texts)), len(texts))
                for path, text in zip(package.inputs, texts):
                    self.assertTrue(package.valid(text), path)
                    answer = package.answer(path).read_text()
                    self.assertEqual(run("solve", game, str(path), "--strict"
                                         if game == "river" else "--threads=1").out, answer)
                    self.assertTrue(package.accepts(path, answer), path)

    def test_wrong_output_is_rejected(self):
        for package in self.packages.values():
            path = package.inputs[-1]
            answer = package.answer(path).read_text()
            for wrong in ["", "wrong", answer + "1", "-" + answer, answer.upper() + "?"]:
                self.assertFalse(package.accepts(path, wrong), (path, wrong))
            self.assertTrue(package.accepts(path, "\n " + answer.replace(" ", "  ")), path)

    def test_wrong_input_is_rejected(self):
        wrong = {"chessboard": ["13\n", "1\nX\n0\n", "1\nW\n1000001\n"], "woodchess": ["1 1\n-1\n0\n"],
                 "chomp": ["shape 2 3\n", "shape\n", "0 3\n"], "knights": ["1 1 1\n2\n1 1 1\n1 1 1\n"],
                 "river": ["3\n...\n.*.\n...\n", "3\n***\n...\n***\n", "3\n***\n***\n***\n"],
                 "bus": ["3 1 2\n2 2\n", "21 1 0\n", "3 1 1\n4\n"],
                 "node-kayles": ["2 2\n1 2\n2 1\n", "2 1\n1 1\n", "2 1\n1 3\n"]}
        for (game, _), package in self.packages.items():
            good = package.inputs[0].read_text()
            spoilt = [good + "\n", " " + good, good[:-1], good.replace("\n", " \n", 1), "0" + good,
                      good.replace("\n", "\r\n"), "", "99999999999999999999\n", good + "1\n"]
            for text in spoilt + wrong.get(game, []):
                self.assertFalse(package.valid(text), (game, text))

    def test_generators_make_the_inputs_again(self):
        for game in ["bus", "river"]:
            package = self.packages[game, "kattis"]
            before = [path.read_text() for path in package.inputs]
            for path in package.inputs:
                path.unlink()
            environment = {**os.environ, "PATH": f"{Path(PROGRAM).parent}:{os.environ['PATH']}"}
            subprocess.run([package.folder / "generators/make.sh"], env=environment, check=True)
            self.assertEqual([path.read_text() for path in package.inputs], before)

    def test_bus_checker_accepts_all_optimal_states_and_nothing_else(self):
        package = self.packages["bus", "kattis"]
        path = package.folder / "case.in"
        package.answer(path).write_text("")
        accepted = rejected = 0
        for seats, distance, broken in [(1, 1, ()), (3, 0, ()), (3, 0, (2,)), (4, 1, ()), (4, 1, (2, 3)),
                                        (5, 1, ()), (5, 2, (3,)), (5, 1, (1,)), (5, 3, ()), (6, 2, (4,)),
                                        (5, 0, (1, 5)), (3, 1, (1, 2, 3))]:
            path.write_text(f"{seats} {distance} {len(broken)}\n{' '.join(map(str, broken))}\n")
            right = final_states(seats, distance, frozenset(broken))
            cells = ["x" if seat + 1 in broken else ".ab" for seat in range(seats)]
            for state in map("".join, itertools.product(*cells)):
                with self.subTest(seats=seats, distance=distance, broken=broken, state=state):
                    self.assertEqual(package.accepts(path, state + "\n"), state in right)
                accepted += state in right
                rejected += state not in right
        self.assertGreater(accepted, 30)
        self.assertGreater(rejected, 500)

    def test_problem_xml(self):
        for (_, layout), package in self.packages.items():
            if layout != "polygon":
                continue
            root = ElementTree.parse(package.folder / "problem.xml").getroot()
            self.assertEqual(int(root.findtext(".//test-count")), len(package.inputs))
            self.assertEqual(len(root.findall(".//test")), len(package.inputs))
            self.assertGreaterEqual(int(root.findtext(".//time-limit")), 1000)
            for source in [*root.iter("source"), *root.iter("file"), *root.iter("statement")]:
                self.assertTrue((package.folder / source.get("path")).is_file(), source.get("path"))

    def test_statement(self):
        for (game, layout), package in self.packages.items():
            name = "problem_statement/problem.en.tex" if layout == "kattis" else "statements/english/problem.tex"
            text = (package.folder / name).read_text()
            self.assertIn("$", text, game)
            self.assertNotRegex(text, r"(?m)^[^$]*[^\\$]_", game)

    def test_refusals(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(run("package", "bus", f"{folder}/x").code, 2)
            self.assertEqual(run("package", "bus", f"{folder}/x", "--format", "zip").code, 2)
            self.assertEqual(run("package", "tennis", f"{folder}/x", "--format", "kattis").code, 2)
            self.assertEqual(run("package", "bus", "--format", "kattis").code, 2)
            (Path(folder) / "mine").write_text("")
            result = run("package", "bus", folder, "--format", "kattis")
            self.assertEqual(result.code, 74)
            self.assertRegex(result.err, r"^minimex: .*: the directory is not empty\n$")
            self.assertEqual(run("package", "bus", f"{folder}/mine", "--format", "kattis").code, 74)
            self.assertEqual(sorted(p.name for p in Path(folder).iterdir()), ["mine"])
            for path in [f"{folder}/mine/x", "/proc/x"]:
                result = run("package", "bus", path, "--format", "kattis")
                self.assertEqual(result.code, 74, result)
                self.assertIn(f"minimex: {path}: ", one_error_line(result))

    def test_every_game_has_a_package_plan(self):
        self.assertEqual({game for game, _ in self.packages}, set(GAMES))
        for (game, layout), package in self.packages.items():
            self.assertRegex(package.message, rf"{re.escape(game)}-{layout}: \d+ cases; time limit \d+ s")


if __name__ == "__main__":
    unittest.main()
