"""batch gives what solve gives, for many instances, in order."""

import itertools
import threading

import networkx
import pytest
from conftest import Late, kayles_nimber, limited

import minimex


def atlas():
    """All graphs of up to seven vertices."""
    return networkx.graph_atlas_g()[1:]


def test_all_small_graphs():
    texts = [minimex.Graph.from_networkx(graph).to_graph6() for graph in atlas()]
    values = list(minimex.batch("node-kayles", texts))
    assert len(values) == 1252
    assert values == [kayles_nimber(len(graph), list(graph.edges)) for graph in atlas()]
    assert list(minimex.batch("node-kayles", atlas())) == values
    assert list(minimex.batch("node-kayles", texts, threads=1)) == values


def test_streams_without_end():
    values = minimex.batch("node-kayles", itertools.repeat("Bg"))
    assert [next(values) for _ in range(100)] == [2] * 100


def test_every_kind_of_instance():
    instances = ["2 3", {"shape": [3, 2]}, minimex.generate("chomp", size=3)]
    expected = [minimex.solve("chomp", instance).value for instance in instances]
    assert list(minimex.batch("chomp", instances)) == expected
    assert list(minimex.batch("independence-duel", ["Bg"], first="min")) == [1]


def test_a_bad_instance_ends_the_batch():
    values = minimex.batch("node-kayles", ["Bg", "DqK", "??x", "Bg"])
    assert [next(values), next(values)] == [2, 0]
    with pytest.raises(minimex.InputError, match="^instances:3:2: "):
        next(values)
    with pytest.raises(minimex.InputError, match="^instances:1:1: .*2 instances"):
        list(minimex.batch("node-kayles", ["Bg\nBg"]))


def test_what_does_not_fit_a_share_is_solved_alone():
    shape = minimex.instance("chomp", family="rect:11x11")  # a table of 0.7 MiB
    value = minimex.solve("chomp", shape).value
    assert list(minimex.batch("chomp", [shape, "2 2"], threads=2, memory=2 << 20)) == [value, 2]
    large = minimex.instance("chomp", family="rect:14x14")
    assert list(minimex.batch("chomp", [large, "2 2"], threads=2, memory=2 << 20)) == [None, 2]


def test_limits_leave_none():
    hard = minimex.instance("node-kayles", family="grid:9x9")
    assert limited(lambda values: values[0] is not None, lambda limit: list(
        minimex.batch("node-kayles", ["Bg", hard, hard], time_limit=limit))) == [2, None, None]
    began = Late()
    list(minimex.batch("node-kayles", ["Bg", hard, hard], threads=1, time_limit=0.3))
    assert began.seconds < 3
    stop = threading.Event()
    stop.set()
    assert list(minimex.batch("node-kayles", ["Bg", "Bg"], cancel=stop)) == [None, None]


def test_progress():
    calls = []
    list(minimex.batch("node-kayles", ["Bg"] * 1000, progress=lambda *call: calls.append(call)))
    assert calls[-1] == ("instances", 1000, None)
