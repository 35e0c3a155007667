"""play, line by line, as another program sees it; and on a terminal of 80 x 24."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import tempfile
import termios
import time
import unittest
from pathlib import Path

from harness import GAMES, PROGRAM, SOURCE, one_error_line, run

EXAMPLES = SOURCE / "examples"
FAMILIES = {"independent-set": "path:6", "node-kayles": "path:6", "independence-duel": "path:6"}


def instance(game):
    if game in FAMILIES:
        return [game, "--family", FAMILIES[game]]
    return [game, str(EXAMPLES / f"{game}.txt")]


def play(game, *lines, args=()):
    result = run("play", *instance(game), *args, text="".join(line + "\n" for line in lines))
    assert result.code == 0 and result.err == "", result
    return result.out


class Lines(unittest.TestCase):
    def test_watching_each_game_to_its_end(self):
        for game in GAMES:
            with self.subTest(game=game):
                out = play(game, args=["--side", "none"])
                moves = re.findall(r"^(?:first|second|minimex) plays (\S+)$", out, re.MULTILINE)
                self.assertTrue(out.endswith("no mistakes\n"), out)
                values = json.loads(run("solve", *instance(game), "--json").out)
                if end := re.search(r"^the end, score (-?\d+)$", out, re.MULTILINE):
                    self.assertEqual(int(end[1]), values["value"])
                else:
                    winner = "first" if values["value"] else "second"
                    self.assertIn(f"\n{winner} wins: ", out)
                    self.assertEqual(len(moves) % 2, 1 if values["value"] else 0)

    def test_answers_are_perfect(self):
        # The first player gives away what is won, and the program takes it.
        out = play("chomp", "4,5", "resign")
        self.assertIn("second plays ", out)
        self.assertRegex(out, r"first mistake: move 1, 4,5 by first; \d,\d wins\n$")

    def test_the_end_of_the_input_is_told(self):
        out = play("bus", "1", args=["--side", "both"])
        self.assertRegex(out, r"\nthe input ends before the game does: [^\n]+\n\Z")
        self.assertNotIn("input ends", play("bus", "quit"))

    def test_either_side(self):
        self.assertNotIn("second plays", play("bus", "1", args=["--side", "both"]))
        self.assertIn("first plays", play("bus", args=["--side", "second"]))

    def test_random_answers_depend_on_the_seed(self):
        games = {play("woodchess", args=["--side", "none", "--strength", "random", "--seed", seed])
                 for seed in ["1", "1", "2", "3"]}
        self.assertEqual(len(games), 3)

    def test_commands(self):
        out = play("chessboard", "hint", "moves", "5,1", "undo", "undo", "help", "board", "quit")
        self.assertIn("best: 5,1+6,2 leads to 31; 5,1 leads to 37; 6,2 leads to 37\n", out)
        self.assertIn("  5,1+6,2      leads to 31\n", out)
        self.assertIn("there is nothing to take back\n", out)
        self.assertIn("save FILE", out)
        self.assertIn("a pair is joined by +, such as 5,1+6,2\n", out)
        self.assertEqual(out.count("move 1, score 0: as little as you can\n"), 3)

    def test_hints_tell_how_many_moves_they_leave_out(self):
        for game in ["woodchess", "knights", "chomp"]:
            with self.subTest(game=game):
                out = play(game, "hint", "moves", "quit")
                hint, *listed = re.findall(r"^(best: .*|  [\d,+]+ +(?:leads|wins|loses).*)$", out, re.M)
                self.assertLessEqual(len(hint), 80)
                shown = len(re.findall(r"\d (?:leads|wins|loses)", hint))
                left = re.search(r"; (\d+) more \(moves\)$", hint)
                self.assertEqual(shown + (int(left[1]) if left else 0), len(listed), out)
                self.assertGreaterEqual(shown, 1)
        # All best moves are called so.
        out = play("independent-set", "hint", args=["--after", "1"])
        self.assertRegex(out, r"best: 3 leads to 3, also 4 leads to 3, also 5 leads to 3")

    def test_removals_of_blocked_pieces_are_listed_when_asked_for(self):
        out = play("chessboard", "moves", "moves all", "quit")
        left_out = re.search(r"^  \((\d+) more, removals of blocked pieces, are legal and never better: "
                             r"moves all\)$", out, re.M)
        listed = re.findall(r"^  [\d,+]+ +leads to \d+$", out, re.M)
        self.assertEqual(len(listed), 2 * 3 + int(left_out[1]))
        every = run("moves", *instance("chessboard"), "--all").out.splitlines()
        self.assertEqual([" leads to ".join(line.split()) for line in every],
                         [re.sub(" +leads", " leads", line.strip()) for line in listed[3:]])

    def test_spaces_in_moves(self):
        plain = play("chomp", "3,2", "quit")
        self.assertIn("second plays ", plain)
        for text in ["3, 2", " 3 ,2 ", "3 , 2\t"]:
            self.assertEqual(play("chomp", text, "quit"), plain)
        out = play("chessboard", "5, 1 + 6,2", "quit")
        self.assertIn("move 2, score ", play("chessboard", "5, 1 + 6,2", "board", "quit"))
        self.assertNotIn("no move", out)
        for text in ["2 2", "1,1 2,1", "2 2,1"]:
            self.assertIn(f"'{text}' is no move (row,column, such as ",
                          play("chomp", text, "quit"))
        self.assertIn("no move (seat, such as 1)", play("bus", "1 2", "quit"))
        self.assertIn("no move (row,column,layer, such as ", play("knights", "x", "quit"))

    def test_wrong_moves_say_why(self):
        out = play("chomp", "1,1", "9,9", "x", "4,4+4,5", "quit")
        for words in ["illegal: 1,1 is poisoned", "illegal: 9,9 is not a cell",
                      "'x' is no move (row,column, such as ", "illegal: 4,4+4,5 "]:
            self.assertIn(words, out)

    def test_hints_stay_on(self):
        out = play("chomp", "hints on", "3,3", "hints off", "quit")
        self.assertEqual(len(re.findall(r"^best: 3,3 wins; ", out, re.MULTILINE)), 1)
        self.assertIn("nimber", out)

    def test_saving_and_going_on(self):
        with tempfile.TemporaryDirectory() as folder:
            name = str(Path(folder) / "game.json")
            out = play("chomp", "3,3", f"save {name}", "save", f"save {folder}/no/where", "quit")
            command = re.search(r"go on with: minimex (play chomp \S+) --after '(.*)'", out)
            self.assertTrue(command, out)
            self.assertIn("not saved: ", out)
            again = run(*command[1].split(), "--after", command[2], text="quit\n")
            self.assertEqual(again.code, 0, again)
            self.assertIn("move 3: first moves", again.out)

    def test_a_random_instance(self):
        one, other = (run("play", "chomp", "--seed", seed, text="quit\n") for seed in "12")
        self.assertEqual((one.code, other.code), (0, 0))
        self.assertNotEqual(one.out, other.out)

    def test_limits(self):
        result = run("play", "independence-duel", "--family", "grid:16x16", "--time-limit", "100ms",
                     "--side", "second", text="resign\n")
        self.assertEqual(result.code, 0, result)
        self.assertIn("(at random: ", result.out)
        self.assertIn("from move 1 on nothing is known: ", result.out)
        result = run("play", "node-kayles", "--family", "king:100000x100000", text="quit\n")
        self.assertEqual(result.code, 4, result)
        one_error_line(result)

    def test_wrong_usage(self):
        for args, code in [(["chomp", "-"], 2), (["chomp", "--side", "third"], 2),
                           (["chomp", "--strength", "weak"], 2), (["chomp", "--first", "max"], 2),
                           (["chomp", "--family", "rect:2x2", "--after", "3,3"], 3)]:
            result = run("play", *args)
            self.assertEqual(result.code, code, result)
            one_error_line(result)


class Terminal(unittest.TestCase):
    """What appears on a terminal, 80 columns and 24 rows."""

    def screen(self, args, keys, environment, size=(24, 80)):
        """All that is written after each of `keys`, as a list of texts."""
        pid, master = pty.fork()
        if pid == 0:
            os.environ.update({"TERM": "xterm", **environment})
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
            os.execv(PROGRAM, [PROGRAM, "play", *args])
        parts = []
        for key in keys:
            out = b""
            end = time.monotonic() + 30
            while time.monotonic() < end and not out.rstrip(b" ").endswith(b">"):
                if select.select([master], [], [], 0.2)[0]:
                    out += os.read(master, 65536)
            parts.append(out.decode())
            os.write(master, key.encode() + b"\r")
        rest = b""
        try:
            while chunk := os.read(master, 65536):
                rest += chunk
        except OSError:
            pass
        os.waitpid(pid, 0)
        return [*parts, rest.decode()]

    def rows(self, page, columns=80):
        """Rows that a page takes on the terminal up to the line to type in."""
        plain = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", page).replace("\r", "")
        plain = re.sub(r"\)> .*\n$", ")> ", plain)
        return sum(max(1, -(-len(line) // columns)) for line in plain.split("\n"))

    def test_with_colour(self):
        out = "".join(self.screen(instance("woodchess"), ["hint", "1,1", "quit"], {}))
        self.assertIn("\x1b[H\x1b[2J", out)
        self.assertIn("second plays ", out)
        for page in out.split("\x1b[2J")[1:]:
            self.assertLessEqual(self.rows(page), 24, page)

    def test_without_colour(self):
        out = "".join(self.screen(instance("chomp"), ["3,3", "quit"], {"NO_COLOR": "1"}))
        self.assertNotIn("\x1b[", out)
        self.assertIn("second plays ", out)

    def test_largest_boards_of_the_contests_fit_a_screen(self):
        """Board, answer, hint and the line to type in, all through a game's first moves."""
        boards = {"woodchess": ["--size", "10"], "chessboard": ["--size", "12", "--density", "1"],
                  "knights": ["--size", "8x8x10"], "river": ["--size", "10"],
                  "chomp": ["--size", "10"], "bus": ["--size", "20"]}
        with tempfile.TemporaryDirectory() as folder:
            for game, options in boards.items():
                with self.subTest(game=game):
                    file = Path(folder) / game
                    file.write_text(run("generate", game, *options, "--seed", "5").out, "utf-8")
                    first = run("moves", game, str(file)).out.split()[0]
                    pages = "".join(self.screen([game, str(file)],
                                                ["hints on", first, "board", "x", "quit"], {}))
                    pages = pages.split("\x1b[2J")[1:]
                    self.assertGreater(len(pages), 3)
                    for page in pages:
                        self.assertLessEqual(self.rows(page), 24, page)
                        self.assertNotIn("more than there is room for", page)

    def test_a_board_that_is_too_large_for_the_screen_says_so(self):
        small = self.screen(instance("river"), ["quit"], {}, (12, 30))[0]
        self.assertLessEqual(self.rows(small, 30), 12, small)
        tiny = self.screen(instance("river"), ["quit"], {}, (6, 30))[0]
        self.assertRegex(tiny, r"\(the board takes \d+ lines, \d+ more than there is room for: ")


if __name__ == "__main__":
    unittest.main()
