"""Instances of games: read, taken from graphs and families, generated; and written."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from typing import Any, Union

from minimex import _native
from minimex._errors import InputError
from minimex._games import Game, GameLike, game, require
from minimex._graph import Graph, as_graph
from minimex._picture import svg_of
from minimex._run import make_run, whole

#: What functions that take an instance take: an Instance; for games on graphs, whatever
#: :class:`Graph` is made of but text; a dict with the keys of the JSON form (numpy arrays may
#: stand for lists, and ``game`` may be left out); text in any format of the game; the path of a
#: file, as a pathlib.Path.
InstanceLike = Union["Instance", Graph, Mapping[str, Any], str, bytes, "os.PathLike[str]",
                     Iterable[Any], Any]


class Instance:
    """An instance of a game. Immutable; equal to those with the same canonical JSON.

    :func:`minimex.instance` makes one of whatever functions take for an instance.

    >>> minimex.instance("chomp", {"shape": [4, 3, 1]})
    Instance('chomp', {"game":"chomp","shape":[4,3,1]})
    """

    __slots__ = ("_handle", "graph")

    _handle: _native.Instance
    #: The graph it was made of, with its labels; None when it was made of something else.
    graph: Graph | None

    def __init__(self) -> None:
        raise TypeError("instances are made by minimex.instance, read, generate")

    @classmethod
    def _wrap(cls, native: _native.Instance, graph: Graph | None = None) -> Instance:
        instance = cls.__new__(cls)
        instance._handle = native
        instance.graph = graph
        return instance

    @property
    def game(self) -> Game:
        """The game it belongs to."""
        return game(self._handle.game)

    def json(self) -> str:
        """Its canonical JSON: keys sorted, no white space; equal instances give equal text."""
        return self._handle.to_json()

    def to_dict(self) -> dict[str, Any]:
        """The JSON form as a dict. Integers beyond 2^53 are strings."""
        document: dict[str, Any] = json.loads(self.json())
        return document

    def text(self) -> str | None:
        """The game's contest text; None where that cannot say it (boards for graph games)."""
        return self._handle.to_text()

    @property
    def sha256(self) -> str:
        """The SHA-256 of the canonical JSON, by which solutions name their instance."""
        return self._handle.sha256()

    def convert(self, format: str) -> str:
        """The instance in another format.

        Args:
            format: ``json`` or ``text``; for games on graphs also ``graph6``, ``sparse6``,
                ``dimacs`` or ``edges``: the graph of what conflicts.

        Raises:
            ValueError: the game or the instance has no such form.
            BudgetError: it does not fit into 80 % of the free memory.
        """
        return self._handle.convert(format, make_run())

    def conflict_graph(self) -> Graph:
        """The graph on whose vertices tokens are placed, no two adjacent.

        Raises:
            ValueError: the game is not played on a graph.
            BudgetError: it does not fit into 80 % of the free memory.
        """
        return Graph._wrap(self._handle.conflict_graph(make_run()),
                           self.graph.labels if self.graph is not None else None)

    def __repr__(self) -> str:
        text = self.json()
        return f"Instance({self._handle.game!r}, {text if len(text) <= 60 else text[:57] + '...'})"

    def _repr_svg_(self) -> str:
        return svg_of(self._handle)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Instance):
            return NotImplemented
        return self._handle is other._handle or self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.sha256)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._handle.game, self.json(), self.graph)


def _restored(name: str, text: str, graph: Graph | None) -> Instance:
    """What pickle calls."""
    return Instance._wrap(_native.Instance.read(name, text, "instance", "json", False)[0], graph)


def read(game: GameLike, source: str | bytes | os.PathLike[str], *, format: str = "auto",
         strict: bool = False) -> list[Instance]:
    """All instances of a text or file; several only of graphs, in graph6, sparse6 and JSON.

    Args:
        game: the name of a game, or a contest id.
        source: text, or the path of a file as a ``pathlib.Path``.
        format: ``auto``, ``text``, ``json``; for games on graphs also ``graph6``, ``sparse6``,
            ``dimacs``, ``edges``. ``auto`` tells them apart as docs/formats.md says.
        strict: river: the guarantees of the contest must hold, too.

    Returns:
        At least one :class:`Instance`.

    Raises:
        InputError: with line and column of what is wrong.
        ValueError: there is no such game or format, or it does not take ``strict``.
        OSError: the file cannot be read.

    Cost: a small multiple of the text.
    """
    one = _game(game)
    require(one, "strict", strict)
    name = "text"
    if isinstance(source, os.PathLike):
        name = os.fspath(source)
        with open(source, "rb") as file:
            source = file.read()
    try:
        natives = _native.Instance.read(one.name, source, name, format, strict)
    except InputError as error:
        if name == "text" and _names_file(source):
            error.message += f" (the text is the name of a file: pathlib.Path({source!r}) reads it)"
        raise
    return [Instance._wrap(native) for native in natives]


def _names_file(text: str | bytes) -> bool:
    try:
        return len(text) < 1000 and os.path.isfile(text)
    except ValueError:  # a null character
        return False


#: Weights of the vertices of a graph: in their order; by their labels; the name of an attribute of
#: the nodes of a networkx graph.
Weights = Union[Iterable[int], Mapping[Any, int], str]


