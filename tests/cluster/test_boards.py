"""Random boards by 1, 2, 3, 4 and 8 ranks, and what travels between these.

MINIMEX_BOARDS: how many boards, for longer runs.
"""

import os
import unittest

from jobs import BOARDS, finish, job

BOARDS_OF_RANKS = int(os.environ.get("MINIMEX_BOARDS", "40"))


class Boards(unittest.TestCase):
    def test_values_and_lines_are_those_of_one_process(self):
        for ranks in (1, 2, 3, 4, 8):
            with self.subTest(ranks=ranks):
                got = finish(job(ranks, BOARDS, BOARDS_OF_RANKS))
                self.assertEqual(
                    (got.code, got.out), (0, f"{BOARDS_OF_RANKS} boards, 0 different\n"), got)

    def test_long_messages_and_blocks_travel_in_chunks(self):
        for ranks in (2, 3):
            with self.subTest(ranks=ranks):
                got = finish(job(ranks, BOARDS, 6, 1000))
                self.assertEqual((got.code, got.out), (0, "6 boards, 0 different\n"), got)

    def test_the_exchange_is_what_the_plan_says(self):
        for size in (12, 14):
            for ranks in (1, 2, 4, 8):
                with self.subTest(size=size, ranks=ranks):
                    got = finish(job(ranks, BOARDS, "exchange", size))
                    self.assertEqual(got.code, 0, got)


if __name__ == "__main__":
    unittest.main()
