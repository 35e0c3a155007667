"""generate and convert: what they write is read again, and means the same."""

import json
import unittest

from harness import (CASE_GAMES, CASES, CONTOUR_GAMES, GAMES, GRAPH_GAMES, PROGRAM, WEIGHTED,
                     cases_of, one_error_line, run)

BOARDS = {"knights": "independent-set", "river": "node-kayles", "bus": "independence-duel"}
GRAPH_FORMATS = ["graph6", "sparse6", "dimacs", "edges"]


def text_of(*args, text=""):
    result = run(*args, text=text)
    assert (result.code, result.err) == (0, ""), result
    return result.out


class Generate(unittest.TestCase):
    def test_the_same_seed_gives_the_same_instance(self):
        for game in GAMES:
            with self.subTest(game=game):
                one = text_of("generate", game, "--seed", "1")
                self.assertEqual(one, text_of("generate", game, "--seed", "1"))
                self.assertNotEqual(one, text_of("generate", game, "--seed", "2"))
                self.assertEqual(text_of("generate", game), text_of("generate", game, "--seed", "0"))

    def test_text_and_json_are_the_same_instance(self):
        for game in GAMES:
            with self.subTest(game=game):
                data = text_of("generate", game, "--size", "4", "--format", "json")
                text = text_of("generate", game, "--size", "4", "--format", "text")
                self.assertEqual(json.loads(data)["game"], game)
                self.assertEqual(text_of("convert", game, "--to", "json", text=text), data)
                self.assertEqual(text_of("solve", game, text=text),
                                 text_of("solve", game, text=data))

    def test_weights_go_with_json_alone(self):
        for text, value, _ in WEIGHTED:
            data = text_of("convert", "independent-set", "--to", "json", text=text)
            self.assertEqual(text_of("convert", "independent-set", "--to", "json", text=data), data)
            self.assertEqual(text_of("solve", "independent-set", text=data), f"{value}\n")
            for form in ["text", *GRAPH_FORMATS]:
                result = run("convert", "independent-set", "--to", form, text=text)
                self.assertEqual(result.code, 2, result)
                self.assertIn("converts to json", one_error_line(result))
        several = "".join(text + "\n" for text, _, _ in WEIGHTED)
        data = text_of("convert", "independent-set", "--to", "json", text=several)
        self.assertEqual(text_of("solve", "independent-set", text=data), "8\n10\n18\n")

    def test_contours_take_rectangles_everywhere(self):
        for game in CONTOUR_GAMES:
            for size in ["2x3", "4x1", "1x4"]:
                with self.subTest(game=game, size=size):
                    text = text_of("generate", game, "--size", size, "--density", "1")
                    self.assertFalse(text.startswith("{"), text)
                    data = text_of("convert", game, "--to", "json", text=text)
                    self.assertEqual(text_of("convert", game, "--to", "text", text=data), text)
                    answers = [text_of("solve", game, text=one) for one in (text, data)]
                    self.assertEqual(answers[0], answers[1])
                    self.assertIn(answers[0].strip(" -\n"), text_of("render", game, text=text))
                    text_of("moves", game, text=text)
                    result = run("stress", game, "--size", size, "--rounds", "5", "--",
                                 PROGRAM, "solve", game)
                    self.assertEqual(result.code, 0, result)

    def test_negative_scores_are_taken_everywhere(self):
        text = "2 3\n-5 0 3\n2 -9 1\n0 -2 7\n-8 4 -1\n"
        data = text_of("convert", "woodchess", "--to", "json", text=text)
        self.assertEqual(text_of("convert", "woodchess", "--to", "text", text=data), text)
        value = int(text_of("solve", "woodchess", text=text))
        values = [int(line.split()[1]) for line in
                  text_of("moves", "woodchess", text=text).splitlines()]
        self.assertEqual(max(values), value)
        self.assertIn("-9/4", text_of("render", "woodchess", text=text))

    def test_sizes_that_make_no_sense(self):
        for game, size in [("bus", "3x4"), ("river", "3x4"), ("chomp", "2x2x2"), ("chomp", "0"),
                           ("knights", "2x0x2"), ("bus", "2x"), ("bus", "1000001"), ("bus", "x"),
                           ("node-kayles", "10001")]:
            result = run("generate", game, "--size", size)
            self.assertEqual(result.code, 3, result)
            self.assertRegex(one_error_line(result), r"^minimex: --size:1:\d+: .")

    def test_a_graph_may_be_empty(self):
        for game, answer in [("node-kayles", "0"), ("independent-set", "0"),
                             ("independence-duel", "0")]:
            empty = text_of("generate", game, "--size", "0")
            self.assertEqual(empty, "0 0\n")
            self.assertEqual(text_of("solve", game, text=empty), f"{answer}\n")

    def test_help_tells_what_options_mean_for_each_game(self):
        page = text_of("help", "generate").split("\nwhat they mean for each game")[1]
        for game in GAMES:
            self.assertRegex(page, rf"\n  {game} +--size ")


