"""Command lines: what is refused with exit code 2 and one line, and what options change."""

import json
import math
import tempfile
import unittest
from pathlib import Path

from harness import CASE_GAMES, CASES, GAMES, WEIGHTED, cases_of, one_error_line, run, start

BOARD = "2\nWB\nB.\n5 7\n7 0\n"
GRAPH = "3 2\n1 2\n2 3\n"

# Arguments, and words the error line must hold. Nothing here may read its input.
REFUSED = [
    (["benches"], "unknown command 'benches'"),
    (["Solve", "chomp"], "unknown command 'Solve'"),
    ([""], "unknown command ''"),
    (["--frob"], "unknown option '--frob'"),
    (["a\nb\x01"], r"unknown command 'a\x0ab\x01'"),
    (["--version", "now"], "--version takes no arguments"),
    (["games", "chomp"], "unexpected argument 'chomp'"),
    (["games", "--json"], "unknown option '--json'"),
    (["help", "benches"], "'benches' is neither a command nor a game"),
    (["help", ""], "TOPIC is '', expected a command, a game or a topic"),
    (["help", "solve", "more"], "unexpected argument 'more'"),
    (["solve"], "GAME is required"),
    (["solve", "chess"], "unknown game 'chess'"),
    (["solve", "chomp", "a", "b"], "unexpected argument 'b'"),
    (["solve", "chomp", ""], "FILE is '', expected a file name"),
    (["render"], "GAME is required"),
    (["render", "chomp", "--json"], "unknown option '--json'"),
    (["render", "chomp", "--line"], "unknown option '--line'"),
    (["solve", "chomp", "--count"],
     "chomp does not take --count (it is for chessboard, woodchess, independent-set, knights)"),
    (["solve", "chessboard", "--count", "all"],
     "chessboard does not take --count all (it is for independent-set, knights)"),
    (["solve", "chessboard", "--count=most"], "solve: --count is 'most', expected max or all"),
    (["solve", "chessboard", "--count="], "solve: --count has no value, expected max|all (see"),
    (["solve", "chessboard", "--count", ""], "solve: --count has no value, expected max|all (see"),
    (["solve", "chessboard", "--count=", "--json"], "solve: --count has no value, expected"),
    (["render", "chomp", "-o", ""], "-o is '', expected a name that ends in .svg"),
    (["solve", "chessboard", "--count", "--count"], "solve: --count is given more than once"),
    (["solve", "chessboard", "--all"], "chessboard does not take --all (it is for"),
    (["solve", "knights", "--all", "--line"], "--line and --all exclude each other"),
    (["verify", "chessboard", "a", "b", "--count"], "unknown option '--count'"),
    (["solve", "chomp", "--checkpoint", "d"],
     "chomp does not take --checkpoint (it is for chessboard, woodchess)"),
    (["moves", "chessboard", "--checkpoint", "d"], "unknown option '--checkpoint'"),
    (["solve", "chomp", "--all"], "chomp does not take --all (it is for independent-set, knights)"),
    (["moves", "knights", "--all"], "knights does not take --all (it is for chessboard)"),
    (["solve", "chomp", "--after", "1,1"], "unknown option '--after'"),
    (["solve", "chomp", "--winner", "--line"], "--line and --winner exclude each other"),
    (["moves", "chomp", "--winner"], "unknown option '--winner'"),
    (["solve", "river", "--misere", "--line"], "--line and --misere exclude each other"),
    (["moves", "node-kayles", "--misere"], "unknown option '--misere'"),
    (["solve", "chomp", "--lin"], "unknown option '--lin'"),
    (["solve", "chomp", "-l"], "unknown option '-l'"),
    (["solve", "chomp", "--json=false"], "solve: --json takes no value (see"),
    (["solve", "chomp", "--memory"], "solve: --memory has no value, expected SIZE (see"),
    (["solve", "chomp", "--memory=", "64M"], "solve: --memory has no value, expected SIZE"),
    (["solve", "chomp", "--memory", "1G", "--memory", "2G"],
     "solve: --memory is given more than once (see"),
    (["solve", "chomp", "--", "--json", "x"], "unexpected argument 'x'"),
    (["solve", "chomp", "x", "--", "--json"], "unexpected argument '--json'"),
    (["solve", "chomp", "--proof", ""], "--proof is '', expected a file name"),
    (["solve", "chomp", "--proof", "-"], "--proof is '-', expected a file name"),
    (["verify", "chomp"], "INSTANCE is required"),
    (["verify", "chomp", "a"], "SOLUTION is required"),
    (["verify", "chomp", "-", "-"], "cannot both be standard input"),
    (["verify", "chomp", "a", "b", "--family", "rect:2x2"], "exclude each other"),
    (["verify", "chomp", "a", "b", "c"], "unexpected argument 'c'"),
    (["render", "chomp", "-o", "x.jpg"], "expected a name that ends in .svg"),
    (["render", "chomp", "-o"], "-o has no value, expected X.svg"),
    (["serve", "--port", "65536"], "--port is '65536', expected a port"),
    (["serve", "--memory", "2M"], "serve: --memory is too small, expected at least 16M"),
    (["play", "chomp", "--side", "third"], "--side is 'third', expected first, second, both or none"),
    (["render", "chomp", "f", "--after", "2,2", "--solution", "s"], "exclude each other"),
    (["render", "chomp", "--solution", "-"], "cannot both be standard input"),
    (["generate", "chomp", "f"], "unexpected argument 'f'"),
    (["generate", "chomp", "--density", "2"], "--density is '2', expected a share"),
    (["generate", "chomp", "--max-value", "-1"], "--max-value is '-1', expected a number"),
    (["generate", "chomp", "--max-value", "9223372036854775808"], "expected a number from 0"),
    (["generate", "chomp", "--seed", "x"], "--seed is 'x', expected a number"),
    (["generate", "chomp", "--format", "graph6"], "expected text or json"),
    (["convert", "chomp", "f"], "--to is required"),
    (["convert", "chomp", "--to", "auto"], "expected graph6, sparse6"),
    (["batch"], "GAME is required"),
    (["batch", "chomp", "--family", "rect:2x2"], "unknown option '--family'"),
    (["batch", "chomp", "--json"], "unknown option '--json'"),
    (["batch", "chomp", "--first", "max"], "chomp does not take --first"),
    (["batch", "chomp", "--format", "graph6"], "chomp does not take graph formats"),
    (["batch", "node-kayles", "--format", "dimacs"],
     "--format is 'dimacs', expected auto, text, json, graph6 or sparse6"),
    (["batch", "chomp", "--journal", "-"], "--journal is '-', expected a file name"),
    *[(["batch", "chomp", "--shard", text], f"--shard is '{text}', expected I/N with I from 1 to N")
      for text in ["", "0/3", "4/3", "1", "/", "1/", "/1", "1/2/3", "-1/2", "1/0", "1/1000000001"]],
    (["stress", "chomp"], "PROGRAM is required behind --"),
    (["stress", "chomp", "--"], "PROGRAM is required behind --"),
    (["stress", "chomp", "--rounds", "0", "--", "true"], "expected a number from 1"),
    (["stress", "chomp", "program"], "unexpected argument 'program'"),
    (["solve", "chomp", "--memory", ""], "--memory is '', expected a size"),
    (["solve", "chomp", "--memory", "12"], "--memory is '12', expected a size"),
    (["solve", "chomp", "--memory", "1023K"], "--memory is '1023K', expected a size"),
    (["solve", "chomp", "--memory", "-4G"], "--memory is '-4G', expected a size"),
    (["solve", "chomp", "--memory", "4X"], "--memory is '4X', expected a size"),
    (["solve", "chomp", "--memory", "1.5G"], "--memory is '1.5G', expected a size"),
    (["solve", "chomp", "--memory", "99999999999T"], "expected a size"),
    (["solve", "chomp", "--time-limit", "0"], "--time-limit is '0', expected a time"),
    (["solve", "chomp", "--time-limit", "1.5"], "--time-limit is '1.5', expected a time"),
    (["solve", "chomp", "--time-limit", "0s"], "--time-limit is '0s', expected a time"),
    (["solve", "chomp", "--time-limit", "1s1m"], "expected a time"),
    (["solve", "chomp", "--time-limit", "9999h"], "expected a time"),
    (["solve", "chomp", "--threads", "0"], "--threads is '0', expected a number from 1"),
    (["solve", "chomp", "--threads", "1025"], "expected a number from 1 to 1024"),
    (["solve", "chomp", "--threads", "two"], "expected a number from 1 to 1024"),
    (["solve", "chomp", "--progress", "on"], "expected auto, bar, json or off"),
    (["solve", "chomp", "--format", "xml"], "--format is 'xml', expected auto"),
    (["solve", "independence-duel", "--first", "most"], "expected max, min or both"),
    (["moves", "independence-duel", "--first", "both"], "expected max or min"),
    (["solve", "independence-duel", "--family", "path:3", "--first", "both", "--proof", "p"],
     "--first both asks for two"),
    (["solve", "chomp", "--format", "graph6"], "graph formats"),
    (["solve", "chomp", "--format", "edges"], "graph formats"),
    (["solve", "chomp", "file", "--family", "rect:2x2"], "FILE and --family exclude each other"),
    (["solve", "chomp", "-", "--family", "rect:2x2"], "FILE and --family exclude each other"),
    (["solve", "chomp", "--format", "text", "--family", "rect:2x2"], "do not go with --family"),
]


