"""Files that are damaged, foreign, missing, or on a disk that is full.

What a run keeps, and what it takes up again, are damaged in many ways. Then it is refused by name,
in one line, and left as it is; or what was damaged is computed again, and the answer is right.
MINIMEX_ROUNDS is the number of damages of each kind of file.
"""

import os
import random
import shutil
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path
from shlex import quote

from harness import (PROGRAM, TIMEOUT, has_ended, layer_saved, one_error_line, run, start,
                     wait_until)
from workloads import Workshop

ROUNDS = int(os.environ.get("MINIMEX_ROUNDS", "8"))
REFUSED = (1, 3, 4, 74)


def flip(path, source, _):
    data = bytearray(path.read_bytes())
    for _ in range(source.choice([1, 1, 1, 8])):
        data[source.randrange(len(data))] ^= 1 << source.randrange(8)
    path.write_bytes(data)


def cut(path, source, _):
    data = path.read_bytes()
    path.write_bytes(data[:source.randrange(len(data))])


def empty(path, _, __):
    path.write_bytes(b"")


def longer(path, source, _):
    path.write_bytes(path.read_bytes() + source.randbytes(source.randrange(1, 64)))


def noise(path, source, _):
    path.write_bytes(source.randbytes(len(path.read_bytes())))


def swapped(path, _, other):
    shutil.copy(other, path)


def folder(path, _, __):
    path.unlink()
    path.mkdir()


def nowhere(path, _, __):
    path.unlink()
    path.symlink_to("/nowhere/at/all")


def linked(path, _, other):
    path.unlink()
    path.symlink_to(other)


def itself(path, _, __):
    path.unlink()
    path.symlink_to(path.name)


DAMAGES = [flip, cut, empty, longer, noise, swapped, folder, nowhere, linked, itself]


def content(path):
    """What is at a path, whatever it is."""
    if path.is_symlink():
        return ("link", os.readlink(path))
    if path.is_dir():
        return sorted((child.name, content(child)) for child in path.iterdir()
                      if child.name != "minimex.lock")
    return path.read_bytes() if path.exists() else None


class Files(unittest.TestCase):
    def setUp(self):
        made = tempfile.TemporaryDirectory()
        self.addCleanup(made.cleanup)
        self.folder = Path(made.name)
        self.shop = Workshop(self.folder)
        self.source = random.Random(4)

    def damages(self):
        """Flips most of all: there are so many places."""
        return [DAMAGES[i % len(DAMAGES)] if i < 2 * len(DAMAGES) else
                self.source.choice([flip, flip, flip, cut, noise]) for i in range(ROUNDS)]

    def check(self, result, right, told, path):
        """An answer, and then the right one, or one line that names the file."""
        if result.code == 0:
            self.assertEqual(result.out, right, told)
            return
        self.assertIn(result.code, REFUSED, told)
        self.assertIn(str(path), one_error_line(result), told)


class Checkpoints(Files):
    """Two runs of different boards, stopped on their way."""

    def stopped(self, seed):
        """With a line, since its layers stay: a run may end before it is stopped."""
        board = self.folder / f"board-{seed}.txt"
        board.write_text(run("generate", "chessboard", "--size", "13", "--density", "1", "--seed",
                             str(seed)).out)
        words = ["solve", "chessboard", str(board), "--memory", "19M", "--line"]
        right = run(*words).out
        there = self.folder / f"run-{seed}"
        with start(*words, "--checkpoint", str(there)) as process:
            wait_until(lambda: has_ended(process) or layer_saved(there), TIMEOUT, "a saved layer")
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=TIMEOUT)
        self.assertTrue(layer_saved(there))
        return words, there, right

    def test_damaged_checkpoints(self):
        words, first, right = self.stopped(1)
        _, second, _ = self.stopped(2)
        there = self.folder / "damaged"
        for damage in self.damages():
            shutil.rmtree(there, ignore_errors=True)
            shutil.copytree(first, there)
            names = sorted(path.name for path in there.iterdir() if path.name != "minimex.lock")
            name = self.source.choice([*names, "minimex.state", "minimex.state"])
            other = second / name if (second / name).exists() else second / "minimex.state"
            foreign = content(second)
            damage(there / name, self.source, other)
            before = content(there)
            result = run(*words, "--checkpoint", str(there))
            told = (damage.__name__, name, result)
            self.check(result, right, told, there)
            self.assertEqual(content(second), foreign, told)
            if result.code != 0:
                self.assertEqual(content(there), before, told)

    def test_directories_that_cannot_be_written(self):
        words, there, _ = self.stopped(1)
        for path in ["/proc/self/run", "/sys/run", "/dev/full", "/dev/null/run",
                     self.folder / ("n" * 300)]:
            result = run(*words, "--checkpoint", str(path))
            self.assertEqual(result.code, 74, result)
            self.assertIn(str(path)[:200], one_error_line(result))
        if os.geteuid() == 0:
            return  # nothing is forbidden
        there.chmod(0o500)
        result = run(*words, "--checkpoint", str(there))
        there.chmod(0o700)
        self.assertNotEqual(result.code, 0)
        self.assertIn(str(there), one_error_line(result))


