"""Bad input and wrong arguments raise what the documentation says, with the place."""

import pickle

import pytest

import minimex


@pytest.mark.parametrize("call, line", [
    (lambda: minimex.solve("chessboard", "2\nWB\nBx\n1 2\n3 4"),
     "text:3:2: 'x' is not one of '.WB', expected a row of the board"),
    (lambda: minimex.solve("chomp", {"shape": [1, 2]}), "instance:1:"),
    (lambda: minimex.solve("chomp", family="rect:0x2"), "family:1:6: "),
    (lambda: minimex.moves("chomp", "2 2", after="2,2 2,2"), "after:1:2: "),
    (lambda: minimex.render("chomp", "2 2", after="1,1"), "after:1:1: "),
    (lambda: minimex.verify("chomp", "2 2", "{\"game\": 1}"), "solution:1:"),
    (lambda: minimex.verify("independent-set", "3 0", "3\n1"), "solution:2:1: '1' may be a set"),
    (lambda: minimex.sequence("chomp", "rect:NxM"), "family:1:8: "),
    (lambda: minimex.generate("chomp", size=[1, 2, 3]), "size:1:1: "),
    (lambda: minimex.solve("chomp", ""), "text:1:1: "),
])
def test_input_errors_have_places(call, line):
    with pytest.raises(minimex.InputError) as caught:
        call()
    error = caught.value
    assert str(error).startswith(line)
    assert str(error) == (f"{error.source}:{error.line}:{error.column}: "
                          + (f"{error.pointer}: " if error.pointer else "") + error.message)
    assert isinstance(error, ValueError)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_json_errors_have_pointers():
    with pytest.raises(minimex.InputError) as caught:
        minimex.solve("chomp", {"shape": [2, "x"]})
    assert caught.value.pointer == "/shape/1"


def test_files(tmp_path):
    file = tmp_path / "board"
    file.write_text("2 x")
    with pytest.raises(minimex.InputError, match=f"^{file}:1:3: "):
        minimex.solve("chomp", file)
    with pytest.raises(FileNotFoundError):
        minimex.solve("chomp", tmp_path / "none")
    with pytest.raises(FileNotFoundError) as caught:
        minimex.solve("chomp", "2 2", proof=tmp_path / "none" / "proof")
    assert caught.value.filename == str(tmp_path / "none" / "proof")


def test_the_name_of_a_file_as_text_is_recognised(tmp_path):
    file = tmp_path / "board"
    file.write_text("2 2")
    with pytest.raises(minimex.InputError, match="the name of a file: pathlib.Path"):
        minimex.solve("chomp", str(file))
    with pytest.raises(minimex.InputError) as caught:
        minimex.solve("chomp", "2\0 2")
    assert "pathlib" not in str(caught.value)


