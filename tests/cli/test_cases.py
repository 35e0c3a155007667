"""Every instance of tests/cases, solved from standard input, against its known answer."""

import unittest

from harness import CASE_GAMES, CASES, GAMES, cases_of, run

IDS = {"chessboard": "gym-102361g", "woodchess": "luogu-p4363", "knights": "gym-105809c",
       "river": "gym-102501l", "bus": "gym-106456b"}


def seats(text):
    """Parsed bus instance: number of seats, distance, set of broken seats."""
    n, k, m, *broken = map(int, text.split())
    assert len(broken) == m
    return n, k, set(broken)


def is_final_state(state, n, k, broken):
    """True when `state` is legal and nobody can be seated any more."""
    if len(state) != n or any((state[i] == "x") != (i + 1 in broken) for i in range(n)):
        return False
    taken = [i for i in range(n) if state[i] in "ab"]
    free = [i for i in range(n) if state[i] == "."]
    apart = all(j - i > k for i, j in zip(taken, taken[1:]))
    full = all(any(abs(i - j) <= k for j in taken) for i in free)
    return apart and full and set(state) <= set("x.ab")


class Cases(unittest.TestCase):
    def each(self, game):
        paths = cases_of(game)
        self.assertTrue(paths)
        for path in paths:
            with self.subTest(case=f"{game}/{path.name}"):
                result = run("solve", game, text=path.read_bytes())
                self.assertEqual((result.code, result.err), (0, ""), result)
                yield path, result.out

    def test_folders_are_named_after_games(self):
        self.assertEqual(set(CASE_GAMES) - set(GAMES), set())

    def test_answers(self):
        for game in set(CASE_GAMES) - {"bus"}:  # many states answer a bus
            for path, out in self.each(game):
                answer = path.with_suffix(".ans").read_text().strip()
                self.assertEqual(out, answer + "\n", path.name)

    def test_bus_final_states_hold_as_many_passengers(self):
        for path, out in self.each("bus"):
            state = out.removesuffix("\n")
            self.assertTrue(is_final_state(state, *seats(path.read_text())), out)
            passengers = int(path.with_suffix(".ans").read_text())
            alice = state.count("a")
            self.assertEqual((alice, passengers - alice),
                             ((passengers + 1) // 2, passengers // 2), out)
            self.assertEqual(state.count("b"), passengers // 2, out)

    def test_contest_ids_name_the_same_games(self):
        for game, contest_id in IDS.items():
            path = cases_of(game)[0]
            with self.subTest(game=game):
                self.assertEqual(run("solve", contest_id, str(path)).out,
                                 run("solve", game, str(path)).out)

    def test_a_dash_is_standard_input(self):
        path = CASES / "chomp" / "2x3.in"
        self.assertEqual(run("solve", "chomp", "-", text=path.read_bytes()).out,
                         path.with_suffix(".ans").read_text())


if __name__ == "__main__":
    unittest.main()