class Journals(Files):
    def test_damaged_journals(self):
        stream, other_stream = self.shop.stream(300, 12), self.shop.stream(300, 13)
        first, second = self.folder / "first", self.folder / "second"
        right = run("batch", "node-kayles", stream, "--journal", str(first)).out
        run("batch", "independent-set", other_stream, "--journal", str(second))
        there = self.folder / "damaged"
        for damage in self.damages():
            remove(there)
            shutil.copy(first, there)
            foreign = second.read_bytes()
            damage(there, self.source, second)
            before = content(there)
            result = run("batch", "node-kayles", stream, "--journal", str(there))
            told = (damage.__name__, result)
            if result.code == 0:
                self.assertEqual(result.out, right, told)
                self.assertLessEqual(result.err.count("\n"), 1, told)
            else:
                self.check(result, right, told, there)
                self.assertEqual(content(there), before, told)
            self.assertEqual(second.read_bytes(), foreign, told)


def remove(path):
    if path.is_dir() and not path.is_symlink():
        path.rmdir()
    else:
        path.unlink(missing_ok=True)


class Proofs(Files):
    """A damaged proof or solution shows nothing, unless what is left of it is right."""

    CLAIMS = [["chessboard", "5"], ["woodchess", "5"], ["knights", "6x6x6"],
              ["node-kayles", "12"], ["independence-duel", "9"], ["independent-set", "20"]]

    def test_damaged_proofs(self):
        for game, size in self.CLAIMS:
            board, other_board = self.shop.generated(game, size), self.folder / "other"
            other_board.write_text(run("generate", game, "--size", size, "--seed", "9").out)
            made = [self.folder / name for name in ("solution", "proof", "solution-2", "proof-2")]
            for instance, solution, proof in [(board, *made[:2]), (str(other_board), *made[2:])]:
                result = run("solve", game, instance, "--json", "--proof", str(proof))
                self.assertEqual(result.code, 0, result)
                solution.write_text(result.out)
            damaged = [self.folder / "damaged-solution", self.folder / "damaged-proof"]
            right = run("verify", game, board, *map(str, made[:1]), "--proof", str(made[1]))
            self.assertRegex(right.out, r"\Aproved ")
            for damage in self.damages():
                which = self.source.randrange(2)
                for one, copy in zip(made, damaged):
                    remove(copy)
                    shutil.copy(one, copy)
                foreign = [path.read_bytes() for path in made]
                damage(damaged[which], self.source, made[which + 2])
                before = content(damaged[which])
                result = run("verify", game, board, str(damaged[0]), "--proof", str(damaged[1]))
                told = (game, damage.__name__, damaged[which].name, result)
                self.assertEqual(content(damaged[which]), before, told)
                self.assertEqual([path.read_bytes() for path in made], foreign, told)
                if result.code == 0:
                    self.assertEqual(result.out, right.out, told)
                elif result.code == 1:
                    self.assertRegex(result.out, r"\A(refuted: [^\n]+|attained [^\n]+)\n\Z", told)
                else:
                    self.assertIn(result.code, (3, 4), told)
                    self.assertIn(str(damaged[which]), one_error_line(result), told)


