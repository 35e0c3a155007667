"""Journals of streams: taken up again, damaged, of other runs, and of runs that are killed."""

import random
import subprocess
import unittest

from batching import ENDLESS, Folder, joined, random_graphs
from harness import let_work, run, start, used


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
        whole, usage = used("batch", "node-kayles", str(graphs), "--journal",
                            str(self.folder / "other"))
        seconds = usage.ru_utime + usage.ru_stime
        self.assertEqual(whole.out, expected)
        kept = 0
        for _ in range(50):
            with start(*command, "--threads", str(source.randrange(1, 5)),
                       stdout=subprocess.DEVNULL) as process:
                let_work(process, source.random() * seconds / 8)
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
