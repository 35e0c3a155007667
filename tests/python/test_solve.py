"""solve, moves, verify, render, sequence and generate work on every game, as the program does."""

import json
import os
import pickle
import xml.etree.ElementTree
from collections.abc import Sequence
from pathlib import Path

import networkx
import numpy
import pytest
from conftest import kayles_nimber
from hypothesis import given, settings, strategies as st

import minimex

SOURCE = Path(os.environ["MINIMEX_SOURCE"])
NAMES = [game.name for game in minimex.games()]
SMALL = {"chessboard": 3, "woodchess": 3, "chomp": 3, "knights": 2, "river": 4, "bus": 6,
         "independent-set": 6, "independence-duel": 6, "node-kayles": 6}


def test_games():
    assert len(NAMES) == 9 and minimex.game("gym-102361g").name == "chessboard"
    assert minimex.game("chessboard").takes == {"all", "count", "checkpoint"}
    assert repr(minimex.game("chomp")) == "Game('chomp', contour, nimber)"


@pytest.mark.parametrize("name", ["chessboard", "knights", "river", "woodchess"])
def test_published_cases(name):
    cases = sorted((SOURCE / "tests" / "cases" / name).glob("small*.in"))[:10]
    assert cases
    for case in cases:
        answer = case.with_suffix(".ans").read_text().strip()
        assert minimex.solve(name, case).answer == answer
        assert minimex.solve(name, case.read_text()).answer == answer


def test_weights():
    graph = networkx.Graph([("a", "b"), ("b", "c")])
    networkx.set_node_attributes(graph, {"a": 1, "b": 5, "c": 2}, "cost")
    for weights in ["cost", {"a": 1, "b": 5, "c": 2}, [1, 5, 2], numpy.array([1, 5, 2])]:
        instance = minimex.instance("independent-set", graph, weights=weights)
        solution = minimex.solve("independent-set", instance, proof=True)
        assert (solution.value, solution.vertices) == (5, ("b",))
        assert minimex.verify("independent-set", instance, solution).outcome == "proved"
        again = pickle.loads(pickle.dumps(instance))
        assert again == instance and minimex.solve("independent-set", again).vertices == ("b",)
    family = minimex.instance("independent-set", family="path:3", weights=[1, 5, 2])
    assert minimex.solve("independent-set", family).value == 5


def test_moves_have_labels():
    values = minimex.moves("node-kayles", networkx.path_graph(3))
    assert values.vertices == (1, 0, 2) and [move for move, _ in values] == ["2", "1", "3"]
    assert minimex.moves("node-kayles", [("a", "b"), ("b", "c")]).vertices == ("b", "a", "c")


def test_moves_are_sequences_and_may_be_arrays():
    found = minimex.moves("chomp", "2 2", after=[numpy.array([2, 2]), (1, numpy.int64(2))])
    assert isinstance(found, Sequence)
    assert found[:1] == found.moves[:1] and found[0].move == "2,1"
    for wrong, words in [([1.5], "1.5 is not a move"), ([(1, "x")], "str")]:
        with pytest.raises(TypeError, match=words):
            minimex.moves("chomp", "2 2", after=wrong)
    with pytest.raises(ValueError, match="size is 2.5, expected a number from 0"):
        minimex.generate("river", size=2.5)


def test_numbers_of_other_kinds():
    assert minimex.solve("chomp", "2 2", memory=4e9, threads=numpy.int64(2)).value == 2
    assert minimex.generate("chomp", size=numpy.int64(3), seed=5) == minimex.generate("chomp", size=3, seed=5)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_from_seed_to_picture(name, tmp_path):
    instance = minimex.generate(name, size=SMALL[name], seed=11)
    assert minimex.generate(name, size=SMALL[name], seed=11) == instance
    assert minimex.instance(name, instance.to_dict()) == instance
    assert minimex.instance(name, instance.json()) == instance
    assert pickle.loads(pickle.dumps(instance)) == instance
    assert hash(minimex.instance(name, instance.text())) == hash(instance)
    solution = minimex.solve(name, instance, proof=True)
    assert solution.proved and solution.status == "proved" and solution.bounds is not None
    assert solution.bounds == (solution.value, solution.value)
    assert json.loads(solution.json())["instance"]["sha256"] == instance.sha256
    assert repr(solution).startswith(f"Solution({name}, value={solution.value}")
    assert minimex.verify(name, instance, solution).outcome == "proved"
    assert minimex.verify(name, instance, json.loads(solution.json())).outcome == "proved"
    copy = pickle.loads(pickle.dumps(solution))
    assert copy == solution
    picture = solution._repr_svg_()
    for svg in [picture, copy._repr_svg_(), instance._repr_svg_(),
                minimex.render(name, instance, after=solution.line[:1])]:
        assert xml.etree.ElementTree.fromstring(svg).tag.endswith("svg")
    assert minimex.render(name, instance, format="text").splitlines()[0]
    file = tmp_path / "proof"
    again = minimex.solve(name, instance, proof=file)
    assert again.value == solution.value and list(tmp_path.iterdir()) == [file]
    assert minimex.verify(name, instance, solution.answer, proof=file)
    assert minimex.verify(name, instance, solution.answer, proof=file.read_bytes())


@pytest.mark.parametrize("name", NAMES)
def test_moves_lead_to_the_value(name):
    instance = minimex.generate(name, size=SMALL[name], seed=4)
    solution = minimex.solve(name, instance)
    values = minimex.moves(name, instance)
    assert values.status == "proved" and len(values) == len(list(values)) and not values.over
    best = values[0].value
    if minimex.game(name).objective == "nimber":
        assert (best == 0) == (solution.value != 0)
    else:
        assert best == solution.value
    assert {value.move for value in values} >= set(solution.line[:1])
    end = minimex.moves(name, instance, after=solution.line)
    if name not in ("independent-set", "knights"):
        assert end.over


