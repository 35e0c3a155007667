"""Runs the built programs, alone and as MPI jobs, as every test of the cluster does.

MINIMEX, MINIMEX_CLUSTER, MINIMEX_CLUSTER_BOARDS and MPIRUN name programs; CTest sets them.
"""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

MINIMEX = os.environ["MINIMEX"]
CLUSTER = os.environ["MINIMEX_CLUSTER"]
BOARDS = os.environ["MINIMEX_CLUSTER_BOARDS"]
MPIRUN = os.environ.get("MPIRUN") or "mpirun"
TIMEOUT = 800  # seconds; a hang is a failure, a slow machine is not

# More ranks than processors, and tests that run as root in containers.
ENVIRONMENT = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1", "OMPI_MCA_mpi_yield_when_idle": "1",
    "OMPI_MCA_btl_vader_single_copy_mechanism": "none", "OMPI_MCA_hwloc_base_binding_policy": "none"}


def environment():
    kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "NO_COLOR")}
    return {**kept, **ENVIRONMENT}


def job(ranks, *args):
    """The command line of a job."""
    return [MPIRUN, "-n", str(ranks), *map(str, args)]


def start(command, **options):
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, env=environment(), text=True, **{**pipes, **options})


class Result:
    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    def __repr__(self):
        return f"exit {self.code}\nstdout: {self.out!r}\nstderr: {self.err!r}"

    def error(self):
        """The program's own error line, among what mpirun says."""
        lines = re.findall(r"^minimex: .*$", self.err, re.MULTILINE)
        return lines[0] if len(lines) == 1 else None


def finish(command, text=""):
    with start(command) as process:
        out, err = process.communicate(text, timeout=TIMEOUT)
        return Result(process.returncode, out, err)


def minimex(*args, text=""):
    return finish([MINIMEX, *map(str, args)], text)


def cluster(ranks, *args, text=""):
    return finish(job(ranks, CLUSTER, *args), text)


class JobTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def board(self, game, size, seed=1):
        made = minimex("generate", game, "--size", size, "--density", "1", "--seed", seed)
        self.assertEqual(made.code, 0, made)
        path = self.folder / f"{game}-{size}-{seed}.txt"
        path.write_text(made.out)
        return path
