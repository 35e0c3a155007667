"""What the API answers for every game, against its schemas and the command line."""

import itertools
import json
import subprocess
import unittest

from harness import PROGRAM, ServerCase, schema, validate

GAMES = ["chessboard", "woodchess", "chomp", "independent-set", "knights", "independence-duel",
         "bus", "node-kayles", "river"]


def command_line(*args, instance):
    return subprocess.run([PROGRAM, *args], input=json.dumps(instance), text=True,
                          stdout=subprocess.PIPE, check=True).stdout


class Games(ServerCase):
    def test_all_games(self):
        answer = self.server.get("/api/games").json()
        validate("games", answer)
        self.assertEqual([game["name"] for game in answer["games"]], GAMES)
        for game in answer["games"]:
            for example in game["examples"]:
                schema("instance").validate(example["instance"])

    def test_positions(self):
        for name, game in self.games.items():
            for example in game["examples"]:
                with self.subTest(game=name, title=example["title"]):
                    body = {"instance": example["instance"], "scene": True}
                    position = self.server.post("position", body).json()
                    validate("position", position)
                    self.assertTrue(position["legal"])
                    self.assertEqual(position["to_move"],
                                     "solver" if game["players"] == 1 else "first")
                    self.assertIn(position["score"], (0, None))

    def test_moves_are_those_of_the_command_line(self):
        for name in GAMES:
            with self.subTest(game=name):
                instance = self.example(name, 1)
                moves = self.server.result("moves", {"instance": instance})
                validate("moves", moves)
                told = command_line("moves", name, instance=instance)
                self.assertEqual([f"{m['move']} {m['value']}" for m in moves["moves"]],
                                 told.splitlines())
                position = self.server.post("position", {"instance": instance}).json()
                self.assertEqual(sorted(position["moves"]),
                                 sorted(m["move"] for m in moves["moves"]))
                for key in ["to_move", "goal", "over", "score", "winner"]:
                    self.assertEqual(position[key], moves[key], key)

    def test_every_game_ends_as_its_moves_promise(self):
        """Best play from the start keeps the value to the end, and loses nothing."""
        for name in GAMES:
            with self.subTest(game=name):
                instance = self.example(name)
                played, start = [], None
                for _ in itertools.count():
                    moves = self.server.result("moves", {"instance": instance, "after": played})
                    validate("moves", moves)
                    start = moves["value"] if start is None else start
                    if moves["over"]:
                        break
                    self.assertEqual(moves["moves"][0]["loss"], 0)
                    if moves["goal"] != "zero":
                        self.assertEqual(moves["value"], start)
                    played.append(moves["moves"][0]["move"])
                if moves["goal"] == "zero":
                    self.assertEqual(moves["winner"], "first" if start else "second")
                    self.assertEqual(len(played) % 2, 1 if start else 0)
                else:
                    self.assertEqual(moves["score"], start)
                review = self.server.result("review", {"instance": instance, "moves": played})
                validate("review", review)
                self.assertEqual(review["start"], start)
                self.assertEqual(len(review["plies"]), len(played))
                self.assertIsNone(review["first_mistake"])

    def test_mistakes_are_found(self):
        for name in GAMES:
            with self.subTest(game=name):
                instance = self.example(name, 1)
                moves = self.server.result("moves", {"instance": instance})
                worst = moves["moves"][-1]
                if worst["loss"] == 0:
                    continue
                review = self.server.result(
                    "review", {"instance": instance, "moves": [worst["move"]]})
                self.assertEqual(review["first_mistake"], 0)
                self.assertEqual(review["plies"][0]["loss"], worst["loss"])
                self.assertEqual(review["plies"][0]["best"], moves["moves"][0]["move"])

    def test_solutions_are_those_of_the_command_line(self):
        for name in GAMES:
            with self.subTest(game=name):
                instance = self.example(name, 1)
                solution = self.server.result("solve", {"instance": instance})
                schema("solution").validate(solution)
                told = json.loads(command_line("solve", name, "--json", instance=instance))
                for document in (solution, told):
                    del document["run"]
                    if document["certificate"]:
                        document["certificate"].pop("data", None)
                self.assertEqual(solution, told)

    def test_solutions_are_verified(self):
        for name in GAMES:
            with self.subTest(game=name):
                instance = self.example(name)
                solution = self.server.result("solve", {"instance": instance})
                verdict = self.server.result("verify",
                                             {"instance": instance, "solution": solution})
                validate("verdict", verdict)
                self.assertEqual(verdict["verdict"], "proved")
                solution["value"] += 1
                del solution["bounds"]
                verdict = self.server.result("verify",
                                             {"instance": instance, "solution": solution})
                self.assertEqual(verdict["verdict"], "refuted")

    def test_generated(self):
        for name in GAMES:
            with self.subTest(game=name):
                body = {"game": name, "seed": 7}
                made = self.server.post("generate", body).json()
                validate("generated", made)
                schema("instance").validate(made["instance"])
                self.assertEqual(made, self.server.post("generate", body).json())
                told = subprocess.run([PROGRAM, "generate", name, "--seed", "7", "--format",
                                       "json"], text=True, stdout=subprocess.PIPE, check=True)
                self.assertEqual(made["instance"], json.loads(told.stdout))
                one, other = (self.server.post("generate", {"game": name}).json()["seed"]
                              for _ in range(2))
                self.assertNotEqual(one, other)

    def test_texts(self):
        for name, game in self.games.items():
            instance = self.server.post("generate", {"game": name, "seed": 3}).json()["instance"]
            for form in game["writes"]:
                with self.subTest(game=name, form=form):
                    written = self.server.post("convert", {"instance": instance, "to": form}).json()
                    validate("converted", written)
                    if form not in game["formats"]:
                        continue
                    read = self.server.post("parse", {"game": name, "text": written["text"],
                                                      "format": form}).json()
                    validate("parsed", read)
                    self.assertEqual(read["instances"], [instance])

    def test_families(self):
        for name, game in self.games.items():
            family = "rect:2x3" if name == "chomp" else "path:5"
            answer = self.server.post("parse", {"game": name, "family": family})
            if game["takes"]["family"]:
                schema("instance").validate(answer.json()["instances"][0])
            else:
                self.assertFails(answer, 422, "bad-option")

    def test_pictures(self):
        for name in GAMES:
            with self.subTest(game=name):
                instance = self.example(name)
                first = self.server.post("position", {"instance": instance}).json()["moves"][0]
                after = {"instance": instance, "after": [first]}
                svg = self.server.post("render", after)
                self.assertEqual(svg.headers["content-type"], "image/svg+xml")
                self.assertIn(b"</svg>", svg.body)
                scene = self.server.post("render", {**after, "format": "scene"}).json()
                validate("scene", scene)
                self.assertEqual(scene, self.server.post("position", {**after, "scene": True})
                                 .json()["scene"])
                solution = self.server.result("solve", {"instance": instance})
                png = self.server.post("render", {"instance": instance, "solution": solution,
                                                  "format": "png"})
                self.assertEqual(png.headers["content-type"], "image/png")
                self.assertTrue(png.body.startswith(b"\x89PNG"))
                solution["value"] += 1
                wrong = self.server.post("render", {"instance": instance, "solution": solution})
                self.assertFails(wrong, 422, "bad-instance")

    def test_illegal_moves(self):
        for name in GAMES:
            with self.subTest(game=name):
                instance = self.example(name)
                move = self.server.post("position", {"instance": instance}).json()["moves"][0]
                body = {"instance": instance, "after": [move, move]}
                position = self.server.post("position", body).json()
                validate("position", position)
                self.assertFalse(position["legal"])
                self.assertEqual(position["after"], [move])
                self.assertEqual((position["illegal"]["index"], position["illegal"]["move"]),
                                 (1, move))
                self.assertTrue(position["illegal"]["reason"])
                status, failed = self.server.job("moves", body)
                self.assertEqual((status, failed["error"]["code"]), (422, "illegal-move"))
                self.assertIn(position["illegal"]["reason"], failed["error"]["message"])

    def test_blocked_removals(self):
        instance = self.example("chessboard", 1)
        exposed = self.server.result("moves", {"instance": instance})["moves"]
        everything = self.server.result("moves", {"instance": instance, "all": True})["moves"]
        position = self.server.post("position", {"instance": instance}).json()
        self.assertEqual(sorted(m["move"] for m in everything),
                         sorted(position["moves"] + position["blocked"]))
        self.assertEqual([m for m in everything if m["move"] in position["moves"]], exposed)
        # A game goes on after one, where the solved table knows nothing.
        after = [position["blocked"][0]]
        later = self.server.result("moves", {"instance": instance, "after": after})
        worth = {m["move"]: m["value"] for m in everything}[after[0]]
        self.assertEqual(later["value"], worth)
        review = self.server.result("review", {"instance": instance, "moves": after})
        self.assertEqual(review["plies"][0]["value"], worth)

    def test_who_begins(self):
        body = {"instance": {"game": "independence-duel", "family": "path:9"}}
        values = [self.server.result("moves", {**body, "first": first})["value"]
                  for first in ("max", "min")]
        self.assertEqual(values, [self.server.result("solve", {**body, "first": first})["value"]
                                  for first in ("max", "min")])
        self.assertFails(self.server.post("moves", {"instance": self.example("bus"),
                                                    "first": "min"}), 422, "bad-option")

    def test_counts_and_winners(self):
        counted = self.server.result("solve", {"instance": self.example("woodchess"),
                                               "count": True})
        self.assertIn("count", counted)
        won = self.server.result("solve", {"instance": self.example("chomp"), "winner": True})
        self.assertEqual(won["winner"], "first")
        for game, option in [("chomp", "count"), ("bus", "winner")]:
            self.assertFails(self.server.post("solve", {"instance": self.example(game),
                                                        option: True}), 422, "bad-option")


