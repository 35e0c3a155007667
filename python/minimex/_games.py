"""The list of games."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Union

from minimex import _native


@dataclass(frozen=True)
class Game:
    """What there is to know of a game.

    Attributes:
        name: as functions take it: ``chessboard``.
        structure: ``contour`` or ``conflict graph``.
        objective: ``optimum`` (one player), ``score`` (two players) or ``nimber`` (the last mover
            wins).
        title, rules: for people.
        input: the text format of instances in a line.
        answer: what ``Solution.answer`` holds.
        origin: the contest or paper it comes from.
        ids: contest ids that functions take, too: ``gym-102361g``.
        generates: what the arguments of :func:`generate` mean, a line each.
        takes: which arguments of functions are for this game: among ``strict``, ``first``, ``all``,
            ``count``, ``count_all``, ``sets``, ``winner``, ``misere``, ``checkpoint``, ``family``;
            ``graph`` when it is played on any graph.
    """

    name: str
    structure: str
    objective: str
    title: str
    rules: str
    input: str
    answer: str
    origin: str
    ids: tuple[str, ...]
    generates: tuple[str, ...]
    takes: frozenset[str]

    def __repr__(self) -> str:
        return f"Game({self.name!r}, {self.structure}, {self.objective})"


#: A game, by its name, a contest id, or itself.
GameLike = Union[str, Game]


@functools.lru_cache(maxsize=None)
def games() -> tuple[Game, ...]:
    """All games, by structure and objective.

    >>> [game.name for game in minimex.games() if game.objective == "nimber"]
    ['chomp', 'node-kayles', 'river']
    """
    return tuple(Game(**fields) for fields in _native.games())


def game(name: GameLike) -> Game:
    """The game with this name or contest id. Raises ValueError when there is none."""
    if isinstance(name, Game):
        return name
    for one in games():
        if name == one.name or name in one.ids:
            return one
    names = ", ".join(one.name for one in games())
    raise ValueError(f"there is no game {name!r}, expected one of {names}")


def require(one: Game, argument: str, given: bool) -> None:
    """Raises ValueError when an argument is given that the game does not take."""
    if given and argument not in one.takes:
        takers = ", ".join(other.name for other in games() if argument in other.takes)
        raise ValueError(f"{one.name} does not take {argument} (it is for {takers})")
