"""render: solutions made before are drawn as far as they are true; what is only claimed says so."""

import json
import tempfile
import unittest
from pathlib import Path

from harness import SOURCE, one_error_line, run

EXAMPLES = SOURCE / "examples"


def example(game):
    return [game, str(EXAMPLES / f"{game}.txt")]


def sentences(result):
    """The text with the line breaks of paragraphs gone."""
    return " ".join(result.out.split())


class Solutions(unittest.TestCase):
    def draw(self, game, solution, code=0):
        result = run("render", *example(game), "--solution", "-", text=solution)
        self.assertEqual(result.code, code, result)
        return result

    def test_a_proved_solution_is_drawn_as_if_solved_now(self):
        for game in ["chessboard", "woodchess", "chomp"]:
            with self.subTest(game=game):
                drawn = self.draw(game, run("solve", *example(game), "--json").out)
                self.assertEqual(drawn.out, run("render", *example(game)).out)
        for game in ["river", "bus", "knights"]:
            with self.subTest(game=game):
                drawn = self.draw(game, run("solve", *example(game), "--json").out)
                self.assertNotIn("claimed", drawn.out)
                self.assertIn("The proof in the solution is checked, and it holds.", sentences(drawn))

    def test_what_is_not_proved_is_called_claimed(self):
        for game, words in [("chessboard", "the solution attains its value"),
                            ("woodchess", "the solution attains its value"),
                            ("knights", "the solution attains its value"),
                            ("bus", "the solution attains its value"),
                            ("river", "nothing in the solution proves its value"),
                            ("chomp", "nothing in the solution proves its value")]:
            with self.subTest(game=game):
                drawn = self.draw(game, run("solve", *example(game), "--line").out)
                self.assertTrue(drawn.out.split("\n")[0].endswith(" (claimed)"), drawn)
                self.assertIn(f"What follows is claimed: {words}", sentences(drawn))
        self.assertIn("The answer is: Second player will win.",
                      sentences(self.draw("river", "Second player will win\n")))
        proved = json.loads(run("solve", *example("chessboard"), "--json").out)
        proved["certificate"] = None
        self.assertIn("What follows is claimed: ",
                      sentences(self.draw("chessboard", json.dumps(proved))))

    def test_a_wrong_solution_is_bad_input(self):
        right = run("solve", *example("chessboard"), "--json").out
        for old, new, words in [
                ('"5,1+6,2"', '"7,7"', "move 1 of the line is illegal: "),
                ('"5,1+6,2"', '"1,1+1,4"', "move 1 of the line is illegal: "),
                ('"value":31', '"value":32', ""),
                ('"status":"proved"', '"status":"limit"', "the solution is not final")]:
            self.assertIn(old, right)
            line = one_error_line(self.draw("chessboard", right.replace(old, new), code=3))
            self.assertTrue(line.startswith(f"minimex: -:1:1: the solution is wrong: {words}"), line)
        for game, text in [("chomp", "13\n9,9\n"), ("river", "First player will win\n1,1 1,1\n")]:
            line = one_error_line(self.draw(game, text, code=3))
            self.assertRegex(line, "wrong: move [12] of the line is illegal: ")

    def test_a_check_beyond_the_budget_draws_the_board_alone(self):
        graph = ["independent-set", "--family", "king:20x20", "--solution", "-"]
        solution = run("solve", *graph[:3], "--line").out
        result = run("render", *graph, "--memory", "1M", text=solution)
        self.assertEqual(result.code, 0, result)
        big = "node-kayles --family hypercube:15 --solution - --memory 1M".split()
        result = run("render", *big, text="0\n")
        self.assertEqual(result.code, 4, result)
        self.assertIn("The solution is not drawn, for its check did not end: ", sentences(result))


class Output(unittest.TestCase):
    def test_a_dash_is_standard_output(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "x.svg"
            run("render", *example("chomp"), "-o", str(file))
            picture = run("render", *example("chomp"), "-o", "-")
            self.assertEqual((picture.code, picture.err), (0, ""), picture)
            self.assertEqual(picture.out, file.read_text(encoding="utf-8"))
            self.assertTrue(picture.out.startswith("<?xml"))


class Several(unittest.TestCase):
    def test_moves_made_before_are_those_of_one_instance(self):
        for command in ["render", "moves"]:
            result = run(command, "node-kayles", "--after", "1", text="A_\n@\n")
            self.assertEqual(result.code, 2, result)
            self.assertIn("--after is about one instance, the input has 2", one_error_line(result))


if __name__ == "__main__":
    unittest.main()
