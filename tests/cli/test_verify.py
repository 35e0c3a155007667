"""verify: answers of every case are proved, changed ones refuted, and every way to ask for it."""

import base64
import json
import unittest
from pathlib import Path

from harness import CASE_GAMES, CASES, cases_of, one_error_line, run, start
from verifying import GRAPHS, Verify

FAMILIES = {"independent-set": "queen:5x5", "node-kayles": "grid:3x5",
            "independence-duel": "petersen:5,2"}


class EveryCase(Verify):
    """One test a game, made below, so that they run and are told apart."""

    def each(self, game):
        for path in cases_of(game):
            with self.subTest(case=f"{game}/{path.name}"):
                proof = str(self.folder / "proof")
                solution = self.solve(game, str(path), "--json", "--proof", proof)
                value = str(json.loads(solution)["value"])
                file = self.put("solution", solution)
                self.assertEqual(self.verdict(game, str(path), file, "--proof", proof),
                                 f"proved {value}")
                if json.loads(solution)["certificate"]["proof"] == "embedded":
                    self.assertEqual(self.verdict(game, str(path), file), f"proved {value}")
                text = self.put("text", self.solve(game, str(path)))
                shown = self.verdict(game, str(path), text, "--proof", proof)
                self.assertTrue(shown.startswith("proved "), shown)


for case_game in CASE_GAMES:
    setattr(EveryCase, f"test_{case_game}", lambda self, game=case_game: self.each(game))


class Claims(Verify):
    def test_families(self):
        for game, family in FAMILIES.items():
            with self.subTest(game=game):
                solution = self.put("s", self.solve(game, "--family", family, "--json"))
                value = json.loads(Path(solution).read_text())["value"]
                self.assertEqual(self.verdict(game, "--family", family, solution),
                                 f"proved {value}")
                self.assertEqual(self.verdict(game, "--family", family, "-",
                                              text=Path(solution).read_text()), f"proved {value}")

    def test_both_first(self):
        q3 = ["independence-duel", "--family", "hypercube:3", "--first", "both"]
        for options in [[], ["--line"], ["--json"]]:
            solutions = self.solve(*q3, *options)
            file = self.put("both", solutions)
            result = run("verify", *q3[:3], file, *q3[3:])
            shown = "proved" if "--json" in options else "attained"
            verdicts = [line.split(" (")[0] for line in result.out.splitlines()]
            if not options:  # a value alone shows nothing
                self.assertEqual(result.code, 1)
                continue
            self.assertEqual((result.code, verdicts), (0, [f"{shown} 2", f"{shown} 4"]), result)
        first, second = solutions.splitlines()
        self.assertEqual([json.loads(line)["first"] for line in (first, second)], ["max", "min"])
        result = run("verify", *q3[:3], self.put("one", first), *q3[3:])
        self.assertEqual(result.code, 3, result)
        self.assertIn("1 solutions, expected 2", result.err)
        for wrong in [[second, first], [first, first]]:
            result = run("verify", *q3[:3], self.put("wrong", "\n".join(wrong)), *q3[3:])
            self.assertEqual((result.code, result.out), (3, ""), result)
            self.assertIn("begins, expected the", one_error_line(result))

    def test_the_minimiser_first(self):
        solution = self.solve("independence-duel", "--family", "path:3", "--json", "--first", "min")
        self.assertEqual(json.loads(solution)["first"], "min")
        file = self.put("s", solution)
        family = ["--family", "path:3", file]
        self.assertEqual(self.verdict("independence-duel", *family), "proved 1")
        self.assertEqual(self.verdict("independence-duel", *family, "--first", "min"), "proved 1")
        result = run("verify", "independence-duel", *family, "--first", "max")
        self.assertEqual(result.code, 3, result)

    def test_lines_attain_and_nimbers_need_proofs(self):
        for game in ["chessboard", "woodchess", "knights", "bus"]:
            with self.subTest(game=game):
                path = self.small(game)
                text = self.put("s", self.solve(game, path, "--line"))
                value = json.loads(self.solve(game, path, "--json"))["value"]
                shown = value if game != "bus" else Path(text).read_text().split("\n")[0]
                words = f"attained {shown} (optimality not proved)"
                self.assertEqual(self.verdict(game, path, text), words)
                self.assertEqual(self.verdict(game, path, text, "--require-proof", code=1), words)
        for game in ["chomp", "river"]:
            with self.subTest(game=game):
                text = self.put("s", self.solve(game, self.small(game), "--line"))
                self.assertEqual(self.verdict(game, self.small(game), text, code=1),
                                 "refuted: no proof")

    def test_an_answer_alone_shows_nothing(self):
        text = self.put("s", self.solve("chessboard", self.small("chessboard")))
        self.assertEqual(self.verdict("chessboard", self.small("chessboard"), text, code=1),
                         "refuted: nothing shows the value")

    def changed(self, change, words, game="chessboard"):
        solution = json.loads(self.solve(game, self.small(game), "--json"))
        change(solution)
        shown = self.verdict(game, self.small(game), self.put("s", json.dumps(solution)), code=1)
        self.assertTrue(shown.startswith("refuted: "), shown)
        self.assertIn(words, shown)

    def test_changed_solutions_are_refuted(self):
        def value(solution):
            solution["value"] += 1
            solution["answer"] = str(solution["value"])
            solution["bounds"] = None
        self.changed(value, "")
        self.changed(lambda s: s.update(answer="77"), "")
        self.changed(lambda s: s.update(status="limit"), "status is limit")
        self.changed(lambda s: s["bounds"].update(lower=-1), "the bounds -1 and")
        self.changed(lambda s: s["instance"].update(sha256="0" * 64), "of another instance")
        self.changed(lambda s: s.update(line=s["line"][1:]), "")
        self.changed(lambda s: s.update(line=s["line"] + ["1,1"]), "")
        self.changed(lambda s: s["certificate"].update(kind="magic"), "kind")
        self.changed(lambda s: s["certificate"].update(data=base64.b64encode(b"x").decode()),
                     "header")

    def test_a_solution_of_another_case_is_refuted(self):
        first, second = sorted((CASES / "chessboard").glob("small*.in"))[:2]
        solution = self.put("s", self.solve("chessboard", str(first), "--json"))
        self.assertEqual(self.verdict("chessboard", str(second), solution, code=1),
                         "refuted: the solution is of another instance")
        proof = str(self.folder / "p")
        self.solve("chessboard", str(first), "--proof", proof)
        text = self.put("t", self.solve("chessboard", str(second), "--line"))
        self.assertEqual(self.verdict("chessboard", str(second), text, "--proof", proof, code=1),
                         "refuted: the proof is of another instance")