@given(st.integers(0, 7), st.data())
@settings(max_examples=60, deadline=None)
def test_values_of_networkx_graphs(count, data):
    pairs = [(u, v) for v in range(count) for u in range(v)]
    edges = data.draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    graph = networkx.Graph()
    graph.add_nodes_from(f"v{i}" for i in range(count))
    graph.add_edges_from((f"v{u}", f"v{v}") for u, v in edges)
    solution = minimex.solve("node-kayles", graph)
    assert solution.value == kayles_nimber(count, edges)
    assert networkx.subgraph(graph, solution.vertices).number_of_edges() == 0
    sets = minimex.solve("independent-set", graph, count=True, count_all=True)
    assert sets.value == len(sets.vertices)
    assert 1 <= sets.count <= sets.count_all


def test_sets_are_listed():
    solution = minimex.solve("independent-set", family="king:3x3", sets=True, count=True)
    assert solution.sets.sets == (("1,1", "1,3", "3,1", "3,3"),)
    assert solution.sets.images == (1,) and solution.sets.symmetries == 8 and solution.count == 1


def test_winner_and_misere():
    chomp = minimex.solve("chomp", family="rect:11x13", winner=True)
    assert chomp.winner == "first" and chomp.winning_moves == ("5,6",) and chomp.value is None
    assert "winner='first'" in repr(chomp)
    assert minimex.solve("node-kayles", [(0, 1)], misere=True).winner == "second"


def test_first_player():
    edges = [(0, 1), (1, 2)]
    assert minimex.solve("independence-duel", edges).value == 2
    solution = minimex.solve("independence-duel", edges, first="min", proof=True)
    assert (solution.value, solution.first) == (1, "min")
    assert minimex.verify("independence-duel", edges, solution).outcome == "proved"
    assert minimex.verify("independence-duel", edges, "1\n2", first="min").outcome == "attained"


def test_numpy_boards():
    first, second = numpy.array([[1, 2], [3, 4]]), numpy.array([[0, 3], [2, 1]])
    dictionary = {"first": first, "second": second}
    value = minimex.solve("woodchess", "2 2\n1 2\n3 4\n0 3\n2 1").value
    assert minimex.solve("woodchess", dictionary).value == value
    assert minimex.solve("woodchess", {"game": "woodchess", **dictionary}).value == value


def test_large_numbers_stay_exact():
    text = f"1 1\n{2**62}\n0"
    assert minimex.solve("woodchess", text).value == 2**62


def test_wrong_solutions_are_refuted():
    verdict = minimex.verify("chomp", "2 3", "1")
    assert not verdict and verdict.outcome == "refuted" and "no proof" in verdict.text
    with pytest.raises(minimex.InputError, match="solution:1:1: the solution is wrong"):
        minimex.render("independent-set", [(0, 1)], solution="2\n1 2")
    solution = minimex.solve("chomp", "2 3", proof=True)
    assert not minimex.verify("chomp", "2 4", solution)


def test_pictures_of_other_instances_are_refused():
    solution = minimex.solve("chomp", "2 3")
    with pytest.raises(minimex.InputError, match="the solution is wrong"):
        minimex.render("chomp", "20 30", solution=solution)


def test_png():
    assert minimex.render("chomp", "2 3", format="png")[:4] == b"\x89PNG"


def test_conversion():
    instance = minimex.instance("river", "3\n***\n...\n...")
    graph = instance.conflict_graph()
    assert instance.convert("graph6").strip() == graph.to_graph6()
    assert minimex.solve("node-kayles", graph).value == minimex.solve("river", instance).value
    with pytest.raises(ValueError, match="json and text only"):
        minimex.instance("chomp", "2 3").convert("graph6")
    with pytest.raises(ValueError, match="no conflict graph"):
        minimex.instance("chomp", "2 3").conflict_graph()


def test_several_instances():
    assert len(minimex.read("node-kayles", "Bg\nDqK\n")) == 2
    with pytest.raises(ValueError, match="2 instances"):
        minimex.solve("node-kayles", "Bg\nDqK\n")


def test_sequences():
    known = json.loads((SOURCE / "tests" / "known-values.json").read_text())
    assert known  # the values below are checked in C++ against these
    terms = list(minimex.sequence("node-kayles", "path:N", range(1, 11)))
    assert [term.value for term in terms] == [1, 1, 2, 0, 3, 1, 1, 0, 3, 3]
    endless = minimex.sequence("chomp", "rect:2xN")
    assert [next(endless).n for _ in range(3)] == [1, 2, 3]
    first = minimex.sequence("independence-duel", "path:N", [3], first="min")
    assert next(first).value == 1
    assert minimex.period("node-kayles", "path:N", 20) is not None
    assert minimex.period("node-kayles", "grid:2xN", 9) is None
    for call in [lambda: minimex.sequence("node-kayles", "path:5"),
                 lambda: list(minimex.sequence("node-kayles", "cycle:N", [2])),
                 lambda: minimex.sequence("river", "path:N")]:
        with pytest.raises(ValueError):
            call()


def test_checkpoints(tmp_path):
    board = minimex.generate("chessboard", size=6, seed=3)
    value = minimex.solve("chessboard", board).value
    assert minimex.solve("chessboard", board, checkpoint=tmp_path / "run").value == value
