"""Runs of whole processes, and the tables that compare.py and peers.py print of them.

A run is a process from its start to its end: CPU is user and system time together, memory the peak
resident size, as the operating system accounts them. Commands that are compared run in turn, A B A B
and so on, so that a machine that slows down slows both; tables show medians, and ratios are medians
of the ratios of neighbouring runs.
"""

import argparse
import datetime
import os
import platform
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "release"


@dataclass
class Run:
    cpu: float  # seconds
    wall: float  # seconds
    memory: int  # bytes
    output: str


class Failure(Exception):
    """A program that failed, or two that differ."""


def run(command, copies=1):
    """Runs a command to its end, or as many copies of it at once: CPU of all, memory of the largest."""
    with tempfile.TemporaryFile() as out:
        start = time.monotonic()
        processes = [subprocess.Popen(command, stdin=subprocess.DEVNULL,
                                      stdout=subprocess.DEVNULL if copy else out) for copy in range(copies)]
        cpu, memory = 0.0, 0
        for process in processes:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            cpu += usage.ru_utime + usage.ru_stime
            memory = max(memory, usage.ru_maxrss * 1024)
        wall = time.monotonic() - start
        if any(process.returncode != 0 for process in processes):
            raise Failure(f"failed: {' '.join(command)}")
        out.seek(0)
        return Run(cpu, wall, memory, out.read().decode())


def run_in_turn(commands, runs, patience=60.0, copies=None):
    """For each command its runs: `runs` of them, fewer when they take longer than `patience` seconds.

    `copies`: for each command, how many of it run at once.
    """
    copies = copies or [1] * len(commands)
    rounds = []
    begin = time.monotonic()
    while len(rounds) < runs and (not rounds or time.monotonic() - begin < patience):
        rounds.append([run(*each) for each in zip(commands, copies)])
    return list(zip(*rounds))


def expect_one_answer(*runs):
    answers = {one.output for some in runs for one in some}
    if len(answers) > 1:
        raise Failure(f"different answers: {sorted(answers)}")


def median(runs, figure):
    return statistics.median(getattr(one, figure) for one in runs)


def ratio(runs, others, figure):
    """How many times the figure of `others` is that of `runs`, pair by pair."""
    return statistics.median(getattr(b, figure) / max(getattr(a, figure), 1e-9)
                             for a, b in zip(runs, others))


def seconds(value):
    return f"{value:.3g} s" if value >= 1 else f"{value * 1000:.3g} ms"


def mebibytes(value):
    return f"{value / 2**20:,.0f} MiB"


def print_table(title, columns, rows):
    """Prints the rows as they come: some of them take minutes."""
    print(f"\n### {title}\n")
    print("| " + " | ".join(columns) + " |")
    print("|" + "---:|" * len(columns))
    for row in rows:
        print("| " + " | ".join(str(cell) for cell in row) + " |", flush=True)


def matches(pattern, path):
    """The group of the first match in a file, or nothing."""
    try:
        found = re.search(pattern, Path(path).read_text(), re.MULTILINE)
    except OSError:
        return ""
    return found.group(1) if found else ""


def print_circumstances(minimex):
    def first_line(*command):
        if shutil.which(command[0]) is None:
            return ""
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        return done.stdout.partition("\n")[0]

    cache = Path(minimex).resolve().parent / "CMakeCache.txt"
    compiler = matches(r"^CMAKE_CXX_COMPILER:\w+=(.*)$", cache)
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    now = datetime.datetime.now(datetime.timezone.utc)
    print(f"- date: {now:%Y-%m-%d %H:%M} UTC")
    print(f"- machine: {matches(r'^model name.*: (.*)$', '/proc/cpuinfo') or platform.machine()}, "
          f"{os.cpu_count()} processors, {memory / 2**30:.0f} GiB; {platform.system()} {platform.release()}")
    print(f"- compiler: {first_line(compiler, '--version') if compiler else 'unknown'}; "
          f"build type {matches(r'^CMAKE_BUILD_TYPE:.*=(.*)$', cache) or 'unknown'}")
    print(f"- revision: {first_line('git', 'describe', '--always', '--dirty') or 'unknown'}")
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(f"- load before: {os.getloadavg()[0]:.1f}; memory can be told from {mebibytes(own)} on, what this "
          "script takes itself")


def options_of(description, tables, runs):
    """A parser of what both scripts take: tables, `--quick`, `--runs`, `--minimex`."""
    parser = argparse.ArgumentParser(description=description.partition("\n")[0])
    parser.add_argument("tables", nargs="*", default=list(tables), metavar="TABLE",
                        help=f"which to print: {', '.join(tables)} (default: all)")
    parser.add_argument("--quick", action="store_true", help="small instances once: some seconds")
    parser.add_argument("--runs", type=int, default=runs, help="runs of each command, where instances are small")
    parser.add_argument("--minimex", type=Path, default=BUILD / "minimex", help="the program to measure")
    return parser


def expect_sound(parser, tables, options, *programs):
    """Ends the script unless the tables asked for exist and the programs are built."""
    for table in options.tables:
        if table not in tables:
            parser.error(f"no table is named '{table}'")
    for program in (options.minimex, *programs):
        if not os.access(program, os.X_OK):
            parser.error(f"{program} is not there: build it first")


def print_tables(options, show):
    """Prints the circumstances and, by `show(table)`, each table; the script's exit code."""
    print_circumstances(options.minimex)
    try:
        for table in options.tables:
            show(table)
    except Failure as failure:
        print(f"{Path(sys.argv[0]).name}: {failure}", file=sys.stderr)
        return 1
    print(f"\nLoad after: {os.getloadavg()[0]:.1f}.")
    return 0