class Terms(Files):
    def test_damaged_terms(self):
        words = ["sequence", "node-kayles", "grid:3xN", "--to", "14"]
        first, second = self.folder / "first", self.folder / "second"
        right = run(*words, "--resume", str(first)).out
        run("sequence", "node-kayles", "queen:NxN", "--to", "7", "--resume", str(second))
        there = self.folder / "damaged"
        for damage in self.damages():
            remove(there)
            shutil.copy(first, there)
            foreign = second.read_bytes()
            damage(there, self.source, second)
            before = content(there)
            result = run(*words, "--resume", str(there))
            told = (damage.__name__, before, result)
            self.check(result, right, told, there)
            self.assertEqual(second.read_bytes(), foreign, told)
            if result.code != 0:
                self.assertEqual(content(there), before, told)


class FullDisks(Files):
    """A file system of its own that holds a little, in a name space of its own."""

    def inside(self, kibibytes, *words):
        """Runs the program where {disk} is a file system of so many KiB; its exit code and text."""
        disk = self.folder / "disk"
        disk.mkdir(exist_ok=True)
        script = (f"mount -t tmpfs -o size={kibibytes}k none {quote(str(disk))} && "
                  f'"$@"; code=$?; exit $code')
        if shutil.which("unshare") is None:
            self.skipTest("there is no unshare")
        with tempfile.TemporaryFile() as left:
            result = subprocess.run(
                ["unshare", "--mount", "--map-root-user", "--user", "sh", "-c", script, "sh",
                 PROGRAM, *(word.replace("{disk}", str(disk)) for word in words)],
                stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TIMEOUT, check=False,
                preexec_fn=lambda: os.dup2(left.fileno(), 3), pass_fds=[3])
        if "mount" in result.stderr or "unshare" in result.stderr:
            self.skipTest(f"no name spaces here: {result.stderr}")
        return result, str(disk)

    def refused(self, kibibytes, *words):
        result, disk = self.inside(kibibytes, *words)
        self.assertIn(result.returncode, (4, 74), result)
        self.assertRegex(result.stderr, r"\Aminimex: [^\n]+\n\Z")
        self.assertIn(disk, result.stderr)
        return result

    def test_full_disks_are_told_by_name(self):
        board = self.shop.generated("chessboard", "13", "--density", "1")
        solve = ["solve", "chessboard", board, "--line", "--memory", "19M", "--checkpoint",
                 "{disk}/run"]  # writes every layer, however fast it is
        proof = ["solve", "chessboard", board, "--proof", "{disk}/proof"]
        batch = ["batch", "node-kayles", self.shop.stream(3000, 12), "--journal", "{disk}/journal"]
        terms = ["sequence", "node-kayles", "path:N", "--to", "3000", "--resume", "{disk}/terms"]
        for size in (4, 16, 64):
            self.refused(size, *solve)
        for size in (4, 64):
            self.refused(size, *proof)
            self.refused(size, *batch)
        self.refused(4, *terms)
        self.refused(64, "package", "chessboard", "{disk}/package", "--format", "kattis")
        self.refused(4, "render", "chessboard", board, "-o", "{disk}/x.svg")

    def test_full_standard_output(self):
        board = self.shop.generated("chessboard", "8", "--density", "1")
        for words in [["solve", "chessboard", board], ["solve", "chessboard", board, "--json"],
                      ["moves", "chessboard", board], ["render", "chessboard", board],
                      ["convert", "chessboard", board, "--to", "json"],
                      ["generate", "chessboard"], ["games"], ["help"], ["--version"],
                      ["batch", "node-kayles", self.shop.stream(30, 9)],
                      ["sequence", "node-kayles", "path:N", "--to", "9"],
                      ["play", "chessboard", board, "--side", "none"]]:
            with open("/dev/full", "wb") as full, \
                    start(*words, stdout=full, stdin=subprocess.DEVNULL) as process:
                err = process.stderr.read().decode()
                process.wait(timeout=60)
            self.assertEqual(process.returncode, 74, (words, err))
            self.assertRegex(err, r"\Aminimex: standard output cannot be written [^\n]+\n\Z", words)


if __name__ == "__main__":
    unittest.main()