class Files(Verify):
    def test_proofs_that_cannot_be_read(self):
        path = self.small("chomp")
        text = self.put("s", self.solve("chomp", path))
        for proof in ["/no/such/proof", "/"]:
            result = run("verify", "chomp", path, text, "--proof", proof)
            self.assertEqual(result.code, 3, result)
            self.assertTrue(one_error_line(result).startswith(f"minimex: {proof}:1:1: cannot be "))
        for bytes_ in [b"", b"nonsense\n", b'{"minimex":"proof","version":1}\n']:
            proof = self.put("p", bytes_)
            shown = self.verdict("chomp", path, text, "--proof", proof, code=1)
            self.assertTrue(shown.startswith("refuted: "), shown)

    def test_proofs_cut_off_anywhere_are_refuted(self):
        path = self.small("chessboard")
        proof = self.folder / "p"
        self.solve("chessboard", path, "--proof", str(proof))
        text = self.put("s", self.solve("chessboard", path))
        whole = proof.read_bytes()
        self.assertTrue(self.verdict("chessboard", path, text, "--proof", str(proof)))
        for length in range(0, len(whole), max(1, len(whole) // 40)):
            cut = self.put("cut", whole[:length])
            shown = self.verdict("chessboard", path, text, "--proof", cut, code=1)
            self.assertTrue(shown.startswith("refuted: "), shown)

    def test_proof_files_appear_whole_or_not_at_all(self):
        path = self.small("chessboard")
        for proof in ["/no/such/folder/p", "/", "/dev/full"]:
            result = run("solve", "chessboard", path, "--proof", proof)
            self.assertEqual(result.code, 74, result)
            self.assertRegex(result.err, rf"\Aminimex: {proof} cannot be written [^\n]+\n\Z")
        old = self.put("p", "old")
        result = run("solve", "chomp", "--family", "rect:20x20", "--proof", old, "--memory", "1G")
        self.assertEqual(result.code, 4, result)
        self.assertEqual(Path(old).read_text(), "old")
        self.assertEqual([file.name for file in self.folder.iterdir()], ["p"])
        self.solve("chessboard", path, "--proof", "/dev/null")

    def test_an_interrupted_solve_leaves_no_file(self):
        # The signal comes the moment the file is there, before the program does anything else.
        for _ in range(20):
            with start("solve", "node-kayles", "--family", "queen:30x30", "--proof",
                       str(self.folder / "p")) as process:
                while not list(self.folder.iterdir()):
                    self.assertIsNone(process.poll())
                process.terminate()
                process.communicate(timeout=60)
            self.assertEqual(list(self.folder.iterdir()), [])

    def test_one_proof_is_of_one_instance(self):
        for command in [["solve", "independent-set", "-"],
                        ["verify", "independent-set", "-", self.put("s", "1\n1\n1\n")]]:
            result = run(*command, "--proof", str(self.folder / "p"), text=GRAPHS)
            self.assertEqual(result.code, 2, result)
            self.assertIn("the input has 3", one_error_line(result))

    def test_limits(self):
        path = self.small("chomp")
        text = self.put("s", self.solve("chomp", path))
        result = run("verify", "chomp", "--family", "path:3", text)
        self.assertEqual(result.code, 3, result)
        result = run("verify", "chomp", path, "/dev/zero", "--memory", "1M")
        self.assertEqual(result.code, 4, result)
        self.assertIn("longer than", one_error_line(result))


if __name__ == "__main__":
    unittest.main()