class Convert(unittest.TestCase):
    def test_graph_formats_lead_back(self):
        for game in GRAPH_GAMES:
            data = text_of("convert", game, "--family", "petersen:5,2", "--to", "edges")
            for name in GRAPH_FORMATS:
                with self.subTest(game=game, format=name):
                    there = text_of("convert", game, "--to", name, text=data)
                    back = text_of("convert", game, "--to", "edges", "--format", name, text=there)
                    self.assertEqual(back, data)

    def test_boards_become_graphs_with_the_same_value(self):
        for board, game in BOARDS.items():
            for path in sorted((CASES / board).glob("small*.in"))[:8]:
                with self.subTest(case=f"{board}/{path.name}"):
                    value = json.loads(text_of("solve", board, str(path), "--json"))["value"]
                    for name in GRAPH_FORMATS:
                        graph = text_of("convert", board, str(path), "--to", name)
                        self.assertEqual(text_of("solve", game, "--format", name, text=graph),
                                         f"{value}\n")

    def test_every_case_as_json_and_back(self):
        for game in CASE_GAMES:
            for path in cases_of(game):
                with self.subTest(case=f"{game}/{path.name}"):
                    data = text_of("convert", game, str(path), "--to", "json")
                    self.assertEqual(text_of("convert", game, "--to", "json", text=data), data)
                    text = text_of("convert", game, "--to", "text", text=data)
                    self.assertEqual(text_of("convert", game, "--to", "json", text=text), data)

    def test_several_graphs(self):
        text = "A_\nBw\n@\n"
        self.assertEqual(text_of("convert", "node-kayles", "--to", "graph6", text=text), text)
        lines = text_of("convert", "node-kayles", "--to", "sparse6", text=text)
        self.assertEqual(text_of("convert", "node-kayles", "--to", "graph6", text=lines), text)
        data = text_of("convert", "node-kayles", "--to", "json", text=text)
        self.assertEqual(data.count("\n"), 3)
        for stream in [data, data.replace("\n", " "), data.replace("\n", "\n\n"),
                       data.replace(",", ",\n")]:
            self.assertEqual(text_of("convert", "node-kayles", "--to", "graph6", text=stream), text)
            self.assertEqual(text_of("solve", "node-kayles", text=stream),
                             text_of("solve", "node-kayles", text=text))
        result = run("solve", "node-kayles", text=data.replace("[1,2]", "[1,9]"))
        self.assertEqual((result.code, result.out), (3, ""), result)
        self.assertIn("-:1:44: /graph/edges/0/1: 9 is out of range", result.err)
        lines = data.splitlines()
        result = run("solve", "node-kayles", text="\n".join([*lines[:2], lines[2].replace("node-", "")]))
        self.assertTrue(one_error_line(result).startswith("minimex: -:3:9: /game: "), result)
        many = '{"game":"node-kayles","graph":{"edges":[],"vertices":1000000}}\n' * 3
        result = run("solve", "node-kayles", text=many)
        self.assertTrue(one_error_line(result).startswith("minimex: -:2:1: the graphs have 2000000 "),
                        result)
        for name in ["dimacs", "edges", "text"]:
            result = run("convert", "node-kayles", "--to", name, text=text)
            self.assertEqual(result.code, 2, result)
            self.assertIn("3 graphs", one_error_line(result))

    def test_contours_are_no_graphs(self):
        for game in CONTOUR_GAMES:
            for name in GRAPH_FORMATS:
                result = run("convert", game, "--to", name)
                self.assertEqual(result.code, 2, result)
                self.assertIn("json and text only", one_error_line(result))

    def test_limits(self):
        result = run("convert", "node-kayles", "--family", "grid:100000x100000", "--to", "graph6")
        self.assertEqual(result.code, 4, result)
        self.assertIn("limit reached", one_error_line(result))
        result = run("convert", "node-kayles", "--family", "path:100000", "--to", "graph6",
                     "--memory", "64M")
        self.assertEqual(result.code, 4, result)
        self.assertIn("the text needs", one_error_line(result))


if __name__ == "__main__":
    unittest.main()
