"""Every example of the docstrings, README.md and docs/python.md does what the page shows."""

import doctest
import importlib
import inspect
import os
import pkgutil
import re
from pathlib import Path

import pytest

import minimex

SOURCE = Path(os.environ["MINIMEX_SOURCE"])
MODULES = [importlib.import_module(f"minimex.{module.name}")
           for module in pkgutil.iter_modules(minimex.__path__) if module.name != "_native"]
OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


@pytest.mark.parametrize("module", [minimex, *MODULES], ids=lambda module: module.__name__)
def test_docstrings(module):
    result = doctest.testmod(module, extraglobs={"minimex": minimex}, optionflags=OPTIONS)
    assert result.failed == 0


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_pages(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(SOURCE / "examples")
    blocks = re.findall(r"```pycon\n(.*?)```", (SOURCE / page).read_text(), re.DOTALL)
    assert blocks
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page, page, 0)
    assert doctest.DocTestRunner(optionflags=OPTIONS).run(test).failed == 0


def public():
    for module in [minimex, minimex.contour, minimex.conflict]:
        for name in module.__all__:
            if not inspect.ismodule(getattr(module, name)):
                yield f"{module.__name__}.{name}", getattr(module, name)


@pytest.mark.parametrize("name, what", public(), ids=lambda value: value if isinstance(value, str) else "")
def test_everything_public_is_documented(name, what):
    assert inspect.getdoc(what), name
    if not inspect.isfunction(what):
        return
    signature = inspect.signature(what)
    assert signature.return_annotation is not inspect.Signature.empty, name
    assert all(one.annotation is not one.empty for one in signature.parameters.values()), name
    for parameter in signature.parameters:
        if not name.endswith("count_largest_sets"):  # it refers to the one before it
            assert re.search(rf"\b{parameter}\b", inspect.getdoc(what)), f"{name}: {parameter}"


def test_help_of_solve_tells_what_is_needed():
    text = inspect.getdoc(minimex.solve)
    for part in ["Args:", "Returns:", "Raises:", "InputError", "KeyboardInterrupt", "GIL", "Cost:",
                 "Source:", ">>> "] + [game.name for game in minimex.games()]:
        assert part in text
