"""Runs that are killed at random moments and go on print what a run prints that nobody killed.

Each chain of kills is of one run: it ends with a run that is left alone. MINIMEX_ROUNDS is the
number of kills over all kinds of runs.
"""

import os
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from harness import let_work, run, start, used
from workloads import Workshop

KILLS = int(os.environ.get("MINIMEX_ROUNDS", "9"))
SEED = int(os.environ.get("MINIMEX_SEED", "1"))
CHAIN = 4  # kills at most before a run is left alone


class Kind:
    """A command that keeps something at a path, with an option that names the path."""

    def __init__(self, words, option):
        self.words, self.option = words, option
        result, usage = used(*words)
        self.seconds = usage.ru_utime + usage.ru_stime
        assert result.code == 0, result
        self.whole = result.out

    def kept(self, path):
        """Whether a run has left something to go on from."""
        if path.is_dir():
            return any(path.glob("*.minimex-blocks"))
        return path.exists() and path.stat().st_size > 0


def kinds(shop):
    """Layers in files, packed layers in files, journals and terms."""
    chess = [shop.generated("chessboard", size, "--density", "1") for size in ("13", "14")]
    wood = [shop.generated("woodchess", size) for size in ("13", "14")]
    there = "--checkpoint"
    return [
        Kind(["solve", "chessboard", chess[0], "--memory", "19M"], there),
        Kind(["solve", "chessboard", chess[0], "--memory", "19M", "--line"], there),
        Kind(["solve", "chessboard", chess[1], "--memory", "22M", "--line"], there),
        Kind(["solve", "woodchess", wood[0], "--memory", "19M", "--line"], there),
        Kind(["solve", "woodchess", wood[1], "--memory", "22M"], there),
        Kind(["batch", "node-kayles", shop.stream(8_000, 14)], "--journal"),
        Kind(["batch", "independent-set", shop.stream(1_500, 40)], "--journal"),
        Kind(["sequence", "node-kayles", "grid:3xN", "--to", "17"], "--resume"),
        Kind(["sequence", "independence-duel", "path:N", "--to", "36"], "--resume"),
    ]


class Kills(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.source = random.Random(SEED)
        self.alive = self.kept = 0

    def kill(self, kind, path):
        words = [*kind.words, kind.option, str(path), "--threads", str(self.source.randrange(1, 4))]
        with start(*words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            process.stdin.close()
            let_work(process, self.source.uniform(0, kind.seconds * 1.2))
            self.alive += process.poll() is None
            process.kill()
        self.kept += kind.kept(path)

    def test_killed_runs_end_as_others_do(self):
        all_kinds = kinds(Workshop(self.folder))
        left, number = KILLS, 0
        while left > 0:
            kind = all_kinds[number % len(all_kinds)]
            path = self.folder / f"run-{number}"
            kills = min(left, self.source.randrange(1, CHAIN + 1) if KILLS > 9 else 1)
            for _ in range(kills):
                self.kill(kind, path)
            last = run(*kind.words, kind.option, str(path))
            self.assertEqual((last.code, last.out), (0, kind.whole), (kind.words, last.err))
            left -= kills
            number += 1
        print(f"{KILLS} kills in {number} runs of {len(all_kinds)} kinds: {self.alive} while they "
              f"ran, {self.kept} with something kept", file=sys.stderr)
        self.assertGreater(self.alive, KILLS // 3)
        self.assertGreater(self.kept, KILLS // 4)


if __name__ == "__main__":
    unittest.main()
