"""Control groups of the kernel that enforce a limit of memory: who takes more is killed."""

import itertools
import os
from contextlib import contextmanager
from pathlib import Path

# Where version 1 and version 2 are mounted, and how each names the limit. Version 1 comes first: where
# both are, it is the one that counts memory.
_PLACES = ((Path("/sys/fs/cgroup/memory"), "memory.limit_in_bytes"),
           (Path("/sys/fs/cgroup"), "memory.max"))
_numbers = itertools.count()


@contextmanager
def memory_group(limit):
    """A new group of at most `limit` bytes, as the path that processes that join it write to; None
    where this user cannot make one."""
    group = _made(limit)
    try:
        yield group and group / "cgroup.procs"
    finally:
        if group:
            group.rmdir()


def _made(limit):
    for place, name in _PLACES:
        group = place / f"minimex-{os.getpid()}-{next(_numbers)}"
        try:
            group.mkdir()
        except OSError:
            continue
        try:
            (group / name).write_text(f"{limit}\n", "ascii")
            return group
        except OSError:  # the kernel makes the files, so a file that is not there cannot be opened
            group.rmdir()
    return None
