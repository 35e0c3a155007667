"""The engines on contours: monotone lattice paths over a board, the border between what is gone
and what is left.

These are the functions of minimex/contour in C++, without games around them. Rows and columns
count from 0. All take a budget, ``progress`` and ``cancel`` as :func:`minimex.solve` does, release
the GIL, and tell by ``status`` how far they came.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from minimex import _native
from minimex._run import Bounds, Progress, Reported, RunReport, TimeLimit, make_run, report_of

__all__ = ["Bite", "NimberResult", "OptimumResult", "OutcomeResult", "Piece", "ScoreCell",
           "ScoreResult", "solve_nimber", "solve_optimum", "solve_outcome", "solve_score"]

_MOST = 2**63 - 1
_MOST_SIDE = 10**6


class Piece(NamedTuple):
    """A piece of a chessboard: its cell from 0, its colour, its value (at least 0)."""

    row: int
    col: int
    colour: Literal["white", "black"]
    value: int


class ScoreCell(NamedTuple):
    """A cell that a player takes; from 0."""

    row: int
    col: int


class Bite(NamedTuple):
    """A bite of Chomp: takes the cell and everything below and right of it; from 0."""

    row: int
    col: int


@dataclass(frozen=True)
class OptimumResult(Reported):
    """The cheapest removal.

    Attributes:
        value: the least cost; None when not proved.
        bounds: of the least cost, proved.
        line: an optimal order of removals, each one or two indices into ``pieces``; when asked for
            and proved.
        run: how the run went.
    """

    value: int | None
    bounds: Bounds
    line: tuple[tuple[int, ...], ...]
    run: RunReport = field(compare=False)


@dataclass(frozen=True)
class ScoreResult(Reported):
    """Best play of two players.

    Attributes:
        value: the first player's score less the second's; None when not proved.
        bounds: of the value, proved.
        line: a line of best play; when asked for and proved.
        run: how the run went.
    """

    value: int | None
    bounds: Bounds
    line: tuple[ScoreCell, ...]
    run: RunReport = field(compare=False)


@dataclass(frozen=True)
class NimberResult(Reported):
    """The nimber of a Young diagram.

    Attributes:
        value: the nimber; None when not proved.
        bounds: of the nimber, proved.
        line: play to the end; when asked for and proved.
        run: how the run went.
    """

    value: int | None
    bounds: Bounds
    line: tuple[Bite, ...]
    run: RunReport = field(compare=False)


@dataclass(frozen=True)
class OutcomeResult(Reported):
    """Who wins Chomp.

    Attributes:
        first_wins: whether the player to move does; None when not proved.
        winning: all bites that win, by row and column.
        lost_positions: positions inside the shape that are lost for the player to move; None when
            not proved.
        run: how the run went.
    """

    first_wins: bool | None
    winning: tuple[Bite, ...]
    lost_positions: int | None
    run: RunReport = field(compare=False)


def solve_optimum(pieces: Iterable[Piece | tuple[int, int, str, int]], *, line: bool = False,
                  threads: int | None = None, memory: int | None = None,
                  time_limit: TimeLimit | None = None, progress: Progress | None = None,
                  cancel: threading.Event | None = None) -> OptimumResult:
    """The cheapest removal of all pieces from a board, alone or in pairs.

    A piece is exposed when no other is weakly below and left of it. Any piece may go alone for its
    value; two exposed ones of different colours may go together for the difference of theirs.

    >>> solve_optimum([(0, 0, "white", 5), (1, 1, "black", 7)], line=True).line
    ((0, 1),)

    Args:
        pieces: at most one a cell; rows and columns from 0 to 10^6 - 1; the values add up to at
            most 2^63-1.
        line: also find an optimal order of removals.
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Raises:
        ValueError: the pieces are not as they must be.

    Cost: 4 ns for each of C(rows + cols, rows) contours, rows and columns without pieces left out,
    or 40 ns for each set of pieces that can be left, when these are far fewer; 4 or 8 bytes for
    each, less in layers.
    """
    given = [Piece(*piece) for piece in pieces]
    order = sorted(range(len(given)), key=lambda i: given[i][:2])
    for piece in given:
        if not (0 <= piece.row < _MOST_SIDE and 0 <= piece.col < _MOST_SIDE):
            raise ValueError(f"{piece}: expected rows and columns from 0 to {_MOST_SIDE - 1}")
        if piece.colour not in ("white", "black"):
            raise ValueError(f"{piece}: expected the colour 'white' or 'black'")
        if piece.value < 0:
            raise ValueError(f"{piece}: expected a value of at least 0")
    for a, b in zip(order, order[1:]):
        if given[a][:2] == given[b][:2]:
            raise ValueError(f"{given[a]} and {given[b]} are on the same cell")
    if sum(piece.value for piece in given) > _MOST:
        raise ValueError("the values add up to more than 2^63-1")
    fields = _native.contour_optimum(
        [(given[i].row, given[i].col, given[i].colour == "black", given[i].value) for i in order],
        line, make_run(threads, memory, time_limit, progress, cancel))
    removals = tuple(tuple(order[i] for i in removal) for removal in fields["line"])
    return OptimumResult(fields["value"], Bounds(*fields["bounds"]), removals, report_of(fields))


def solve_score(first: Any, second: Any, *, line: bool = False, threads: int | None = None,
                memory: int | None = None, time_limit: TimeLimit | None = None,
                progress: Progress | None = None,
                cancel: threading.Event | None = None) -> ScoreResult:
    """Two players take the cells of a board in turn, each cell worth something else to either.

    A cell may be taken when all cells above it in its column and left of it in its row are taken.
    Each player maximises the own score less the other's.

    >>> solve_score([[1, 2], [3, 4]], [[0, 3], [2, 1]], line=True).line[:2]
    (ScoreCell(row=0, col=0), ScoreCell(row=0, col=1))

    Args:
        first: what a cell gives the first player: a matrix (numpy array or list of rows) of shape
            (rows, cols), both at least 1.
        second: likewise the second player, of the same shape. The absolute values of both add up
            to at most 2^63-1.
        line: also find a line of best play.
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Raises:
        ValueError: the matrices are not as they must be.

    Cost: a few ns for each of C(rows + cols, rows) contours; 4 or 8 bytes for each, less in layers.
    """
    ours, theirs = _matrix(first, "first"), _matrix(second, "second")
    if (len(ours), len(ours[0])) != (len(theirs), len(theirs[0])):
        raise ValueError(f"first has shape {(len(ours), len(ours[0]))}, second "
                         f"{(len(theirs), len(theirs[0]))}, expected the same")
    flat = [value for row in ours for value in row], [value for row in theirs for value in row]
    if sum(abs(value) for values in flat for value in values) > _MOST:
        raise ValueError("the absolute values add up to more than 2^63-1")
    fields = _native.contour_score(len(ours), len(ours[0]), *flat, line,
                                   make_run(threads, memory, time_limit, progress, cancel))
    return ScoreResult(fields["value"], Bounds(*fields["bounds"]),
                       tuple(ScoreCell(*cell) for cell in fields["line"]), report_of(fields))


def _matrix(given: Any, name: str) -> list[list[int]]:
    rows = given.tolist() if hasattr(given, "tolist") else given
    matrix = [[int(value) for value in row] for row in rows]
    if not matrix or not matrix[0] or any(len(row) != len(matrix[0]) for row in matrix):
        raise ValueError(f"{name} is no matrix, expected rows of the same length, at least 1")
    if max(len(matrix), len(matrix[0])) > _MOST_SIDE:
        raise ValueError(f"{name} has a side above {_MOST_SIDE}")
    return matrix


def _shape(shape: Sequence[int]) -> list[int]:
    rows = [int(row) for row in shape]
    if not rows or len(rows) > _MOST_SIDE or rows[0] > _MOST_SIDE or rows[-1] < 1 or any(
            above < below for above, below in zip(rows, rows[1:])):
        raise ValueError("shape is no Young diagram, expected the lengths of at least one row, "
                         f"from {_MOST_SIDE} to 1, none longer than the one above it")
    return rows


def solve_nimber(shape: Sequence[int], *, line: bool = False, threads: int | None = None,
                 memory: int | None = None, time_limit: TimeLimit | None = None,
                 progress: Progress | None = None,
                 cancel: threading.Event | None = None) -> NimberResult:
    """The nimber of Chomp from a Young diagram, whose cell (0, 0) nobody may bite.

    >>> solve_nimber([3, 3]).value
    4

    Args:
        shape: the lengths of the rows, at least one, each at least 1, none longer than the one
            above it.
        line: also find a line of play: bites that leave nimber 0 where there is one.
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Raises:
        ValueError: ``shape`` is no Young diagram.

    Cost: 2 ns for each bite of each diagram inside the shape; a byte for each diagram when the
    shape has at most 256 cells. Source: D. Gale, A curious Nim-type game (1974).
    """
    fields = _native.contour_nimber(_shape(shape), line,
                                    make_run(threads, memory, time_limit, progress, cancel))
    return NimberResult(fields["value"], Bounds(*fields["bounds"]),
                        tuple(Bite(*bite) for bite in fields["line"]), report_of(fields))


def solve_outcome(shape: Sequence[int], *, memory: int | None = None,
                  time_limit: TimeLimit | None = None, progress: Progress | None = None,
                  cancel: threading.Event | None = None) -> OutcomeResult:
    """Who wins Chomp from a Young diagram, and by which first bites; no nimbers.

    >>> solve_outcome([5, 5, 5]).winning
    (Bite(row=2, col=3),)

    Args:
        shape: as in :func:`solve_nimber`.
        memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Raises:
        ValueError: ``shape`` is no Young diagram.

    Cost: about 10 ns for each of a third of the diagrams inside a square shape; far less memory
    than :func:`solve_nimber`. Uses one thread.
    """
    fields = _native.contour_outcome(_shape(shape),
                                     make_run(1, memory, time_limit, progress, cancel))
    return OutcomeResult(fields["first_wins"], tuple(Bite(*bite) for bite in fields["winning"]),
                         fields["lost_positions"], report_of(fields))
