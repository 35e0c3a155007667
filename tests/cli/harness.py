"""Runs the built program, as every test of the command line does.

MINIMEX names the program and MINIMEX_SOURCE the source tree; CTest sets both.
"""

import os
import re
import resource
import signal
import subprocess
from pathlib import Path

PROGRAM = os.environ["MINIMEX"]
SOURCE = Path(os.environ["MINIMEX_SOURCE"])
CASES = SOURCE / "tests" / "cases"

# Sanitizers reserve terabytes of addresses, so address space cannot be limited under them.
SANITIZED = os.environ.get("MINIMEX_SANITIZED") == "1"
TIMEOUT = 120  # seconds; a hang is a failure, a slow machine is not


class Result:
    """Exit code and both outputs as text (bytes outside UTF-8 are kept as escapes)."""

    def __init__(self, code, out, err):
        self.code = code
        self.out = out.decode("utf-8", "backslashreplace")
        self.err = err.decode("utf-8", "backslashreplace")

    def __repr__(self):
        return f"exit {self.code}\nstdout: {self.out!r}\nstderr: {self.err!r}"


def prepare(memory):
    """What the child does before it becomes the program."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if memory is not None and not SANITIZED:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def start(*args, memory=None, **streams):
    """A running program with pipes for all streams unless told otherwise."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "NO_COLOR")}
    return subprocess.Popen([PROGRAM, *args], preexec_fn=lambda: prepare(memory),
                            env=environment, **{**pipes, **streams})


def run(*args, text=b"", memory=None):
    """Runs the program to its end with `text` on standard input, in `memory` bytes of addresses."""
    data = text.encode() if isinstance(text, str) else text
    with start(*args, memory=memory) as process:
        out, err = process.communicate(data, timeout=TIMEOUT)
        return Result(process.returncode, out, err)


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


def used(*args):
    """Runs the program to its end; its result and what the system says it has used."""
    with start(*args, stdin=subprocess.DEVNULL) as process:
        out, err = process.stdout.read(), process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return Result(process.returncode, out, err), usage


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
