"""The recipes of docs/cluster.md for streams of instances, as they are written there.

GNU parallel is run where it is installed; Slurm is a loop that sets what sbatch sets for the tasks
of an array.
"""

import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path

from jobs import MINIMEX, TIMEOUT, JobTest, minimex

DOCS = Path(__file__).resolve().parents[2] / "docs" / "cluster.md"
TASKS = 5


def recipe(word):
    """The block of the page that has `word`."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", DOCS.read_text(), re.MULTILINE | re.DOTALL)
    found = [block for block in blocks if word in block]
    if len(found) != 1:
        raise AssertionError(f"{len(found)} recipes with {word}")
    return found[0]


class Recipes(JobTest):
    def setUp(self):
        super().setUp()
        lines = []
        for seed in range(23):
            made = minimex("generate", "node-kayles", "--size", "8", "--seed", seed)
            graph = minimex("convert", "node-kayles", "--to", "graph6", text=made.out)
            lines.append(graph.out)
        (self.folder / "graphs.g6").write_text("".join(lines))
        self.whole = minimex("batch", "node-kayles", self.folder / "graphs.g6").out
        self.path = f"{Path(MINIMEX).parent}{os.pathsep}{os.environ['PATH']}"

    def run_script(self, script, **variables):
        done = subprocess.run(["bash", "-e", "-c", script], cwd=self.folder, text=True, check=False,
                              env={**os.environ, "PATH": self.path, **variables},
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=TIMEOUT)
        self.assertEqual(done.returncode, 0, done)
        return done.stdout

    def joined(self, shards):
        return self.run_script(recipe("paste").replace("16", str(shards)))

    def run_task(self, task):
        self.run_script(recipe("--array"), SLURM_ARRAY_TASK_ID=str(task),
                        SLURM_ARRAY_TASK_COUNT=str(TASKS), SLURM_CPUS_PER_TASK="1")

    def test_an_array_of_slurm(self):
        for task in range(1, TASKS + 1):
            self.run_task(task)
        self.assertEqual(self.joined(TASKS), self.whole)
        # One that was killed while it wrote its journal is queued again.
        journal = self.folder / "journal-2"
        journal.write_bytes(journal.read_bytes()[:-3])
        (self.folder / "answers-2").unlink()
        self.run_task(2)
        self.assertEqual(self.joined(TASKS), self.whole)

    @unittest.skipUnless(shutil.which("parallel"), "needs GNU parallel")
    def test_gnu_parallel(self):
        script = recipe("--joblog")
        self.run_script(script)
        self.assertEqual(self.joined(16), self.whole)
        # One that failed runs again, and no other does.
        log = self.folder / "jobs.log"
        rows = [row.split("\t") for row in log.read_text().splitlines()]
        rows[3][6] = "137"
        log.write_text("".join("\t".join(row) + "\n" for row in rows))
        shard = rows[3][0]
        (self.folder / f"answers-{shard}").unlink()
        self.run_script(script)
        self.assertEqual(self.joined(16), self.whole)
        self.assertEqual(len(log.read_text().splitlines()), len(rows) + 1)


if __name__ == "__main__":
    unittest.main()
