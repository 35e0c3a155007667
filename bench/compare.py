#!/usr/bin/env python3
"""Measures whole processes and prints what docs/benchmarks.md shows: Markdown tables.

What a run is, and how runs are compared: measure.py. Boards are full and random, made by
`minimex generate`.
"""

import json
import math
import sys
import tempfile
from pathlib import Path

from measure import (BUILD, Failure, expect_one_answer, expect_sound, mebibytes, median, options_of, print_table,
                     print_tables, ratio, run, run_in_turn, seconds)


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


TABLES = {"dense": compare_with_dense, "pace": show_pace, "threads": show_threads, "large": show_large,
          "chomp": show_chomp}


def parse_options():
    parser = options_of(__doc__, TABLES, runs=7)
    parser.add_argument("--dense", type=Path, default=BUILD / "bench" / "dense_chessboard",
                        help="the program to compare it with")
    options = parser.parse_args()
    expect_sound(parser, TABLES, options, options.dense)
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
        return print_tables(options, lambda table: TABLES[table](programs, options))


if __name__ == "__main__":
    sys.exit(main())
