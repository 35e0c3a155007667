#!/usr/bin/env python3
"""Measures whole processes and prints what docs/benchmarks.md shows: Markdown tables.

A run is a process from its start to its end: CPU is user and system time together, memory the peak
resident size, as the operating system accounts them. Commands that are compared run in turn, A B A B
and so on, so that a machine that slows down slows both; tables show medians, and ratios are medians
of the ratios of neighbouring runs. Boards are full and random, made by `minimex generate`.
"""

import argparse
import datetime
import json
import math
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


class Programs:
    """The programs to measure, and the boards to measure them on."""

    def __init__(self, minimex, dense, folder):
        self.minimex = str(minimex)
        self.dense = str(dense)
        self.folder = Path(folder)

    def board(self, game, side):
        """The file of a full random board, always the same."""
        path = self.folder / f"{game}-{side}.txt"
        if not path.exists():
            command = [self.minimex, "generate", game, "--size", str(side), "--density", "1", "--seed", "1"]
            path.write_text(run(command).output)
        return str(path)

    def solve(self, game, side, *options, threads=1):
        return [self.minimex, "solve", game, self.board(game, side), "--threads", str(threads), *options]

    def start_up(self):
        """CPU seconds of a solve that has nothing to do."""
        runs, = run_in_turn([self.solve("chessboard", 1)], 20)
        return median(runs, "cpu")


def taking_transitions(side):
    """Cells that can be taken, summed up over all contours of a board."""
    return (2 * side - 1) * math.comb(2 * side - 2, side - 1)


def removal_transitions(path):
    """Exposed pieces, and exposed pairs of two colours, summed up over all contours of a full board.

    A contour that has a pair exposed goes to the upper left one, around it, to the other one, and on.
    """
    text = Path(path).read_text().split()
    side = int(text[0])
    colours = text[1:side + 1]

    def ways(rows, cols):
        return math.comb(rows + cols, rows)

    cells = [(row, col) for row in range(side) for col in range(side)]
    total = taking_transitions(side)
    for row, col in cells:
        for down in range(1, side - row):
            for right in range(1, side - col):
                if colours[row][col] != colours[row + down][col + right]:
                    total += (ways(row, col) * ways(down - 1, right - 1)
                              * ways(side - row - down - 1, side - col - right - 1))
    return total


def compare_with_dense(programs, options):
    columns = ["board", "runs", "dense, CPU", "minimex, CPU", "ratio", "dense, wall", "minimex, wall",
               "ratio", "dense, memory", "minimex, memory", "ratio"]

    def rows():
        for side in range(8, options.most + 1):
            board = programs.board("chessboard", side)
            ours, dense = run_in_turn([programs.solve("chessboard", side), [programs.dense, board]],
                                      options.runs)
            expect_one_answer(ours, dense)
            row = [f"{side}x{side}", len(ours)]
            for figure, show in (("cpu", seconds), ("wall", seconds), ("memory", mebibytes)):
                row += [show(median(dense, figure)), show(median(ours, figure)),
                        f"{ratio(ours, dense, figure):.1f}"]
            yield row

    print_table("Chessboard: the dense program and minimex, one thread each", columns, rows())


def show_pace(programs, options):
    start_up = programs.start_up()
    games = {"chessboard": lambda side: removal_transitions(programs.board("chessboard", side)),
             "woodchess": taking_transitions}
    paces = {game: [] for game in games}

    def rows():
        for side in range(12, options.largest + 1):
            commands = [programs.solve(game, side, "--memory", "4G") for game in games]
            row = [f"{side}x{side}", f"{math.comb(2 * side, side):.3g}"]
            measured = run_in_turn(commands, options.runs)
            row.append(len(measured[0]))
            for (game, transitions), runs in zip(games.items(), measured):
                cpu = median(runs, "cpu")
                paces[game].append((cpu - start_up) / transitions(side))
                row += [f"{transitions(side):.3g}", seconds(cpu), f"{paces[game][-1] * 1e9:.3f} ns"]
            yield row

    print_table("Time per transition",
                ["board", "contours", "runs", "chessboard, transitions", "CPU", "each",
                 "woodchess, transitions", "CPU", "each"], rows())
    print(f"\nOne thread; from the CPU time, {seconds(start_up)} are taken off for the start of the program.")
    for game, values in paces.items():
        middle = (max(values) + min(values)) / 2
        print(f"{game}: {middle * 1e9:.3f} ns ± {(max(values) / middle - 1) * 100:.0f} %.")


