"""Sequences: the values of a family, one member after another."""

from __future__ import annotations

import itertools
import json
import threading
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from minimex import _native
from minimex._games import GameLike, game as _game, require
from minimex._run import (Bounds, First, Progress, TimeLimit, bounds_of_json, integer, is_minimiser,
                          make_run)


class Term(NamedTuple):
    """A term of a sequence.

    Attributes:
        n: its index.
        value: None when it is not proved.
        bounds: proved bounds of the value.
        status: ``proved``, ``limit`` or ``cancelled``.
    """

    n: int
    value: int | None
    bounds: Bounds | None
    status: str


class Period(NamedTuple):
    """a(n + length) = a(n) for all n >= start, proved.

    Attributes:
        length: of the period, at least 1.
        start: the first index from which on it holds.
        preperiod: terms of the family before ``start``.
        bound: the last term that the proof looks at.
    """

    length: int
    start: int
    preperiod: int
    bound: int


def sequence(game: GameLike, family: str, terms: Iterable[int] | None = None, *,
             first: First = "max", threads: int | None = None, memory: int | None = None,
             time_limit: TimeLimit | None = None, progress: Progress | None = None,
             cancel: threading.Event | None = None) -> Iterator[Term]:
    """The values of a family with N in it, for one N after another.

    >>> [term.value for term in minimex.sequence("node-kayles", "grid:3xN", range(1, 6))]
    [2, 1, 1, 0, 3]

    Args:
        game: chomp, or a game on graphs: independent-set, independence-duel, node-kayles.
        family: with N in place of numbers: ``path:N``, ``grid:3xN``, ``king:NxN``, ``rect:NxN``.
        terms: the indices; when None, all from the least that the family has, without end.
        first: who begins, ``max`` or ``min`` (independence-duel).
        threads, memory, progress, cancel: as in :func:`minimex.solve`.
        time_limit: for all terms together.

    Yields:
        A :class:`Term` for each index, as soon as it is found. The first one that is not proved
        is the last one.

    Raises:
        InputError: the family cannot be read; with the column.
        ValueError: it has no N, or not such an index; there is no such game, or it has no families.

    Cost: that of solving each member. Nimbers of path:N, line:N,K, cycle:N and the like cost
    O(N^2) for all terms together.
    """
    one = _game(game)
    require(one, "first", first != "max")
    members = _native.Sequence(one.name, family, is_minimiser(first))
    run = make_run(threads, memory, time_limit, progress, cancel)
    indices = terms if terms is not None else _all_indices(members)
    return _terms(members, indices, run)


def _all_indices(members: _native.Sequence) -> Iterator[int]:
    return itertools.takewhile(lambda n: n <= members.most, itertools.count(members.least))


def _terms(members: _native.Sequence, indices: Iterable[int], run: _native.Run) -> Iterator[Term]:
    for n in indices:
        document = json.loads(members.term(n, run))
        term = Term(n, integer(document["value"]), bounds_of_json(document), document["status"])
        yield term
        if term.value is None:
            return


def period(game: GameLike, family: str, last: int, *, first: First = "max",
           threads: int | None = None, memory: int | None = None,
           time_limit: TimeLimit | None = None, progress: Progress | None = None,
           cancel: threading.Event | None = None) -> Period | None:
    """The period of a sequence of nimbers that its terms prove, by the octal periodicity theorem.

    >>> minimex.period("node-kayles", "path:N", 200)
    Period(length=34, start=52, preperiod=52, bound=174)

    Args:
        game, family, first, threads, memory, time_limit, progress, cancel: as in
            :func:`minimex.sequence`.
        last: terms up to this index are looked at, or a few hundred where that is more.

    Returns:
        None when the terms prove no period, the family is none of those for which the theorem is
        known to hold, or a budget ran out.

    Source: R. K. Guy and C. A. B. Smith, The G-values of various games (1956).
    """
    one = _game(game)
    require(one, "first", first != "max")
    members = _native.Sequence(one.name, family, is_minimiser(first))
    text = members.period(last, make_run(threads, memory, time_limit, progress, cancel))
    if text is None:
        return None
    fields = json.loads(text)["period"]
    return Period(*(int(fields[key]) for key in ("length", "start", "preperiod", "bound")))
