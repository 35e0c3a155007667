"""Moves, written one way everywhere, and their values."""

from __future__ import annotations

import json
import operator
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Union, cast, overload

from minimex._graph import Graph
from minimex._run import Reported, RunReport, integer, report_of_json


class Move(str):
    """A move in the notation that minimex has everywhere; a str with this content.

    A vertex or seat is ``7``, a cell ``3,4`` (row, column, and further coordinates), a pair of
    cells ``3,4+5,6``. All numbers count from 1.

    >>> Move("5,1+6,2").sites
    ((5, 1), (6, 2))
    """

    __slots__ = ()

    @property
    def sites(self) -> tuple[tuple[int, ...], ...]:
        """The coordinates of the one site, or of both."""
        return tuple(tuple(int(number) for number in site.split(",")) for site in self.split("+"))


#: What functions that take a move take: the notation, a vertex or seat (from 1), or a cell.
MoveLike = Union[str, int, Iterable[int]]


def _notation(move: MoveLike) -> str:
    if isinstance(move, str):
        return move
    try:
        return str(operator.index(move))  # type: ignore[arg-type]  # also numpy's integers
    except TypeError:
        if not isinstance(move, Iterable):
            raise TypeError(f"{move!r} is not a move, expected a text, a number or a cell") from None
        return ",".join(str(operator.index(number)) for number in cast("Iterable[int]", move))


def as_moves(moves: str | Iterable[MoveLike]) -> list[str]:
    """Moves in a text, separated by spaces, or one by one."""
    return moves.split() if isinstance(moves, str) else [_notation(move) for move in moves]


class MoveValue(NamedTuple):
    """A legal move, and what comes of it.

    Attributes:
        move: the move.
        value: the result of the whole instance if it is played, moves before it included; in games
            that the last mover wins, the nimber it leaves. None where a limit came first.
    """

    move: Move
    value: int | None


@dataclass(frozen=True)
class MoveValues(Reported, Sequence[MoveValue]):
    """All legal moves of a position with their exact values, best first for whoever moves.

    It is a sequence of :class:`MoveValue`; a part of it is a tuple.

    Attributes:
        moves: best first, then in the order of moves; those without value last.
        status: ``proved`` when all have values, else ``limit`` or ``cancelled``.
        run: how the run went.
    """

    moves: tuple[MoveValue, ...]
    run: RunReport = field(compare=False)
    _graph: Graph | None = field(default=None, compare=False, repr=False)

    @property
    def vertices(self) -> tuple[Hashable, ...]:
        """The moves, best first, in the labels of the graph that the instance was made of.

        Raises:
            ValueError: the instance was made of something else than a graph.
        """
        if self._graph is None:
            raise ValueError("the instance was not made of a graph")
        return self._graph.names(int(move) - 1 for move, _ in self.moves)

    @property
    def over(self) -> bool:
        """Whether no move is left."""
        return self.run.status == "proved" and not self.moves

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[MoveValue]:
        return iter(self.moves)

    @overload
    def __getitem__(self, index: int) -> MoveValue: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[MoveValue, ...]: ...

    def __getitem__(self, index: int | slice) -> MoveValue | tuple[MoveValue, ...]:
        return self.moves[index]


def move_values_of(text: str, graph: Graph | None) -> MoveValues:
    """What formats/moves_json.hpp has written."""
    document: dict[str, Any] = json.loads(text)
    values = tuple(MoveValue(Move(entry["move"]), integer(entry["value"]))
                   for entry in document["moves"])
    return MoveValues(values, report_of_json(document), graph)
