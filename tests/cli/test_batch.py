"""Streams of instances: order, bad lines, limits, shards, journals, and runs that are killed."""

import os
import random
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from harness import CASES, GAMES, PROGRAM, SANITIZED, WEIGHTED, cases_of, run, start

ENDLESS = '{"game":"node-kayles","family":"queen:30x30"}'


def graph6(vertices, edges):
    """The graph6 line of a graph of at most 62 vertices."""
    bits = [int((u, v) in edges) for v in range(vertices) for u in range(v)]
    bits += [0] * (-len(bits) % 6)
    groups = [int("".join(map(str, bits[i:i + 6])), 2) for i in range(0, len(bits), 6)]
    return "".join(chr(63 + group) for group in [vertices, *groups])


def random_graphs(count, seed, most=12, hard=24):
    """Lines of random graphs, sparse and dense; some have `hard` vertices and take a while."""
    source = random.Random(seed)
    lines = []
    for i in range(count):
        n = source.randrange(most + 1) if i % 97 else hard
        share = source.random()
        edges = {(u, v) for v in range(n) for u in range(v) if source.random() < share}
        lines.append(graph6(n, edges))
    return lines


def joined(lines):
    return "".join(line + "\n" for line in lines)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.journal = self.folder / "journal"

    def answers(self, *args, text, code=0, err=""):
        result = run("batch", *args, text=text)
        self.assertEqual((result.code, result.err), (code, err), result)
        return result.out


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
            self.assertRegex(result.err, rf"\Aminimex: {path}: cannot be read [^\n]+\n\Z")

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
        self.assertRegex(result.out, r"\A2\n\? limit reached: the line is longer than 16 MiB.*\n2\n\Z")

    def test_the_time_limit_ends_the_run(self):
        result = run("batch", "node-kayles", "--time-limit", "300ms",
                     text=f"Bg\nBg\n{ENDLESS}\nBg\n")
        self.assertEqual((result.code, result.out), (4, "2\n2\n"), result)
        self.assertEqual(result.err, "minimex: limit reached: the time limit was reached; "
                                     "proved: the first 2 answers\n")

    def test_limits_and_signals_reach_an_instance_that_takes_all_memory(self):
        alone = ["--memory", "64M", "--threads", "2"]  # half of it is too little for the search
        text = f"Bg\n{ENDLESS}\nBg\n"
        result = run("batch", "node-kayles", *alone, "--time-limit", "500ms", text=text)
        self.assertEqual((result.code, result.out), (4, "2\n"), result)
        with start("batch", "node-kayles", *alone) as process:
            process.stdin.write(text.encode())
            process.stdin.flush()
            self.assertEqual(process.stdout.readline(), b"2\n")
            time.sleep(0.4)
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(timeout=60), 130)
            self.assertEqual(process.stderr.read(),
                             b"minimex: interrupted; proved: the first 1 answer\n")

    def test_the_time_limit_ends_waiting_for_input(self):
        with start("batch", "node-kayles", "--time-limit", "200ms") as process:
            self.assertEqual(process.wait(timeout=60), 4)

    def test_a_signal_keeps_what_is_answered(self):
        text = f"Bg\n{ENDLESS}\nDqK\nBg\n".encode()
        for number in (signal.SIGINT, signal.SIGTERM):
            self.journal.unlink(missing_ok=True)
            with start("batch", "node-kayles", "--journal", str(self.journal), "--threads",
                       "2") as process:
                process.stdin.write(text)
                process.stdin.flush()
                self.assertEqual(process.stdout.readline(), b"2\n")
                time.sleep(0.3)
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


