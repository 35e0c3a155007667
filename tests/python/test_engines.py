"""The engines agree with plain references on random small problems."""

import networkx
import pytest
from conftest import (chomp_nimber, duel_value, independent_sets, is_independent, kayles_nimber,
                      removal_cost, score_value)
from hypothesis import given, settings, strategies as st

from minimex import Graph, conflict, contour

FEW = settings(max_examples=60, deadline=None)


@st.composite
def graphs(draw, most=8):
    count = draw(st.integers(0, most))
    pairs = [(u, v) for v in range(count) for u in range(v)]
    return count, draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []


@given(graphs())
@FEW
def test_optimum_is_a_largest_independent_set(problem):
    count, edges = problem
    largest = max(map(len, independent_sets(count, edges)))
    result = conflict.solve_optimum(Graph(count, edges))
    assert result.status == "proved"
    assert result.value == largest == len(result.set) and result.bounds == (largest, largest)
    assert is_independent(result.set, edges)
    if networkx.is_bipartite(networkx.Graph(edges)):
        assert len(result.matching) + largest == count
        assert sorted(result.set + result.cover) == list(range(count))
    if result.cliques:
        assert len(result.cliques) == largest
        assert sorted(v for clique in result.cliques for v in clique) == list(range(count))


@given(graphs())
@FEW
def test_sets_are_counted_and_listed(problem):
    count, edges = problem
    sets = list(independent_sets(count, edges))
    most = max(map(len, sets))
    largest = [one for one in sets if len(one) == most]
    graph = Graph(count, edges)
    assert conflict.count_all_sets(graph).count == len(sets)
    assert conflict.count_largest_sets(graph).count == len(largest)
    assert list(conflict.list_largest_sets(graph).sets) == sorted(largest)


@given(graphs())
@FEW
def test_nimber_of_node_kayles(problem):
    count, edges = problem
    result = conflict.solve_nimber(Graph(count, edges), line=True)
    assert result.value == kayles_nimber(count, edges)
    assert is_independent(result.line, edges)
    assert (len(result.line) % 2 == 1) == (result.value != 0)


@given(graphs(7), st.sampled_from(["max", "min"]))
@FEW
def test_duel(problem, first):
    count, edges = problem
    result = conflict.solve_score(Graph(count, edges), first=first, line=True)
    assert result.value == duel_value(count, edges, first) == len(result.line)
    assert is_independent(result.line, edges)


@given(st.lists(st.integers(1, 5), min_size=1, max_size=4))
@FEW
def test_chomp(rows):
    shape = sorted(rows, reverse=True)
    nimber = chomp_nimber(shape)
    assert contour.solve_nimber(shape).value == nimber
    outcome = contour.solve_outcome(shape)
    assert outcome.first_wins == (nimber != 0) == bool(outcome.winning)
    for row, col in outcome.winning:
        left = [min(n, col) if i >= row else n for i, n in enumerate(shape)]
        assert chomp_nimber([n for n in left if n > 0]) == 0


@given(st.integers(1, 4), st.integers(1, 4), st.data())
@FEW
def test_score(rows, cols, data):
    board = st.lists(st.lists(st.integers(-9, 9), min_size=cols, max_size=cols),
                     min_size=rows, max_size=rows)
    first, second = data.draw(board), data.draw(board)
    result = contour.solve_score(first, second, line=True)
    assert result.value == score_value(first, second)
    assert sorted(result.line) == [(r, c) for r in range(rows) for c in range(cols)]
    gains = [(first if i % 2 == 0 else second)[r][c] * (-1) ** i
             for i, (r, c) in enumerate(result.line)]
    assert sum(gains) == result.value


@given(st.dictionaries(st.tuples(st.integers(0, 3), st.integers(0, 3)),
                       st.tuples(st.sampled_from(["white", "black"]), st.integers(0, 9)),
                       max_size=6), st.randoms())
@FEW
def test_removal(board, random):
    pieces = [(*cell, *piece) for cell, piece in board.items()]
    random.shuffle(pieces)
    result = contour.solve_optimum(pieces, line=True)
    assert result.value == removal_cost(pieces)
    assert sorted(i for removal in result.line for i in removal) == list(range(len(pieces)))
    values = [[pieces[i][3] for i in removal] for removal in result.line]
    assert sum(one[0] if len(one) == 1 else abs(one[0] - one[1]) for one in values) == result.value


@pytest.mark.parametrize("call, message", [
    (lambda: contour.solve_nimber([]), "no Young diagram"),
    (lambda: contour.solve_nimber([2, 3]), "no Young diagram"),
    (lambda: contour.solve_outcome([0]), "no Young diagram"),
    (lambda: contour.solve_score([[1]], [[1, 2]]), "expected the same"),
    (lambda: contour.solve_score([[1], [2, 3]], [[1]]), "rows of the same length"),
    (lambda: contour.solve_score([[2**62]], [[2**62]]), "more than 2\\^63-1"),
    (lambda: contour.solve_optimum([(0, 0, "red", 1)]), "expected the colour"),
    (lambda: contour.solve_optimum([(0, -1, "white", 1)]), "expected rows and columns"),
    (lambda: contour.solve_optimum([(0, 0, "white", -1)]), "at least 0"),
    (lambda: contour.solve_optimum([(0, 0, "white", 1), (0, 0, "black", 1)]), "same cell"),
    (lambda: contour.solve_optimum([(0, 0, "white", 2**63)]), "more than 2\\^63-1"),
    (lambda: conflict.solve_score([(0, 1)], first="both"), "expected 'max' or 'min'"),
])
def test_bad_problems(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_labels_of_networkx_are_kept():
    result = conflict.solve_optimum(networkx.grid_2d_graph(3, 3))
    assert result.value == 5 and (0, 0) in result.set
