"""The engines on conflict graphs, whose vertices take tokens, no two of them adjacent.

These are the functions of minimex/conflict in C++, without games around them. A graph is whatever
:class:`minimex.Graph` can be made of; results speak of vertices by its labels, or by numbers from 0
when it has none. All take a budget, ``progress`` and ``cancel`` as :func:`minimex.solve` does,
release the GIL, and tell by ``status`` how far they came.
"""

from __future__ import annotations

import threading
from collections.abc import Hashable
from dataclasses import dataclass, field

from minimex import _native
from minimex._graph import Graph, GraphLike, as_graph
from minimex._run import (Bounds, First, Progress, Reported, RunReport, TimeLimit, is_minimiser,
                          make_run, report_of)

__all__ = ["CountResult", "ListingResult", "NimberResult", "OptimumResult", "ScoreResult",
           "count_all_sets", "count_largest_sets", "list_largest_sets", "solve_nimber",
           "solve_optimum", "solve_score"]

Vertices = tuple[Hashable, ...]


@dataclass(frozen=True)
class OptimumResult(Reported):
    """A maximum independent set.

    Attributes:
        value: its size; None when not proved.
        bounds: of the size, proved.
        set: an independent set of ``bounds.lower`` vertices, in the order of vertices; a maximum
            one when proved.
        matching: for graphs without odd cycles, when proved: pairs of a maximum matching; there are
            as many vertices as pairs and members of the set together.
        cover: likewise the Koenig cover, the complement of the set: one end of each pair.
        cliques: for other graphs, where they were found: as many cliques as the set has members
            that have all vertices, which proves the set maximum.
        run: how the run went.
    """

    value: int | None
    bounds: Bounds
    set: Vertices
    matching: tuple[Vertices, ...]
    cover: Vertices
    cliques: tuple[Vertices, ...]
    run: RunReport = field(compare=False)


@dataclass(frozen=True)
class ScoreResult(Reported):
    """The duel of maximiser and minimiser.

    Attributes:
        value: the tokens at the end; None when not proved.
        bounds: of the value, proved.
        line: at each turn the first vertex that keeps the value; when asked for and proved.
        run: how the run went.
    """

    value: int | None
    bounds: Bounds
    line: Vertices
    run: RunReport = field(compare=False)


@dataclass(frozen=True)
class NimberResult(Reported):
    """The nimber of Node Kayles.

    Attributes:
        value: the nimber; None when not proved.
        bounds: of the nimber, proved.
        line: optimal play; when asked for and proved.
        component_nimbers: by smallest vertex; None where not known, for equal components may cancel
            without being solved.
        run: how the run went.
    """

    value: int | None
    bounds: Bounds
    line: Vertices
    component_nimbers: tuple[int | None, ...]
    run: RunReport = field(compare=False)


@dataclass(frozen=True)
class CountResult(Reported):
    """How many sets there are; None when not proved."""

    count: int | None
    run: RunReport = field(compare=False)


@dataclass(frozen=True)
class ListingResult(Reported):
    """All maximum independent sets, in lexicographic order of vertices; None when not proved."""

    sets: tuple[Vertices, ...] | None
    run: RunReport = field(compare=False)


def solve_optimum(graph: GraphLike, *, threads: int | None = None, memory: int | None = None,
                  time_limit: TimeLimit | None = None, progress: Progress | None = None,
                  cancel: threading.Event | None = None) -> OptimumResult:
    """A maximum independent set: as many vertices as possible, no two adjacent.

    >>> solve_optimum([("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")]).set
    ('a', 'd')

    Args:
        graph: a :class:`minimex.Graph`, a networkx graph, a square symmetric matrix, graph6 text,
            or pairs of vertices.
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Raises:
        ValueError, TypeError: ``graph`` is no simple undirected graph.

    Cost: components without odd cycles are matched in polynomial time (Koenig's theorem), the rest
    is reduced and searched, exponential at worst. Memory O(V + E).
    """
    board = as_graph(graph)
    fields = _native.conflict_optimum(
        board._handle, make_run(threads, memory, time_limit, progress, cancel))
    report = report_of(fields)
    bounds = Bounds(*fields["bounds"])
    pairs = [(v, mate) for v, mate in enumerate(fields["mate"]) if mate > v]
    cliques: dict[int, list[int]] = {}
    for vertex, clique in enumerate(fields["clique_of"]):
        cliques.setdefault(clique, []).append(vertex)
    return OptimumResult(
        bounds.lower if report.status == "proved" else None, bounds, board.names(fields["set"]),
        tuple(board.names(pair) for pair in pairs), board.names(fields["cover"]),
        tuple(board.names(cliques[number]) for number in sorted(cliques)), report)


