"""Sequences: known terms, runs that are resumed, periods, limits and wrong command lines."""

import json
import random
import re
import signal
import tempfile
import unittest
from pathlib import Path

from harness import SOLVING, SOURCE, let_work, limited_run, one_error_line, run, start, used

# Last index of the sequences whose later terms take more than a moment; all others are whole.
LAST = {
    ("node-kayles", "queen:NxN"): 9,
    ("node-kayles", "linegraph:grid:3xN"): 10,
    ("node-kayles", "linegraph:grid:4xN"): 7,
    ("node-kayles", "linegraph:grid:5xN"): 5,
}
GRID = ["node-kayles", "grid:3xN"]
SEAL = re.compile(r"^# minim[^\n]*\n?", re.MULTILINE)

REFUSED = [
    ([], "GAME is required"),
    (["node-kayles"], "FAMILY is required"),
    (["node-kayles", "grid:3xN"], "--to is required"),
    (["river", "grid:3xN", "--to", "3"], "river has no families (sequence is for chomp, "),
    (["bus", "line:N,2", "--to", "3"], "bus has no families"),
    (["node-kayles", "grid:3x4", "--to", "3"], "FAMILY is 'grid:3x4', which has no N; put N"),
    (["chomp", "rect:3x4", "--to", "3"], "which has no N"),
    (["node-kayles", "cycle:N", "--from", "2", "--to", "3"],
     "--from is 2, expected an N of cycle:N, from 3 to 1000000"),
    (["node-kayles", "hypercube:N", "--to", "41"], "from 0 to 40"),
    (["node-kayles", "petersen:10,N", "--to", "5"], "from 1 to 4"),
    (["node-kayles", "path:N", "--from", "9", "--to", "8"], "--to is 8, expected at least 9"),
    (["node-kayles", "path:N", "--to", "-1"], "--to is '-1', expected a number from 0 to 10^6"),
    (["node-kayles", "path:N", "--to", "1000001"], "expected a number from 0 to 10^6"),
    (["node-kayles", "path:N", "--to", "3", "--first", "max"], "does not take --first"),
    (["node-kayles", "path:N", "--to", "3", "--resume", "-"], "--resume is '-', expected a file"),
    (["node-kayles", "path:N", "--to", "3", "--json", "--bfile"], "--json goes with neither"),
    (["node-kayles", "path:N", "--to", "3", "--json", "--resume", "x"], "--json goes with neither"),
    (["node-kayles", "path:N", "--to", "3", "--line"], "unknown option '--line'"),
    (["node-kayles", "path:N", "x", "--to", "3"], "unexpected argument 'x'"),
]

MALFORMED = [
    (["node-kayles", "gird:3xN", "--to", "3"], "FAMILY:1:1: 'gird' is not a family"),
    (["node-kayles", "grid:3xn", "--to", "3"], "FAMILY:1:8: 'n' is not a number"),
    (["node-kayles", "grid:RxN", "--to", "3"], "FAMILY:1:6: 'R' stands for a number"),
    (["node-kayles", "knight:N", "--to", "3"], "FAMILY:1:1: 'knight' moves along 2 sides at once, the board has 1"),
    (["node-kayles", "grid:NxNxN", "--to", "100000"], "FAMILY:1:6: the board is too large"),
    (["node-kayles", "petersen:N,N", "--to", "9"], "FAMILY:1:12: N = 9 is out of range"),
    (["chomp", "grid:3xN", "--to", "3"], "FAMILY:1:1: 'grid' is not a family of chomp"),
    (["chomp", "rect:N", "--to", "3"], "FAMILY:1:7: 'x' is missing"),
]


def lines(first, values):
    return "".join(f"{n} {value}\n" for n, value in enumerate(values, start=first))


