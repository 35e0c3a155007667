"""verify: claims of more than a value and a line: winners, numbers of lines, lists of sets, weights, many graphs."""

import json
import unittest

from harness import SOURCE, WEIGHTED, one_error_line, run
from verifying import GRAPHS, Verify


class Winners(Verify):
    """Who wins, without a nimber."""

    def test_who_wins(self):
        for shape, winner in [("7 9", "first"), ("shape 2 1", "second"), ("1 5", "first")]:
            with self.subTest(shape=shape):
                instance = self.put("i", shape)
                proof = str(self.folder / "proof")
                solution = self.solve("chomp", instance, "--winner", "--json")
                self.assertEqual(self.verdict("chomp", instance, self.put("s", solution)),
                                 f"proved {winner}")
                text = self.put("t", self.solve("chomp", instance, "--winner", "--proof", proof))
                self.assertEqual(self.verdict("chomp", instance, text, "--proof", proof),
                                 f"proved {winner}")
                self.assertEqual(self.verdict("chomp", instance, text, code=1),
                                 "refuted: no proof")
                for change in [{"winner": "first" if winner == "second" else "second"},
                               {"winning_moves": ["1,3"]}, {"p_positions": 99}, {"value": 1},
                               {"answer": "third"}]:
                    changed = self.put("c", json.dumps({**json.loads(solution), **change}))
                    shown = self.verdict("chomp", instance, changed, code=1)
                    self.assertTrue(shown.startswith("refuted: "), shown)

    def test_who_wins_misere_play(self):
        instance = self.put("i", "5 4\n1 2 2 3 3 4 4 5\n")
        proof = str(self.folder / "proof")
        solution = self.solve("node-kayles", instance, "--misere", "--json")
        winner = json.loads(solution)["winner"]
        self.assertEqual(self.verdict("node-kayles", instance, self.put("s", solution)),
                         f"proved {winner}")
        text = self.put("t", self.solve("node-kayles", instance, "--misere", "--proof", proof))
        self.assertEqual(self.verdict("node-kayles", instance, text, "--proof", proof),
                         f"proved {winner}")
        self.assertEqual(self.verdict("node-kayles", instance, text, code=1), "refuted: no proof")
        for change in [{"winner": "first" if winner == "second" else "second"},
                       {"winning_moves": ["4"]}, {"value": 1}, {"answer": "third"}]:
            changed = self.put("c", json.dumps({**json.loads(solution), **change}))
            shown = self.verdict("node-kayles", instance, changed, code=1)
            self.assertTrue(shown.startswith("refuted: "), shown)

    def test_who_wins_misere_play_of_several_graphs(self):
        graphs = self.put("g", "@\nA_\nBw\nBg\n")
        text = self.solve("node-kayles", graphs, "--misere")
        self.assertEqual(text, "second\n\nsecond\n\nsecond\n\nfirst\n1 3\n")
        result = run("verify", "node-kayles", graphs, "-", text=text)
        self.assertEqual((result.code, result.out), (1, "refuted: no proof\n" * 4), result)
        solutions = self.solve("node-kayles", graphs, "--misere", "--json")
        result = run("verify", "node-kayles", graphs, "-", text=solutions)
        self.assertEqual(result.out, "proved second\n" * 3 + "proved first\n", result)


class Counts(Verify):
    """How many optimal lines or largest sets there are, and which."""

    def test_changed_counts_are_refuted(self):
        for game in ["chessboard", "woodchess"]:
            path = str(SOURCE / "examples" / f"{game}.txt")
            solution = json.loads(self.solve(game, path, "--json", "--count"))
            good = json.dumps(solution)
            self.assertEqual(self.verdict(game, path, self.put("s", good)),
                             f"proved {solution['value']}")
            right = solution["count"]
            for count in ["0", right + "0", str(int(right) - 1), "9" * 5000]:
                changed = self.put("s", json.dumps({**solution, "count": count}))
                self.assertRegex(self.verdict(game, path, changed, code=1),
                                 "^refuted: (there are|the count has)")
            bare = self.put("s", json.dumps({**solution, "certificate": None}))
            self.assertEqual(self.verdict(game, path, bare, code=1),
                             "refuted: nothing shows the count")

    def test_numbers_and_lists_of_sets_are_found_again(self):
        path = self.put("b", '{"family":"queen:5x5","game":"independent-set"}')
        solution = json.loads(self.solve("independent-set", path, "--json", "--count", "--all"))
        more = json.loads(self.solve("independent-set", path, "--json", "--count", "all"))
        self.assertEqual(solution["count"], "10")
        solution["count_all"] = more["count_all"]
        for certificate in [solution["certificate"], None]:
            good = self.put("s", json.dumps({**solution, "certificate": certificate}))
            self.assertEqual(self.verdict("independent-set", path, good), "proved 5")
        few = {**solution["all"], "sets": solution["all"]["sets"][1:]}
        for key, value, why in [("count", "9", "there are 10 maximum sets"),
                                ("count_all", "9" * 5000, "independent sets, the claim says"),
                                ("all", few, "there are 10 maximum sets, the list stands for")]:
            changed = self.put("s", json.dumps({**solution, key: value}))
            self.assertRegex(self.verdict("independent-set", path, changed, code=1), f"^refuted: .*{why}")

    def test_numbers_and_lists_are_found_again_on_every_board(self):
        boards = [("independent-set", f'{{"family":"{name}","game":"independent-set"}}')
                  for name in ("knight:3x4", "king:3x4", "grid:4x4", "path:7", "torus:3x4")]
        boards.append(("knights", "3 3 3 1\n2 2 2\n"))
        for game, board in boards:
            with self.subTest(board=board):
                path = self.put("b", board)
                solution = json.loads(self.solve(game, path, "--json", "--count", "--all"))
                all_of_any_size = json.loads(self.solve(game, path, "--json", "--count", "all"))
                solution["count_all"] = all_of_any_size["count_all"]
                for certificate in [solution["certificate"], None]:
                    stated = {**solution, "certificate": certificate}
                    self.assertTrue(self.verdict(game, path, self.put("s", json.dumps(stated)))
                                    .startswith("proved "))
                    for key in ("count", "count_all"):
                        more = self.put("s", json.dumps({**stated, key: "1" + stated[key]}))
                        self.assertTrue(self.verdict(game, path, more, code=1)
                                        .startswith("refuted: "), key)
                    none = {**stated, "all": {**stated["all"], "sets": []}}
                    self.assertTrue(self.verdict(game, path, self.put("s", json.dumps(none)), code=1)
                                    .startswith("refuted: "))

    def test_counts_in_plain_text(self):
        path = str(SOURCE / "examples" / "chessboard.txt")
        proof = str(self.folder / "p")
        for options in [["--count"], ["--line", "--count"]]:
            text = self.solve("chessboard", path, "--proof", proof, *options)
            self.assertEqual(self.verdict("chessboard", path, self.put("s", text),
                                          "--proof", proof), "proved 31")
            lines = text.split("\n")
            changed = "\n".join([*lines[:-2], "7" + lines[-2], ""])
            self.assertTrue(self.verdict("chessboard", path, self.put("s", changed), "--proof",
                                         proof, code=1).startswith("refuted: there are"))