COMMANDS = ["games", "solve", "verify", "moves", "render", "generate", "convert", "batch", "stress", "help"]


class Refused(unittest.TestCase):
    def refuse(self, args, words):
        with self.subTest(args=args):
            result = run(*args)
            self.assertEqual(result.code, 2, result)
            self.assertIn(words, one_error_line(result))

    def test_wrong_command_lines(self):
        for args, words in REFUSED:
            self.refuse(args, words)

    def test_strict_is_for_river_alone(self):
        for game in set(GAMES) - {"river"}:
            self.refuse(["solve", game, "--strict"], f"{game} does not take --strict")

    def test_winner_is_for_chomp_alone(self):
        for game in set(GAMES) - {"chomp"}:
            self.refuse(["solve", game, "--winner"],
                        f"{game} does not take --winner (it is for chomp)")

    def test_misere_is_for_games_that_have_it(self):
        for game in set(GAMES) - {"node-kayles", "river"}:
            self.refuse(["solve", game, "--misere"],
                        f"{game} does not take --misere (it is for node-kayles, river)")

    def test_first_is_for_independence_duel_alone(self):
        for game in set(GAMES) - {"independence-duel"}:
            self.refuse(["solve", game, "--first", "max"], f"{game} does not take --first")

    def test_boards_of_contests_have_no_families(self):
        for game in ["chessboard", "woodchess", "knights", "river", "bus"]:
            self.refuse(["solve", game, "--family", "grid:2x2"], f"{game} does not take --family")

    def test_no_command_shows_the_help_on_standard_error(self):
        result = run()
        self.assertEqual((result.code, result.out), (2, ""), result)
        self.assertEqual(result.err, run("help").out)


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


class UnwritableErrors(unittest.TestCase):
    """The exit code tells what happened even when nobody can be told in words."""

    def test_exit_codes_do_not_depend_on_standard_error(self):
        for args, code in [(["frob"], 2), ([], 2), (["solve", "chomp", "/no/such/file"], 3),
                           (["solve", "chomp", "--family", "rect:40x40"], 4)]:
            with self.subTest(args=args), open("/dev/full", "wb") as full:
                with start(*args, stderr=full) as process:
                    process.communicate(b"", timeout=60)
                    self.assertEqual(process.returncode, code)


if __name__ == "__main__":
    unittest.main()
