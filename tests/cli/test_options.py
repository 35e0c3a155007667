"""What options change."""

import json
import math
import tempfile
import unittest
from pathlib import Path

from harness import CASE_GAMES, CASES, GAMES, WEIGHTED, cases_of, one_error_line, run

BOARD = "2\nWB\nB.\n5 7\n7 0\n"
GRAPH = "3 2\n1 2\n2 3\n"

COMMANDS = ["games", "solve", "verify", "moves", "render", "generate", "convert", "batch", "stress", "help"]


class Options(unittest.TestCase):
    def answer(self, *args, text=""):
        result = run("solve", *args, text=text)
        self.assertEqual((result.code, result.err), (0, ""), result)
        return result.out

    def test_two_dashes_end_the_options(self):
        result = run("solve", "chomp", "--", "--json")
        self.assertEqual(result.code, 3, result)
        self.assertTrue(one_error_line(result).startswith("minimex: --json: cannot be read"))
        self.assertEqual(self.answer("--memory", "64M", "--", "chomp", "-", text="1 3\n"), "2\n")

    def test_version(self):
        self.assertRegex(run("--version").out, r"\Aminimex \d+\.\d+\.\d+\n\Z")

    def test_help_by_option_is_help_by_command(self):
        for command in COMMANDS:
            page = run("help", command).out
            self.assertTrue(page.startswith(f"usage: minimex {command}"), page)
            self.assertEqual(run(command, "--help").out, page)
            self.assertEqual(run(command, "-h").out, page)
        self.assertEqual(run("--help").out, run("help").out)

    def test_help_of_every_game(self):
        for game in GAMES:
            self.assertTrue(run("help", game).out.startswith(f"{game}: "), game)

    def test_line_is_a_second_line(self):
        self.assertEqual(self.answer("chessboard", "--line", text=BOARD), "19\n2,1 1,1 1,2\n")

    def test_winner_and_the_moves_that_win(self):
        self.assertEqual(self.answer("chomp", "--winner", text="3 4\n"), "first\n2,3\n")
        self.assertEqual(self.answer("chomp", "--winner", text="shape 3 2 1\n"),
                         "first\n1,3 2,2 3,1\n")
        self.assertEqual(self.answer("chomp", "--winner", text="shape 2 1\n"), "second\n\n")
        self.assertEqual(self.answer("chomp", "--winner", text="1 1000000\n"), "first\n1,2\n")

    def test_misere_play(self):
        self.assertEqual(self.answer("node-kayles", "--misere", "--family", "path:1"), "second\n\n")
        self.assertEqual(self.answer("node-kayles", "--misere", "--family", "path:3"), "first\n1 3\n")
        self.assertEqual(self.answer("node-kayles", "--misere", "--family", "path:0"), "first\n\n")
        self.assertEqual(self.answer("river", "--misere", text="4\n....\n....\n****\n....\n"),
                         "first\n2,1 2,2 2,3 2,4 4,1 4,2 4,3 4,4\n")

    def test_count_is_the_last_line(self):
        self.assertEqual(self.answer("chessboard", "--count", text=BOARD), "19\n1\n")
        self.assertEqual(self.answer("chessboard", "--count", "--line", text=BOARD),
                         "19\n2,1 1,1 1,2\n1\n")
        self.assertEqual(self.answer("chessboard", "--count", "--line", text="1 . 5"), "0\n\n1\n")
        solution = json.loads(self.answer("chessboard", "--count", "--json", text=BOARD))
        self.assertEqual(solution["count"], "1")
        self.assertNotIn("count", json.loads(self.answer("chessboard", "--json", text=BOARD)))

    def test_counts_of_equal_cells_are_those_of_young_tableaux(self):
        for side in [3, 5, 10]:
            hooks = math.prod(row + col + 1 for row in range(side) for col in range(side))
            text = f"{side} {side}\n" + "0 " * (2 * side * side)
            self.assertEqual(self.answer("woodchess", "--count", text=text),
                             f"0\n{math.factorial(side * side) // hooks}\n")

    def test_games_without_count(self):
        for game in set(GAMES) - {"chessboard", "woodchess", "independent-set", "knights"}:
            result = run("solve", game, "--count")
            self.assertEqual(result.code, 2, result)
            self.assertIn("(it is for chessboard, woodchess, independent-set, knights)",
                          one_error_line(result))

    def test_sets_are_counted_and_listed(self):
        board = ["--family", "queen:4x4"]
        listed = "4\n1,2 2,4 3,1 4,3\n"
        for args, out in [(["--count"], "4\n2\n"), (["--count", "max"], "4\n2\n"),
                          (["--count=all"], "4\n87\n"), (["--all"], listed),
                          (["--all", "--count", "all"], listed + "87\n"),
                          (["--line", "--count"], listed + "2\n")]:
            with self.subTest(args=args):
                self.assertEqual(self.answer("independent-set", *board, *args), out)
        self.assertEqual(self.answer("knights", "--all", text="1 2 2\n1 1 1 1\n"),
                         "3\n1,1,2 1,2,1 1,2,2\n")
        solution = json.loads(self.answer("independent-set", *board, "--all", "--json"))
        self.assertEqual(solution["all"], {"symmetries": 8, "sets": [
            {"set": ["1,2", "2,4", "3,1", "4,3"], "images": 2}]})
        self.assertNotIn("count", solution)

    def test_sets_with_weights_are_neither_counted_nor_listed(self):
        for text, _, _ in WEIGHTED:
            for option in [["--count"], ["--count", "all"], ["--all"]]:
                result = run("solve", "independent-set", *option, text=text)
                self.assertEqual(result.code, 2, result)
                self.assertIn("sets of an instance with weights", one_error_line(result))

    def test_a_bare_number_of_time_is_seconds(self):
        self.assertEqual(self.answer("chomp", "--family=rect:2x3", "--time-limit", "60"), "4\n")

    def test_a_family_in_place_of_a_file(self):
        for command in ["solve", "moves", "render", "convert", "play"]:
            options = ["--to", "json"] if command == "convert" else []
            result = run(command, "node-kayles", "hypercube:5", *options)
            self.assertEqual(result.code, 3, result)
            self.assertIn("use --family hypercube:5 for", one_error_line(result))
        for game, name in [("chessboard", "grid:3x3"), ("node-kayles", "hypercube:5/x.g6".upper())]:
            self.assertIn("cannot be read", one_error_line(run("solve", game, name)))

    def test_a_file_may_follow_count(self):
        path = str(CASES / "knights" / cases_of("knights")[0].name)
        self.assertEqual(self.answer("knights", "--count", path),
                         self.answer("knights", path, "--count"))

    def test_line_is_the_same_for_any_number_of_threads(self):
        for game in CASE_GAMES:
            path = str(cases_of(game)[-1])
            lines = {self.answer(game, path, "--line", "--threads", t) for t in ("1", "2", "7")}
            self.assertEqual(len(lines), 1, game)

    def test_options_accept_an_equals_sign(self):
        self.assertEqual(self.answer("chomp", "--family=rect:2x3", "--memory=64MiB",
                                     "--time-limit=1m30s", "--threads=1", "--progress=off"), "4\n")

    def test_first(self):
        duel = ["independence-duel", "--family", "line:7,1"]
        self.assertEqual(self.answer(*duel), self.answer(*duel, "--first", "max"))
        self.assertEqual(self.answer(*duel), "3\n")
        self.assertEqual(self.answer("independence-duel", "--family", "path:3"), "2\n")
        self.assertEqual(
            self.answer("independence-duel", "--family", "path:3", "--first", "min"), "1\n")

    def test_strict_refuses_a_broken_guarantee(self):
        text = "3\n***\n***\n***\n"
        self.answer("river", text=text)
        result = run("solve", "river", "--strict", text=text)
        self.assertEqual(result.code, 3, result)
        one_error_line(result)

    def test_several_graphs_get_an_answer_a_line(self):
        text = ">>graph6<<A_\nBw\n@\n"
        self.assertEqual(self.answer("independent-set", text=text), "1\n1\n1\n")
        self.assertEqual(self.answer("node-kayles", text=text), "1\n1\n1\n")
        self.assertEqual(self.answer("node-kayles", "--line", text="@\n@\n"), "1\n1\n1\n1\n")

    def test_formats_agree(self):
        texts = {"edges": GRAPH, "graph6": "Bg\n", "sparse6": ":Bd\n",
                 "dimacs": "p edge 3 2\ne 1 2\ne 2 3\n", "text": GRAPH,
                 "json": '{"game":"node-kayles","graph":{"vertices":3,"edges":[[1,2],[2,3]]}}'}
        for name, text in texts.items():
            with self.subTest(format=name):
                self.assertEqual(self.answer("node-kayles", text=text), "2\n")
                self.assertEqual(self.answer("node-kayles", "--format", name, text=text), "2\n")

    def test_a_byte_order_mark_is_passed_over(self):
        """In front of every format of instances and solutions; anywhere else it is an error."""
        path = '{"game":"node-kayles","graph":{"vertices":3,"edges":[[1,2],[2,3]]}}'
        for text in ["Bg\n", ">>graph6<<Bg\n", ":Bd\n", "3 2\n1 2\n2 3\n",
                     "p edge 3 2\ne 1 2\ne 2 3\n", path]:
            self.assertEqual(run("solve", "node-kayles", text="\ufeff" + text).out, "2\n", text)
        self.assertEqual(run("solve", "node-kayles", text=" \ufeffBg\n").code, 3)
        solution = run("solve", "node-kayles", "--json", text="Bg\n").out
        with tempfile.TemporaryDirectory() as folder:
            instance = Path(folder) / "i"
            instance.write_text("\ufeffBg\n", encoding="utf-8")
            result = run("verify", "node-kayles", str(instance), "-", text="\ufeff" + solution)
            self.assertEqual(result.out, "proved 2\n", result)

    def test_convert_without_a_format_lists_them(self):
        self.assertEqual(one_error_line(run("convert", "river", text="")),
                         "minimex: --to is required: json, text, graph6, sparse6, dimacs or edges")
        self.assertEqual(one_error_line(run("convert", "chomp", text="")),
                         "minimex: --to is required: json or text")

    def test_a_capital_x_between_sides_is_told(self):
        self.assertEqual(one_error_line(run("solve", "chomp", "--family", "rect:3X4")),
                         "minimex: --family:1:7: 'X' stands between numbers, expected 'x'")
        self.assertIn("'Xa' is not a number",
                      one_error_line(run("solve", "chomp", "--family", "rect:Xa")))

    def test_json_is_one_object_a_line(self):
        out = self.answer("chessboard", "--json", text=BOARD)
        self.assertEqual(out.count("\n"), 1)
        solution = json.loads(out)
        self.assertEqual(
            (solution["game"], solution["value"], solution["status"]), ("chessboard", 19, "proved"))
        self.assertEqual(solution["line"], ["2,1", "1,1", "1,2"])
        self.assertEqual(self.answer("node-kayles", "--json", text="@\nA_\n").count("\n"), 2)

    def test_json_differs_between_runs_only_under_run(self):
        def solution(threads):
            out = json.loads(self.answer("woodchess", "--json", "--threads", threads,
                                         text="2 2\n1 2\n3 4\n4 3\n2 1\n"))
            del out["run"]
            return out
        self.assertEqual(solution("1"), solution("3"))

    def test_progress_goes_to_standard_error_as_json(self):
        path = str(max((CASES / "chessboard").glob("full*-n12.in")))
        result = run("solve", "chessboard", path, "--progress", "json")
        self.assertEqual(result.code, 0, result)
        lines = [json.loads(line) for line in result.err.splitlines()]
        self.assertTrue(lines)
        for line in lines:
            self.assertLessEqual({"phase", "done", "seconds"}, set(line))


if __name__ == "__main__":
    unittest.main()