class Weights(Verify):
    """Sets of most weight."""

    def test_weights(self):
        for text, value, line in WEIGHTED:
            instance = self.put("i", text)
            solution = self.solve("independent-set", instance, "--json")
            self.assertEqual(self.verdict("independent-set", instance, self.put("s", solution)),
                             f"proved {value}")
            proof = str(self.folder / "proof")
            plain = self.put("t", self.solve("independent-set", instance, "--line", "--proof",
                                             proof))
            self.assertEqual(self.verdict("independent-set", instance, plain, "--proof", proof),
                             f"proved {value}")
            self.assertEqual(self.verdict("independent-set", instance, plain),
                             f"attained {value} (optimality not proved)")
            for wrong in [f"{value - 1}\n{line}\n", f"{value + 1}\n{line}\n",
                          f"{value}\n{line.split()[0]}\n"]:
                shown = self.verdict("independent-set", instance, self.put("w", wrong), code=1)
                self.assertTrue(shown.startswith("refuted: "), shown)
        several = self.put("g", "".join(text + "\n" for text, _, _ in WEIGHTED))
        solutions = self.solve("independent-set", several, "--json")
        result = run("verify", "independent-set", several, "-", text=solutions)
        self.assertEqual((result.code, result.out), (0, "proved 8\nproved 10\nproved 18\n"))


class SeveralGraphs(Verify):
    """A verdict a graph."""

    def test_several_graphs_get_a_verdict_a_line(self):
        graphs = self.put("g", GRAPHS)
        solutions = self.solve("independent-set", graphs, "--json")
        result = run("verify", "independent-set", graphs, "-", text=solutions)
        self.assertEqual((result.code, result.out), (0, "proved 1\n" * 3), result)
        lines = solutions.splitlines()
        lines[1] = lines[1].replace('"value":1', '"value":2')
        result = run("verify", "independent-set", graphs, "-", text="\n".join(lines))
        self.assertEqual(result.code, 1, result)
        self.assertEqual([line.split()[0] for line in result.out.splitlines()],
                         ["proved", "refuted:", "proved"])
        result = run("verify", "independent-set", graphs, "-", text="\n".join(lines[:2]))
        self.assertEqual(result.code, 3, result)
        self.assertIn("2 solutions, expected 3", one_error_line(result))
        text = self.solve("independent-set", graphs, "--line")
        result = run("verify", "independent-set", graphs, "-", text=text)
        self.assertEqual(result.out, "attained 1 (optimality not proved)\n" * 3, result)

    def test_an_unreadable_solution_among_several_gets_its_own_verdict(self):
        graphs = self.put("g", GRAPHS)
        lines = self.solve("independent-set", graphs, "--json").splitlines()
        for wrong, place in [("{", "-:2:2: not JSON: "), ('{"game":"chomp"}', "-:2:9: /game: ")]:
            result = run("verify", "independent-set", graphs, "-",
                         text="\n".join([lines[0], wrong, lines[2]]))
            first, second, third = result.out.splitlines()
            self.assertEqual((result.code, first, third), (3, "proved 1", "proved 1"), result)
            self.assertTrue(second.startswith(f"refuted: {place}"), second)
        result = run("verify", "independent-set", graphs, "-", text="1\n1\n1\nx\n1\n1\n")
        self.assertEqual((result.code, [line.split()[0] for line in result.out.splitlines()]),
                         (3, ["attained", "refuted:", "attained"]), result)

    def test_a_missing_proof_is_told_how_to_get(self):
        for graphs in ["A_\n", "A_\nA_\n"]:
            solutions = self.solve("node-kayles", text=graphs)
            result = run("verify", "node-kayles", self.put("g", graphs), "-", text=solutions)
            self.assertEqual(result.code, 1, result)
            self.assertEqual(set(result.out.splitlines()), {"refuted: no proof"})
            self.assertRegex(result.err, r"\Aminimex: the answer may be right, [^\n]*--proof FILE\n\Z")
        result = run("verify", "node-kayles", self.put("g", "A_\n"), "-", text="2\n9\n")
        self.assertEqual((result.code, result.err), (1, ""), result)


if __name__ == "__main__":
    unittest.main()
