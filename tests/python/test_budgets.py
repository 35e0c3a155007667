"""Budgets, cancellation, Ctrl-C, progress, and the GIL."""

import functools
import multiprocessing
import os
import signal
import threading
import time

import networkx
import pytest
from conftest import Late, limited

import minimex

HARD = {"game": "chomp", "family": "rect:14x15", "threads": 1}  # many seconds, with progress
GRAPH = {"game": "node-kayles", "family": "grid:9x9"}
HARD_GRAPH = {**GRAPH, "threads": 1}  # hours


def later(seconds, act):
    timer = threading.Timer(seconds, act)
    timer.start()
    return timer


def test_time_limit():
    began = Late()
    solution = minimex.solve(**HARD_GRAPH, time_limit=0.2)
    assert began.seconds < 2
    assert solution.status == "limit" and solution.value is None and not solution.proved
    assert "time limit" in solution.run.limit
    assert solution.bounds.lower <= solution.bounds.upper
    assert "status='limit', bounds=(" in repr(solution)
    assert "Not solved" in minimex.render(**GRAPH, solution=solution, format="text")


def test_memory_limit():
    solution = minimex.solve("chomp", family="rect:20x20", memory=4 << 30)
    assert solution.status == "limit" and "GiB" in solution.run.limit
    assert solution.bounds == (1, 399)


@pytest.mark.parametrize("task", [HARD, HARD_GRAPH], ids=["contour", "conflict"])
def test_cancel_from_another_thread(task):
    stop = threading.Event()
    later(0.2, stop.set)
    began = Late()
    solution = minimex.solve(**task, cancel=stop)
    assert began.seconds < 2 and solution.status == "cancelled"
    assert minimex.solve(**task, cancel=stop).status == "cancelled"


@pytest.mark.parametrize("task", [HARD, HARD_GRAPH], ids=["contour", "conflict"])
def test_interrupt(task):
    raised = []

    def interrupt():
        raised.append(Late())
        os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        later(0.2, interrupt)
        minimex.solve(**task)
    assert raised[0].seconds < 1


def test_interrupt_of_a_batch():
    graph = minimex.Graph.from_family("grid:9x9")
    with pytest.raises(KeyboardInterrupt):
        later(0.2, lambda: os.kill(os.getpid(), signal.SIGINT))
        list(minimex.batch("node-kayles", [graph, graph]))


def test_other_threads_go_on():
    stop = threading.Event()
    ended = []

    def solve():
        ended.append(minimex.solve(**HARD_GRAPH, cancel=stop, time_limit=600).status)

    thread = threading.Thread(target=solve)
    thread.start()
    for _ in range(200):
        time.sleep(0.001)
    assert not ended
    stop.set()
    thread.join()
    assert ended == ["cancelled"]


def test_progress():
    calls = []
    thread = threading.get_ident()

    def progress(phase, done, total):
        calls.append((phase, done, total, threading.get_ident()))

    began = time.monotonic()
    solution = limited(lambda _: calls, lambda limit: minimex.solve(
        **HARD, progress=progress, time_limit=limit), 1)
    assert solution.status == "limit" and 1 <= len(calls) <= 10 + 10 * (time.monotonic() - began)
    for phase, done, total, caller in calls:
        assert phase and done >= 0 and caller == thread and (total is None or done <= total)


def test_what_progress_raises_ends_the_solve():
    def progress(phase, done, total):
        raise RuntimeError("enough")

    began = Late()
    with pytest.raises(RuntimeError, match="enough"):
        minimex.solve(**HARD, progress=progress)
    assert began.seconds < 2


def test_engines_obey_too():
    result = minimex.conflict.solve_nimber(minimex.Graph.from_family("grid:9x9"), time_limit=0.1)
    assert result.status == "limit" and result.value is None and result.bounds.lower >= 0
    result = minimex.contour.solve_nimber([20] * 20, memory=1 << 20)
    assert result.status == "limit" and "needs" in result.run.limit


def test_moves_and_sequences_obey_too():
    values = minimex.moves(**HARD_GRAPH, time_limit=0.2)
    assert values.status == "limit" and any(value is None for _, value in values)
    terms = limited(lambda terms: terms[0].value is not None, lambda limit: list(
        minimex.sequence("node-kayles", "grid:9xN", time_limit=limit)))
    assert terms[0].value is not None and terms[-1].value is None and terms[-1].status == "limit"


class Truthy:
    """Stands for events of other libraries, whose answers are not always truth values."""

    def is_set(self):
        return "yes"


def test_any_true_answer_cancels():
    assert minimex.solve(**HARD_GRAPH, cancel=Truthy()).status == "cancelled"


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_other_processes(method):
    """Instances go to other processes and solutions come back, also where the module has worked before."""
    minimex.solve("node-kayles", family="grid:3x5")
    graphs = [networkx.path_graph(n) for n in range(1, 5)]
    with multiprocessing.get_context(method).Pool(2) as pool:
        solutions = pool.map(functools.partial(minimex.solve, "node-kayles"), graphs)
    assert [solution.value for solution in solutions] == [1, 1, 2, 0]
    assert solutions[2].vertices


def test_solving_where_another_process_began_meanwhile():
    thread = threading.Thread(target=lambda: minimex.solve(**HARD_GRAPH, time_limit=0.5))
    thread.start()
    child = os.fork()
    if child == 0:
        os._exit(0 if minimex.solve("chomp", "2 2").value == 2 else 1)
    assert os.waitpid(child, 0)[1] == 0
    thread.join()