class Terms(unittest.TestCase):
    def test_known_values(self):
        for sequence in json.loads((SOURCE / "tests" / "known-values.json").read_text()):
            game, family, first = sequence["game"], sequence["family"], sequence["from"]
            values = sequence["values"]
            last = min(LAST.get((game, family), first + len(values)), first + len(values) - 1)
            with self.subTest(game=game, family=family):
                result = run("sequence", game, family, "--from", str(first), "--to", str(last))
                self.assertEqual((result.code, result.out),
                                 (0, lines(first, values[:last - first + 1])), result)

    def test_terms_equal_solve(self):
        for game, family, to, options in [
                ("independence-duel", "line:N,2", 12, ["--first", "min"]),
                ("independence-duel", "grid:NxN", 3, []),
                ("independent-set", "leaper:1,4:NxN", 6, []),
                ("node-kayles", "linegraph:hypercube:N", 3, []),
                ("chomp", "rect:Nx3", 5, [])]:
            result = run("sequence", game, family, "--to", str(to), *options)
            pairs = [line.split() for line in result.out.splitlines()]
            self.assertEqual(int(pairs[-1][0]), to, result)
            for n, value in pairs:
                member = family.replace("N", n)
                solved = run("solve", game, "--family", member, *options)
                self.assertEqual(solved.out, f"{value}\n", member)

    def test_terms_equal_those_of_weights_one(self):
        terms = run("sequence", "independent-set", "wheel:N", "--from", "3", "--to", "6").out
        for line in terms.splitlines():
            n, value = line.split()
            text = json.dumps({"game": "independent-set", "family": f"wheel:{n}",
                               "weights": [1] * (int(n) + 1)})
            self.assertEqual(run("solve", "independent-set", text=text).out, f"{value}\n")

    def test_long_lines_are_quick(self):
        for family in ["path:N", "line:N,2"]:
            result, usage = used("sequence", "node-kayles", family, "--to", "10000")
            self.assertEqual((result.code, result.out.count("\n")), (0, 10001), result.err)
            self.assertLess(usage.ru_utime + usage.ru_stime, 10, family)


class Periods(unittest.TestCase):
    def test_proved(self):
        result = run("sequence", "node-kayles", "path:N", "--to", "200")
        self.assertRegex(result.err, r"\Aperiod 34 from n = 52 on \(preperiod 52\): proved by the "
                                     r"octal periodicity theorem .* up to n = 174\n\Z")

    def test_seen(self):
        result = run("sequence", "node-kayles", "ladder:N", "--from", "2", "--to", "20")
        self.assertEqual(result.err, "period 2 from n = 2 on (preperiod 1): seen up to n = 20, "
                                     "not proved\n")

    def test_none(self):
        self.assertEqual(run("sequence", *GRID, "--to", "12").err, "")
        result = run("sequence", "node-kayles", "line:N,2", "--to", "900")
        self.assertEqual(result.err, "no period shows up to n = 900\n")

    def test_comments_of_b_files(self):
        plain = run("sequence", "node-kayles", "cycle:N", "--to", "20")
        result = run("sequence", "node-kayles", "cycle:N", "--to", "20", "--bfile")
        self.assertEqual((result.out, result.err), (plain.out + f"# {plain.err}", ""))


class Json(unittest.TestCase):
    def objects(self, *args):
        result = run("sequence", *args, "--json")
        return result, [json.loads(line) for line in result.out.splitlines()]

    def test_terms_are_those_of_the_text(self):
        for words in [[*GRID, "--to", "9"], ["independence-duel", "path:N", "--to", "8"],
                      ["chomp", "rect:3xN", "--to", "5"]]:
            plain = run("sequence", *words)
            result, terms = self.objects(*words)
            self.assertEqual(result.code, 0, result)
            self.assertEqual("".join(f"{t['n']} {t['value']}\n" for t in terms if "n" in t),
                             plain.out)
            for term in terms:
                self.assertEqual((term["game"], term["family"]), tuple(words[:2]))
                if "n" in term:
                    self.assertEqual(term["bounds"], {"lower": term["value"],
                                                      "upper": term["value"]})
        duel = ["independence-duel", "path:N", "--to", "6", "--first", "min"]
        self.assertEqual({term["first"] for term in self.objects(*duel)[1]}, {"min"})

    def test_periods(self):
        result, terms = self.objects("node-kayles", "path:N", "--to", "60")
        self.assertEqual(terms[-1]["period"], {"length": 34, "start": 52, "preperiod": 52,
                                               "proved": True, "bound": 174})
        self.assertEqual((len(terms), result.err), (62, ""))
        result, terms = self.objects("node-kayles", "ladder:N", "--from", "2", "--to", "20")
        self.assertEqual(terms[-1]["period"], {"length": 2, "start": 2, "preperiod": 1,
                                               "proved": False, "bound": 20})
        result, terms = self.objects("node-kayles", "line:N,2", "--to", "20")
        self.assertEqual((len(terms), "period" in terms[-1]), (21, False), result)

    def test_a_limit_has_its_bounds(self):
        result, terms = self.objects("chomp", "rect:NxN", "--to", "30", "--memory", "1M")
        self.assertEqual(result.code, 4, result)
        self.assertIn("the budget is 1 MiB; proved: the value is from 1 to ", result.err)
        last = terms[-1]
        self.assertEqual((last["status"], last["value"], last["bounds"]["lower"]),
                         ("limit", None, 1), last)
        self.assertIn("1 MiB", last["run"]["limit"])


