"""A time limit is met, and a signal answered, within half a second.

On a loaded machine half a second of the clock may be none of the processor's. So a run is late only
where both its time by the clock and the time of the processor that it took after the limit or the
signal are longer; where there are two threads, which take twice as much, it has to be so again and
again at that moment. With MINIMEX_ROUNDS above 1 there are more workloads and moments.
"""

import os
import random
import re
import signal
import sys
import tempfile
import time
import unittest
from pathlib import Path

from harness import SANITIZED, interruptible, processor_time, start
from workloads import Workshop, large, small

ROUNDS = int(os.environ.get("MINIMEX_ROUNDS", "1"))
MOST = 0.5  # seconds
TRIES = 5  # of a run that is late
WRONG = float("inf")  # later than any
# By default there are as many threads as processors, and any number of these. Some commands take none.
THREADS = ["--threads", "2"]
THREADED = ["solve", "batch", "sequence", "moves", "render", "play"]


class Stopped:
    """A run that a signal or a limit at `moment` seconds has ended: how late by which clock."""

    def __init__(self, words, moment, number=None):
        limit = [] if number else ["--time-limit", f"{round(moment * 1000)}ms"]
        if words[0] in THREADED and "--threads" not in words:
            limit += THREADS
        out, err = tempfile.TemporaryFile(), tempfile.TemporaryFile()
        with out, err, start(*words, *limit, stdout=out, stderr=err) as process:
            process.stdin.close()
            if number:
                interruptible(process, number)
            began = time.monotonic()
            time.sleep(moment)
            before = processor_time(process.pid)
            if number:
                os.kill(process.pid, number)  # send_signal() would reap it
                began += time.monotonic() - began - moment
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            self.wall = time.monotonic() - began - moment
            self.processor = usage.ru_utime + usage.ru_stime - before
            self.code = process.returncode
            err.seek(0)
            self.err = err.read().decode()

    @property
    def late(self):
        return min(self.wall, self.processor)


class Time(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        shop = Workshop(self.folder)
        self.workloads = small(shop) + (large(shop) if ROUNDS > 1 else [])
        self.source = random.Random(3)
        self.late = []

    def check(self, codes, pattern, words, moment, number=None):
        for _ in range(TRIES):
            run = Stopped(words, moment, number)
            late = self.judged(run, codes, pattern, words)
            if late[0] <= MOST or late[0] == WRONG:
                break
        self.late.append(late)

    def judged(self, run, codes, pattern, words):
        """How late the run was, if it was right, and what is told of it."""
        told = f"{' '.join(words)}: {run.wall:.2f} s late, {run.processor:.2f} s of the processor, " \
               f"exit {run.code}: {run.err[:200]}"
        if run.late > MOST and not SANITIZED:
            print("LATE", told, file=sys.stderr, flush=True)
        if run.code not in codes or (run.code and not re.fullmatch(pattern, run.err)):
            print("WRONG", told, file=sys.stderr, flush=True)
            return WRONG, told
        return run.late, told

    def tell(self, what):
        self.late.sort(reverse=True)
        if ROUNDS > 1:
            print(f"{what}: {len(self.late)} runs", *(told for _, told in self.late[:12]),
                  sep="\n  ", file=sys.stderr)
        self.assertEqual([told for late, told in self.late
                          if late == WRONG or (late > MOST and not SANITIZED)], [])

    def test_time_limits_are_met(self):
        pattern = r"(minimex: [^\n]*(limit reached: |time limit)[^\n]*\n){0,2}"
        for words in self.workloads:
            for _ in range(ROUNDS):
                moment = self.source.uniform(0.02, 1 if ROUNDS > 1 else 0.4)
                self.check((0, 4), pattern, words, moment)
        self.tell("time limits")

    def test_signals_are_answered(self):
        pattern = r"(minimex: [^\n]*interrupted[^\n]*\n){1,2}"
        for words in self.workloads:
            for number in (signal.SIGINT, signal.SIGTERM) if ROUNDS > 1 else (signal.SIGINT,):
                moment = self.source.uniform(0, 1 if ROUNDS > 1 else 0.4)
                self.check((0, 130), pattern, words, moment, number)
        self.tell("signals")


if __name__ == "__main__":
    unittest.main()
