"""The memory of the whole process stays within --memory, whatever the command, size and budget.

What counts is the peak of resident memory as the system tells it. With MINIMEX_ROUNDS above 1 there
are more workloads and budgets; the figures of all are printed, the worst ones first.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shlex import quote

from groups import memory_group
from harness import PROGRAM, SANITIZED, peak, run
from workloads import Workshop, large, small, threaded

LONG = int(os.environ.get("MINIMEX_ROUNDS", "1")) > 1
BUDGETS = (16, 24, 40, 64, 256, 1024) if LONG else (16, 48)
TIME = "4s" if LONG else "500ms"
AT_ONCE = 3 if LONG else 2


@unittest.skipIf(SANITIZED, "sanitizers take memory of their own")
class Memory(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.shop = Workshop(Path(folder.name))

    def measure(self, words, budget):
        """What is wrong with one run, if anything, and the share of its budget it has taken."""
        result, most = peak(*words, "--memory", f"{budget}M", "--time-limit", TIME)
        wrong = []
        if most > budget << 20:
            wrong.append(f"{most / (1 << 20):.1f} MiB of {budget}")
        if result.code not in (0, 4):
            wrong.append(f"exit {result.code}")
        lines = result.err.count("\n")
        silent = result.code == 4 and lines == 0 and words[0] != "play"
        if silent or lines > 1 + ("both" in words):
            wrong.append(f"{lines} lines of errors")
        if result.code == 4 and result.err and not re.match(r"minimex: .*limit reached: .+", result.err):
            wrong.append("an error that tells no limit")
        told = f"{' '.join(words)} --memory {budget}M: {'; '.join(wrong)}: {result.err[:300]}"
        told = told.replace(f"{self.shop.folder}/", "")
        if wrong:
            print(told, file=sys.stderr, flush=True)
        return most / (budget << 20), result.code, told, bool(wrong)

    def test_every_command_keeps_to_its_budget(self):
        workloads = small(self.shop) + (large(self.shop) if LONG else [])
        runs = [(words, budget) for words in workloads for budget in BUDGETS]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            measured = sorted(pool.map(lambda one: self.measure(*one), runs), reverse=True)
        if LONG:
            solved = sum(code == 0 for _, code, _, _ in measured)
            print(f"{len(measured)} runs, {solved} solved", file=sys.stderr)
            for share, code, told, _ in measured[:25]:
                print(f"  {share:.3f} of the budget, exit {code}: {told}", file=sys.stderr)
        self.assertEqual([told for _, _, told, wrong in measured if wrong], [])

    def test_limited_addresses_end_no_run_by_force(self):
        for words in small(self.shop):
            result = run(*words, "--time-limit", "300ms", memory=300 << 20)
            self.assertIn(result.code, (0, 4), (words, result))

    def test_threads_that_find_no_memory_end_no_run_by_force(self):
        """The budget promises far more than the address space gives, to whichever thread asks."""
        runs = [(words, threads, mebibytes) for words in threaded(self.shop)
                for threads in ((1, 2, 3, 4) if LONG else (1, 2, 4))
                for mebibytes in (range(40, 300, 10) if LONG else (70, 100, 150))]

        def wrong(one):
            words, threads, mebibytes = one
            result = run(*words, "--memory", "3G", "--threads", str(threads),
                         "--time-limit", TIME, memory=mebibytes << 20)
            fine = result.code in (0, 4) and result.err.count("\n") == (result.code == 4)
            return None if fine else (one, result)

        with ThreadPoolExecutor(AT_ONCE) as pool:
            self.assertEqual([told for told in pool.map(wrong, runs) if told], [])

    def test_a_control_group_kills_no_run_that_keeps_to_the_default_budget(self):
        runs = [(words, mebibytes) for words in small(self.shop) + threaded(self.shop)
                for mebibytes in ((30, 60, 100, 250, 1000) if LONG else (100,))]

        def wrong(one):
            words, mebibytes = one
            with memory_group(mebibytes << 20) as group:
                if group is None:
                    self.skipTest("no control groups can be made here")
                result = run(*words, "--time-limit", TIME, group=group)
            return None if result.code in (0, 4) else (one, result)

        with ThreadPoolExecutor(AT_ONCE) as pool:
            self.assertEqual([told for told in pool.map(wrong, runs) if told], [])

    def test_the_default_budget_is_within_the_control_group(self):
        """In name spaces of its own, the program sees a group of 100 MiB, of which 20 are used."""
        root = self.shop.folder / "group"
        group = root / "box"
        group.mkdir(parents=True)
        (group / "memory.max").write_text(f"{100 << 20}\n")
        (group / "memory.current").write_text(f"{20 << 20}\n")
        told = self.shop.folder / "cgroup"
        told.write_text("0::/box\n")
        script = (f"mount --bind {quote(str(root))} /sys/fs/cgroup && "
                  f"mount --bind {quote(str(told))} /proc/$$/cgroup && "
                  f'exec "$@"')
        command = ["unshare", "--mount", "--map-root-user", "--user", "sh", "-c", script, "sh",
                   PROGRAM, "solve", "chomp", "--family", "rect:20x20"]
        if shutil.which("unshare") is None:
            self.skipTest("there is no unshare")
        result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        if "minimex:" not in result.stderr:
            self.skipTest(f"no name spaces here: {result.stderr}")
        self.assertEqual(result.returncode, 4, result)
        self.assertIn("the budget is 64 MiB", result.stderr)


if __name__ == "__main__":
    unittest.main()
