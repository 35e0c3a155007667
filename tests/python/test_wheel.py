"""The wheel holds the whole package and works where it is installed."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import minimex

SOURCE = Path(os.environ["MINIMEX_SOURCE"])


def test_wheel(tmp_path):
    for name in ["pyproject.toml", "setup.py", "CMakeLists.txt"]:
        shutil.copy(SOURCE / name, tmp_path)
    shutil.copytree(SOURCE / "python" / "minimex", tmp_path / "python" / "minimex")
    (tmp_path / "docs").mkdir()
    shutil.copy(SOURCE / "docs" / "python.md", tmp_path / "docs")
    out = tmp_path / "dist"
    built = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(out)],
        cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False,
        env={**os.environ, "MINIMEX_BUILD": os.environ["MINIMEX_BUILD"]})
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = out.glob("*.whl")
    assert wheel.name.startswith(f"minimex-{minimex.__version__}-cp3")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "site")
    files = {f"minimex/{path.name}" for path in Path(minimex.__file__).parent.iterdir()
             if path.is_file()}
    assert files == {name for name in names if name.startswith("minimex/")}
    shown = subprocess.run(
        [sys.executable, "-c", "import minimex; print(minimex.__file__, minimex.solve('chomp', '2 3'))"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")}, cwd=tmp_path,
        capture_output=True, text=True, timeout=60, check=True)
    assert str(tmp_path / "site") in shown.stdout and "value=4" in shown.stdout


def test_the_source_archive_has_all_that_the_module_is_made_of(tmp_path):
    copy = tmp_path / "copy"  # setuptools leaves files beside the sources
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns(".git", "build", "node_modules"))
    built = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", str(tmp_path), str(copy)],
        capture_output=True, text=True, timeout=300, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        files.extractall(tmp_path)
    source = tmp_path / archive.name.removesuffix(".tar.gz")
    options = re.findall(r'"(-DMINIMEX_\w+=\w+)"', (source / "setup.py").read_text())
    assert len(options) == 4
    for command in [["cmake", "-G", "Ninja", "-S", source, "-B", tmp_path / "build", *options,
                     f"-DPython_EXECUTABLE={sys.executable}"],
                    ["ninja", "-n", "-C", tmp_path / "build", "minimex_python"]]:
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
