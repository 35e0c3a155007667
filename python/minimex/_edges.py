"""Edges as people keep them, checked: pairs of vertices, adjacency matrices."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import Any


def pairs(edges: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """The edges, all of which have to be pairs. Raises TypeError."""
    for i, edge in enumerate(edges):
        try:
            u, v = edge
        except (TypeError, ValueError):
            raise TypeError(f"edge {i} is {edge!r}, expected a pair of vertices") from None
        yield u, v


def without_loops(edges: Iterable[tuple[Any, Any]]) -> Iterator[tuple[Any, Any]]:
    """The edges, none of which may be a self-loop. Raises ValueError."""
    for u, v in edges:
        if u == v:
            raise ValueError(f"an edge joins vertex {u!r} to itself, expected two vertices")
        yield u, v


def flat(edges: Iterable[tuple[int, int]]) -> array[int]:
    """The ends of all edges, one after another. Raises ValueError."""
    ends = array("q")
    for u, v in edges:
        try:
            ends.append(u)
            ends.append(v)
        except OverflowError:
            raise ValueError(f"an edge joins {u} and {v}, which is out of range") from None
    return ends


def edges_of_matrix(matrix: Any) -> array[int]:
    """The ends of all edges, one after another. Raises ValueError and TypeError."""
    shape = matrix.shape
    if len(shape) != 2 or shape[0] != shape[1]:
        raise ValueError(f"the matrix has shape {shape}, expected a square "
                         "(Graph.from_edges takes pairs of vertices)")
    _require_numbers(matrix)
    rows, cols = (part.astype("int64") for part in matrix.nonzero())
    loops = rows[rows == cols]
    if len(loops) > 0:
        raise ValueError(f"the matrix is not 0 at ({loops[0]}, {loops[0]}), "
                         "expected no vertex adjacent to itself")
    upper = rows < cols
    above = rows[upper] * shape[0] + cols[upper]
    below = cols[~upper] * shape[0] + rows[~upper]
    above.sort()
    below.sort()
    if len(above) != len(below) or (above != below).any():
        raise ValueError("the matrix is not symmetric, expected an undirected graph")
    ends = array("q")
    ends.frombytes(_interleaved(rows[upper], cols[upper]))
    return ends


def _require_numbers(matrix: Any) -> None:
    kind = matrix.dtype.kind
    if kind not in "biuf":
        raise TypeError(f"the matrix has entries of type {matrix.dtype}, expected integers, floats "
                        "or truth values")
    if kind == "f":
        import numpy

        entries = matrix.tocoo().data if hasattr(matrix, "tocoo") else matrix
        if not numpy.isfinite(entries).all():
            raise ValueError("the matrix holds NaN or infinity, expected 0 where there is no edge")


def _interleaved(rows: Any, cols: Any) -> bytes:
    import numpy

    data: bytes = numpy.column_stack((rows, cols)).astype("int64").tobytes()
    return data
