"""The pictures that instances and solutions show in a notebook."""

from __future__ import annotations

from minimex import _native
from minimex._run import make_run


def svg_of(instance: _native.Instance, solved: _native.Solved | None = None,
           stated: str | None = None) -> str:
    """An instance with the solution that was solved here or, as text, that somebody states."""
    return _native.picture(instance, solved=solved, stated=stated, after=(), minimiser=False,
                           format="svg", width=80, run=make_run()).decode()