class Wrong(ServerCase):
    def test_bad_bodies(self):
        good = {"instance": self.example("chomp")}
        for path, body in [
                ("moves", ""), ("moves", "{"), ("moves", "[]"), ("moves", "null"),
                ("moves", b"\xff\xfe"), ("moves", '{"instance":1,"instance":2}'),
                ("moves", "[" * 100000), ("moves", {}), ("moves", {"instance": 3}),
                ("moves", {"instance": {}}), ("moves", {**good, "surprise": 1}),
                ("moves", {**good, "after": "1,2"}), ("moves", {**good, "after": ["x"]}),
                ("moves", {**good, "wait": -1}), ("moves", {**good, "wait": 1e9}),
                ("moves", {**good, "all": 1}), ("solve", {**good, "seconds": "1"}),
                ("verify", good), ("generate", {}), ("generate", {"game": "chomp", "size": 3}),
                ("generate", {"game": "chomp", "density": 2}), ("parse", {"game": "chomp"}),
                ("parse", {"game": "chomp", "family": "rect:2x2", "text": "2 2"}),
                ("convert", good), ("render", {**good, "after": [], "solution": {"game": "chomp"}}),
        ]:
            with self.subTest(path=path, body=str(body)[:60]):
                answer = self.server.post(path, body)
                self.assertIn(answer.status, (400, 422), answer)
                validate("error", answer.json())
        self.assertServes()

    def test_bad_instances(self):
        for instance in [{"game": "chomp"}, {"game": "chomp", "shape": [1, 2]},
                         {"game": "chessboard", "board": ["X"], "values": [[1]]},
                         {"game": "bus", "seats": 0, "distance": 1},
                         {"game": "node-kayles", "graph": {"vertices": 2, "edges": [[1, 1]]}}]:
            for path in ["position", "moves", "solve", "render"]:
                with self.subTest(path=path, instance=instance):
                    self.assertFails(self.server.post(path, {"instance": instance}), 422,
                                     "bad-instance")
        self.assertFails(self.server.post("moves", {"instance": {"game": "sudoku"}}), 404,
                         "not-found")

    def test_errors_of_texts_are_those_of_the_command_line(self):
        for game, text in [("chomp", "2 x"), ("chessboard", "2\nWB\nB"), ("river", "1\n?"),
                           ("node-kayles", "3 1\n1 4"), ("bus", '{"game":"bus","seats":"x"}')]:
            with self.subTest(game=game):
                answer = self.server.post("parse", {"game": game, "text": text})
                self.assertFails(answer, 422, "bad-instance")
                error = answer.json()["error"]
                told = subprocess.run([PROGRAM, "solve", game], input=text, text=True,
                                      stderr=subprocess.PIPE, check=False).stderr
                place = error["place"]
                self.assertEqual(told, f"minimex: -:{place['line']}:{place['column']}: "
                                       f"{error['message']}\n")

    def test_bad_options(self):
        chomp = self.example("chomp")
        for path, body in [
                ("moves", {"instance": chomp, "all": True}),
                ("generate", {"game": "chomp", "max_value": 3}),
                ("generate", {"game": "chomp", "size": [0]}),
                ("parse", {"game": "chomp", "text": "2 2", "format": "graph6"}),
                ("parse", {"game": "chomp", "text": "2 2", "format": "x"}),
                ("parse", {"game": "chomp", "text": "2 2", "strict": True}),
                ("convert", {"instance": chomp, "to": "graph6"}),
                ("convert", {"instance": {"game": "node-kayles", "piece": "king",
                                          "board": {"size": [3, 3]}}, "to": "auto"}),
                ("render", {"instance": chomp, "format": "gif"})]:
            with self.subTest(path=path, body=body):
                self.assertFails(self.server.post(path, body), 422, "bad-option")

    def test_too_much_is_refused_at_once(self):
        huge = {"game": "node-kayles", "family": "king:1000000x1000000"}
        for path, body in [
                ("position", {"instance": huge}), ("convert", {"instance": huge, "to": "graph6"}),
                ("generate", {"game": "chessboard", "size": [1000, 1000]}),
                ("generate", {"game": "knights", "size": [1000]}),
                ("generate", {"game": "node-kayles", "size": [10000]})]:
            with self.subTest(path=path):
                self.assertFails(self.server.post(path, body), 422, "over-budget")
        solution = self.server.result("solve", {"instance": huge})
        self.assertEqual(solution["status"], "limit")
        self.assertIn("iB", solution["run"]["limit"])
        status, job = self.server.job("moves", {"instance": huge})
        self.assertEqual((status, job["error"]["code"]), (422, "over-budget"))
        dense = self.server.post("generate", {"game": "chessboard", "size": [40, 40],
                                              "density": 1}).json()["instance"]
        solution = self.server.result("solve", {"instance": dense})
        self.assertEqual(solution["status"], "limit")
        self.assertIn("budget", solution["run"]["limit"])

    def test_time_limit(self):
        body = {"instance": {"game": "independence-duel", "family": "grid:16x16"}, "seconds": 0.3}
        solution = self.server.result("solve", body)
        schema("solution").validate(solution)
        self.assertEqual(solution["status"], "limit")


if __name__ == "__main__":
    unittest.main()
