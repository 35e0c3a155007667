"""A time limit is met, and a signal answered, within half a second.

On a loaded machine half a second of the clock may be none of the processor's. So a run fails only
where both its time by the clock and the time of the processor that it took after the limit or the
signal are longer. With MINIMEX_ROUNDS above 1 there are more workloads and moments.
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

from harness import SANITIZED, start
from workloads import Workshop, large, small

ROUNDS = int(os.environ.get("MINIMEX_ROUNDS", "1"))
MOST = 0.5  # seconds
TICKS = os.sysconf("SC_CLK_TCK")


def processor_time(process):
    """Seconds of the processor that a running process has taken, to a hundredth."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Stopped:
    """A run that a signal or a limit at `moment` seconds has ended: how late by which clock."""

    def __init__(self, words, moment, number=None):
        limit = [] if number else ["--time-limit", f"{round(moment * 1000)}ms"]
        out, err = tempfile.TemporaryFile(), tempfile.TemporaryFile()
        with out, err, start(*words, *limit, stdout=out, stderr=err) as process:
            process.stdin.close()
            began = time.monotonic()
            time.sleep(moment)
            before = processor_time(process)
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

    def check(self, words, run, codes, pattern):
        told = f"{' '.join(words)}: {run.wall:.2f} s late, {run.processor:.2f} s of the processor, " \
               f"exit {run.code}: {run.err[:200]}"
        self.late.append((run.late, told))
        if run.late > MOST and not SANITIZED:
            print("LATE", told, file=sys.stderr, flush=True)
        if run.code not in codes or (run.code and not re.fullmatch(pattern, run.err)):
            print("WRONG", told, file=sys.stderr, flush=True)
            self.late.append((float("inf"), told))

    def tell(self, what):
        self.late.sort(reverse=True)
        if ROUNDS > 1:
            print(f"{what}: {len(self.late)} runs", *(told for _, told in self.late[:12]),
                  sep="\n  ", file=sys.stderr)
        if not SANITIZED:
            self.assertEqual([told for late, told in self.late if late > MOST], [])

    def test_time_limits_are_met(self):
        pattern = r"(minimex: [^\n]*(limit reached: |time limit)[^\n]*\n){0,2}"
        for words in self.workloads:
            for _ in range(ROUNDS):
                run = Stopped(words, self.source.uniform(0.02, 1 if ROUNDS > 1 else 0.4))
                self.check(words, run, (0, 4), pattern)
        self.tell("time limits")

    def test_signals_are_answered(self):
        pattern = r"(minimex: [^\n]*interrupted[^\n]*\n){1,2}"
        for words in self.workloads:
            for number in (signal.SIGINT, signal.SIGTERM) if ROUNDS > 1 else (signal.SIGINT,):
                moment = self.source.uniform(0.02, 1 if ROUNDS > 1 else 0.4)
                run = Stopped(words, moment, number)
                # Before its handler stands, a process dies of the signal and has nothing to tell.
                if run.code == -number and moment < 0.2:
                    continue
                self.check(words, run, (0, 130), pattern)
        self.tell("signals")


if __name__ == "__main__":
    unittest.main()
