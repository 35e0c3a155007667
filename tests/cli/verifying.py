"""What the tests of verify share: solutions made by the program, and the verdicts on them."""

import tempfile
import unittest
from pathlib import Path

from harness import cases_of, run

GRAPHS = ">>graph6<<A_\nBw\n@\n"


class Verify(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def put(self, name, text):
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    def solve(self, *args, text=""):
        result = run("solve", *args, text=text)
        self.assertEqual((result.code, result.err), (0, ""), result)
        return result.out

    def verdict(self, *args, text="", code=0):
        result = run("verify", *args, text=text)
        self.assertEqual(result.code, code, result)
        self.assertEqual(result.out.count("\n"), 1, result)
        return result.out.removesuffix("\n")

    def small(self, game):
        return str(cases_of(game)[0])
