"""Streams of instances: order, bad lines, shards, limits and signals."""

import os
import re
import signal
import subprocess
import unittest

from batching import ENDLESS, Folder, joined, random_graphs
from harness import (CASES, GAMES, PROGRAM, SANITIZED, SIGNALS_MAY_WAIT, SOLVING, WEIGHTED, cases_of,
                     let_work, limited_run, run, settled, start)

# Half of this memory is too little for the search of ENDLESS.
ALONE = ["--memory", "64M", "--threads", "2"]


class Streams(Folder):
    def test_answers_are_those_of_solve_in_the_order_of_the_input(self):
        text = joined(random_graphs(3000, seed=1))
        for game in ["node-kayles", "independent-set"]:
            expected = run("solve", game, text=text).out
            for threads in ["1", "2", "7"]:
                self.assertEqual(self.answers(game, "--threads", threads, text=text), expected)

    def test_every_game_takes_its_instances_one_a_line(self):
        for game in GAMES:
            cases = cases_of(game) if (CASES / game).is_dir() else []
            for case in cases[:8]:
                line = " ".join(case.read_text(encoding="utf-8").split()) + "\n"
                with self.subTest(case=case.name):
                    self.assertEqual(self.answers(game, text=line),
                                     run("solve", game, str(case)).out)

    def test_options_of_the_game_count(self):
        text = '{"game":"independence-duel","family":"path:4"}\nCF\n'
        for first in ["max", "min"]:
            lines = [run("solve", "independence-duel", "--first", first, text=line).out
                     for line in text.splitlines()]
            self.assertEqual(
                self.answers("independence-duel", "--first", first, text=text), "".join(lines))
        broken = "3 *** *** ***\n"
        self.assertEqual(self.answers("river", text=broken), "Second player will win\n")
        result = run("batch", "river", "--strict", text=broken)
        self.assertEqual((result.code, result.out[:9]), (3, "! -:1:3: "), result)

    def test_weights(self):
        text = joined([WEIGHTED[0][0], "Bw", WEIGHTED[1][0], WEIGHTED[2][0]])
        self.assertEqual(self.answers("independent-set", text=text), "8\n1\n10\n18\n")
        wrong = WEIGHTED[0][0].replace("[3,7,5,1]", "[3,7,5]")
        result = run("batch", "independent-set", text=joined([wrong, WEIGHTED[1][0]]))
        self.assertEqual(result.code, 3, result)
        self.assertRegex(result.out, r"\A! -:1:\d+: /weights: .*\n10\n\Z")

    def test_formats_are_told_line_by_line(self):
        text = '>>graph6<<Bg\r\n>>sparse6<<:Bd\n\n \t\r\n{"game":"node-kayles","family":"grid:3x12"}\nDqK'
        self.assertEqual(self.answers("node-kayles", text=text), "2\n2\n5\n0\n")
        self.assertEqual(self.answers("node-kayles", text=">>graph6<<\nBg\n"), "2\n")
        self.assertEqual(self.answers("node-kayles", "--format", "graph6", text="Bg\n"), "2\n")
        result = run("batch", "node-kayles", "--format", "graph6", text=":Bd\n")
        self.assertEqual((result.code, result.out[:8]), (3, "! -:1:1:"), result)

    def test_no_instances_have_no_answers(self):
        for text in ["", "\n", "\r\n \n", ">>graph6<<\n"]:
            self.assertEqual(self.answers("node-kayles", text=text), "")

    def test_a_bad_line_is_told_and_the_run_goes_on(self):
        result = run("batch", "node-kayles", text="Bg\nB\n\nBgx\nb\xffd\n\0\nBg\n")
        lines = result.out.splitlines()
        self.assertEqual((lines[0], lines[-1], len(lines)), ("2", "2", 6), result)
        for line, place in zip(lines[1:-1], ["2:2", "4:3", "5:5", "6:1"]):
            self.assertRegex(line, rf"\A! -:{place}: .+, expected .+")
        self.assertEqual(result.code, 3)
        self.assertEqual(result.err,
                         "minimex: bad input: 4 of 6 instances, the first in line 2\n")

    def test_edge_lists_and_dimacs_are_told_what_a_line_can_hold(self):
        expected = "each line here is an instance of its own, expected graph6, sparse6 or JSON\n"
        for line in ["3 2 1 2 2 3", "3 2", "3", "p edge 3 2", "c a comment"]:
            result = run("batch", "node-kayles", text=f"{line}\n")
            self.assertEqual(result.code, 3, result)
            self.assertTrue(result.out.startswith("! -:1:"), result)
            self.assertTrue(result.out.endswith(expected), result)
        # Graphs without edges fit a line, and other faults keep their own words.
        self.assertEqual(self.answers("node-kayles", text="3 0\np edge 2 0\n"), "1\n0\n")
        self.assertNotIn("several lines", run("batch", "node-kayles", text="{}\n").out)

    def test_a_byte_order_mark_is_passed_over(self):
        self.assertEqual(self.answers("node-kayles", text="\ufeffBg\nBg\n"), "2\n2\n")
        self.assertEqual(run("batch", "node-kayles", text="Bg\n\ufeffBg\n").code, 3)

    def test_bad_lines_name_the_file(self):
        path = self.folder / "graphs.g6"
        path.write_text("Bg\nB\n", encoding="utf-8")
        result = run("batch", "node-kayles", str(path))
        self.assertTrue(result.out.startswith(f"2\n! {path}:2:2: "), result)

    def test_an_input_that_cannot_be_read_is_bad(self):
        for path in [self.folder, self.folder / "none"]:
            result = run("batch", "node-kayles", str(path))
            self.assertEqual((result.code, result.out), (3, ""), result)
            self.assertRegex(result.err, rf"\Aminimex: {re.escape(str(path))}: cannot be read [^\n]+\n\Z")

    def test_answers_do_not_wait_for_the_end_of_the_input(self):
        with start("batch", "node-kayles") as process:
            for _ in range(3):
                process.stdin.write(b"Bg\n")
                process.stdin.flush()
                self.assertEqual(process.stdout.readline(), b"2\n")
            process.communicate(timeout=60)
            self.assertEqual(process.returncode, 0)

    def test_shards_together_are_the_whole(self):
        lines = random_graphs(500, seed=2)
        text = "\n" + joined(lines)
        whole = self.answers("node-kayles", text=text).splitlines()
        for count in [1, 2, 3, 7]:
            for index in range(1, count + 1):
                part = self.answers("node-kayles", "--shard", f"{index}/{count}", text=text)
                self.assertEqual(part.splitlines(), whole[index - 1::count])
        self.assertEqual(self.answers("node-kayles", "--shard", "600/1000", text=text), "")

    def test_a_long_stream_takes_the_memory_of_a_short_one(self):
        if SANITIZED:
            self.skipTest("sanitizers keep what is freed")
        path = self.folder / "graphs.g6"
        lines = joined(random_graphs(5000, seed=3, most=9, hard=9)).encode()

        def peak(repeats, *options):
            path.write_bytes(lines * repeats)
            with subprocess.Popen([PROGRAM, "batch", "node-kayles", str(path), *options],
                                  stdout=subprocess.DEVNULL) as process:
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
            self.assertEqual(process.returncode, 0)
            return usage.ru_maxrss

        short = peak(8)
        self.assertLess(peak(200), short + 4096)  # KiB; a million lines
        journal = ["--journal", str(self.journal)]
        peak(60, *journal)
        self.assertLess(peak(60, *journal), short + 16384)


