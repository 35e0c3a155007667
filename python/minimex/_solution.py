"""Solutions: what solve returns, JSON carries, verify checks, and pictures show."""

from __future__ import annotations

import base64
import json
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from minimex import _native
from minimex._instance import Instance
from minimex._moves import Move
from minimex._picture import svg_of
from minimex._run import Bounds, Reported, RunReport, bounds_of_json, integer, report_of_json


class Certificate(NamedTuple):
    """The proof of a value (docs/certificates.md).

    Attributes:
        kind: what is proved how: ``removal policy``, ``clique cover``, ...
        data: the bytes of the proof file; None when it would be longer than 1 MiB (then
            ``proof="FILE"`` writes it).
    """

    kind: str
    data: bytes | None


class SetListing(NamedTuple):
    """All maximum sets, up to the symmetries of the board.

    Attributes:
        symmetries: how many the board has, shifts of toroidal ones and the identity included; 1 for
            other graphs.
        sets: the first of its images each, in lexicographic order.
        images: how many different sets symmetries make of each; their sum is the number of all.
    """

    symmetries: int
    sets: tuple[tuple[Move, ...], ...]
    images: tuple[int, ...]


@dataclass(frozen=True)
class Solution(Reported):
    """The answer to an instance, and how far it is proved.

    Attributes:
        instance: what was solved.
        value: the optimum, the score, or the nimber; None when it is not proved, and for
            ``winner`` and ``misere``.
        bounds: proved bounds of the value, both inclusive (equal when it is proved); None when
            nothing is proved, and for ``winner`` and ``misere``.
        answer: what the contest asks for; None when it is not proved.
        line: optimal play in order, or the optimal set in index order, as moves; of independent
            sets where a limit came first, a set that attains the lower bound.
        winner: with ``winner`` and ``misere``, ``first`` (the player to move) or ``second``.
        winning_moves: likewise, all first moves that win.
        p_positions: likewise, the positions lost for the player to move, where they are counted.
        misere: whether the winner is that of the game in which who cannot move wins.
        count: how many optimal lines, or maximum sets, there are; when asked for and found.
        count_all: likewise, independent sets of any size, the empty one included.
        sets: likewise, all maximum sets.
        certificate: the proof, when asked for and found.
        no_proof: why a proof that was asked for is missing.
        first: who begins, ``max`` or ``min``; for independence-duel only.
        reason: a sentence: why the value is right; may be empty.
        run: how the run went.
    """

    instance: Instance = field(repr=False)
    value: int | None
    bounds: Bounds | None
    answer: str | None
    line: tuple[Move, ...]
    winner: Literal["first", "second"] | None = None
    winning_moves: tuple[Move, ...] = ()
    p_positions: int | None = None
    misere: bool = False
    count: int | None = None
    count_all: int | None = None
    sets: SetListing | None = None
    certificate: Certificate | None = field(default=None, repr=False)
    no_proof: str = ""
    first: Literal["max", "min"] | None = None
    reason: str = field(default="", compare=False)
    run: RunReport = field(default=RunReport("proved"), compare=False, repr=False)
    _json: str = field(default="", compare=False, repr=False)
    _solved: _native.Solved | None = field(default=None, compare=False, repr=False)

    @property
    def proved(self) -> bool:
        """Whether the answer is exact."""
        return self.run.status == "proved"

    @property
    def vertices(self) -> tuple[Hashable, ...]:
        """``line`` in the labels of the graph that the instance was made of.

        These are the nodes of a networkx graph, the numbers from 0 of a matrix, and so on.

        Raises:
            ValueError: the instance was made of something else than a graph.
        """
        graph = self.instance.graph
        if graph is None:
            raise ValueError("the instance was not made of a graph; its moves are in line")
        return graph.names(int(move) - 1 for move in self.line)

    def json(self) -> str:
        """The JSON of ``minimex solve --json``: docs/schema/solution.schema.json."""
        return self._json

    def __repr__(self) -> str:
        what = [self.instance.game.name]
        if self.winner is not None:
            what.append(f"winner={self.winner!r}")
        elif self.value is not None:
            what.append(f"value={self.value}")
        else:
            what.append(f"status={self.status!r}")
            if self.bounds is not None:
                what.append(f"bounds=({self.bounds.lower}, {self.bounds.upper})")
        if self.answer is not None and self.answer not in (str(self.value), self.winner):
            what.append(f"answer={self.answer!r}")
        if self.count is not None:
            what.append(f"count={self.count}")
        return f"Solution({', '.join(what)})"

    def _repr_svg_(self) -> str:
        stated = self.json() if self._solved is None else None
        return svg_of(self.instance._handle, self._solved, stated)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_solved": None}


def _moves(texts: list[str]) -> tuple[Move, ...]:
    return tuple(Move(text) for text in texts)


def _certificate(entry: dict[str, str] | None) -> Certificate | None:
    if entry is None:
        return None
    data = entry.get("data")
    return Certificate(entry["kind"], None if data is None else base64.b64decode(data))


def _listing(entry: dict[str, Any] | None) -> SetListing | None:
    if entry is None:
        return None
    return SetListing(int(entry["symmetries"]), tuple(_moves(one["set"]) for one in entry["sets"]),
                      tuple(int(one["images"]) for one in entry["sets"]))


def solution_of(instance: Instance, text: str, reason: str = "",
                solved: _native.Solved | None = None) -> Solution:
    """What formats/solution_json.hpp has written."""
    document = json.loads(text)
    return Solution(
        instance=instance, value=integer(document["value"]), bounds=bounds_of_json(document),
        answer=document["answer"], line=_moves(document["line"]), winner=document.get("winner"),
        winning_moves=_moves(document.get("winning_moves", [])),
        p_positions=integer(document.get("p_positions")), misere=document.get("misere", False),
        count=integer(document.get("count")), count_all=integer(document.get("count_all")),
        sets=_listing(document.get("all")), certificate=_certificate(document["certificate"]),
        no_proof=document["run"].get("no_proof", ""), first=document.get("first"), reason=reason,
        run=report_of_json(document), _json=text, _solved=solved)