class Journals(Folder):
    def batch(self, *args, text):
        return self.answers("node-kayles", "--journal", str(self.journal), *args, text=text)

    def test_a_run_is_taken_up_again(self):
        lines = random_graphs(2000, seed=4)
        expected = self.answers("node-kayles", text=joined(lines))
        self.batch(text=joined(lines[:700]))
        before = self.journal.read_bytes()
        self.assertEqual(self.batch(text=joined(lines)), expected)
        self.assertTrue(self.journal.read_bytes().startswith(before))
        self.assertEqual(self.journal.read_bytes().count(b"\n"), 1 + len(lines))
        whole = self.journal.read_bytes()
        self.assertEqual(self.batch(text=joined(lines)), expected)
        self.assertEqual(self.journal.read_bytes(), whole)

    def test_answers_of_the_journal_are_not_computed_again(self):
        self.batch(text="Bg\n")
        # The journal of a graph that nobody solves, signed by hand.
        text = ENDLESS + "\n"
        body = f"1 {self.checksum(ENDLESS)} 77"
        header = self.journal.read_text().splitlines()[0]
        self.journal.write_text(f"{header}\n{body} {self.checksum(body)}\n")
        self.assertEqual(self.batch("--time-limit", "60s", text=text), "77\n")

    @staticmethod
    def checksum(text):
        process = subprocess.run(["sha256sum"], input=text.encode(), stdout=subprocess.PIPE,
                                 check=True)
        return process.stdout.decode()[:16]

    def test_other_lines_get_answers_of_their_own(self):
        self.batch(text="Bg\nDqK\nBg\n")
        self.assertEqual(self.batch(text="DqK\nDqK\nBw\n"), "0\n0\n1\n")
        self.assertEqual(self.batch(text="DqK\nDqK\nBw\n"), "0\n0\n1\n")

    def test_bad_lines_and_limits_are_tried_again(self):
        for _ in range(2):
            result = run("batch", "chomp", "--memory", "1M", "--journal", str(self.journal),
                         text="x\n11 12\n2 2\n")
            self.assertEqual((result.code, result.out[0]), (3, "!"), result)
        result = run("batch", "chomp", "--memory", "256M", "--journal", str(self.journal),
                     text="2 2\n11 12\n2 2\n")
        self.assertEqual((result.code, result.out.count("?")), (0, 0), result)

    def test_damage_costs_time_and_a_line_on_standard_error(self):
        text = joined(random_graphs(50, seed=5))
        expected = self.batch(text=text)
        lines = self.journal.read_text().splitlines()
        lines[20] = lines[20].replace(" ", "  ", 1)
        lines[30] = ""
        self.journal.write_text(joined(lines) + "31 tor")
        result = run("batch", "node-kayles", "--journal", str(self.journal), text=text)
        self.assertEqual((result.code, result.out), (0, expected), result)
        self.assertEqual(result.err, "minimex: 2 damaged lines of the journal passed over\n")

    def test_other_journals_are_refused(self):
        self.batch("--shard", "1/2", text="Bg\n")
        before = self.journal.read_bytes()
        for args, told in [
                (["node-kayles"], "'node-kayles'"),
                (["node-kayles", "--shard", "2/2"], "'node-kayles --shard 2/2'"),
                (["node-kayles", "--shard", "1/2", "--format", "graph6"],
                 "'node-kayles --format graph6 --shard 1/2'"),
                (["independence-duel", "--shard", "1/2", "--first", "min"],
                 "'independence-duel --first min --shard 1/2'"),
                (["river", "--strict"], "'river --strict'")]:
            result = run("batch", *args, "--journal", str(self.journal), text="Bg\n")
            self.assertEqual((result.code, result.out), (3, ""), result)
            self.assertEqual(result.err,
                             f"minimex: {self.journal}:1:1: a journal of 'node-kayles --shard 1/2', "
                             f"expected one of {told}\n")
        self.assertEqual(self.journal.read_bytes(), before)

    def test_other_files_are_refused(self):
        graphs = self.folder / "graphs.g6"
        graphs.write_text("Bg\n", encoding="utf-8")
        result = run("batch", "node-kayles", str(graphs), "--journal", str(graphs))
        self.assertEqual((result.code, result.out), (3, ""), result)
        self.assertEqual(graphs.read_text(encoding="utf-8"), "Bg\n")
        for name in [str(self.folder), "/dev/null", str(self.folder / "none" / "journal")]:
            result = run("batch", "node-kayles", "--journal", name, text="Bg\n")
            self.assertEqual((result.code, result.out), (74, ""), result)
            self.assertRegex(result.err, r"\Aminimex: the journal cannot be used \([^\n]+\)\n\Z")

    def test_one_run_at_a_time(self):
        with start("batch", "node-kayles", "--journal", str(self.journal)) as process:
            process.stdin.write(b"Bg\n")
            process.stdin.flush()
            process.stdout.readline()
            result = run("batch", "node-kayles", "--journal", str(self.journal), text="Bg\n")
            self.assertEqual(result.code, 74)
            self.assertEqual(result.err,
                             f"minimex: the journal {self.journal} is used by another run\n")
            process.communicate(timeout=60)

    def test_runs_that_are_killed_fifty_times_print_what_one_run_prints(self):
        source = random.Random(6)
        lines = random_graphs(20_000, seed=6, most=14)
        graphs = self.folder / "graphs.g6"
        graphs.write_text(joined(lines), encoding="utf-8")
        expected = self.answers("node-kayles", str(graphs), text="")
        command = ["batch", "node-kayles", str(graphs), "--journal", str(self.journal)]
        began = time.monotonic()
        whole = run("batch", "node-kayles", str(graphs), "--journal", str(self.folder / "other"))
        seconds = time.monotonic() - began
        self.assertEqual(whole.out, expected)
        kept = 0
        for _ in range(50):
            with start(*command, "--threads", str(source.randrange(1, 5)),
                       stdout=subprocess.DEVNULL) as process:
                time.sleep(source.random() * seconds / 8)
                process.kill()
                process.wait(timeout=60)
            size = self.journal.stat().st_size if self.journal.exists() else 0
            kept += size > 0
        self.assertGreater(kept, 10)
        result = run(*command)
        self.assertEqual((result.code, result.out), (0, expected), result.err)
        numbers = [int(line.split()[0]) for line in self.journal.read_text().splitlines()[1:]]
        self.assertEqual(sorted(numbers), list(range(1, len(lines) + 1)))


if __name__ == "__main__":
    unittest.main()
