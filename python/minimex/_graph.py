"""Graphs, from whatever people keep them in."""

from __future__ import annotations

import operator
from array import array
from collections.abc import Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Union

from minimex import _native
from minimex._edges import edges_of_matrix, flat, pairs, without_loops
from minimex._run import make_run, whole

if TYPE_CHECKING:
    import networkx
    import numpy

#: What functions that take a graph take: a Graph, a networkx graph, a square symmetric numpy array
#: or scipy matrix, a graph6 or sparse6 text, or pairs of vertices.
GraphLike = Union["Graph", Any, str, Iterable[tuple[Hashable, Hashable]]]


class Graph:
    """A simple undirected graph that never changes after it is made.

    Vertices are the numbers 0, 1, ..., ``len(graph) - 1``, in the order in which the source of the
    graph has them. Where they had other names there (the nodes of a networkx graph, the ends of
    pairs), ``labels`` keeps these, and results speak in them.

    A graph of V vertices and E edges takes 8(V+1) + 8E bytes; at most 2^31-1 vertices. Graphs are
    equal when they have the same vertices, edges and labels.

    >>> petersen = Graph.from_family("petersen:5,2")
    >>> petersen
    Graph(10 vertices, 15 edges)
    >>> Graph.from_graph6("DqK").edges()
    [(0, 1), (0, 2), (1, 3), (2, 4), (3, 4)]
    """

    __slots__ = ("_handle", "labels", "_index")

    _handle: _native.Graph
    #: What the vertices are called, in order; None when by their numbers.
    labels: tuple[Hashable, ...] | None

    def __init__(self, vertices: int = 0, edges: Iterable[tuple[int, int]] = ()) -> None:
        """A graph of ``vertices`` vertices and these edges.

        Args:
            vertices: 0 to 2^31-1.
            edges: pairs of different numbers from 0 to ``vertices - 1``, in any order and
                direction; a repeated edge counts once.

        Raises:
            ValueError: an edge joins a vertex to itself, or one that is not there.
            TypeError: ``edges`` are not pairs of numbers.

        Cost: O(V + E log E).
        """
        count = whole(vertices, "vertices", 0, 2**31 - 1)
        self._set(_native.Graph.from_pairs(count, flat(pairs(edges))), None)

    def _set(self, native: _native.Graph, labels: tuple[Hashable, ...] | None) -> None:
        self._handle = native
        self.labels = labels
        self._index: dict[Hashable, int] | None = None

    @classmethod
    def _wrap(cls, native: _native.Graph, labels: tuple[Hashable, ...] | None = None) -> Graph:
        graph = cls.__new__(cls)
        graph._set(native, labels)
        return graph

    # --- from elsewhere ---

    @classmethod
    def from_networkx(cls, graph: networkx.Graph[Any]) -> Graph:
        """The vertices and edges of a networkx graph; its nodes become the labels.

        Nodes keep their order (that of ``list(graph)``); attributes are dropped, and parallel edges
        of a multigraph count once.

        Raises:
            TypeError: the graph is directed.
            ValueError: it has a self-loop.
        """
        if graph.is_directed():
            raise TypeError("the graph is directed, expected an undirected one "
                            "(graph.to_undirected() makes one)")
        nodes = tuple(graph)
        index = {node: i for i, node in enumerate(nodes)}
        numbers = ((index[u], index[v]) for u, v in without_loops(graph.edges()))
        native = _native.Graph.from_pairs(len(nodes), flat(numbers))
        return cls._wrap(native, _labels(nodes))

    @classmethod
    def from_adjacency(cls, matrix: Any) -> Graph:
        """The graph of an adjacency matrix.

        Args:
            matrix: a numpy array, or a scipy sparse matrix, of shape (V, V), of integers, floats or
                truth values; vertices are adjacent where the entry is not 0.

        Raises:
            ValueError: it is not square, not symmetric, holds NaN or infinity, or its diagonal is
                not 0.
            TypeError: its entries are no such numbers.
        """
        ends = edges_of_matrix(matrix)
        return cls._wrap(_native.Graph.from_pairs(int(matrix.shape[0]), ends))

    @classmethod
    def from_edges(cls, edges: Iterable[tuple[Hashable, Hashable]],
                   vertices: Iterable[Hashable] = ()) -> Graph:
        """The graph of these edges, whose ends may be called anything.

        Args:
            edges: pairs of different hashable labels; a repeated edge counts once.
            vertices: labels that come first, in this order; for isolated vertices, and where the
                order matters. All others follow in the order in which the edges name them.

        Raises:
            ValueError: an edge joins a vertex to itself.
            TypeError: an edge is no pair, or a label is not hashable.
        """
        index: dict[Hashable, int] = {}
        for label in vertices:
            index.setdefault(label, len(index))
        numbers = [(index.setdefault(u, len(index)), index.setdefault(v, len(index)))
                   for u, v in without_loops(pairs(edges))]
        return cls._wrap(_native.Graph.from_pairs(len(index), flat(numbers)), _labels(tuple(index)))

    @classmethod
    def from_graph6(cls, text: str | bytes) -> Graph:
        """The graph of one line of graph6 or sparse6, with or without header and line break.

        Raises:
            InputError: the text is neither.
            ValueError: it holds several graphs.
        """
        start = text.decode("latin-1") if isinstance(text, bytes) else text
        graphs = cls.read(text, "sparse6" if start.startswith((":", ">>sparse6<<")) else "graph6")
        if len(graphs) != 1:
            raise ValueError(f"the text has {len(graphs)} graphs, expected one (see Graph.read)")
        return graphs[0]

    @classmethod
    def read(cls, text: str | bytes, format: str = "auto") -> list[Graph]:
        """All graphs of a text.

        Args:
            text: graph6 or sparse6, one graph a line; or one graph as DIMACS or as an edge list
                (``n m``, then m pairs of vertices from 1).
            format: ``auto``, ``graph6``, ``sparse6``, ``dimacs`` or ``edges``.

        Raises:
            InputError: with line and column of what is wrong.
        """
        return [cls._wrap(native) for native in _native.Graph.read(text, format)]

    @classmethod
    def from_family(cls, family: str) -> Graph:
        """A member of a family: ``path:12``, ``grid:3x18``, ``petersen:9,2``, ``king:8x8``, ...

        ``minimex help families`` on the command line lists all families.

        Raises:
            InputError: there is no such family or member; with the column.
            BudgetError: the graph does not fit into 80 % of the free memory.
        """
        return cls._wrap(_native.Graph.from_family(family, make_run()))

    # --- what it is ---

    def __len__(self) -> int:
        """The number of vertices."""
        return self._handle.vertex_count

    @property
    def edge_count(self) -> int:
        """The number of edges."""
        return self._handle.edge_count

    def edges(self) -> list[tuple[int, int]]:
        """Every edge once, as numbers, the smaller end first, in lexicographic order."""
        return self._handle.edges()

    def neighbours(self, vertex: int) -> list[int]:
        """The vertices adjacent to a vertex, in increasing order. Raises IndexError."""
        return self._handle.neighbours(vertex)

    def adjacent(self, u: int, v: int) -> bool:
        """Whether two vertices are adjacent. O(log degree). Raises IndexError."""
        return self._handle.adjacent(u, v)

    def label(self, vertex: int) -> Hashable:
        """What a vertex is called: its label, or its number when there are none."""
        return vertex if self.labels is None else self.labels[vertex]

    def index(self, label: Hashable) -> int:
        """The number of the vertex with this label. Raises KeyError."""
        if self.labels is None:
            try:
                number = operator.index(label)  # type: ignore[arg-type]  # also numpy's integers
            except TypeError:
                raise KeyError(label) from None
            if not 0 <= number < len(self):
                raise KeyError(label)
            return number
        if self._index is None:
            self._index = {name: i for i, name in enumerate(self.labels)}
        return self._index[label]

    def names(self, vertices: Iterable[int]) -> tuple[Hashable, ...]:
        """What these vertices are called."""
        return tuple(self.label(vertex) for vertex in vertices)

    # --- to elsewhere ---

    def to_networkx(self) -> networkx.Graph[Any]:
        """A networkx graph whose nodes are the labels."""
        import networkx

        graph: networkx.Graph[Any] = networkx.Graph()
        graph.add_nodes_from(self.names(range(len(self))))
        graph.add_edges_from((self.label(u), self.label(v)) for u, v in self.edges())
        return graph

    def to_adjacency(self) -> numpy.ndarray[Any, Any]:
        """The adjacency matrix as a numpy array of truth values. Takes V^2 bytes."""
        import numpy

        matrix = numpy.zeros((len(self), len(self)), dtype=bool)
        ends = numpy.array(self.edges(), dtype="int64").reshape(-1, 2)
        matrix[ends[:, 0], ends[:, 1]] = True
        matrix[ends[:, 1], ends[:, 0]] = True
        return matrix

    def to_graph6(self) -> str:
        """The graph6 line, without line break. Takes V^2 / 12 bytes."""
        return self._handle.to_text("graph6")

    def to_sparse6(self) -> str:
        """The sparse6 line, without line break."""
        return self._handle.to_text("sparse6")

    def to_text(self, format: str) -> str:
        """The graph as ``graph6``, ``sparse6``, ``dimacs`` or ``edges``. Raises ValueError."""
        return self._handle.to_text(format)

    def __repr__(self) -> str:
        return f"Graph({len(self)} vertices, {self.edge_count} edges)"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Graph):
            return NotImplemented
        return self.labels == other.labels and self._handle.equals(other._handle)

    def __hash__(self) -> int:
        return hash((len(self), self.edge_count, self.labels))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (len(self), array("q", [v for e in self.edges() for v in e]), self.labels)


