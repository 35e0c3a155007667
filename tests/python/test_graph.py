"""Graphs come from everywhere and go everywhere without change."""

import pickle

import networkx
import numpy
import pytest
import scipy.sparse
from hypothesis import given, settings, strategies as st

import minimex
from minimex import Graph


@st.composite
def labelled(draw):
    graph = networkx.Graph()
    graph.add_nodes_from(draw(st.lists(st.one_of(st.integers(), st.text(max_size=2)), unique=True,
                                       max_size=9)))
    nodes = list(graph)
    for i, u in enumerate(nodes):
        graph.add_edges_from((u, v) for v in nodes[:i] if draw(st.booleans()))
    return graph


@given(labelled())
@settings(max_examples=60, deadline=None)
def test_round_trips(graph):
    ours = Graph.from_networkx(graph)
    assert len(ours) == len(graph) and ours.edge_count == graph.number_of_edges()
    back = ours.to_networkx()
    assert list(back) == list(graph)
    assert {frozenset(e) for e in back.edges} == {frozenset(e) for e in graph.edges}
    assert pickle.loads(pickle.dumps(ours)) == ours
    plain = Graph(len(ours), ours.edges())
    assert Graph.from_adjacency(plain.to_adjacency()) == plain
    assert (plain.to_adjacency() == networkx.to_numpy_array(graph)).all()
    theirs = networkx.to_graph6_bytes(networkx.convert_node_labels_to_integers(graph), header=False)
    assert plain.to_graph6() == theirs.decode().strip()
    assert Graph.from_graph6(theirs) == plain == Graph.from_graph6(plain.to_sparse6())
    if len(plain) > 0:
        for format in ["dimacs", "edges"]:
            assert Graph.read(plain.to_text(format), format) == [plain]
    for v in range(len(plain)):
        assert plain.neighbours(v) == [u for u in range(len(plain)) if plain.adjacent(u, v)]
        assert ours.index(ours.label(v)) == v


def test_labels():
    graph = Graph.from_edges([("b", "a"), ("a", "c")], vertices=["z"])
    assert graph.labels == ("z", "b", "a", "c")
    assert graph.edges() == [(1, 2), (2, 3)]
    assert Graph.from_edges([(0, 1), (1, 2)]).labels is None
    assert Graph.from_edges([(1, 0)]).labels == (1, 0)
    with pytest.raises(KeyError):
        graph.index("q")
    with pytest.raises(KeyError):
        Graph(3).index(3)


def test_multigraphs_count_an_edge_once():
    graph = networkx.MultiGraph([(0, 1), (0, 1), (1, 2)])
    assert Graph.from_networkx(graph).edge_count == 2


@pytest.mark.parametrize("matrix", [
    numpy.array([[0, 1], [1, 0]]), numpy.array([[0, 0.5], [0.5, 0]]),
    numpy.array([[False, True], [True, False]]), networkx.to_scipy_sparse_array(networkx.path_graph(2)),
    scipy.sparse.dok_matrix(numpy.array([[0, 1], [1, 0]])), numpy.matrix([[0, 1], [1, 0]])])
def test_matrices(matrix):
    assert Graph.from_adjacency(matrix) == Graph(2, [(0, 1)])
    assert minimex.solve("node-kayles", matrix).value == 1


@pytest.mark.parametrize("make, error, message", [
    (lambda: Graph(2, [(0, 2)]), ValueError, "edge 0 joins 0 and 2"),
    (lambda: Graph(2, [(0, 1), (1, 1)]), ValueError, "edge 1 joins vertex 1 to itself"),
    (lambda: Graph(-1), ValueError, "from 0 to 2\\^31-1"),
    (lambda: Graph.from_networkx(networkx.DiGraph([(0, 1)])), TypeError, "directed"),
    (lambda: Graph.from_networkx(networkx.Graph([("a", "a")])), ValueError, "vertex 'a' to itself"),
    (lambda: Graph.from_edges([("a", "b"), ("c", "c")]), ValueError, "vertex 'c' to itself"),
    (lambda: Graph.from_edges([(0, 1), (1, 2, 7)]), TypeError, r"edge 1 is \(1, 2, 7\), expected a pair"),
    (lambda: Graph.from_edges([3]), TypeError, "edge 0 is 3, expected a pair"),
    (lambda: Graph("Bg"), TypeError, "vertices is 'Bg'"),
    (lambda: Graph(2, [(0, 10**30)]), ValueError, "out of range"),
    (lambda: Graph.from_adjacency(numpy.array([[0, numpy.nan], [numpy.nan, 0]])), ValueError, "NaN"),
    (lambda: Graph.from_adjacency(numpy.array([[0, numpy.inf], [numpy.inf, 0]])), ValueError, "infinity"),
    (lambda: Graph.from_adjacency(numpy.array([["", "a"], ["a", ""]])), TypeError, "entries of type"),
    (lambda: Graph.from_adjacency(numpy.array([[0, 1], [1, 2], [2, 3]])), ValueError, "Graph.from_edges"),
    (lambda: Graph.from_adjacency(numpy.zeros((2, 3))), ValueError, "expected a square"),
    (lambda: Graph.from_adjacency(numpy.zeros(4)), ValueError, "expected a square"),
    (lambda: Graph.from_adjacency(numpy.eye(2)), ValueError, "not 0 at"),
    (lambda: Graph.from_adjacency(numpy.array([[0, 1], [0, 0]])), ValueError, "not symmetric"),
    (lambda: Graph.from_graph6("Bg\nBg"), ValueError, "2 graphs"),
    (lambda: Graph.from_graph6("Bgg"), minimex.InputError, "text:1:3"),
    (lambda: Graph.from_family("grid:3xy"), minimex.InputError, "family:1:8"),
    (lambda: Graph.from_family("complete:1000000"), minimex.BudgetError, "needs"),
    (lambda: Graph(3).neighbours(3), IndexError, "no vertex 3"),
    (lambda: Graph(3).adjacent(0, -1), IndexError, "no vertex -1"),
    (lambda: minimex.solve("node-kayles", 7), TypeError, "no graph"),
])
def test_what_is_no_graph(make, error, message):
    with pytest.raises(error, match=message):
        make()


def test_a_line_of_graph6_is_nothing_else():
    assert Graph.from_graph6(">>sparse6<<:Bf") == Graph.from_graph6(b":Bf\n")
    for text in ("2 1\n1 2", "p edge 2 1\ne 1 2\n", ""):
        with pytest.raises(minimex.InputError):
            Graph.from_graph6(text)
    with pytest.raises(ValueError, match="2 graphs"):
        Graph.from_graph6("A_\nA_\n")


def test_numbers_of_vertices_may_be_those_of_numpy():
    path = Graph(3, [(0, 1), (1, 2)])
    assert path.index(numpy.int64(2)) == 2
    for wrong in (3, -1, "2"):
        with pytest.raises(KeyError):
            path.index(wrong)
