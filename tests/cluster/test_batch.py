"""`minimex-cluster batch` writes what `minimex batch` writes."""

import contextlib
import os
import signal
import time
import unittest

from jobs import CLUSTER, TIMEOUT, JobTest, cluster, job, minimex, start
from test_kills import ranks_of


class Batch(JobTest):
    def graphs(self, count, size="9"):
        lines = []
        for seed in range(count):
            made = minimex("generate", "node-kayles", "--size", size, "--seed", seed)
            graph = minimex("convert", "node-kayles", "--to", "graph6", text=made.out)
            lines.append(graph.out)
        return "".join(lines)

    def test_answers_come_in_order(self):
        text = self.graphs(30) + "not a graph\n\n" + self.graphs(5)
        right = minimex("batch", "node-kayles", text=text)
        self.assertEqual(right.code, 3, right)
        for ranks in (1, 2, 4):
            with self.subTest(ranks=ranks):
                got = cluster(ranks, "batch", "node-kayles", text=text)
                self.assertEqual((got.code, got.out), (right.code, right.out), got)
                self.assertEqual(got.error(), right.err.strip(), got)

    def test_shards_make_the_whole(self):
        text = self.graphs(12)
        whole = minimex("batch", "node-kayles", text=text).out.splitlines()
        for shard in (1, 2, 3):
            got = cluster(3, "batch", "node-kayles", "--shard", f"{shard}/3", text=text)
            self.assertEqual(got.out.splitlines(), whole[shard - 1::3], got)

    def test_a_killed_job_is_taken_up_again(self):
        text = self.graphs(40, size="34")
        path = self.folder / "graphs.g6"
        path.write_text(text)
        right = minimex("batch", "node-kayles", path)
        args = ["batch", "node-kayles", path, "--journal", self.folder / "journal"]
        for pause in (0.8, 1.2):
            with start(job(3, CLUSTER, *args)) as process:
                time.sleep(pause)
                for rank in ranks_of(process)[:1]:
                    with contextlib.suppress(ProcessLookupError):  # it may have ended by now
                        os.kill(rank, signal.SIGKILL)
                process.communicate(timeout=TIMEOUT)
        got = cluster(3, *args)
        self.assertEqual((got.code, got.out), (0, right.out), got)
        again = cluster(2, *args)
        self.assertEqual((again.code, again.out), (0, right.out), again)


if __name__ == "__main__":
    unittest.main()
