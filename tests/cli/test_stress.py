"""stress: programs that are wrong on purpose are found out, and shrunk to a small instance."""

import signal
import sys
import tempfile
import unittest
from pathlib import Path
from shlex import quote

from harness import GAMES, PROGRAM, SOURCE, TIMEOUT, one_error_line, run, start, wait_until

WRONG = SOURCE / "tests" / "cli" / "wrong"
PATIENT = ["--time-limit", "10m"]  # a busy machine is no difference between two programs

# Program, game, size of the last instances, and the most words of the shrunk instance.
PROGRAMS = [
    ("chessboard_greedy", "chessboard", "5", 30),
    ("chessboard_blocking", "chessboard", "4", 9),
    ("woodchess_selfish", "woodchess", "4", 14),
    ("chomp_hook", "chomp", "5", 3),
    ("bus_last_mover", "bus", "8", 8),
    ("river_parity", "river", "6", 6),
    ("independent_set_greedy", "independent-set", "14", 36),
    ("knights_colour", "knights", "5", 30),
]


def answer_of(report):
    """The expected answer that a report tells."""
    return report.split("\nexpected\n")[1].split("\n")[0].strip()


class Stress(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / "found.txt"

    def stress(self, game, *words, options=(), limit=PATIENT):
        return run("stress", game, "-o", str(self.file), *limit, *options, "--", *words)

    def test_wrong_programs_are_found_and_shrunk(self):
        for name, game, size, most in PROGRAMS:
            with self.subTest(program=name):
                result = self.stress(game, sys.executable, str(WRONG / f"{name}.py"),
                                     options=["--size", size, "--rounds", "200", "--seed", "1"])
                self.assertEqual((result.code, result.err), (1, ""), result)
                text = self.file.read_text()
                self.assertLessEqual(len(text.split()), most, text)
                self.assertEqual(run("solve", game, text=text).out.strip(), answer_of(result.out))
                self.assertNotIn("exit code", result.out)

    def test_weights(self):
        options = ["--max-value", "9", "--rounds", "25"]
        result = self.stress("independent-set", PROGRAM, "solve", "independent-set",
                             options=options)
        self.assertEqual((result.code, result.out), (0, "no difference in 25 rounds\n"), result)
        result = self.stress("independent-set", "sh", "-c",
                             f"sed 's/,\"weights.*/}}/' | {quote(PROGRAM)} solve independent-set",
                             options=options)
        self.assertEqual((result.code, result.err), (1, ""), result)
        text = self.file.read_text()
        self.assertIn('"weights":[', text)
        self.assertEqual(run("solve", "independent-set", text=text).out.strip(),
                         answer_of(result.out))

    def test_a_right_program_passes(self):
        for game in GAMES:
            with self.subTest(game=game):
                result = self.stress(game, PROGRAM, "solve", game, options=["--rounds", "25"])
                self.assertEqual((result.code, result.out), (0, "no difference in 25 rounds\n"),
                                 result)
                self.assertFalse(self.file.exists())

    def test_instances_grow_from_the_smallest(self):
        sizes = self.file.with_name("sizes")
        for game in ["independent-set", "node-kayles", "knights", "river"]:
            told, read = quote(str(sizes)), quote(f"{sizes}.in")
            self.stress(game, "sh", "-c", f"cat > {read}; head -1 {read} >> {told};"
                        f" {quote(PROGRAM)} solve {game} < {read}", options=["--rounds", "40"])
            firsts = [int(line.split()[0]) for line in sizes.read_text().splitlines()]
            self.assertEqual(len(firsts), 40)
            self.assertLessEqual(max(firsts[:4]), 3)
            self.assertLessEqual(max(firsts), 8)
            self.assertGreater(max(firsts[20:]), 5)
            sizes.unlink()

    def test_an_interrupted_shrinking_keeps_what_it_found(self):
        # The first run differs at once; the runs that shrink it take long.
        marker = self.file.with_name("first")
        first, slow = quote(str(marker)), quote(f"{marker}.slow")
        script = f"if [ -e {first} ]; then touch {slow}; sleep 1000; fi; touch {first}"
        options = ["--size", "6", "--rounds", "1", "--seed", "2", *PATIENT]
        with start("stress", "knights", *options, "-o", str(self.file), "--", "sh", "-c",
                   script) as process:
            wait_until(marker.with_name("first.slow").exists, TIMEOUT, "a second run")
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        self.assertEqual((process.returncode, err), (130, b""))
        self.assertTrue(out.decode().startswith("difference in round 1, shrunk in 0 steps and then "
                                                f"interrupted, written to {self.file}\n"), out)
        self.assertIn("\nexpected\n", out.decode())
        self.assertEqual(run("solve", "knights", str(self.file)).code, 0)

    def test_long_answers_are_shown_where_they_differ(self):
        script = "cat > /dev/null; printf 'b%.0s' $(seq 300)"
        result = self.stress("bus", "sh", "-c", script, options=["--size", "1"])
        self.assertIn("\ngot\n  " + "b" * 120 + "...\n", result.out)

    def test_the_same_seed_finds_the_same(self):
        program = [sys.executable, str(WRONG / "chomp_hook.py")]
        first = self.stress("chomp", *program, options=["--seed", "5"])
        again = self.stress("chomp", *program, options=["--seed", "5"])
        self.assertEqual((first.code, first.out), (again.code, again.out))

    def bad_end(self, script, words, limit=PATIENT):
        result = self.stress("chomp", "sh", "-c", script, options=["--rounds", "5"], limit=limit)
        self.assertEqual(result.code, 1, result)
        self.assertIn(words, result.out)
        self.assertEqual(self.file.read_text(), "1 1\n")

    def test_every_bad_end_is_a_difference(self):
        self.bad_end("cat >/dev/null; exit 7", "(exit code 7)")
        self.bad_end("kill -9 $$", "(ended by signal 9")
        self.bad_end("sleep 100", "(still running after 300 ms)", ["--time-limit", "300ms"])
        self.bad_end("yes", "bytes of output)")

    def test_rounds_that_compare_nothing_are_no_agreement(self):
        result = self.stress("chomp", "false", options=["--size", "1000", "--rounds", "3"])
        self.assertEqual((result.code, result.out), (4, ""), result)
        self.assertIn("no instance was solved", one_error_line(result))

    def test_programs_that_do_not_exist(self):
        result = self.stress("chomp", "/no/such/program")
        self.assertEqual(result.code, 2, result)
        self.assertIn("cannot be started", one_error_line(result))

    def test_a_file_that_cannot_be_written(self):
        self.file = Path("/no/such/folder/found.txt")
        result = self.stress("chomp", "false")
        self.assertEqual(result.code, 74, result)
        one_error_line(result)

    def test_a_signal_ends_the_program_and_its_children(self):
        marker = self.file.with_name("pid")
        script = f"echo $$ > {quote(str(marker))}; sleep 1000"
        with start("stress", "chomp", *PATIENT, "--", "sh", "-c", script) as process:
            wait_until(lambda: marker.exists() and marker.read_text().endswith("\n"), TIMEOUT, "a child")
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=60)
            self.assertEqual((process.returncode, err),
                             (130, b"minimex: interrupted in round 1, no difference before\n"))
        child = Path("/proc") / marker.read_text().strip() / "stat"

        def ended():
            try:
                return child.read_text().rsplit(")", 1)[1].split()[0] == "Z"
            except OSError:
                return True

        wait_until(ended, 60, "the end of the program")


if __name__ == "__main__":
    unittest.main()
