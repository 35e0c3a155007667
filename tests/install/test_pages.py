"""Manual pages and completions tell of every command and option, and their readers take them."""

import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path

PROGRAM = os.environ["MINIMEX"]
PAGES = Path(os.environ["MINIMEX_BUILD"]) / "pages"
BASH = PAGES / "completion" / "minimex.bash"


def output(*command, text=""):
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def commands():
    listed = output(PROGRAM, "help").split("exit codes")[0]
    return [name for name in re.findall(r"^  ([a-z]+)(?: |$)", listed, re.MULTILINE)]


def completed(*words):
    """What bash offers for the last of `words`."""
    line = " ".join(f"'{word}'" for word in ["minimex", *words])
    script = (f"source {BASH}; COMP_WORDS=({line}); COMP_CWORD={len(words)}; _minimex; "
              'printf "%s\\n" "${COMPREPLY[@]}"')
    return output("bash", "-c", script).split()


class Pages(unittest.TestCase):
    def test_a_page_for_each_command(self):
        names = commands()
        self.assertGreater(len(names), 12)
        files = {path.name for path in (PAGES / "man").glob("*.1")}
        self.assertEqual(files, {"minimex.1", *(f"minimex-{name}.1" for name in names)})

    def test_pages_have_every_option(self):
        for name in commands():
            text = (PAGES / "man" / f"minimex-{name}.1").read_text().replace("\\-", "-")
            for option in re.findall(r"^  (--?[a-z-]+)", output(PROGRAM, "help", name), re.MULTILINE):
                self.assertIn(f"\\fB{option}", text, name)

    def test_page_of_the_cluster(self):
        text = (PAGES / "cluster" / "minimex-cluster.1").read_text().replace("\\-", "-")
        for option in ["--plan", "--ranks", "--report"]:
            self.assertIn(f"\\fB{option}", text)

    def test_mandoc(self):
        """mandoc sees nothing worse than a page without a date."""
        if not shutil.which("mandoc"):
            self.skipTest("mandoc is not installed")
        for page in PAGES.glob("*/*.1"):
            result = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", str(page)],
                                    capture_output=True, text=True, check=False)
            found = [line for line in result.stdout.splitlines() if "missing date" not in line]
            self.assertEqual(found, [])

    def test_text_of_pages(self):
        if not shutil.which("mandoc"):
            self.skipTest("mandoc is not installed")
        text = output("mandoc", "-T", "ascii", str(PAGES / "man" / "minimex-solve.1"))
        text = " ".join(re.sub(".\b", "", text).split())
        self.assertIn("minimex-solve - the exact answer of an instance", text)
        self.assertIn("units K, M, G, T are 1024-based", text)

    def test_shells_take_the_scripts(self):
        for shell, script in [("bash", BASH), ("zsh", PAGES / "completion" / "_minimex"),
                              ("fish", PAGES / "completion" / "minimex.fish")]:
            if shutil.which(shell):
                with self.subTest(shell=shell):
                    output(shell, "-n", str(script))

    def test_bash(self):
        self.assertIn("solve", completed(""))
        self.assertEqual(completed("se"), ["sequence", "serve"])
        self.assertEqual(completed("solve", "ch"), ["chessboard", "chomp"])
        self.assertEqual(completed("solve", "bus", "--js"), ["--json"])
        self.assertEqual(completed("solve", "bus", "--progress", "b"), ["bar"])
        self.assertEqual(completed("convert", "river", "--to", "g"), ["graph6"])
        self.assertEqual(completed("package", "bus", "d", "--format", ""), ["kattis", "polygon"])
        self.assertIn("node-kayles", completed("help", "n"))
        self.assertEqual(completed("help", "fo"), ["formats"])

    def test_fish(self):
        if not shutil.which("fish"):
            self.skipTest("fish is not installed")
        script = PAGES / "completion" / "minimex.fish"
        for line, expected in [("minimex so", "solve"), ("minimex solve ch", "chomp"),
                               ("minimex convert river --to g", "graph6")]:
            out = output("fish", "--no-config", "-c", f"source {script}; complete -C '{line}'")
            self.assertIn(expected, [offer.split("\t")[0] for offer in out.splitlines()], line)


if __name__ == "__main__":
    unittest.main()
