"""Every console example of README.md and docs/research.md prints what the page shows."""

import re
import subprocess
import unittest

from harness import GAMES, PROGRAM, SOURCE


def examples():
    """Pairs of a command line and its output, standard error included."""
    pages = [SOURCE / "README.md", SOURCE / "docs" / "research.md"]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL):
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            yield command, output


class Readme(unittest.TestCase):
    def test_pages_tell_of_every_game(self):
        for page in ["README.md", "docs/formats.md"]:
            text = (SOURCE / page).read_text(encoding="utf-8")
            for game in GAMES:
                self.assertRegex(text, rf"(?m)^\|.*`{game}`", page)

    def test_examples(self):
        self.maxDiff = None
        pairs = list(examples())
        self.assertGreaterEqual(len(pairs), 5)
        for command, output in pairs:
            with self.subTest(command=command):
                self.assertIn("build/release/minimex", command)
                result = subprocess.run(
                    ["bash", "-c", command.replace("build/release/minimex", PROGRAM)], cwd=SOURCE,
                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120, check=False)
                self.assertEqual(result.stdout.decode(), output)


if __name__ == "__main__":
    unittest.main()
