#!/usr/bin/env python3
"""Measures minimex beside other programs, on the same instances, and prints Markdown tables.

Matching: knights on three-dimensional boards, against the matching codes of Boost, LEMON, igraph,
SuiteSparse (BTF, CXSparse) and networkx (bench/peers). Each process reads the contest's text, builds its
graph and prints the answer; all must agree. The peers also tell how long building and matching took, and
meet the neighbours of a cell in two orders: as moves are written down, and sorted.

Mip: random graphs of 100 vertices and boards of kings and queens, against the integer program "at most one
vertex of each clique, cliques that cover all edges" solved by CBC.

`scripts/bench.sh peers` installs and builds what this needs.
"""

import random
import re
import sys
import tempfile
from pathlib import Path

from measure import (BUILD, ROOT, Failure, expect_one_answer, expect_sound, mebibytes, median, options_of, print_table,
                     print_tables, ratio, run, run_in_turn, seconds)

PEERS = ["igraph", "btf", "cxsparse", "lemon", "boost", "networkx"]


class Boards:
    """Boards of knights, and the commands that solve them."""

    def __init__(self, minimex, peers, folder):
        self.minimex, self.peers, self.folder = str(minimex), Path(peers), Path(folder)

    def board(self, side, blocked):
        path = self.folder / f"knights-{side}-{blocked}.txt"
        if not path.exists():
            path.write_text(run([self.minimex, "generate", "knights", "--size", f"{side}x{side}x{side}",
                                 "--density", str(blocked / 100), "--seed", "1"]).output)
        return str(path)

    def solve(self, side, blocked):
        return [self.minimex, "solve", "knights", self.board(side, blocked), "--threads", "1"]

    def peer(self, name, side, blocked, order):
        program = [str(self.peers / f"{name}_matching")]
        if name == "networkx":
            program = [sys.executable, str(ROOT / "bench" / "peers" / "networkx_matching.py")]
        return [*program, self.board(side, blocked), order]


def times_inside(command):
    """Seconds for the graph and for the matching, as the program tells them."""
    building, matching = run([*command, "times"]).output.split()[1:]
    return float(building), float(matching)


def show_matching(options, folder):
    boards = Boards(options.minimex, options.peers, folder)

    def rows():
        for side, blocked in options.boards:
            for name in PEERS:
                if name == "networkx" and side > options.networkx:
                    continue
                for order in ("moves", "sorted"):
                    command = boards.peer(name, side, blocked, order)
                    ours, theirs = run_in_turn([boards.solve(side, blocked), command], options.runs, 20)
                    expect_one_answer(ours, theirs)
                    building, matching = times_inside(command)
                    yield [f"{side}³, {blocked} %", name, order, seconds(building), seconds(matching),
                           seconds(median(theirs, "cpu")), seconds(median(ours, "cpu")),
                           f"{ratio(ours, theirs, 'cpu'):.1f}", mebibytes(median(theirs, "memory")),
                           mebibytes(median(ours, "memory"))]

    print_table("Knights: whole processes, one thread each",
                ["board, blocked", "peer", "neighbours", "its graph", "its matching", "peer, CPU",
                 "minimex, CPU", "ratio", "peer, memory", "minimex, memory"], rows())


def random_graph(vertices, share, seed):
    chance = random.Random(seed)
    return vertices, [(u, v) for v in range(vertices) for u in range(v) if chance.random() < share]


def piece_graph(side, piece):
    """Two cells are adjacent when a king or a queen on one attacks the other."""
    cells = [(row, col) for row in range(side) for col in range(side)]

    def attacks(a, b):
        down, right = abs(a[0] - b[0]), abs(a[1] - b[1])
        return max(down, right) == 1 if piece == "king" else down * right * (down - right) == 0

    return side * side, [(u, v) for v in range(len(cells)) for u in range(v) if attacks(cells[u], cells[v])]


