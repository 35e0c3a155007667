"""Solving, valuing moves, and checking solutions."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Union

from minimex import _native
from minimex._games import GameLike, game as _game, require
from minimex._instance import InstanceLike, instance as _instance
from minimex._moves import MoveLike, MoveValues, as_moves, move_values_of
from minimex._run import First, Progress, TimeLimit, is_minimiser, make_run
from minimex._solution import Solution, solution_of

#: What functions that take a solution take: a Solution; the JSON of one, as text or as a dict; the
#: plain text that ``minimex solve`` prints.
SolutionLike = Union[Solution, Mapping[str, Any], str]


def solve(game: GameLike, instance: InstanceLike = None, *, family: str | None = None,
          line: bool = True, proof: bool | str | os.PathLike[str] = False, count: bool = False,
          count_all: bool = False, sets: bool = False, winner: bool = False, misere: bool = False,
          first: First = "max", strict: bool = False, format: str = "auto",
          threads: int | None = None, memory: int | None = None,
          time_limit: TimeLimit | None = None, checkpoint: str | os.PathLike[str] = "",
          progress: Progress | None = None, cancel: threading.Event | None = None) -> Solution:
    """Solves an instance of a game exactly, or as far as its budget goes.

    >>> minimex.solve("node-kayles", family="grid:3x12")
    Solution(node-kayles, value=5)
    >>> minimex.solve("chomp", {"shape": [4, 4, 4]}).line[0]
    '2,3'
    >>> minimex.solve("independent-set", [("a", "b"), ("b", "c")]).vertices
    ('a', 'c')

    Args:
        game: the name of a game, or a contest id: ``chessboard``, ``woodchess``, ``chomp``,
            ``independent-set``, ``knights``, ``independence-duel``, ``bus``, ``node-kayles``,
            ``river``. :func:`minimex.games` tells their rules.
        instance: what to solve: an :class:`Instance`; for the three games on graphs
            (independent-set, independence-duel, node-kayles) a :class:`Graph`, a networkx graph, a
            square symmetric numpy array or scipy matrix, or a list of pairs of vertices; a dict
            with the keys of the game's JSON form; text in any format of the game; the path of a
            file, as a ``pathlib.Path``. (:func:`minimex.instance` makes an Instance of any of
            these, also with weights of vertices.)
        family: instead of ``instance``: a member of a family, such as ``grid:3x18``,
            ``petersen:9,2``, ``knight:8x8`` (games on graphs) or ``rect:8x9`` (chomp).
        line: also find optimal play, or the optimal set. False can save time and memory.
        proof: also make a certificate, which :func:`minimex.verify` checks without searching. True:
            keep it in ``Solution.certificate`` if it is at most 1 MiB. A path: write it to this
            file, however long it is; the file appears whole or not at all.
        count: also count the optimal lines (chessboard, woodchess) or maximum sets
            (independent-set, knights).
        count_all: also count all independent sets (independent-set, knights).
        sets: also list all maximum sets, up to a million (independent-set, knights).
        winner: find who wins, and by which first moves, instead of the value (chomp): for boards
            far too large for their nimbers.
        misere: likewise, when the player who cannot move wins (node-kayles, river).
        first: who begins, the maximiser (``max``) or the minimiser (``min``) (independence-duel).
        strict: the guarantees of the contest must hold, too (river).
        format: of text: ``auto``, ``text``, ``json``, ``graph6``, ``sparse6``, ``dimacs``,
            ``edges``.
        threads: most threads to use, from 1; all that the hardware has when None.
        memory: most bytes for tables, from 1; 80 % of the free memory when None. Where the fastest
            method does not fit, one that takes less memory is used if there is one.
        time_limit: seconds, or a timedelta; none when None.
        checkpoint: a directory where tables are kept so that a later call with the same instance
            goes on from them (chessboard, woodchess).
        progress: called in this thread with the phase (text), the steps done, and the steps in all
            (None when not known), at most ten times a second. What it raises ends the solve and is
            raised here.
        cancel: an event that ends the solve when another thread sets it.

    Returns:
        A :class:`Solution`. A budget that runs out and a cancellation are no errors: ``status`` is
        then ``limit`` or ``cancelled``, ``value`` is None, and ``bounds`` holds what is proved.

    Raises:
        InputError: the instance is wrong; with line and column.
        ValueError: there is no such game, or an argument is not for it, or out of range.
        TypeError: ``instance`` is nothing that can be an instance.
        OSError: a file cannot be read or written.
        KeyboardInterrupt: Ctrl-C; within half a second.

    The GIL is released while the engines work, so other threads go on.

    Cost: chessboard, woodchess and chomp on r x c cells take a table of C(r+c, r) numbers, or
    less of it in layers; independent sets and knights on graphs without odd cycles take polynomial
    time (matching); everything else is exponential in the worst case. docs/benchmarks.md has
    measurements.

    Source: the engines are those of the C++ library, whose headers tell the methods and the papers
    they come from (minimex/contour, minimex/conflict).
    """
    one = _game(game)
    for argument, given in [("count", count), ("count_all", count_all), ("sets", sets),
                            ("winner", winner), ("misere", misere), ("first", first != "max"),
                            ("checkpoint", bool(checkpoint))]:
        require(one, argument, given)
    minimiser = is_minimiser(first)
    position = _instance(one, instance, family=family, format=format, strict=strict)
    run = make_run(threads, memory, time_limit, progress, cancel, os.fspath(checkpoint))
    path = None if isinstance(proof, bool) else os.fspath(proof)
    draft = None if path is None else _draft_of(path)
    try:
        text, reason, solved = _native.solve(
            position._handle, line=line and not (winner or misere or sets), proof=bool(proof),
            count=count, count_all=count_all, sets=sets, winner=winner, misere=misere,
            minimiser=minimiser, proof_path=draft, run=run)
        solution = solution_of(position, text, reason, solved)
        if draft is not None and path is not None and solution.certificate is not None:
            os.replace(draft, path)
    finally:
        if draft is not None and os.path.exists(draft):
            os.unlink(draft)
    return solution


def _draft_of(path: str) -> str:
    """An empty file beside ``path``, to be renamed to it. Raises OSError about ``path``."""
    draft = f"{path}.{os.getpid()}-{threading.get_ident()}.part"
    try:
        with open(draft, "xb"):
            return draft
    except OSError as error:
        raise type(error)(error.errno, error.strerror, path) from None


def moves(game: GameLike, instance: InstanceLike = None, *, family: str | None = None,
          after: str | Iterable[MoveLike] = (), all: bool = False, first: First = "max",
          strict: bool = False, format: str = "auto", threads: int | None = None,
          memory: int | None = None, time_limit: TimeLimit | None = None,
          progress: Progress | None = None, cancel: threading.Event | None = None) -> MoveValues:
    """Every legal move of a position with its exact value, best first for whoever moves.

    >>> for move, value in minimex.moves("chomp", family="rect:2x4", after="2,3"):
    ...     print(move, value)
    1,4 0
    1,2 1
    1,3 2
    2,2 2
    2,1 3

    Args:
        game, instance, family, strict, format: as in :func:`minimex.solve`.
        after: moves played before, from the start: one text with spaces between them, or a list;
            a move is text as in :class:`Move`, a vertex or seat as a number from 1 (``1 +
            Graph.index(label)`` for a vertex with a label), or a cell as a tuple ``(row, column)``
            from 1.
        all: also removals of blocked pieces, which are never better than waiting (chessboard).
        first: who begins, ``max`` or ``min`` (independence-duel).
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Returns:
        A :class:`MoveValues`, a sequence of pairs of move and value. The value is the result of the
        whole instance if the move is played; in games that the last mover wins, the nimber left.

    Raises:
        InputError: the instance is wrong, or a move of ``after`` is illegal (source ``after``, its
            column the number of the move).
        ValueError, TypeError, KeyboardInterrupt: as in :func:`minimex.solve`.

    Cost: about that of solving; on graphs, that of solving what each move leaves.
    """
    one = _game(game)
    require(one, "all", all)
    require(one, "first", first != "max")
    minimiser = is_minimiser(first)
    position = _instance(one, instance, family=family, format=format, strict=strict)
    run = make_run(threads, memory, time_limit, progress, cancel)
    return move_values_of(_native.moves(position._handle, after=as_moves(after), all=all,
                                        minimiser=minimiser, run=run), position.graph)


@dataclass(frozen=True)
class Verdict:
    """What a checker finds. True where the claim stands, proved or attained.

    Attributes:
        outcome: ``proved``: the value is right; ``attained``: the line or set is right and has the
            value, nothing shows that none is better; ``refuted``: the claim is wrong, or nothing
            supports it; ``unfinished``: a limit stopped the check.
        text: the value (or the answer, where a claim has only that); why, if refuted; which limit,
            if unfinished.
    """

    outcome: Literal["proved", "attained", "refuted", "unfinished"]
    text: str

    def __bool__(self) -> bool:
        return self.outcome in ("proved", "attained")


def verify(game: GameLike, instance: InstanceLike = None, solution: SolutionLike | None = None, *,
           family: str | None = None, proof: bytes | str | os.PathLike[str] | None = None,
           first: First | None = None, strict: bool = False, format: str = "auto",
           threads: int | None = None, memory: int | None = None,
           time_limit: TimeLimit | None = None, progress: Progress | None = None,
           cancel: threading.Event | None = None) -> Verdict:
    """Checks a solution: its value, its line move by move, its proof. Searches nothing.

    >>> solution = minimex.solve("chomp", family="rect:3x5", proof=True)
    >>> minimex.verify("chomp", family="rect:3x5", solution=solution)
    Verdict(outcome='proved', text='11')

    Args:
        game, instance, family, strict, format: as in :func:`minimex.solve`.
        solution: a :class:`Solution`; the JSON of one as text or as a dict, as ``minimex solve
            --json`` prints it; or plain text as ``minimex solve`` prints it: the answer, and below
            it a line of play. A number alone below the size of a set may be a set or a count and
            is refused: JSON says which.
        proof: the bytes of a proof, or the path of its file; else the one in the solution counts.
        first: who begins, where the solution does not say so (independence-duel).
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Returns:
        A :class:`Verdict`.

    Raises:
        InputError: the instance is wrong, or the solution cannot be read (source ``solution``).
        ValueError, TypeError, OSError, KeyboardInterrupt: as in :func:`minimex.solve`.

    Cost: linear in the proof. Source: docs/certificates.md tells what each kind of proof says and
    why that suffices.
    """
    one = _game(game)
    require(one, "first", first is not None)
    minimiser = first is not None and is_minimiser(first)
    if solution is None:
        raise TypeError("expected a solution to verify")
    position = _instance(one, instance, family=family, format=format, strict=strict)
    run = make_run(threads, memory, time_limit, progress, cancel)
    outcome, text = _native.verify(position._handle, as_text(solution), proof=_proof_bytes(proof),
                                   minimiser=minimiser, run=run)
    return Verdict(outcome, text)


def as_text(solution: SolutionLike) -> str:
    """The solution as the readers of solutions take it."""
    if isinstance(solution, Solution):
        return solution.json()
    if isinstance(solution, Mapping):
        return json.dumps(dict(solution))
    if isinstance(solution, str):
        return solution
    raise TypeError(f"{type(solution).__name__} is no solution, expected a Solution, or one as text "
                    "or as a dict")


def _proof_bytes(proof: bytes | str | os.PathLike[str] | None) -> bytes | None:
    if proof is None or isinstance(proof, bytes):
        return proof
    with open(proof, "rb") as file:
        return file.read()
