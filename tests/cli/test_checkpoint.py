"""`solve --checkpoint DIR`: kills, stops and wrong directories."""

import json
import os
import random
import re
import shutil
import signal
import tempfile
import unittest
from pathlib import Path

from harness import (SANITIZED, TIMEOUT, layer_saved, let_work, one_error_line, run, start, used,
                     wait_until)

# (game, size, options): layers in slots, with and without a line; packed layers.
RUNS = [("chessboard", "14", []), ("chessboard", "14", ["--line"]), ("woodchess", "14", []),
        ("chessboard", "15", ["--memory", "40M"])]
KILLS = 3  # of each; limits.kills has more


class Checkpoint(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def board(self, game, size, seed=1):
        made = run("generate", game, "--size", size, "--density", "1", "--seed", str(seed))
        self.assertEqual(made.code, 0, made)
        path = self.folder / f"{game}-{size}-{seed}.txt"
        path.write_text(made.out)
        return str(path)

    def test_killed_runs_go_on_to_the_same_answer(self):
        moments = random.Random(1)
        for i, (game, size, options) in enumerate(RUNS):
            with self.subTest(game=game, options=options):
                board = self.board(game, size)
                right, usage = used("solve", game, board, *options)
                whole = usage.ru_utime + usage.ru_stime
                there = ["--checkpoint", str(self.folder / f"run-{i}")]
                for _ in range(KILLS):
                    with start("solve", game, board, *options, *there) as process:
                        let_work(process, moments.uniform(0, whole))
                        process.kill()
                        process.communicate()
                last = run("solve", game, board, *options, *there)
                self.assertEqual((last.code, last.out), (0, right.out), last)

    def test_a_stopped_run_says_where_it_goes_on(self):
        board = self.board("chessboard", "16")
        there = str(self.folder / "run")
        told = "time limit was reached; proved:"
        limit = 100  # ms; on a loaded machine, no layer may be filled by then
        while "time limit was reached; proved:" in told and limit < 60_000:
            result = run("solve", "chessboard", board, "--checkpoint", there, "--threads", "1",
                         "--time-limit", f"{limit}ms")
            self.assertEqual(result.code, 4, result)
            told = one_error_line(result)
            limit *= 2
        self.assertRegex(
            told, rf"time limit was reached; the same command goes on from {re.escape(there)}; proved:")

    def test_an_interrupted_run_says_where_it_goes_on(self):
        board = self.board("chessboard", "17")
        for numbers in [[signal.SIGINT], [signal.SIGTERM, signal.SIGINT]]:  # two: on the spot
            there = self.folder / f"stopped-by-{len(numbers)}"
            with start("solve", "chessboard", board, "--checkpoint", str(there), "--threads",
                       "1") as process:
                wait_until(lambda: layer_saved(there), TIMEOUT, "a saved layer")
                for number in numbers:
                    process.send_signal(number)
                _, err = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 130, err)
            self.assertRegex(err.decode(), rf"\Aminimex: interrupted; the same command goes on from "
                                           rf"{re.escape(str(there))}(; proved: [^\n]+)?\n\Z")

    def test_a_run_stopped_while_it_finds_the_line_says_so_too(self):
        there = ["--memory", "24M", "--line", "--checkpoint", str(self.folder / "run")]
        board = self.board("chessboard", "14")
        self.assertEqual(run("solve", "chessboard", board, *there).code, 0)
        code, limit = 4, 1
        while code == 4:  # ever later, up to the end of the line
            result = run("solve", "chessboard", board, *there, "--time-limit", f"{limit}ms")
            code, limit = result.code, limit + 1 + limit // 8
            if code == 4 and "while the input was read" not in result.err:
                self.assertIn("; the same command goes on from ", one_error_line(result))
        self.assertEqual(code, 0)

    def test_the_regime_is_told(self):
        there = ["--checkpoint", str(self.folder / "run")]
        for size, options, regime in [("12", [], "table"), ("14", [], "layers"),
                                      ("14", there, "layers, checkpoints on disk"),
                                      ("15", ["--memory", "40M"], "packed layers")]:
            board = self.board("chessboard", size)
            result = run("solve", "chessboard", board, "--json", *options)
            self.assertEqual((result.code, result.err), (0, ""), result)
            self.assertEqual(json.loads(result.out)["run"]["regime"], regime)

    def test_directories_that_will_not_do(self):
        board = self.board("chessboard", "14")
        there = self.folder / "run"
        self.assertEqual(run("solve", "chessboard", board, "--checkpoint", str(there)).code, 0)
        foreign = self.folder / "foreign"
        foreign.mkdir()
        (foreign / "letter.txt").write_text("not ours")
        pipe = self.folder / "pipe"
        pipe.mkdir()
        os.mkfifo(pipe / "minimex.state")
        for path, other, code, words in [
                (there, 2, 4, "holds the run of another instance"),
                (foreign, 1, 74, "letter.txt"),
                (pipe, 1, 74, "is not a regular file"),
                (self.folder / "no" / "such", 1, 74, "No such file or directory"),
                (Path(self.board("chessboard", "2")), 1, 74, "Not a directory")]:
            result = run("solve", "chessboard", self.board("chessboard", "14", other),
                         "--checkpoint", str(path))
            self.assertEqual(result.code, code, result)
            self.assertIn(str(path), one_error_line(result))
            self.assertIn(words, one_error_line(result))
        self.assertEqual((foreign / "letter.txt").read_text(), "not ours")

    def test_layers_of_another_board_are_not_believed(self):
        answers = []
        for seed, there in [(1, "first"), (2, "second")]:
            board = self.board("chessboard", "14", seed)
            answers.append(run("solve", "chessboard", board).out)
            run("solve", "chessboard", board, "--line", "--checkpoint", str(self.folder / there))
        layers = list((self.folder / "second").glob("*blocks"))
        self.assertTrue(layers)
        for layer in layers:
            shutil.copy(layer, self.folder / "first")
        result = run("solve", "chessboard", self.board("chessboard", "14"), "--checkpoint",
                     str(self.folder / "first"))
        self.assertEqual((result.code, result.out), (0, answers[0]), result)

    @unittest.skipIf(SANITIZED, "sanitizers take memory of their own")
    def test_memory_is_that_of_the_process(self):
        board = self.board("chessboard", "14")
        for options in [[], ["--line"], ["--line", "--threads", "8"],
                        ["--line", "--checkpoint", str(self.folder / "run")]]:
            for memory in (40, 64):
                with start("solve", "chessboard", board, "--memory", f"{memory}M",
                           *options) as process:
                    _, status, usage = os.wait4(process.pid, 0)
                    process.returncode = os.waitstatus_to_exitcode(status)
                self.assertEqual(process.returncode, 0, options)
                self.assertLessEqual(usage.ru_maxrss, memory << 10, options)


if __name__ == "__main__":
    unittest.main()