def edge_cliques(vertices, edges):
    """Maximal cliques, grown greedily, that cover all edges."""
    around = [set() for _ in range(vertices)]
    for u, v in edges:
        around[u].add(v)
        around[v].add(u)
    covered = set()
    for u, v in edges:
        if (u, v) in covered:
            continue
        clique, rest = [u, v], around[u] & around[v]
        while rest:
            new = max(sorted(rest), key=lambda w: len(rest & around[w]))
            clique.append(new)
            rest &= around[new]
        covered.update((min(a, b), max(a, b)) for a in clique for b in clique if a != b)
        yield clique


def write_program(path, vertices, edges):
    """The integer program in the LP format."""
    def total(names):
        return "\n + ".join(f"x{v}" for v in names)

    with open(path, "w", encoding="utf-8") as file:
        file.write(f"Maximize\n{total(range(vertices))}\nSubject To\n")
        for clique in edge_cliques(vertices, edges):
            file.write(f"{total(clique)} <= 1\n")
        file.write("Binaries\n" + "\n".join(f"x{v}" for v in range(vertices)) + "\nEnd\n")


def solve_by_cbc(path):
    """The optimum that CBC proves, and the run."""
    one = run(["cbc", str(path), "-threads", "0", "solve"])
    value = re.search(r"Optimal solution found[\s\S]*?Objective value:\s+(-?[0-9.]+)", one.output)
    if value is None:
        raise Failure(f"CBC has no optimum for {path}")
    return abs(round(float(value.group(1)))), one


def show_mip(options, folder):
    def instances():
        for share in (0.1, 0.3, 0.5):
            for seed in range(options.graphs):
                yield f"random 100, p = {share}", random_graph(100, share, seed)
        for piece in ("king", "queen"):
            for side in options.sides:
                yield f"{piece} {side}x{side}", piece_graph(side, piece)

    def rows():
        figures = {}
        for name, (vertices, edges) in instances():
            graph = Path(folder) / "graph.txt"
            graph.write_text(f"{vertices} {len(edges)}\n" + "".join(f"{u + 1} {v + 1}\n" for u, v in edges))
            program = Path(folder) / "graph.lp"
            write_program(program, vertices, edges)
            ours = run([str(options.minimex), "solve", "independent-set", str(graph), "--threads", "1"])
            value, theirs = solve_by_cbc(program)
            if int(ours.output) != value:
                raise Failure(f"{name}: minimex says {ours.output.strip()}, CBC {value}")
            figures.setdefault(name, []).append((value, ours.cpu, theirs.cpu))
        for name, found in figures.items():
            values, ours, theirs = zip(*found)
            span = f"{min(values)}" if min(values) == max(values) else f"{min(values)} to {max(values)}"
            yield [name, len(found), span, seconds(max(ours)), seconds(max(theirs))]

    print_table("Independent sets by CBC and minimex: equal values, CPU of the slowest",
                ["graphs", "number", "values", "minimex", "CBC"], rows())


TABLES = {"matching": show_matching, "mip": show_mip}


def parse_options():
    parser = options_of(__doc__, TABLES, runs=5)
    parser.add_argument("--peers", type=Path, default=BUILD / "bench" / "peers", help="folder of the peers")
    options = parser.parse_args()
    expect_sound(parser, TABLES, options)
    options.boards = [(40, 0), (40, 30)] + [(100, blocked) for blocked in (0, 10, 30, 50, 80)]
    options.networkx = 40  # longest side of its boards: it takes minutes beyond
    options.graphs, options.sides = 17, (8, 10, 12)
    if options.quick:
        options.runs, options.boards, options.networkx = 1, [(10, 0), (10, 30)], 10
        options.graphs, options.sides = 1, (6,)
    return options


def main():
    options = parse_options()
    with tempfile.TemporaryDirectory() as folder:
        return print_tables(options, lambda table: TABLES[table](options, folder))


if __name__ == "__main__":
    sys.exit(main())