class Resumed(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / "terms.txt"

    def text(self):
        """The file but for the seal, or what there is of it."""
        return SEAL.sub("", self.file.read_text())

    def resume(self, text, *args):
        self.file.write_bytes(text.encode())
        return run("sequence", *args, "--resume", str(self.file))

    def test_any_cut_gives_the_whole_run(self):
        for bfile in [[], ["--bfile"]]:
            words = ["node-kayles", "path:N", "--to", "30", *bfile]
            whole = run("sequence", *words)
            for length in range(0, len(whole.out) + 1, 5):
                result = self.resume(whole.out[:length], *words)
                self.assertEqual((result.code, result.out, result.err), (0, whole.out, whole.err))
                self.assertEqual(self.text(), whole.out, length)

    def test_killed_runs_go_on(self):
        words = [*GRID, "--to", "16", "--threads", "1"]
        whole = run("sequence", *words).out
        chance = random.Random(5)
        for _ in range(6):
            self.file.write_text("")
            for _ in range(3):
                with start("sequence", *words, "--resume", str(self.file)) as process:
                    let_work(process, chance.uniform(0, 0.06))
                    process.send_signal(signal.SIGKILL)
                self.assertTrue(whole.startswith(self.text()))
            result = run("sequence", *words, "--resume", str(self.file))
            self.assertEqual((result.code, result.out, self.text()), (0, whole, whole))

    def test_killed_output_goes_on(self):
        words = [*GRID, "--to", "18", "--threads", "1"]
        whole = run("sequence", *words).out
        for moment in (0.0, 0.02, 0.05):
            with self.file.open("wb") as out, start("sequence", *words, stdout=out) as process:
                let_work(process, moment)
                process.send_signal(signal.SIGKILL)
            self.assertTrue(whole.startswith(self.text()))
            result = run("sequence", *words, "--resume", str(self.file))
            self.assertEqual((result.code, result.out, self.text()), (0, whole, whole))

    def test_output_into_the_same_file(self):
        whole = run("sequence", *GRID, "--to", "9").out
        self.file.write_text(whole[:9] + "4")
        with self.file.open("ab") as out, start("sequence", *GRID, "--to", "9", "--resume",
                                                str(self.file), stdout=out) as process:
            self.assertEqual(process.wait(60), 0)
        self.assertEqual(self.text(), whole)

    def test_terms_behind_the_last_stay(self):
        text = lines(1, [2, 1, 1, 0, 3, 3])
        result = self.resume(text, *GRID, "--to", "4")
        self.assertEqual((result.code, result.out), (0, text[:16]))
        self.assertEqual(self.file.read_text(), text)

    def test_terms_are_not_solved_again(self):
        values = json.loads((SOURCE / "tests" / "known-values.json").read_text())[2]["values"]
        text = lines(1, values)  # up to 3x27, which take minutes
        result = self.resume(text, *GRID, "--to", str(len(values)), "--time-limit", "60s")
        self.assertEqual((result.code, result.out), (0, text), result)

    def test_files_that_are_refused(self):
        for text, place in [("1 2\nx\n3 1\n", "2:1: 'x' is not the n of a term, expected 2"),
                            ("2 1\n3 1\n", "1:1: the terms begin with n = 2, expected n = 1"),
                            ("a note", "1:1: 'a' is not the n of a term, expected a number"),
                            ('{"a":1}\n', "1:1: '{"),
                            ("1 2\n2 1\n3 2\n", "3:1: a(3) is 2, expected 1, as node-kayles")]:
            result = self.resume(text, *GRID, "--to", "5")
            self.assertEqual(result.code, 3, result)
            self.assertTrue(one_error_line(result).startswith(f"minimex: {self.file}:{place}"))
            self.assertEqual(self.file.read_text(), text)

    def test_changed_terms_are_not_those_of_the_seal(self):
        words = [*GRID, "--to", "7", "--resume", str(self.file)]
        self.assertEqual(run("sequence", *words).code, 0)
        sealed = self.file.read_text()
        self.assertRegex(sealed, r"\n7 \d+\n# minimex's seal of the terms: [0-9a-f]{16}\n\Z")
        for text, other in [(re.sub(r"(?m)^7 \d+$", "7 6", sealed), words),
                            (sealed.replace("seal of the terms: ", "seal of the terms: 0"), words),
                            (sealed, ["node-kayles", "prism:N", *words[2:]])]:
            self.file.write_text(text)
            result = run("sequence", *other)
            self.assertEqual(result.code, 3, result)
            self.assertRegex(one_error_line(result), rf"\Aminimex: {re.escape(str(self.file))}:8:1: not the seal of "
                                                     rf"these terms as those of {other[0]} {other[1]}")
            self.assertEqual(self.file.read_text(), text)
        self.file.write_text(sealed)
        for to in ["4", "7", "9", "11"]:  # the seal stays, and is of the new terms
            words[3] = to
            self.assertEqual(run("sequence", *words).code, 0)
            self.assertEqual(len(SEAL.findall(self.file.read_text())), 1)
        self.assertEqual(self.text(), run("sequence", *words[:4]).out)

    def test_a_file_that_is_not_there_is_begun(self):
        whole = run("sequence", *GRID, "--to", "5").out
        result = run("sequence", *GRID, "--to", "5", "--resume", str(self.file))
        self.assertEqual((result.code, result.out, self.text()), (0, whole, whole))


class Limits(unittest.TestCase):
    def test_the_unsolved_term_is_told(self):
        result = limited_run(lambda result: result.out, "sequence", "node-kayles", "queen:NxN",
                             "--to", "40")
        solved = result.out.count("\n")
        self.assertRegex(result.err, rf"\Aminimex: n = {solved + 1}: limit reached: the time limit "
                                     r"[^\n]*; proved: the value is from \d+ to \d+\n\Z")
        result = run("sequence", "chomp", "rect:NxN", "--to", "30", "--memory", "1M")
        self.assertEqual((result.code, re.sub(r"\d+ \d+\n", "", result.out)), (4, ""), result)
        self.assertIn("the budget is 1 MiB; proved: the value is from 1 to ", result.err)

    def test_a_signal_ends_the_run(self):
        with start("sequence", "node-kayles", "queen:NxN", "--to", "40") as process:
            self.assertEqual(process.stdout.readline(), b"1 1\n")  # it does not wait for others
            let_work(process, SOLVING)
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130)
        self.assertRegex(err, rb"\Aminimex: n = \d+: interrupted; proved: [^\n]+\n\Z")

    def test_a_full_disk_is_an_error(self):
        with open("/dev/full", "wb") as full, \
                start("sequence", *GRID, "--to", "3", stdout=full) as process:
            _, err = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 74, err)


class Refusals(unittest.TestCase):
    def test_wrong_command_lines(self):
        for code, cases in [(2, REFUSED), (3, MALFORMED)]:
            for words, told in cases:
                with self.subTest(words=words):
                    result = run("sequence", *words)
                    self.assertEqual(result.code, code, result)
                    self.assertIn(told, one_error_line(result))


if __name__ == "__main__":
    unittest.main()
