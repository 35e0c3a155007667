"""Pictures of instances, positions and solutions."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import Literal, overload

from minimex import _native
from minimex._games import GameLike, game as _game, require
from minimex._instance import InstanceLike, instance as _instance
from minimex._moves import MoveLike, as_moves
from minimex._run import First, TimeLimit, is_minimiser, make_run
from minimex._solution import Solution
from minimex._solve import SolutionLike, as_text


@overload
def render(game: GameLike, instance: InstanceLike = ..., *, family: str | None = ...,
           solution: SolutionLike | None = ..., after: str | Iterable[MoveLike] = ...,
           first: First = ..., format: Literal["svg", "text"] = ..., width: int = ...,
           time_limit: TimeLimit | None = ..., cancel: threading.Event | None = ...) -> str: ...


@overload
def render(game: GameLike, instance: InstanceLike = ..., *, family: str | None = ...,
           solution: SolutionLike | None = ..., after: str | Iterable[MoveLike] = ...,
           first: First = ..., format: Literal["png"], width: int = ...,
           time_limit: TimeLimit | None = ..., cancel: threading.Event | None = ...) -> bytes: ...


def render(game: GameLike, instance: InstanceLike = None, *, family: str | None = None,
           solution: SolutionLike | None = None, after: str | Iterable[MoveLike] = (),
           first: First = "max", format: Literal["svg", "png", "text"] = "svg", width: int = 80,
           time_limit: TimeLimit | None = None,
           cancel: threading.Event | None = None) -> str | bytes:
    """A picture of an instance, of its solution, or of the position after some moves.

    In a notebook, instances and solutions show their pictures by themselves.

    >>> print(minimex.render("chomp", family="rect:1x3", format="text").splitlines()[0])
    chomp 1x3

    Args:
        game, instance, family: as in :func:`minimex.solve`.
        solution: draw this one, as :func:`minimex.verify` takes it. Of one that was read from
            elsewhere, what is claimed but not proved is called so.
        after: draw the position after these moves, as :func:`minimex.moves` takes them.
        first: who begins, ``max`` or ``min`` (independence-duel).
        format: ``svg``, ``png`` (by librsvg, which must be installed) or ``text`` (for terminals,
            UTF-8).
        width: of text, in columns; at least 20 are used.
        time_limit, cancel: as in :func:`minimex.solve`; of the check of the solution.

    Returns:
        The picture: str, or bytes for ``png``. Nothing is solved for it.

    Raises:
        InputError: the instance is wrong, a move of ``after`` is illegal, or the solution is wrong.
        ValueError: ``solution`` and ``after`` are both given; and as in :func:`minimex.solve`.
        RuntimeError: librsvg is not installed.
    """
    one = _game(game)
    require(one, "first", first != "max")
    if format not in ("svg", "png", "text"):
        raise ValueError(f"there is no picture format {format!r}, expected svg, png or text")
    played = as_moves(after)
    if solution is not None and played:
        raise ValueError("solution and after exclude each other: both name the moves to draw")
    position = _instance(one, instance, family=family)
    own = isinstance(solution, Solution) and solution.instance == position
    solved = solution._solved if isinstance(solution, Solution) and own else None
    stated = as_text(solution) if solution is not None and solved is None else None
    picture = _native.picture(position._handle, solved=solved, stated=stated, after=played,
                              minimiser=is_minimiser(first), format=format, width=width,
                              run=make_run(time_limit=time_limit, cancel=cancel))
    return picture if format == "png" else picture.decode()