class Limits(Folder):
    def test_memory_that_is_missing_is_told_and_the_run_goes_on(self):
        text = "2 2\n20 20\n3 3\n"
        result = run("batch", "chomp", "--memory", "8M", text=text)
        first, second, third = result.out.splitlines()
        self.assertEqual((first, third), ("2", run("solve", "chomp", text="3 3\n").out.strip()))
        self.assertRegex(second, r"\A\? limit reached: .+ the budget is 8 MiB; proved: .+\Z")
        self.assertEqual(result.code, 4)
        self.assertEqual(result.err,
                         "minimex: limit reached: 1 of 3 instances, the first in line 2\n")

    def test_bad_lines_outrank_limits(self):
        result = run("batch", "chomp", "--memory", "8M", text="20 20\nx\n")
        self.assertEqual(result.code, 3)
        self.assertRegex(result.err, r"\Aminimex: bad input: .+; limit reached: .+\n\Z")

    def test_an_instance_may_take_the_memory_of_all_threads(self):
        text = "2 2\n" + "11 12\n3 3\n" * 3
        small = ["--memory", "4M"]
        expected = self.answers("chomp", *small, "--threads", "1", text=text)
        self.assertEqual(self.answers("chomp", *small, "--threads", "4", text=text), expected)

    def test_a_line_longer_than_the_budget_is_told(self):
        text = b"Bg\n" + b"x" * (17 << 20) + b"\nBg\n"
        result = run("batch", "node-kayles", "--memory", "8M", text=text)
        self.assertEqual(result.code, 4, result.err)
        self.assertRegex(result.out, r"\A2\n\? limit reached: the line is longer than 512 KiB.*\n2\n\Z")

    def test_the_time_limit_ends_the_run(self):
        result = limited_run(lambda result: result.out == "2\n2\n", "batch", "node-kayles",
                             text=f"Bg\nBg\n{ENDLESS}\nBg\n")
        self.assertEqual(result.out, "2\n2\n", result)
        self.assertEqual(result.err, "minimex: limit reached: the time limit was reached; "
                                     "proved: the first 2 answers\n")

    def test_limits_reach_an_instance_that_takes_all_memory(self):
        result = limited_run(lambda result: result.out, "batch", "node-kayles", *ALONE,
                             text=f"Bg\n{ENDLESS}\nBg\n")
        self.assertEqual(result.out, "2\n", result)

    @unittest.skipIf(SIGNALS_MAY_WAIT, "the signal would wait until all is answered")
    def test_signals_reach_an_instance_that_takes_all_memory(self):
        with start("batch", "node-kayles", *ALONE) as process:
            process.stdin.write(f"Bg\n{ENDLESS}\nBg\n".encode())
            process.stdin.flush()
            self.assertEqual(process.stdout.readline(), b"2\n")
            let_work(process, SOLVING)
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(timeout=60), 130)
            self.assertEqual(process.stderr.read(),
                             b"minimex: interrupted; proved: the first 1 answer\n")

    def test_the_time_limit_ends_waiting_for_input(self):
        with start("batch", "node-kayles", "--time-limit", "200ms") as process:
            self.assertEqual(process.wait(timeout=60), 4)

    @unittest.skipIf(SIGNALS_MAY_WAIT, "the signal would wait until all is answered")
    def test_a_signal_keeps_what_is_answered(self):
        text = f"Bg\n{ENDLESS}\nDqK\nBg\n".encode()
        for number in (signal.SIGINT, signal.SIGTERM):
            self.journal.unlink(missing_ok=True)
            with start("batch", "node-kayles", "--journal", str(self.journal), "--threads",
                       "2") as process:
                process.stdin.write(text)
                process.stdin.flush()
                self.assertEqual(process.stdout.readline(), b"2\n")
                let_work(process, SOLVING)
                settled(process)  # all but the second line are answered
                process.send_signal(number)
                self.assertEqual(process.wait(timeout=60), 130)
                self.assertEqual(process.stdout.read(), b"")
                self.assertEqual(process.stderr.read(),
                                 b"minimex: interrupted; proved: the first 1 answer\n")
            numbers = [line.split()[0] for line in self.journal.read_text().splitlines()[1:]]
            self.assertEqual(sorted(numbers), ["1", "3", "4"])

    def test_a_full_disk_ends_the_run(self):
        for lines in [b"Bg\n", b"Bg\n" * 100_000, b"".join(
                line.encode() + b"\n" for line in random_graphs(5000, seed=7))]:
            for threads in ["1", "4"]:
                with self.subTest(lines=len(lines), threads=threads):
                    self.fill_the_disk(lines, threads)

    def fill_the_disk(self, lines, threads):
        with open("/dev/full", "wb") as full, start(
                "batch", "node-kayles", "--threads", threads, stdout=full) as process:
            _, err = process.communicate(lines, timeout=60)
            self.assertEqual(process.returncode, 74, err)
            self.assertRegex(err, rb"\Aminimex: standard output cannot be written [^\n]+\n\Z")


if __name__ == "__main__":
    unittest.main()