def solve_score(graph: GraphLike, *, first: First = "max", line: bool = False,
                threads: int | None = None, memory: int | None = None,
                time_limit: TimeLimit | None = None, progress: Progress | None = None,
                cancel: threading.Event | None = None) -> ScoreResult:
    """Competition-independence: two players in turn put a token on a vertex that has none and no
    neighbour with one, until nobody can; one wants many tokens on the graph, the other few.

    >>> solve_score([(0, 1), (1, 2), (2, 3)], first="min").value
    2

    Args:
        graph: as in :func:`solve_optimum`.
        first: who begins, the maximiser (``max``) or the minimiser (``min``).
        line: also find a line of best play.
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Raises:
        ValueError, TypeError: ``graph`` is no simple undirected graph.

    Cost: exponential; up to 1024 vertices in components that are neither cliques nor small. At most
    two threads. Source: J. B. Phillips and P. J. Slater (2001).
    """
    board = as_graph(graph)
    fields = _native.conflict_score(board._handle, is_minimiser(first), line,
                                    make_run(threads, memory, time_limit, progress, cancel))
    return ScoreResult(fields["value"], Bounds(*fields["bounds"]), board.names(fields["line"]),
                       report_of(fields))


def solve_nimber(graph: GraphLike, *, line: bool = False, threads: int | None = None,
                 memory: int | None = None, time_limit: TimeLimit | None = None,
                 progress: Progress | None = None,
                 cancel: threading.Event | None = None) -> NimberResult:
    """The nimber of Node Kayles: players in turn take a vertex and all its neighbours; who cannot
    move loses. 0 when the player to move loses.

    >>> solve_nimber(minimex.Graph.from_family("path:100")).value
    7

    Args:
        graph: as in :func:`solve_optimum`.
        line: also find optimal play.
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Raises:
        ValueError, TypeError: ``graph`` is no simple undirected graph.

    Cost: linear for paths, cycles, cliques; exponential in general; components of at most 1024
    vertices are searched. For thousands of graphs see :func:`minimex.batch`. Source: J. Lemoine and
    S. Viennot, Nimbers are inevitable (2012).
    """
    board = as_graph(graph)
    fields = _native.conflict_nimber(board._handle, line,
                                     make_run(threads, memory, time_limit, progress, cancel))
    parts = tuple(None if part < 0 else part for part in fields["component_nimbers"])
    return NimberResult(fields["value"], Bounds(*fields["bounds"]), board.names(fields["line"]),
                        parts, report_of(fields))


def _count(graph: GraphLike, largest: bool, run: _native.Run) -> CountResult:
    fields = _native.conflict_count(as_graph(graph)._handle, largest, run)
    return CountResult(int(fields["count"]) if fields["count"] else None, report_of(fields))


def count_all_sets(graph: GraphLike, *, threads: int | None = None, memory: int | None = None,
                   time_limit: TimeLimit | None = None, progress: Progress | None = None,
                   cancel: threading.Event | None = None) -> CountResult:
    """How many independent sets a graph has, the empty one included; exact, of any size.

    >>> count_all_sets(minimex.Graph.from_family("path:100")).count
    927372692193078999176

    Args:
        graph: as in :func:`solve_optimum`.
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Cost: exponential in the pathwidth of the graph (counting is #P-complete).
    """
    return _count(graph, False, make_run(threads, memory, time_limit, progress, cancel))


def count_largest_sets(graph: GraphLike, *, threads: int | None = None, memory: int | None = None,
                       time_limit: TimeLimit | None = None, progress: Progress | None = None,
                       cancel: threading.Event | None = None) -> CountResult:
    """How many maximum independent sets a graph has.

    >>> count_largest_sets(minimex.Graph.from_family("petersen:5,2")).count
    5

    Args and cost: as in :func:`count_all_sets`, after finding one of them.
    """
    return _count(graph, True, make_run(threads, memory, time_limit, progress, cancel))


def list_largest_sets(graph: GraphLike, *, most: int = 10**6, threads: int | None = None,
                      memory: int | None = None, time_limit: TimeLimit | None = None,
                      progress: Progress | None = None,
                      cancel: threading.Event | None = None) -> ListingResult:
    """All maximum independent sets.

    >>> list_largest_sets([("a", "b"), ("b", "c"), ("c", "a")]).sets
    (('a',), ('b',), ('c',))

    Args:
        graph: as in :func:`solve_optimum`.
        most: more sets than this are a limit.
        threads, memory, time_limit, progress, cancel: as in :func:`minimex.solve`.

    Cost: that of :func:`count_largest_sets`, then time in proportion to what is listed.
    """
    if most < 1:
        raise ValueError(f"most is {most}, expected at least 1")
    board = as_graph(graph)
    fields = _native.conflict_list(board._handle, most,
                                   make_run(threads, memory, time_limit, progress, cancel))
    report = report_of(fields)
    if report.status != "proved":
        return ListingResult(None, report)
    return ListingResult(tuple(board.names(one) for one in fields["sets"]), report)
