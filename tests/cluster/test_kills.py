"""Ranks that are killed end the job, and the next one goes on. MINIMEX_ROUNDS is the number of kills."""

import contextlib
import os
import random
import signal
import time
import unittest
from pathlib import Path

from jobs import CLUSTER, TIMEOUT, JobTest, cluster, job, minimex, start

KILLS = int(os.environ.get("MINIMEX_ROUNDS", "8"))
MOMENTS = random.Random(1)


def ranks_of(process):
    """The processes of the program that a job has started."""
    parents, ranks = {}, []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
            name = os.readlink(status.parent / "exe")
        except OSError:
            continue
        parents[int(status.parent.name)] = int(fields[1])
        if name == os.path.realpath(CLUSTER):
            ranks.append(int(status.parent.name))

    def descends(pid):  # MPICH has a process of its own between
        while pid in parents and pid != process.pid:
            pid = parents[pid]
        return pid == process.pid

    return [rank for rank in ranks if descends(rank)]


class Kills(JobTest):
    def killed_job(self, ranks, args, most):
        """Starts a job and kills one of its ranks at a random moment; its exit code."""
        with start(job(ranks, CLUSTER, *args)) as process:
            time.sleep(MOMENTS.uniform(0, most))
            processes = ranks_of(process)
            if processes:
                with contextlib.suppress(ProcessLookupError):  # it may have ended by now
                    os.kill(MOMENTS.choice(processes), signal.SIGKILL)
            process.communicate(timeout=TIMEOUT)
            return process.returncode

    def test_a_job_goes_on_after_kills(self):
        board = self.board("chessboard", "14")
        right = minimex("solve", "chessboard", board, "--line")
        there = self.folder / "run"
        args = ["solve", "chessboard", board, "--line", "--threads", "1"]
        began = time.monotonic()
        cluster(3, *args, "--checkpoint", self.folder / "whole")
        whole = time.monotonic() - began
        for _ in range(KILLS):
            ranks = MOMENTS.choice((2, 3, 4))
            self.killed_job(ranks, [*args, "--checkpoint", there], whole)
        last = cluster(2, *args, "--checkpoint", there)
        self.assertEqual((last.code, last.out), (0, right.out), last)

    def test_at_most_one_layer_is_lost(self):
        board = self.board("chessboard", "14")
        there = self.folder / "run"
        args = ["solve", "chessboard", board, "--threads", "1", "--checkpoint", there]
        layers, limit = [], 500
        while not layers:
            self.assertLess(limit, 1000 * TIMEOUT, "no layer is ever filled")
            cluster(2, *args, "--time-limit", f"{limit}ms")
            layers = sorted({int(path.name.split("-")[3]) for path in there.glob("*-layer-*")})
            limit *= 2
        self.assertEqual(layers, list(range(layers[0], layers[-1] + 1)))
        self.assertEqual(cluster(3, *args).out, minimex("solve", "chessboard", board).out)


if __name__ == "__main__":
    unittest.main()
