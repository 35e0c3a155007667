"""moves: every legal move with its value, as solving the position after it tells."""

import json
import unittest

from harness import CASES, GAMES, WEIGHTED, one_error_line, run

BOARD = "2\nWB\nB.\n5 7\n7 0\n"


class Moves(unittest.TestCase):
    def moves(self, *args, text="", code=0):
        result = run("moves", *args, text=text)
        self.assertEqual(result.code, code, result)
        if code == 0:
            self.assertEqual(result.err, "" if result.out else "minimex: no move is left\n", result)
        return [line.split(" ") for line in result.out.splitlines()]

    def test_the_best_move_has_the_value_of_the_instance(self):
        for game in ["chessboard", "woodchess", "knights", "bus"]:
            for path in sorted((CASES / game).glob("small*.in"))[:6]:
                with self.subTest(case=path.name):
                    moves = self.moves(game, str(path))
                    answer = path.with_suffix(".ans").read_text().strip()
                    if moves:
                        self.assertEqual(moves[0][1], answer)

    def test_the_nimber_is_the_least_that_no_move_leaves(self):
        for game, family in [("chomp", "rect:3x4"), ("node-kayles", "grid:3x4")]:
            with self.subTest(game=game):
                left = {int(value) for _, value in self.moves(game, "--family", family)}
                nimber = int(run("solve", game, "--family", family).out)
                self.assertEqual(nimber, min(set(range(len(left) + 1)) - left))

    def test_after_leads_down_a_line_of_best_play(self):
        for game in ["chessboard", "woodchess", "bus"]:
            path = str(min((CASES / game).glob("small*.in")))
            with self.subTest(game=game):
                line = run("solve", game, path, "--line").out.split("\n")[1].split()
                value = self.moves(game, path)[0][1]
                for played in range(1, len(line)):
                    moves = self.moves(game, path, "--after", " ".join(line[:played]))
                    self.assertEqual(moves[0][1], value)
                    self.assertIn([line[played], value], moves)
                result = run("moves", game, path, "--after", " ".join(line))
                self.assertEqual((result.code, result.out, result.err),
                                 (0, "", "minimex: no move is left\n"), result)

    def test_all_adds_removals_of_blocked_pieces(self):
        some = self.moves("chessboard", text=BOARD)
        more = self.moves("chessboard", "--all", text=BOARD)
        self.assertEqual(some, [["2,1", "19"]])
        self.assertLess(len(some), len(more))
        for game in set(GAMES) - {"chessboard"}:
            result = run("moves", game, "--all")
            self.assertEqual(result.code, 2, result)
            self.assertIn(f"{game} does not take --all", one_error_line(result))

    def test_weights(self):
        for text, value, line in WEIGHTED:
            moves = self.moves("independent-set", text=text)
            self.assertEqual({int(v) for m, v in moves if m in line.split()}, {value})
            self.assertEqual(int(moves[0][1]), value)
            first, second = line.split()
            left = self.moves("independent-set", "--after", first, text=text)
            self.assertEqual(left[0], [second, str(value)])
        # 2 alone weighs 7 and leaves 4; 1 leaves 3 and 4.
        self.assertEqual(self.moves("independent-set", text=WEIGHTED[0][0]),
                         [["1", "8"], ["2", "8"], ["3", "8"], ["4", "8"]])

    def test_several_graphs_are_told_apart_by_an_empty_line(self):
        self.assertEqual(self.moves("node-kayles", text="@\nA_\n"),
                         [["1", "0"], [""], ["1", "0"], ["2", "0"]])

    def test_who_begins(self):
        duel = ["independence-duel", "--family", "path:3"]
        self.assertEqual(self.moves(*duel)[0][1], "2")
        self.assertEqual(self.moves(*duel, "--first", "min")[0], ["2", "1"])

    def test_illegal_moves(self):
        for words, column, after in [("chomp --family rect:3x3", 1, "9,9"),
                                     ("chomp --family rect:3x3", 2, "2,2 3,3"),
                                     ("chomp --family rect:3x3", 1, "1,1"),
                                     ("chomp --family rect:3x3", 1, "2"),
                                     ("chomp --family rect:3x3", 2, "2,2 x"),
                                     ("node-kayles --family path:3", 2, "1 2"),
                                     ("node-kayles --family path:3", 1, "4"),
                                     ("independence-duel --family path:3", 2, "1 1")]:
            with self.subTest(words=words, after=after):
                result = run("moves", *words.split(), "--after", after)
                self.assertEqual(result.code, 3, result)
                self.assertRegex(one_error_line(result), rf"^minimex: --after:1:{column}: .")

    def test_json_says_the_same(self):
        for words in ["chomp --family rect:2x3", "chomp --family rect:2x3 --after 2,1",
                      "chomp --family rect:1x1", "independence-duel --family path:4 --first min"]:
            with self.subTest(words=words):
                result = run("moves", *words.split(), "--json")
                self.assertEqual((result.code, result.err), (0, ""), result)
                told = json.loads(result.out)
                self.assertEqual([[m["move"], str(m["value"])] for m in told["moves"]],
                                 self.moves(*words.split()))
                self.assertEqual(told["after"], ["2,1"] if "--after" in words else [])
                self.assertEqual(told.get("first"), "min" if "--first" in words else None)
                self.assertEqual(told["status"], "proved")
                solution = json.loads(run("solve", *words.split(" --after")[0].split(), "--json").out)
                self.assertEqual(told["instance"], solution["instance"])
        self.assertEqual(len(run("moves", "node-kayles", "--json", text="@\nA_\n").out.splitlines()), 2)

    def test_json_has_no_value_beyond_a_limit(self):
        result = run("moves", "independence-duel", "--family", "grid:16x16", "--json",
                     "--time-limit", "300ms")
        self.assertEqual(result.code, 4, result)
        told = json.loads(result.out)
        self.assertEqual(told["status"], "limit")
        self.assertIn(None, [m["value"] for m in told["moves"]])
        self.assertIn("time limit", told["run"]["limit"])

    def test_limits_leave_question_marks(self):
        moves = self.moves("independence-duel", "--family", "grid:16x16", "--time-limit", "300ms",
                           code=4)
        self.assertIn("?", {value for _, value in moves})


if __name__ == "__main__":
    unittest.main()
