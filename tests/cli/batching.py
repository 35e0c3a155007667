"""What the tests of batch share: streams of random graphs, and a folder for each test."""

import random
import tempfile
import unittest
from pathlib import Path

from harness import run

ENDLESS = '{"game":"node-kayles","family":"queen:30x30"}'


def graph6(vertices, edges):
    """The graph6 line of a graph of at most 62 vertices."""
    bits = [int((u, v) in edges) for v in range(vertices) for u in range(v)]
    bits += [0] * (-len(bits) % 6)
    groups = [int("".join(map(str, bits[i:i + 6])), 2) for i in range(0, len(bits), 6)]
    return "".join(chr(63 + group) for group in [vertices, *groups])


def random_graphs(count, seed, most=12, hard=24):
    """Lines of random graphs, sparse and dense; some have `hard` vertices and take a while."""
    source = random.Random(seed)
    lines = []
    for i in range(count):
        n = source.randrange(most + 1) if i % 97 else hard
        share = source.random()
        edges = {(u, v) for v in range(n) for u in range(v) if source.random() < share}
        lines.append(graph6(n, edges))
    return lines


def joined(lines):
    return "".join(line + "\n" for line in lines)


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.journal = self.folder / "journal"

    def answers(self, *args, text, code=0, err=""):
        result = run("batch", *args, text=text)
        self.assertEqual((result.code, result.err), (code, err), result)
        return result.out
