"""Command lines that are refused with exit code 2 and one line."""

import unittest

from harness import GAMES, one_error_line, run, start

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
    (["verify", "chomp", "a", "b", "--count"], "chomp does not take --count (it is for "),
    (["verify", "chessboard", "a", "b", "--count", "all"], "chessboard does not take --count all"),
    (["verify", "chessboard", "a", "b", "--all"], "chessboard does not take --all (it is for"),
    (["verify", "knights", "a", "b", "--all", "--line"], "--line and --all exclude each other"),
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
    (["verify", "chomp", "--family", "rect:2x2"], "verify: SOLUTION is required"),
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
