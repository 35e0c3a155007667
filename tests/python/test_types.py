"""The annotations hold: mypy --strict on the package and on what a user writes, and the stubs of
the native module against the module."""

import os
import subprocess
import sys
from pathlib import Path

import minimex

PACKAGE = Path(minimex.__file__).parent

USE = """
import threading

import minimex

solution: minimex.Solution = minimex.solve("node-kayles", [(0, 1)], cancel=threading.Event())
value: int | None = solution.value
picture: str = minimex.render("chomp", "2 2")
image: bytes = minimex.render("chomp", "2 2", format="png")
values: list[int | None] = list(minimex.batch("node-kayles", ["Bg"]))
move, worth = minimex.moves("chomp", "2 2")[0]
sites: tuple[tuple[int, ...], ...] = move.sites
nimber: int | None = minimex.conflict.solve_nimber(minimex.Graph(3)).value
"""
WRONG = """
import minimex

minimex.solve("chomp", "2 2", threads="two")
minimex.render("chomp", "2 2", format="gif")
"""


def mypy(tmp_path, *arguments):
    return subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"),
         *arguments], capture_output=True, text=True, cwd=PACKAGE.parent, timeout=300,
        env={**os.environ, "MYPYPATH": str(PACKAGE.parent)}, check=False)


def test_package(tmp_path):
    result = mypy(tmp_path, "--ignore-missing-imports", "-p", "minimex")
    assert result.returncode == 0, result.stdout


def test_what_users_write(tmp_path):
    (tmp_path / "use.py").write_text(USE)
    result = mypy(tmp_path, "--follow-imports=silent", str(tmp_path / "use.py"))
    assert result.returncode == 0, result.stdout
    (tmp_path / "wrong.py").write_text(WRONG)
    result = mypy(tmp_path, "--follow-imports=silent", str(tmp_path / "wrong.py"))
    assert result.stdout.count("error:") == 2, result.stdout


def test_stubs_of_the_native_module():
    import ast

    from minimex import _native

    tree = ast.parse((PACKAGE / "_native.pyi").read_text())
    stated = {node.name: node for node in tree.body
              if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    assert set(stated) == {name for name in dir(_native) if not name.startswith("__")}
    for name, node in stated.items():
        if isinstance(node, ast.ClassDef):
            members = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
            real = {key for key in vars(getattr(_native, name)) if not key.startswith("_")}
            assert members - {"__init__"} == real, name
        else:
            given = [one.arg for one in node.args.args + node.args.kwonlyargs]
            text = getattr(_native, name).__doc__.splitlines()[0]
            for argument in given:
                assert f"{argument}: " in text, (name, argument)
