"""`minimex-cluster solve` is `minimex solve`, whatever the number of ranks."""

import json
import re
import unittest

from jobs import JobTest, cluster, minimex


class Solve(JobTest):
    def test_any_number_of_ranks_gives_the_same(self):
        for game in ("chessboard", "woodchess"):
            board = self.board(game, "14")
            right = minimex("solve", game, board, "--line")
            self.assertEqual(right.code, 0, right)
            for ranks in (1, 2, 3, 4, 8):
                with self.subTest(game=game, ranks=ranks):
                    got = cluster(ranks, "solve", game, board, "--line", "--threads", "1")
                    self.assertEqual((got.code, got.out, got.err), (0, right.out, ""), got)
            solution = self.folder / "solution.txt"
            solution.write_text(right.out)
            verdict = minimex("verify", game, board, solution)
            self.assertEqual(verdict.code, 0, verdict)

    def test_json_tells_how(self):
        board = self.board("chessboard", "14")
        alone = json.loads(minimex("solve", "chessboard", board, "--json").out)
        shared = json.loads(cluster(3, "solve", "chessboard", board, "--json").out)
        self.assertEqual(shared["run"]["regime"], "layers, shared")
        for solution in (alone, shared):
            del solution["run"]
        self.assertEqual(shared, alone)

    def test_small_boards_and_standard_input(self):
        board = self.board("chessboard", "6").read_text()
        right = minimex("solve", "chessboard", "--json", text=board)
        got = cluster(2, "solve", "chessboard", "--json", text=board)
        self.assertEqual(got.code, 0, got)
        for key in ("answer", "line", "certificate"):
            self.assertEqual(json.loads(got.out)[key], json.loads(right.out)[key])

    def test_failures_are_those_of_minimex(self):
        (self.folder / "bad.txt").write_text("2\nWB\n")
        for args in (["solve"], ["solve", "chomp", "x"], ["fly"],
                     ["solve", "chessboard", self.folder / "bad.txt"],
                     ["solve", "chessboard", self.folder / "none.txt"],
                     ["solve", "chessboard", self.board("chessboard", "14"), "--memory", "1M"],
                     ["solve", "chessboard", self.board("chessboard", "16"), "--threads", "1",
                      "--time-limit", "300ms"]):
            with self.subTest(args=args):
                alone = minimex(*args)
                got = cluster(3, *args)
                self.assertEqual(got.out, "", got)
                expected = 2 if args[1:2] == ["chomp"] else alone.code
                self.assertEqual(got.code, expected, got)
                self.assertIsNotNone(got.error(), got)

    def test_the_plan_is_what_a_run_takes(self):
        board = self.board("chessboard", "14")
        for ranks in (2, 4):
            planned = cluster(1, "solve", "chessboard", board, "--plan", "--ranks", ranks)
            self.assertEqual(planned.code, 0, planned)
            same = cluster(ranks, "solve", "chessboard", board, "--plan", "--threads", "1")
            self.assertEqual(re.findall(r"^(?:memory|exchange).*", planned.out, re.MULTILINE),
                             re.findall(r"^(?:memory|exchange).*", same.out, re.MULTILINE))


if __name__ == "__main__":
    unittest.main()