def _restored(vertices: int, flat: array[int], labels: tuple[Hashable, ...] | None) -> Graph:
    """What pickle calls."""
    return Graph._wrap(_native.Graph.from_pairs(vertices, flat), labels)


def _labels(names: tuple[Hashable, ...]) -> tuple[Hashable, ...] | None:
    """None when the vertices are called by their numbers anyway."""
    numbered = all(type(name) is int and name == i for i, name in enumerate(names))
    return None if numbered else names


def as_graph(graph: GraphLike) -> Graph:
    """The Graph that a function was given in one form or another. Raises TypeError."""
    if isinstance(graph, Graph):
        return graph
    if isinstance(graph, (str, bytes)):
        return Graph.from_graph6(graph)
    if hasattr(graph, "is_directed") and hasattr(graph, "edges"):
        return Graph.from_networkx(graph)
    if hasattr(graph, "nonzero") and hasattr(graph, "shape"):
        return Graph.from_adjacency(graph)
    if isinstance(graph, Iterable) and not isinstance(graph, Mapping):
        edges: Iterable[Any] = graph
        return Graph.from_edges(edges)
    raise TypeError(f"{type(graph).__name__} is no graph, expected a Graph, a networkx graph, an "
                    "adjacency matrix, graph6 text, or pairs of vertices")
