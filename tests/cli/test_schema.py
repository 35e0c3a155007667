"""What the program reads and writes as JSON, against the schemas in docs/schema."""

import copy
import json
import unittest

import jsonschema

from harness import CASES, GAMES, SOURCE, run

FAMILIES = {"independent-set": "king:4x4", "node-kayles": "path:6",
            "independence-duel": "petersen:5,2"}
FAMILY_GAMES = [*FAMILIES, "chomp"]
INSTANCES = [
    {"game": "node-kayles", "graph": {"vertices": 3, "edges": [[1, 2], [2, 3]]}},
    {"game": "independent-set", "family": "grid:3x3"},
    {"game": "independent-set", "piece": "knight",
     "board": {"size": [8, 8], "blocked": [[1, 1]], "toroidal": False}},
    {"game": "chessboard", "board": ["W"], "values": [["9007199254740993"]]},
]
# Changes that make an instance wrong in a way that a schema can say.
WRONG_INSTANCES = [
    {}, {"game": "sudoku"}, {"game": "chomp"}, {"game": "chomp", "shape": []},
    {"game": "chomp", "shape": [0]}, {"game": "chomp", "shape": [3], "more": 1},
    {"game": "chessboard", "board": ["w"], "values": [[1]]},
    {"game": "chessboard", "board": ["W"], "values": [[-1]]},
    {"game": "chessboard", "board": ["W"], "values": [[1.5]]},
    {"game": "woodchess", "first": [[1]]}, {"game": "woodchess", "first": [[]], "second": [[]]},
    {"game": "knights", "size": [3, 3]}, {"game": "knights", "size": [3, 3, 3], "blocked": [[1]]},
    {"game": "river", "grid": ["X"]}, {"game": "bus", "seats": 0, "distance": 1},
    {"game": "bus", "seats": 2, "distance": -1},
    {"game": "bus", "seats": 3, "distance": 1, "broken": [2, 2]},
    {"game": "node-kayles", "graph": {"vertices": 2, "edges": [[1]]}},
    {"game": "node-kayles", "graph": {"vertices": 2, "edges": [[1, 1]]}},
    {"game": "node-kayles", "family": "grid:2x2", "graph": {"vertices": 0, "edges": []}},
    {"game": "node-kayles", "board": {"size": [2, 2]}}, {"game": "chomp", "family": "rect:2x2"},
]


def schema(name):
    path = SOURCE / "docs" / "schema" / f"{name}.schema.json"
    document = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(document)
    return jsonschema.Draft202012Validator(document)


def cases():
    for game in GAMES:
        for path in sorted((CASES / game).glob("*.in")):
            yield game, [str(path)]
    for path in sorted((SOURCE / "examples").glob("*.txt")):
        yield path.stem, [str(path)]
    for game, family in FAMILIES.items():
        yield game, ["--family", family]