@pytest.mark.parametrize("call, message", [
    (lambda: minimex.solve("go", "2 2"), "no game 'go'"),
    (lambda: minimex.solve("chomp", "2 2", count=True), "chomp does not take count .it is for"),
    (lambda: minimex.solve("chessboard", "1\n.\n0", winner=True), "it is for chomp"),
    (lambda: minimex.solve("chomp", "2 2", first="min"), "it is for independence-duel"),
    (lambda: minimex.solve("chomp", "2 2", strict=True), "it is for river"),
    (lambda: minimex.solve("river", family="path:3"), "river does not take family"),
    (lambda: minimex.solve("chomp", "2 2", format="yaml"), "no format 'yaml'"),
    (lambda: minimex.solve("chomp", "2 2", threads=0), "threads is 0"),
    (lambda: minimex.solve("chomp", "2 2", memory=0), "memory is 0"),
    (lambda: minimex.solve("chomp", "2 2", time_limit=-1), "time_limit is -1"),
    (lambda: minimex.solve("independence-duel", "Bg", first="both"), "expected 'max' or 'min'"),
    (lambda: minimex.moves("chomp", "2 2", after="x"), "'x' is no move"),
    (lambda: minimex.moves("chomp", "2 2", all=True), "it is for chessboard"),
    (lambda: minimex.render("chomp", "2 2", format="gif"), "no picture format"),
    (lambda: minimex.render("chomp", "2 2", solution="1", after="2,2"), "exclude each other"),
    (lambda: minimex.generate("chomp", density=2.0), "density is 2.0"),
    (lambda: minimex.generate("chomp", seed=-1), "seed is -1"),
    (lambda: minimex.solve("node-kayles", minimex.instance("chomp", "2 2")), "an instance of chomp"),
    (lambda: minimex.solve("chomp", "2 2").vertices, "not made of a graph"),
    (lambda: minimex.moves("chomp", "2 2").vertices, "not made of a graph"),
    (lambda: minimex.solve("chomp", "2 2", threads=2.5), "threads is 2.5"),
    (lambda: minimex.solve("chomp", "2 2", memory=10**400), "memory is 1000"),
    (lambda: minimex.solve("chomp", "2 2", memory=float("inf")), "memory is inf"),
    (lambda: minimex.solve("woodchess", {"first": [[float("nan")]], "second": [[1]]}), "NaN"),
    (lambda: minimex.instance("node-kayles", "Bg", weights=[1, 1, 1]), "they are for independent-set"),
    (lambda: minimex.instance("independent-set", "Bg", weights=[1, 1]), "3 numbers|expected"),
    (lambda: minimex.instance("independent-set", "Bg", weights=[1, -1, 1]), "the weight of 1 is -1"),
    (lambda: minimex.instance("independent-set", "Bg", weights=[1, 0.5, 1]), "the weight of 1 is 0.5"),
])
def test_wrong_values(call, message):
    with pytest.raises(ValueError, match=message):
        call()


@pytest.mark.parametrize("call, message", [
    (lambda: minimex.solve("chomp"), "either an instance or a family"),
    (lambda: minimex.solve("chomp", "2 2", family="rect:2x2"), "either an instance or a family"),
    (lambda: minimex.solve("chomp", [3, 2]), "no instance of chomp"),
    (lambda: minimex.solve("chomp", "2 2", progress=1), "progress is not callable"),
    (lambda: minimex.solve("chomp", "2 2", cancel=True), "cancel has no method is_set"),
    (lambda: minimex.verify("chomp", "2 2"), "expected a solution"),
    (lambda: minimex.solve("chomp", {"shape": [object()]}), "object in an instance"),
    (minimex.Instance, "made by minimex.instance"),
    (lambda: minimex.solve("chomp", "2 2", threads="2"), "threads is '2'"),
    (lambda: minimex.solve("chomp", "2 2", memory="4G"), "memory is '4G', expected a number of bytes"),
    (lambda: minimex.solve("chomp", "2 2", time_limit="10m"), "expected seconds or a timedelta"),
    (lambda: minimex.verify("chomp", "2 2", 2), "int is no solution"),
    (lambda: minimex.generate("chomp", size="12"), "size is '12'"),
    (lambda: minimex.batch("node-kayles", "Bg\nDqK\n"), "expected several instances"),
    (lambda: minimex.solve("node-kayles", {0: [1], 1: [0]}), "networkx.Graph makes a graph"),
    (lambda: minimex.instance("independent-set", [(1, 2)], weights={1: 5}), "the weight of 2 is None"),
    (lambda: minimex.instance("independent-set", "Bg", weights="cost"), "no networkx graph"),
])
def test_wrong_types(call, message):
    with pytest.raises(TypeError, match=message):
        call()


def test_a_refused_budget_leaves_no_file(tmp_path):
    solution = minimex.solve("chomp", family="rect:20x20", memory=1 << 20, proof=tmp_path / "proof")
    assert solution.status == "limit" and not list(tmp_path.iterdir())
