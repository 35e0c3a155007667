"""Scripts, the workflow and the Dockerfile are well-formed and call what is there."""

import os
import re
import subprocess
import unittest
from pathlib import Path

SOURCE = Path(os.environ["MINIMEX_SOURCE"])
INSTRUCTIONS = {"FROM", "COPY", "WORKDIR", "RUN", "USER", "ENTRYPOINT"}


class Hosting(unittest.TestCase):
    def test_scripts(self):
        for script in [*(SOURCE / "scripts").glob("*.sh"), *(SOURCE / "packaging").glob("*.sh")]:
            subprocess.run(["bash", "-n", str(script)], check=True)
            if script.name != "setup.sh":
                self.assertTrue(os.access(script, os.X_OK), script)

    def test_workflow(self):
        try:
            import yaml  # pylint: disable=import-outside-toplevel
        except ImportError:
            self.skipTest("python3-yaml is not installed")
        text = (SOURCE / ".github/workflows/ci.yml").read_text()
        workflow = yaml.safe_load(text)
        self.assertEqual(set(workflow), {"name", True, "jobs"})  # YAML 1.1 takes `on` for a truth
        for job in workflow["jobs"].values():
            for step in job["steps"]:
                self.assertEqual(len({"uses", "run"} & set(step)), 1, step)
                if "run" in step:
                    self.assertTrue((SOURCE / step["run"].split()[0]).is_file(), step)

    def test_dockerfile(self):
        text = (SOURCE / "packaging/Dockerfile").read_text().replace("\\\n", "")
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        for line in lines:
            self.assertIn(line.split()[0], INSTRUCTIONS, line)
        for script in re.findall(r"RUN (scripts/\S+)", text):
            self.assertTrue((SOURCE / script).is_file(), script)

    def test_site(self):
        try:
            import yaml  # pylint: disable=import-outside-toplevel
        except ImportError:
            self.skipTest("python3-yaml is not installed")
        site = yaml.safe_load((SOURCE / "mkdocs.yml").read_text())
        named = re.findall(r"'([\w/-]+\.md)'", str(site["nav"]))
        pages = {str(p.relative_to(SOURCE / "docs")) for p in (SOURCE / "docs").rglob("*.md")}
        self.assertEqual(sorted(named), sorted(p for p in pages if not p.startswith("decisions/")))


if __name__ == "__main__":
    unittest.main()
