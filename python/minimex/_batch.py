"""The values of many instances."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from minimex import _native
from minimex._games import Game, GameLike, game as _game, require
from minimex._instance import InstanceLike, instance as _instance
from minimex._run import First, Progress, TimeLimit, is_minimiser, make_run, seconds_of


class _Reading(NamedTuple):
    """How items are read and solved."""

    game: Game
    format: str
    strict: bool
    minimiser: bool


def batch(game: GameLike, instances: Iterable[InstanceLike], *, first: First = "max",
          strict: bool = False, format: str = "auto", threads: int | None = None,
          memory: int | None = None, time_limit: TimeLimit | None = None,
          progress: Progress | None = None,
          cancel: threading.Event | None = None) -> Iterator[int | None]:
    """The values of instances, in their order, on all threads.

    >>> list(minimex.batch("node-kayles", ["Bg", "DqK", minimex.Graph.from_family("grid:3x12")]))
    [2, 0, 5]

    Args:
        game: the name of a game, or a contest id.
        instances: anything that :func:`minimex.solve` takes for an instance, also without end; text
            (graph6, sparse6, JSON, the game's own) is fastest, since it is read outside the GIL.
        first: who begins, ``max`` or ``min`` (independence-duel).
        strict, format: of texts, as in :func:`minimex.read`.
        threads: how many instances are solved at once; all that the hardware has when None.
        memory: most bytes for the tables of all threads together; 80 % of the free memory when
            None. An instance that does not fit into the share of its thread is solved by itself.
        time_limit: for all instances together.
        progress: called with ``instances``, how many are done, and None.
        cancel: as in :func:`minimex.solve`.

    Yields:
        For each instance the value that ``solve(...).value`` would have; None where a limit came
        first (after the time limit or a cancellation: for all that are left). Instances are taken
        from ``instances`` some thousands ahead of what is yielded, fewer when they take long.

    Raises:
        InputError: an instance is wrong (source ``instances``, line the number of the item, from
            1); after the values of those before it.
        ValueError, TypeError: as in :func:`minimex.solve`.

    Cost: a connected graph of nine vertices takes two microseconds of Node Kayles on two threads.
    """
    one = _game(game)
    require(one, "first", first != "max")
    require(one, "strict", strict)
    if isinstance(instances, (str, bytes, Mapping)):
        raise TypeError("expected several instances, such as a list of them (minimex.read makes one "
                        "of a text)")
    reading = _Reading(one, format, strict, is_minimiser(first))
    whole = make_run(threads, memory, time_limit, None, cancel)
    workers = max(1, min(whole.threads, whole.memory >> 20))
    share = make_run(1 if workers > 1 else whole.threads, max(1, whole.memory // workers),
                     time_limit, None, cancel)
    limit = seconds_of(time_limit)
    deadline = None if limit is None else time.monotonic() + limit

    def alone(item: Any, number: int) -> int | None:
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        run = make_run(threads, memory, left, None, cancel)
        values, failure = _values(reading, [item], number, 1, run)
        if failure is not None:
            raise failure
        return values[0]

    return _batch(reading, instances, workers, share, alone, progress)


def _batch(reading: _Reading, instances: Iterable[InstanceLike], workers: int, share: _native.Run,
           alone: Any, progress: Progress | None) -> Iterator[int | None]:
    source = iter(instances)
    number, size = 1, 16 * workers
    while chunk := [_item(reading.game, item) for item in itertools.islice(source, size)]:
        began = time.monotonic()
        values, failure = _values(reading, chunk, number, workers, share)
        for i, value in enumerate(values):
            if value is None and workers > 1 and not share.stopped():
                value = alone(chunk[i], number + i)
            yield value
        if failure is not None:
            raise failure
        number += len(chunk)
        if progress is not None:
            progress("instances", number - 1, None)
        size = _next_size(size, time.monotonic() - began)


def _next_size(size: int, seconds: float) -> int:
    """How many instances to take at once so that they last for a tenth of a second or so."""
    if seconds < 0.05:
        return min(4 * size, 1 << 14)
    return max(1, size // 4) if seconds > 0.5 else size


def _item(game: Game, item: InstanceLike) -> Any:
    return item if isinstance(item, (str, bytes)) else _instance(game, item)._handle


def _values(reading: _Reading, items: list[Any], number: int, workers: int,
            run: _native.Run) -> tuple[list[int | None], Exception | None]:
    return _native.batch(reading.game.name, items, first_number=number, format=reading.format,
                         strict=reading.strict, minimiser=reading.minimiser, workers=workers,
                         run=run)
