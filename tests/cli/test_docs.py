"""Every command of README.md and docs/ runs; console examples print what the page shows.

A page is a session: its commands run in the order of the page, in a folder of their own that has the
project's examples. After a deliberate change: MINIMEX_REFRESH=1 ctest -R cli.docs, then read the
difference.
"""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from harness import GAMES, PROGRAM, SOURCE

PAGES = [SOURCE / "README.md", *sorted((SOURCE / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^( *)```(console|sh)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
REFRESH = os.environ.get("MINIMEX_REFRESH") == "1"
EXAMPLES = Path(os.environ["MINIMEX_EXAMPLES"])

# What `sh` blocks may also call: the project's own scripts and build, which tests and CI run by
# themselves, and what stays in the foreground.
NOT_HERE = re.compile(r"^(\./scripts/|bench/|cmake|ctest|cd web|npm|mpirun)|python3 -m build")
# Programs that need not be here; Debian has another name for the first.
OTHERS = ["geng", "jq", "parallel"]
DEBIAN_NAMES = {"geng": "nauty-geng"}
# What the first task of an array of jobs is told.
TASK = {"SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "16", "SLURM_CPUS_PER_TASK": "1"}

# A busy machine is no difference between two programs.
PATIENT = """#!/bin/bash
case $1 in
  stress) exec "$MINIMEX" stress "$2" --time-limit 10m "${@:3}" ;;
  *) exec "$MINIMEX" "$@" ;;
esac
"""
# Long runs of `sh` blocks end early here, with a code that says so.
LIMITED = """#!/bin/bash
case $1 in
  solve | moves | render | sequence | batch) exec "$MINIMEX" "$@" --time-limit 2s ;;
  *) exec "$MINIMEX" "$@" ;;
esac
"""


def commands(block):
    """The commands of an `sh` block: comments dropped, continued lines joined."""
    for line in block.replace("\\\n", " ").splitlines():
        line = re.sub(r"\s+# .*", "", line).strip()
        if line and not line.startswith("#"):
            yield line


class Session:
    """The folder in which the commands of one page run."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.work = self.folder / "work"
        self.tmp = self.folder / "tmp"  # what pages write to /tmp: others do so, too
        self.tmp.mkdir()
        (self.work / "tests").mkdir(parents=True)
        shutil.copytree(SOURCE / "examples", self.work / "examples")
        for program in EXAMPLES.iterdir():
            if program.is_file() and os.access(program, os.X_OK):
                (self.work / "examples" / program.name).symlink_to(program)
        (self.work / "tests" / "cli").symlink_to(SOURCE / "tests" / "cli")
        (self.work / "build" / "release").mkdir(parents=True)
        (self.work / "build" / "release" / "tests").symlink_to(Path(PROGRAM).parent / "tests")
        (self.work / "graphs.g6").write_text("Bg\nDqK\n" * 20)
        for name, text in [("console", PATIENT), ("sh", LIMITED)]:
            path = self.folder / name / "minimex"
            path.parent.mkdir()
            path.write_text(text)
            path.chmod(0o755)
            for name, here in DEBIAN_NAMES.items():
                if not shutil.which(name) and shutil.which(here):
                    (path.parent / name).symlink_to(shutil.which(here))

    def run(self, kind, command, **streams):
        path = f"{self.folder / kind}:{os.environ['PATH']}"
        environment = {**os.environ, **TASK, "PATH": path, "MINIMEX": PROGRAM}
        environment.pop("MINIMEX_REFRESH", None)
        command = command.replace("build/release/minimex ", "minimex ").replace("/tmp/", f"{self.tmp}/")
        return subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=self.work,
                              env=environment, timeout=600, check=False, **streams)

    def shown(self, block):
        """A console block with what its commands print."""
        out = ""
        for command, _ in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            result = self.run("console", command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            out += f"$ {command}\n{result.stdout.decode().replace(f'{self.tmp}/', '/tmp/')}"
        return out


def indented(text, indent):
    return "".join(indent + line if line.strip() else line for line in text.splitlines(True))


class Docs(unittest.TestCase):
    def setUp(self):
        self.maxDiff = None

    def test_pages_tell_of_every_game(self):
        for page in ["README.md", "docs/formats.md"]:
            text = (SOURCE / page).read_text(encoding="utf-8")
            for game in GAMES:
                self.assertRegex(text, rf"(?m)^\|.*`{game}`", page)
        for game in GAMES:
            self.assertIn(f"games/{game}.md", (SOURCE / "docs/index.md").read_text(encoding="utf-8"))
            self.assertIn(f"games/{game}.md", (SOURCE / "mkdocs.yml").read_text(encoding="utf-8"))

    def check_page(self, page, session):
        """Runs the blocks of a page; its text with what they print."""
        def block(match):
            indent, kind, body = match.groups()
            body = re.sub(f"(?m)^{indent}", "", body)
            if kind == "console":
                shown = session.shown(body)
                if not REFRESH:
                    self.assertEqual(body, shown, page.name)
                return f"{indent}```console\n{indented(shown, indent)}{indent}```"
            for command in commands(body):
                if NOT_HERE.search(command):
                    continue
                if any(re.search(rf"\b{other}\b", command) and
                       not (shutil.which(other) or shutil.which(DEBIAN_NAMES.get(other, other)))
                       for other in OTHERS):
                    continue
                result = session.run("sh", command, capture_output=True)
                self.assertIn(result.returncode, (0, 4), f"{page.name}: {command}: {result.stderr}")
            return match[0]

        return BLOCK.sub(block, page.read_text(encoding="utf-8"))

    def test_commands(self):
        blocks = 0
        for page in PAGES:
            blocks += len(BLOCK.findall(page.read_text(encoding="utf-8")))
            with self.subTest(page=page.name), tempfile.TemporaryDirectory() as folder:
                text = self.check_page(page, Session(folder))
                if REFRESH:
                    page.write_text(text, encoding="utf-8")
        self.assertGreater(blocks, 50)

    def test_pictures(self):
        """The picture of each game is what the command on its page draws."""
        for game in GAMES:
            page = (SOURCE / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
            command = re.search(rf"^minimex render .* -o {game}\.svg$", page, re.MULTILINE)[0]
            self.assertIn(f"]({game}.svg)", page)
            with self.subTest(game=game), tempfile.TemporaryDirectory() as folder:
                session = Session(folder)
                self.assertEqual(session.run("console", command).returncode, 0)
                drawn = (session.work / f"{game}.svg").read_text(encoding="utf-8")
                kept = SOURCE / "docs" / "games" / f"{game}.svg"
                if REFRESH:
                    kept.write_text(drawn, encoding="utf-8")
                self.assertEqual(kept.read_text(encoding="utf-8"), drawn)

    def test_links(self):
        """Links between pages lead somewhere."""
        for page in PAGES:
            for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
                if not re.match(r"[a-z]+:", target):
                    self.assertTrue((page.parent / target).exists(), f"{page.name}: {target}")


if __name__ == "__main__":
    unittest.main()
