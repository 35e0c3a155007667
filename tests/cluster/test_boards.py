"""200 random boards by 1, 2, 3, 4 and 8 ranks."""

import unittest

from jobs import BOARDS, finish, job


class Boards(unittest.TestCase):
    def test_values_and_lines_are_those_of_one_process(self):
        for ranks in (1, 2, 3, 4, 8):
            with self.subTest(ranks=ranks):
                got = finish(job(ranks, BOARDS, 200))
                self.assertEqual((got.code, got.out), (0, "200 boards, 0 different\n"), got)


if __name__ == "__main__":
    unittest.main()
