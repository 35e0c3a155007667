"""Budgets, progress, and results of runs: what all functions that may take long share."""

from __future__ import annotations

import datetime
import math
import operator
import threading
from dataclasses import dataclass
from typing import Any, Callable, Literal, NamedTuple, Optional, Union

from minimex import _native

#: How a run ended: the value is exact; memory or time ran out; somebody asked to stop.
Status = Literal["proved", "limit", "cancelled"]

#: Who moves first in the independence duel: the player who wants many tokens, or few.
First = Literal["max", "min"]

#: Called with the phase, the steps done, and the steps in all (None when not known).
Progress = Callable[[str, int, Optional[int]], object]

#: Seconds, or a timedelta.
TimeLimit = Union[float, datetime.timedelta]


class Bounds(NamedTuple):
    """Proved bounds of a value, both inclusive."""

    lower: int
    upper: int


@dataclass(frozen=True)
class RunReport:
    """How a run went. Two runs of the same task may differ in it.

    Attributes:
        status: ``proved``, ``limit`` or ``cancelled``.
        limit: when not proved, which limit was reached and what would be needed.
        regime: how tables were kept (``table``, ``layers``, ...); may be empty.
        positions: positions evaluated.
        peak_bytes: the largest sum of table sizes held at once.
    """

    status: Status
    limit: str = ""
    regime: str = ""
    positions: int = 0
    peak_bytes: int = 0


class Reported:
    """What a run came to."""

    run: RunReport

    @property
    def status(self) -> Status:
        """``proved``, ``limit`` (memory or time ran out) or ``cancelled``."""
        return self.run.status


def report_of(fields: dict[str, Any]) -> RunReport:
    """The report at the start of the result of an engine."""
    return RunReport(*(fields[key] for key in
                       ("status", "limit", "regime", "positions", "peak_bytes")))


def report_of_json(document: dict[str, Any]) -> RunReport:
    """The report in one of the JSON forms."""
    run = document.get("run", {})
    return RunReport(document["status"], run.get("limit", ""), run.get("regime", ""),
                     int(run.get("positions", 0)), int(run.get("peak_bytes", 0)))


def bounds_of_json(document: dict[str, Any]) -> Bounds | None:
    bounds = document.get("bounds")
    return None if bounds is None else Bounds(int(bounds["lower"]), int(bounds["upper"]))


def integer(value: Any) -> int | None:
    """An integer of the JSON forms, a string beyond 2^53; or None."""
    return None if value is None else int(value)


def seconds_of(time_limit: TimeLimit | None) -> float | None:
    if time_limit is None:
        return None
    if isinstance(time_limit, datetime.timedelta):
        seconds = time_limit.total_seconds()
    elif isinstance(time_limit, (str, bytes)) or not hasattr(time_limit, "__float__"):
        raise TypeError(f"time_limit is {time_limit!r}, expected seconds or a timedelta")
    else:
        seconds = float(time_limit)
    if math.isnan(seconds) or seconds < 0:
        raise ValueError(f"time_limit is {time_limit}, expected at least 0 seconds")
    return seconds


def whole(value: Any, name: str, least: int, most: int, what: str = "a number") -> int:
    """An argument as an int, also when it is one of numpy's or a float like 4e9.

    Raises TypeError when it is no number, ValueError when it is not whole or out of range.
    """
    number = None
    if hasattr(value, "__index__"):
        number = operator.index(value)
    elif hasattr(value, "__float__"):
        number = int(value) if float(value).is_integer() else None
    if number is not None and least <= number <= most:
        return number
    bound = str(most) if most < 2**31 - 1 else f"2^{most.bit_length()}-1"
    raise (ValueError if hasattr(value, "__float__") else TypeError)(
        f"{name} is {value!r}, expected {what} from {least} to {bound}")


def make_run(threads: int | None = None, memory: int | None = None,
             time_limit: TimeLimit | None = None, progress: Progress | None = None,
             cancel: threading.Event | None = None, checkpoint: str = "") -> _native.Run:
    """A run with this budget, counted from now on. Raises ValueError and TypeError."""
    if threads is not None:
        threads = whole(threads, "threads", 1, 1024)
    if memory is not None:
        memory = whole(memory, "memory", 1, 2**63 - 1, "a number of bytes")
    if progress is not None and not callable(progress):
        raise TypeError("progress is not callable, expected a function of phase, done, total")
    if cancel is not None and not callable(getattr(cancel, "is_set", None)):
        raise TypeError("cancel has no method is_set, expected a threading.Event")
    return _native.Run(threads, memory, seconds_of(time_limit), progress, cancel, checkpoint)


def is_minimiser(first: First) -> bool:
    if first not in ("max", "min"):
        raise ValueError(f"first is {first!r}, expected 'max' or 'min'")
    return first == "min"