def instance(game: GameLike, source: InstanceLike = None, *, family: str | None = None,
             weights: Weights | None = None, format: str = "auto",
             strict: bool = False) -> Instance:
    """The instance that ``source`` or ``family`` tells.

    Args:
        game: the name of a game, or a contest id.
        source: an :class:`Instance`; for games on graphs a :class:`Graph`, a networkx graph, a
            square numpy array or scipy matrix (adjacency), or a list of pairs of vertices; a dict
            with the keys of the JSON form, such as ``{"first": A, "second": B}`` with two matrices
            for woodchess; text in any format of the game (contest text, JSON, graph6, sparse6,
            DIMACS, edges); a ``pathlib.Path``.
        family: instead of ``source``: a member of a family, ``grid:3x18`` (games on graphs) or
            ``rect:8x9`` (chomp).
        weights: of the vertices of a graph, for the heaviest independent set instead of the largest
            (independent-set): integers from 0 in the order of vertices, or by label in a dict; or
            the attribute of the nodes of a networkx graph that holds them, as text. Boards have
            them in their dict (docs/formats.md).
        format, strict: of texts and files; see :func:`read`.

    Raises:
        InputError: with line and column of what is wrong.
        ValueError: there is no such game, or a text has several instances.
        TypeError: ``source`` is none of these, or both or neither of the two are given.

    >>> minimex.instance("node-kayles", family="petersen:5,2")
    Instance('node-kayles', {"family":"petersen:5,2","game":"node-kayles"})
    >>> minimex.solve("independent-set", minimex.instance(
    ...     "independent-set", [("a", "b"), ("b", "c")], weights={"a": 1, "b": 5, "c": 2})).vertices
    ('b',)
    """
    one = _game(game)
    if (family is None) == (source is None):
        raise TypeError("expected either an instance or a family")
    if weights is not None:
        if one.name != "independent-set":
            raise ValueError(f"{one.name} does not take weights (they are for independent-set)")
        return _weighted(one, source if family is None else Graph.from_family(family), weights)
    if family is not None:
        require(one, "family", True)
        return Instance._wrap(_native.Instance.from_family(one.name, family))
    if isinstance(source, Instance):
        if source.game != one:
            raise ValueError(f"an instance of {source.game.name}, expected one of {one.name}")
        return source
    if isinstance(source, Mapping) and not hasattr(source, "shape"):  # some sparse matrices are
        return Instance._wrap(_native.Instance.read(one.name, _json_of(one, source), "instance",
                                                    "json", strict)[0])
    if isinstance(source, (str, bytes, os.PathLike)):
        instances = read(one, source, format=format, strict=strict)
        if len(instances) != 1:
            raise ValueError(
                f"the text has {len(instances)} instances, expected one (see minimex.read)")
        return instances[0]
    if "graph" not in one.takes:
        raise TypeError(f"{type(source).__name__} is no instance of {one.name}, expected a dict, "
                        "text, or the path of a file")
    graph = as_graph(source)
    return Instance._wrap(_native.Instance.from_graph(one.name, graph._handle), graph)


def _weighted(one: Game, source: InstanceLike, weights: Weights) -> Instance:
    """An instance of a graph with weights. Raises as `instance` does."""
    graph = as_graph(source)
    if isinstance(weights, str):
        if not hasattr(source, "nodes"):
            raise TypeError(f"weights is {weights!r}, an attribute of nodes, but the graph is no "
                            "networkx graph")
        weights = dict(source.nodes(data=weights))
    given: Iterable[Any] = weights
    if isinstance(weights, Mapping):
        given = (weights.get(label) for label in graph.names(range(len(graph))))
    listed = [whole(weight, f"the weight of {graph.label(i)!r}" if i < len(graph) else "a weight",
                    0, 2**63 - 1, "a whole number") for i, weight in enumerate(given)]
    form = {"graph": {"vertices": len(graph), "edges": [(u + 1, v + 1) for u, v in graph.edges()]},
            "weights": listed}
    return Instance._wrap(_native.Instance.read(one.name, _json_of(one, form), "instance", "json",
                                                False)[0], graph)


def _json_of(one: Game, form: Mapping[Any, Any]) -> str:
    """The JSON text of a dict. Raises TypeError and ValueError."""
    for key in form:
        if not isinstance(key, str):
            hint = " (networkx.Graph makes a graph of neighbours)" if "graph" in one.takes else ""
            raise TypeError(f"the key {key!r} is no text, expected those of the JSON form{hint}")
    try:
        return json.dumps({"game": one.name, **form}, default=_plain, allow_nan=False)
    except ValueError:
        raise ValueError("NaN or infinity in the instance, expected integers") from None


def _plain(value: Any) -> Any:
    """numpy arrays and numbers, for json."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} in an instance, expected numbers, text and lists")


def generate(game: GameLike, *, size: int | Iterable[int] = (), density: float | None = None,
             max_value: int | None = None, seed: int = 0) -> Instance:
    """A valid random instance, the same on every machine.

    Args:
        game: the name of a game, or a contest id; ``minimex.game(name).generates`` tells what the
            other arguments mean for it and how large they may be.
        size: the side or sides of the board, or the number of vertices or seats.
        density: from 0 to 1; counts in millionths.
        max_value: the largest value on the board.
        seed: 0 to 2^64-1.

    Raises:
        InputError: one of the arguments makes no sense for the game.

    >>> minimex.generate("chomp", size=3, seed=5) == minimex.generate("chomp", size=3, seed=5)
    True
    """
    if density is not None and not 0 <= density <= 1:
        raise ValueError(f"density is {density}, expected 0 to 1")
    seed = whole(seed, "seed", 0, 2**64 - 1)
    if isinstance(size, (str, bytes)):
        raise TypeError(f"size is {size!r}, expected a number or several")
    sides = [whole(side, "size", 0, 2**31 - 1)
             for side in (size if isinstance(size, Iterable) else [size])]
    return Instance._wrap(_native.Instance.generate(
        _game(game).name, sides, None if density is None else round(density * 1e6), max_value,
        seed))


_game = game  # where an argument has the same name
