"""The wheel holds the whole package and works where it is installed."""

import os
import shutil
import subprocess
import sys
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