class Schema(unittest.TestCase):
    def setUp(self):
        self.instance = schema("instance")
        self.solution = schema("solution")
        self.moves = schema("moves")
        self.sequence = schema("sequence")

    def test_every_game_is_tried(self):
        self.assertEqual({game for game, _ in cases()}, set(GAMES))
        for name in ["instance", "solution", "moves", "sequence"]:
            games = schema(name).schema["properties"]["game"]["enum"]
            known = FAMILY_GAMES if name == "sequence" else GAMES
            self.assertEqual(set(games), set(known), name)

    def test_instances(self):
        for instance in INSTANCES:
            self.instance.validate(instance)
            self.assertEqual(run("solve", instance["game"], text=json.dumps(instance)).code, 0)
        for game, args in cases():
            with self.subTest(game=game, args=args):
                self.instance.validate(json.loads(run("convert", game, *args, "--to", "json").out))

    def test_wrong_instances(self):
        for instance in WRONG_INSTANCES:
            with self.subTest(instance=instance):
                self.assertFalse(self.instance.is_valid(instance))
                game = instance.get("game", "chomp")
                self.assertIn(run("solve", game, text=json.dumps(instance)).code, (2, 3))

    def test_solutions(self):
        for game, args in cases():
            with self.subTest(game=game, args=args):
                self.solution.validate(json.loads(run("solve", game, *args, "--json").out))
        for game in ["chessboard", "woodchess"]:
            path = str(SOURCE / "examples" / f"{game}.txt")
            counted = json.loads(run("solve", game, path, "--json", "--count").out)
            self.assertIn("count", counted)
            self.solution.validate(counted)
        for what in [["--count"], ["--count", "all"], ["--all"]]:
            sets = json.loads(run("solve", "independent-set", "--family", "queen:5x5", "--json", *what).out)
            self.assertTrue({"count", "count_all", "all"} & sets.keys())
            self.solution.validate(sets)
        result = run("solve", "independence-duel", "--family", "grid:16x16", "--json",
                     "--time-limit", "200ms")
        self.solution.validate(json.loads(result.out))

    def test_solutions_of_who_wins(self):
        for shape in ["1 1", "2 3", "8 8", "1 1000000", "shape 2 1"]:
            with self.subTest(shape=shape):
                good = json.loads(run("solve", "chomp", "--winner", "--json", text=shape).out)
                self.solution.validate(good)
                for key, value in [("winner", "third"), ("winner", None), ("value", 3),
                                   ("winning_moves", "1,2"), ("p_positions", -1)]:
                    self.assertFalse(self.solution.is_valid({**good, key: value}), key)
                del good["winner"]
                self.assertFalse(self.solution.is_valid(good))
        good = json.loads(run("solve", "river", "--misere", "--json",
                              str(SOURCE / "examples" / "river.txt")).out)
        self.solution.validate(good)
        self.assertFalse(self.solution.is_valid({**good, "misere": False}))
        result = run("solve", "chomp", "--winner", "--json", "--family", "rect:30x30")
        self.assertEqual(result.code, 4, result)
        self.solution.validate(json.loads(result.out))

    def test_wrong_solutions(self):
        good = json.loads(run("solve", "chessboard", str(SOURCE / "examples" / "chessboard.txt"),
                              "--json").out)
        changes = [("game", "chess"), ("instance", "abc"), ("instance", {"sha256": "abc"}),
                   ("first", "second"), ("status", "sure"), ("value", 1.5), ("value", None),
                   ("value", "9"), ("bounds", {"lower": 1}), ("bounds", [1, 1]), ("answer", 31),
                   ("count", 3), ("count", ""), ("count", "03"), ("count_all", "0"),
                   ("all", []), ("all", {"symmetries": 1, "sets": [[]]}),
                   ("line", "1,1"), ("line", ["1,1+"]), ("line", ["0,1"]),
                   ("certificate", {"kind": "x"}),
                   ("certificate", {"kind": "x", "proof": "separate", "data": "AA=="}),
                   ("certificate", {"kind": "x", "proof": "embedded"}),
                   ("certificate", {"kind": "x", "proof": "embedded", "data": "?"}),
                   ("run", {}), ("surprise", 1)]
        for key, value in changes:
            with self.subTest(key=key, value=value):
                changed = copy.deepcopy(good)
                changed[key] = value
                self.assertFalse(self.solution.is_valid(changed))
        for key in ["game", "instance", "status", "value"]:
            changed = copy.deepcopy(good)
            del changed[key]
            self.assertFalse(self.solution.is_valid(changed), key)

    def test_moves(self):
        for game, args in cases():
            if args[0] != "--family" and not args[0].startswith(str(SOURCE / "examples")):
                continue
            with self.subTest(game=game, args=args):
                self.moves.validate(json.loads(run("moves", game, *args, "--json").out))
        result = run("moves", "independence-duel", "--family", "grid:16x16", "--json",
                     "--time-limit", "300ms")
        self.assertEqual(result.code, 4, result)
        self.moves.validate(json.loads(result.out))

    def test_wrong_moves(self):
        good = json.loads(run("moves", "chomp", "--family", "rect:2x3", "--json").out)
        changes = [("game", "chess"), ("instance", {"sha256": "abc"}), ("first", "second"),
                   ("after", "1,1"), ("status", "sure"), ("moves", None), ("moves", [["1,2", 0]]),
                   ("moves", [{"move": "1,2"}]), ("moves", [{"move": "1,2", "value": None}]),
                   ("moves", [{"move": "1,2", "value": 0, "more": 1}]), ("run", {}), ("line", [])]
        for key, value in changes:
            with self.subTest(key=key, value=value):
                self.assertFalse(self.moves.is_valid({**good, key: value}))
        for key in ["game", "instance", "after", "status", "moves", "run"]:
            self.assertFalse(self.moves.is_valid({k: v for k, v in good.items() if k != key}), key)

    def terms(self, *args):
        result = run("sequence", *args, "--json")
        objects = [json.loads(line) for line in result.out.splitlines()]
        self.assertTrue(objects, result)
        for each in objects:
            self.sequence.validate(each)
        return result, objects

    def test_sequences(self):
        for game, family in [("chomp", "rect:2xN"), ("independent-set", "knight:NxN"),
                             ("independence-duel", "path:N"), ("node-kayles", "grid:3xN")]:
            _, terms = self.terms(game, family, "--to", "4")
            self.assertEqual({term["status"] for term in terms}, {"proved"})
            self.assertEqual({"first" in term for term in terms}, {game == "independence-duel"})
        for family in ["path:N", "ladder:N"]:
            _, terms = self.terms("node-kayles", family, "--to", "60")
            self.assertEqual(terms[-1]["period"]["proved"], family == "path:N")
        result, terms = self.terms("chomp", "rect:NxN", "--to", "30", "--memory", "1M")
        self.assertEqual((result.code, terms[-1]["status"]), (4, "limit"), result)

    def test_wrong_sequences(self):
        _, terms = self.terms("node-kayles", "path:N", "--to", "60")
        for good, changes in [
                (terms[0], [("game", "bus"), ("family", "path:3"), ("n", -1), ("status", "sure"),
                            ("value", None), ("bounds", {"lower": 1}), ("run", {}), ("more", 1),
                            ("period", terms[-1]["period"])]),
                (terms[-1], [("period", {}), ("period", {**terms[-1]["period"], "length": 0}),
                             ("n", 3), ("value", 1), ("first", "second")])]:
            for key, value in changes:
                with self.subTest(key=key, value=value):
                    self.assertFalse(self.sequence.is_valid({**good, key: value}))
            for key in good:
                self.assertFalse(self.sequence.is_valid({k: good[k] for k in good if k != key}), key)


if __name__ == "__main__":
    unittest.main()