def show_threads(programs, options):
    """On a busy machine a second thread shares a processor with other work. Two solves at once, of one
    thread each, get as much of the machine as one of two threads, for twice the work: the gain is the
    ratio of their wall times. It shows what threads cost; that they wait for each other shows only
    where processors would be idle.
    """
    def rows():
        for game in ("chessboard", "woodchess"):
            for side in options.threaded:
                one, two = (programs.solve(game, side, "--memory", "4G", threads=n) for n in (1, 2))
                alone, both, threaded = run_in_turn([one, one, two], options.runs, copies=[1, 2, 1])
                expect_one_answer(alone, both, threaded)
                yield [game, f"{side}x{side}", len(alone), seconds(median(alone, "cpu")),
                       seconds(median(threaded, "cpu")), seconds(median(alone, "wall")),
                       seconds(median(both, "wall")), seconds(median(threaded, "wall")),
                       f"{ratio(threaded, both, 'wall'):.2f}"]

    print_table("The second thread",
                ["game", "board", "runs", "1 thread, CPU", "2 threads, CPU", "1 thread, wall",
                 "two such at once, wall", "2 threads, wall", "gain"], rows())


def verified(programs, game, side, line):
    """Whether the checker finds that `line`, printed by solve, attains its value."""
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(line)
        file.flush()
        command = [programs.minimex, "verify", game, programs.board(game, side), file.name]
        return run(command).output.startswith("attained")


def show_large(programs, options):
    def rows():
        for side in options.large:
            for game, option in (("chessboard", ""), ("chessboard", "--line"), ("woodchess", ""),
                                 ("woodchess", "--line")):
                one = run(programs.solve(game, side, "--memory", "4G", *option.split(), threads=2))
                if option and not verified(programs, game, side, one.output):
                    raise Failure(f"the line of {game} {side}x{side} is wrong")
                yield [f"{game} {side}x{side}", "line" if option else "value", seconds(one.cpu),
                       seconds(one.wall), mebibytes(one.memory)]

    print_table("Large boards, 2 threads, --memory 4G, one run each; lines verified",
                ["board", "what", "CPU", "wall", "memory"], rows())


def show_chomp(programs, options):
    def solve(side, *what):
        return run([programs.minimex, "solve", "chomp", "--family", f"rect:{side}x{side}", "--json",
                    "--threads", "1", *what])

    def winners():
        for side in range(1, options.chomp + 1):
            one = solve(side, "--winner")
            answer = json.loads(one.output)
            yield [side, answer["p_positions"], " ".join(answer["winning_moves"]) or "none",
                   seconds(one.cpu), mebibytes(one.memory)]

    def nimbers():
        for side in range(8, options.nimbers + 1):
            one = solve(side)
            yield [side, json.loads(one.output)["value"], seconds(one.cpu), mebibytes(one.memory)]

    print_table("Chomp, who wins on n x n, one run each",
                ["n", "P-positions inside", "winning first bites", "CPU", "memory"], winners())
    print_table("Chomp, nimbers of n x n, one run each", ["n", "nimber", "CPU", "memory"], nimbers())


def matches(pattern, path):
    """The group of the first match in a file, or nothing."""
    try:
        found = re.search(pattern, Path(path).read_text(), re.MULTILINE)
    except OSError:
        return ""
    return found.group(1) if found else ""


def print_circumstances(programs, options):
    def first_line(*command):
        if shutil.which(command[0]) is None:
            return ""
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        return done.stdout.partition("\n")[0]

    cache = Path(programs.minimex).resolve().parent / "CMakeCache.txt"
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


TABLES = {"dense": compare_with_dense, "pace": show_pace, "threads": show_threads, "large": show_large,
          "chomp": show_chomp}


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("tables", nargs="*", default=list(TABLES), metavar="TABLE",
                        help=f"which to print: {', '.join(TABLES)} (default: all)")
    parser.add_argument("--quick", action="store_true", help="small boards once: a few seconds")
    parser.add_argument("--runs", type=int, default=7, help="runs of each command, where boards are small")
    build = ROOT / "build" / "release"
    parser.add_argument("--minimex", type=Path, default=build / "minimex", help="the program to measure")
    parser.add_argument("--dense", type=Path, default=build / "bench" / "dense_chessboard",
                        help="the program to compare it with")
    options = parser.parse_args()
    for table in options.tables:
        if table not in TABLES:
            parser.error(f"no table is named '{table}'")
    for program in (options.minimex, options.dense):
        if not os.access(program, os.X_OK):
            parser.error(f"{program} is not there: build it first")
    choose_boards(options)
    return options


def choose_boards(options):
    """Sides of the boards of each table."""
    quick = options.quick
    options.runs = 1 if quick else options.runs
    options.most = 10 if quick else 14  # dense
    options.largest = 12 if quick else 18  # pace
    options.threaded = (12,) if quick else (14, 16)
    options.large = (12,) if quick else (16, 18)
    options.chomp = 10 if quick else 18
    options.nimbers = 9 if quick else 13


def main():
    options = parse_options()
    with tempfile.TemporaryDirectory() as folder:
        programs = Programs(options.minimex, options.dense, folder)
        print_circumstances(programs, options)
        try:
            for table in options.tables:
                TABLES[table](programs, options)
        except Failure as failure:
            print(f"compare.py: {failure}", file=sys.stderr)
            return 1
    print(f"\nLoad after: {os.getloadavg()[0]:.1f}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
