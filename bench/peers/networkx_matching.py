"""networkx: hopcroft_karp_matching. usage: networkx_matching.py FILE moves|sorted [times]"""

import itertools
import sys
import time

import networkx


def read_board(path):
    with open(path, encoding="utf-8") as file:
        numbers = list(map(int, file.read().split()))
    size, cells = numbers[:3], numbers[4:4 + 3 * numbers[3]]
    blocked = set(zip(cells[0::3], cells[1::3], cells[2::3]))
    return size, [cell for cell in itertools.product(*(range(1, side + 1) for side in size))
                  if cell not in blocked]


def moves(in_order):
    found = []
    for ways in itertools.permutations(range(3)):
        for two, one in itertools.product((-2, 2), (-1, 1)):
            step = [0, 0, 0]
            step[ways[0]], step[ways[1]] = two, one
            found.append(tuple(step))
    return sorted(found) if in_order else found


def main():
    size, cells = read_board(sys.argv[1])
    steps = moves(sys.argv[2] == "sorted")
    start = time.process_time()
    usable = set(cells)
    evens = [cell for cell in cells if sum(cell) % 2 == 0]
    graph = networkx.Graph()
    graph.add_nodes_from(cells)
    for x, y, z in evens:
        for dx, dy, dz in steps:
            other = (x + dx, y + dy, z + dz)
            if other in usable:
                graph.add_edge((x, y, z), other)
    middle = time.process_time()
    matching = networkx.bipartite.hopcroft_karp_matching(graph, evens)
    end = time.process_time()
    print(len(cells) - len(matching) // 2)
    if len(sys.argv) > 3:
        print(f"{middle - start:.6f} {end - middle:.6f}")


if __name__ == "__main__":
    main()
