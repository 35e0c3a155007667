"""Exact answers for board games and placement puzzles.

minimex solves one-player puzzles (cheapest removal, largest independent set), two-player scoring
games, and games that the last mover wins, on two kinds of positions: contours of a board and
conflict graphs. Answers are exact, and a checker that does no search can verify them.

    >>> import minimex, networkx
    >>> minimex.solve("node-kayles", networkx.petersen_graph())
    Solution(node-kayles, value=1)

:func:`solve`, :func:`moves`, :func:`verify` and :func:`render` work on every game of
:func:`games`; :func:`batch` on many instances, :func:`sequence` on families; :func:`generate` makes
random instances, :func:`instance` and :func:`read` those that are given; :class:`Graph` takes
graphs from networkx, numpy, graph6 and the rest. :mod:`minimex.contour` and
:mod:`minimex.conflict` are the engines by themselves.

What runs out of memory or time, or is cancelled, returns what is proved: ``status`` tells, and
``value`` is None then. Bad input raises :class:`InputError` with line and column. Ctrl-C works, the
GIL is released, and results are immutable. docs/python.md is a tour.
"""

from minimex import _native, conflict, contour
from minimex._batch import batch
from minimex._errors import BudgetError, InputError
from minimex._games import Game, game, games
from minimex._graph import Graph
from minimex._instance import Instance, generate, instance, read
from minimex._moves import Move, MoveValue, MoveValues
from minimex._render import render
from minimex._run import Bounds, RunReport
from minimex._sequence import Period, Term, period, sequence
from minimex._solution import Certificate, SetListing, Solution
from minimex._solve import Verdict, moves, solve, verify

__version__ = _native.version()

__all__ = [
    "Bounds", "BudgetError", "Certificate", "Game", "Graph", "InputError", "Instance", "Move",
    "MoveValue", "MoveValues", "Period", "RunReport", "SetListing", "Solution", "Term", "Verdict",
    "batch", "conflict", "contour", "game", "games", "generate", "instance", "moves", "period",
    "read", "render", "sequence", "solve", "verify",
]
