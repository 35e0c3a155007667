"""How much a process has worked, and how long the machine kept it from working.

A test that waits for a time, or judges by the clock, depends on what else the machine does. Tests wait
for events instead: that a process handles a signal, that it has had so much time of the processor. Where
a promise is about time, what the machine owed is taken off: the time that threads which were ready to
run stood in line for a processor, and what the host of a virtual machine took.
"""

import os
import time
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_NANO = 1_000_000_000


def _threads(pid):
    """Processor time and time in line of each running thread of a process, in seconds."""
    for path in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        try:
            fields = path.read_text("ascii").split()
        except OSError:  # it has ended meanwhile
            continue
        yield int(fields[0]) / _NANO, int(fields[1]) / _NANO


def processor_time(pid):
    """Seconds of the processor that a process has taken, with those of its threads that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return max((int(fields[11]) + int(fields[12])) / _TICKS,  # in ticks; the other is exact
               sum(taken for taken, _ in _threads(pid)))


def running_threads(pid):
    """How many threads of a process run or are ready to."""
    count = 0
    for path in Path(f"/proc/{pid}/task").glob("*/stat"):
        try:
            count += path.read_text("ascii").rpartition(")")[2].split()[0] == "R"
        except OSError:
            continue
    return count


def handles(pid, number):
    """Whether a process has a handler for a signal."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    caught = int(status.split("SigCgt:")[1].split()[0], 16)
    return bool(caught >> (number - 1) & 1)


def wait_until(event, seconds, what):
    """Waits for `event()` to be true; fails when it is not for so many seconds."""
    end = time.monotonic() + seconds
    while not event():
        assert time.monotonic() < end, f"not within {seconds} s: {what}"
        time.sleep(0.002)


def _owed(pids):
    stolen = int(Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[8]) / _TICKS
    return stolen + sum(waited for pid in pids for _, waited in _threads(pid))


class Stopwatch:
    """Seconds since it was made, without those that the machine owed this process and `pid`."""

    def __init__(self, pid):
        self.pids = [os.getpid(), pid]
        self.owed = _owed(self.pids)
        self.began = time.monotonic()

    @property
    def seconds(self):
        return time.monotonic() - self.began - max(0.0, _owed(self.pids) - self.owed)
