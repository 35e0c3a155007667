#!/usr/bin/env python3
"""Confirms terms of Node Kayles by a second program, and prints what docs/research.md shows.

For each family FAMILY:A..B, such as grid:3xN:1..20, three programs compute the terms one after another:
`minimex sequence` on one thread, and minimex-reference by plain mex and by outcomes (see
tests/reference/shape_nimbers.hpp). Each is stopped after --seconds of processor time; a row of the
table tells how far each came, in how much time and memory. The exit code is 1 when two differ, or when
nothing of a family is confirmed.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def terms(command, seconds):
    """The terms that a command prints within so much time, by n; and what the run took."""
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)))
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 4, -9, -24):  # a limit of ours or of the system
            sys.exit(f"confirm.py: failed with {process.returncode}: {' '.join(map(str, command))}")
        out.seek(0)
        lines = [line.split() for line in out.read().decode().splitlines(keepends=True)
                 if line.endswith("\n")]
    return ({int(n): int(value) for n, value in lines}, usage.ru_utime + usage.ru_stime,
            usage.ru_maxrss / 1024)


def told(found, cpu, memory):
    reach = f"n <= {max(found)}" if found else "nothing"
    return f"{reach} in {cpu:.2g} s, {memory:.0f} MiB"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ranges", nargs="+", metavar="FAMILY:A..B")
    parser.add_argument("--seconds", type=int, default=10, help="most time of each program (10)")
    parser.add_argument("--memory", default="2G", help="most memory of each table (2G)")
    parser.add_argument("--values", action="store_true", help="print the terms, too")
    parser.add_argument("--minimex", default=ROOT / "build/release/minimex")
    parser.add_argument("--reference", default=ROOT / "build/release/tests/minimex-reference")
    args = parser.parse_args()
    print("| family | engine | plain mex | outcomes | agree |")
    print("|--------|--------|-----------|----------|-------|", flush=True)
    failed = False
    for text in args.ranges:
        family, _, span = text.rpartition(":")
        first, _, last = span.partition("..")
        words = ["node-kayles", family, "--from", first, "--to", last, "--memory", args.memory]
        runs = [terms(command, args.seconds)
                for command in ([args.minimex, "sequence", *words, "--threads", "1"],
                                [args.reference, *words], [args.reference, *words, "--outcomes"])]
        shared = sorted(n for n in runs[0][0] if n in runs[1][0] or n in runs[2][0])
        wrong = [n for n in shared if any(run[0].get(n, runs[0][0][n]) != runs[0][0][n]
                                          for run in runs)]
        failed = failed or bool(wrong) or not shared
        verdict = f"NOT at n = {wrong}" if wrong else f"{len(shared)} terms"
        print(f"| `{family}` | {' | '.join(told(*run) for run in runs)} | {verdict} |", flush=True)
        if args.values:
            print(" ".join(str(runs[0][0][n]) for n in shared), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
