"""Ranks in network namespaces of their own, which see each other over TCP only.

Needs root and `ip`; skipped without. The launcher enters a namespace in place of logging in to a
machine: mpirun is told that the agent which starts its daemons elsewhere is a script that does so.
"""

import fcntl
import os
import shutil
import stat
import subprocess
import unittest

from jobs import BOARDS, CLUSTER, MPIRUN, JobTest, finish, minimex

NAMES = [f"minimex{i}" for i in range(3)]
BRIDGE = "minimexbr"


def ip(*words, check=True):
    return subprocess.run(["ip", *words], check=check, capture_output=True, text=True)


def address(i):
    return f"10.213.77.{i + 2}"


def remove_all():
    for name in NAMES:
        ip("netns", "del", name, check=False)
    ip("link", "del", BRIDGE, check=False)


@unittest.skipUnless(os.geteuid() == 0 and shutil.which("ip"), "needs root and ip")
class Namespaces(JobTest):
    def setUp(self):
        super().setUp()
        # Names and addresses are the machine's: one run at a time.
        lock = open("/run/minimex-namespaces.lock", "w")
        self.addCleanup(lock.close)
        fcntl.flock(lock, fcntl.LOCK_EX)
        remove_all()
        try:
            ip("link", "add", BRIDGE, "type", "bridge")
            ip("addr", "add", "10.213.77.1/24", "dev", BRIDGE)
            ip("link", "set", BRIDGE, "up")
            for i, name in enumerate(NAMES):
                ip("netns", "add", name)
                ip("link", "add", f"mx{i}", "type", "veth", "peer", "name", "eth0", "netns", name)
                ip("link", "set", f"mx{i}", "master", BRIDGE, "up")
                ip("-n", name, "addr", "add", f"{address(i)}/24", "dev", "eth0")
                ip("-n", name, "link", "set", "eth0", "up")
                ip("-n", name, "link", "set", "lo", "up")
        except subprocess.CalledProcessError as error:
            remove_all()
            self.skipTest(f"no namespaces here: {error.stderr.strip()}")
        self.addCleanup(remove_all)
        agent = self.folder / "agent"
        cases = "".join(f'{address(i)}) name={name} ;;\n' for i, name in enumerate(NAMES))
        agent.write_text("#!/bin/sh\nhost=$1; shift\ncase $host in\n" + cases + "esac\n"
                         'exec ip netns exec "$name" sh -c "$*"\n')
        agent.chmod(agent.stat().st_mode | stat.S_IXUSR)
        self.hosts = ",".join(f"{address(i)}:2" for i in range(3))
        self.agent = str(agent)

    def job(self, *args):
        network = ["--mca", "btl", "tcp,self", "--mca", "btl_tcp_if_include", "10.213.77.0/24",
                   "--mca", "oob_tcp_if_include", "10.213.77.0/24"]
        return finish([MPIRUN, "-n", "3", "--map-by", "node", "--host", self.hosts, "--mca",
                       "plm_rsh_agent", self.agent, "--mca", "plm_rsh_no_tree_spawn", "1",
                       *network, *map(str, args)])

    def test_boards_over_tcp(self):
        got = self.job(BOARDS, 200)
        self.assertEqual((got.code, got.out), (0, "200 boards, 0 different\n"), got)

    def test_14x14_over_tcp(self):
        for game in ("chessboard", "woodchess"):
            board = self.board(game, "14")
            right = minimex("solve", game, board, "--line")
            got = self.job(CLUSTER, "solve", game, board, "--line", "--threads", "1")
            self.assertEqual((got.code, got.out), (0, right.out), got)


if __name__ == "__main__":
    unittest.main()
