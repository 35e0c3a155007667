"""Runs the built program, as every test of the command line does.

MINIMEX names the program and MINIMEX_SOURCE the source tree; CTest sets both.
"""

import ast
import os
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path

PROGRAM = os.environ["MINIMEX"]
SOURCE = Path(os.environ["MINIMEX_SOURCE"])
CASES = SOURCE / "tests" / "cases"

sys.path.append(str(SOURCE / "tests" / "support"))
# pylint: disable-next=wrong-import-position
from processes import handles, processor_time, running_threads, wait_until

# Sanitizers reserve terabytes of addresses, so address space cannot be limited under them.
SANITIZER = os.environ.get("MINIMEX_SANITIZER", "")
SANITIZED = SANITIZER != ""
# The thread sanitizer keeps signals back from a thread that waits for an atomic.
SIGNALS_MAY_WAIT = SANITIZER == "thread"
TIMEOUT = 600  # seconds; a hang is a failure, a slow machine is not


class Result:
    """Exit code and both outputs as text (bytes outside UTF-8 are kept as escapes)."""

    def __init__(self, code, out, err):
        self.code = code
        self.out = out.decode("utf-8", "backslashreplace")
        self.err = err.decode("utf-8", "backslashreplace")

    def __repr__(self):
        return f"exit {self.code}\nstdout: {self.out!r}\nstderr: {self.err!r}"


def prepare(memory, group):
    """What the child does before it becomes the program."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if group is not None:
        group.write_text("0\n", "ascii")  # the writer itself
    if memory is not None and not SANITIZED:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def start(*args, memory=None, group=None, **streams):
    """A running program with pipes for all streams unless told otherwise, in `memory` bytes of addresses
    and in a control group."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "NO_COLOR")}
    return subprocess.Popen([PROGRAM, *args], preexec_fn=lambda: prepare(memory, group),
                            env=environment, **{**pipes, **streams})


def run(*args, text=b"", memory=None, group=None):
    """Runs the program to its end with `text` on standard input; otherwise as `start`."""
    data = text.encode() if isinstance(text, str) else text
    with start(*args, memory=memory, group=group) as process:
        out, err = process.communicate(data, timeout=TIMEOUT)
        return Result(process.returncode, out, err)


def has_ended(process):
    """Whether the program has ended. Asking Popen would reap it, and with it what it has used."""
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def interruptible(process, number=signal.SIGINT):
    """Waits until the program handles the signal, or has ended."""
    wait_until(lambda: has_ended(process) or handles(process.pid, number), TIMEOUT, "a handler")


def let_work(process, seconds):
    """Waits until the program has worked for so many seconds of the processor, or has ended."""
    wait_until(lambda: has_ended(process) or processor_time(process.pid) >= seconds, TIMEOUT,
               f"{seconds} s of the processor")


def settled(process):
    """Waits until all threads of the program but one at most wait for something."""
    wait_until(lambda: all(running_threads(process.pid) <= 1 for _ in range(5)), TIMEOUT, "rest")


def layer_saved(there):
    """Whether a run has left a layer in its directory, and a state newer than it that tells of it."""
    try:
        layer = min(file.stat().st_mtime_ns for file in there.glob("*.minimex-blocks"))
        return (there / "minimex.state").stat().st_mtime_ns > layer
    except (ValueError, FileNotFoundError):  # there is none, or it goes just now
        return False


SOLVING = 2 if SANITIZED else 0.4  # seconds of the processor after which an instance is read


def limited_run(begun, *args, milliseconds=300, **options):
    """Runs with a time limit, and with ever longer ones as long as `begun` says of a result that the
    machine was too busy for the run to get that far. Every run has to end at its limit."""
    while True:
        result = run(*args, "--time-limit", f"{milliseconds}ms", **options)
        assert result.code == 4, result
        if begun(result) or milliseconds > 1000 * TIMEOUT:
            return result
        milliseconds *= 4


def listed_games():
    """What `minimex games` tells of each game, by name."""
    result = run("games")
    assert result.code == 0, result
    found = re.findall(r"^(\S+)(  \(.*(?:\n  .*)+)", result.out, re.MULTILINE)
    assert found, result
    return dict(found)


_LISTED = listed_games()
GAMES = list(_LISTED)
CONTOUR_GAMES = [game for game, told in _LISTED.items() if "(contour, " in told]
GRAPH_GAMES = [game for game, told in _LISTED.items() if "graph6" in told]  # one reader for all
CASE_GAMES = sorted(folder.name for folder in CASES.iterdir())


def cases_of(game):
    """The instances of a game in tests/cases, in order of name."""
    return sorted((CASES / game).glob("*.in"))


def peak(*args):
    """Runs the program to its end; its result and the most memory it had, in bytes."""
    result, usage = used(*args)
    return result, usage.ru_maxrss << 10


# A process counts the memory of the one it was forked from as its own, so a small one is between.
_MEASURED = """
import os, sys
_, status, usage = os.wait4(os.posix_spawn(sys.argv[2], sys.argv[2:], os.environ), 0)
os.write(int(sys.argv[1]), repr((os.waitstatus_to_exitcode(status), tuple(usage))).encode())
"""


def used(*args):
    """Runs the program to its end; its result and what the system says it has used."""
    reader, writer = os.pipe()
    with open(reader, encoding="ascii") as told, \
            subprocess.Popen([sys.executable, "-ISc", _MEASURED, str(writer), PROGRAM, *args],
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, pass_fds=[writer]) as process:
        os.close(writer)
        out, err = process.communicate(timeout=TIMEOUT)
        code, usage = ast.literal_eval(told.read())
    return Result(code, out, err), resource.struct_rusage(usage)


# Instances of independent-set with weights: JSON, the value, a heaviest set.
WEIGHTED = [
    ('{"game":"independent-set","graph":{"vertices":4,"edges":[[1,2],[2,3],[3,4]]},'
     '"weights":[3,7,5,1]}', 8, "2 4"),
    ('{"game":"independent-set","board":{"size":[2,3],"blocked":[[1,1]]},"piece":"king",'
     '"weights":[[100,2,3],[4,5,6]]}', 10, "2,1 2,3"),
    ('{"game":"independent-set","family":"cycle:5","weights":[9,1,1,9,4]}', 18, "1 4"),
]


def one_error_line(result):
    """The error line without its newline; an AssertionError unless it is all that was printed."""
    assert result.out == "", result
    match = re.fullmatch(r"(minimex: [^\n]+)\n", result.err)
    assert match, result
    return match[1]
