"""Memory limits, time limits and interruption: exit 4 or 130, with what is proved."""

import json
import os
import signal
import tempfile
import unittest

from harness import (CASES, SANITIZED, SOLVING, interruptible, let_work, limited_run, one_error_line,
                     peak, run, start, used)

# Nobody solves these in the time the tests give them.
ENDLESS = {
    "node-kayles": ["node-kayles", "--family", "queen:30x30"],
    "independence-duel": ["independence-duel", "--family", "grid:16x16"],
    "independent-set": ["independent-set", "--family", "torus:9x9x9"],
}
TWELVE = str(CASES / "chessboard" / "full05-n12.in")


def grid_graph6(side):
    """The grid of side x side vertices (more than 62) in graph6."""
    count = side * side
    bits = [int(v - u == side or (v - u == 1 and v % side != 0))
            for v in range(count) for u in range(v)]
    bits += [0] * (-len(bits) % 6)
    groups = [count >> 12, count >> 6 & 63, count & 63]
    groups += [int("".join(map(str, bits[i:i + 6])), 2) for i in range(0, len(bits), 6)]
    return "~" + "".join(chr(63 + group) for group in groups)


class Limits(unittest.TestCase):
    def limited(self, *args):
        """The error line of a solve that ends with exit code 4."""
        result = run("solve", *args)
        self.assertEqual(result.code, 4, result)
        line = one_error_line(result)
        self.assertRegex(line, r"^minimex: limit reached: .+; proved: (nothing about )?the value")
        return line

    def test_time_limit_tells_what_is_proved(self):
        for game, args in ENDLESS.items():
            with self.subTest(game=game):
                self.assertIn("time limit", self.limited(*args, "--time-limit", "300ms"))

    def test_memory_limit_tells_the_need(self):
        line = self.limited("chessboard", TWELVE, "--memory", "1M")
        self.assertRegex(line, r"needs .+ of memory, the budget is 1 MiB")

    def test_limits_of_who_wins(self):
        for args in [["--memory", "1M", "--family", "rect:14x14"], ["--family", "rect:1000x1000"],
                     ["--time-limit", "100ms", "--threads", "1", "--family", "rect:18x18"]]:
            result = run("solve", "chomp", "--winner", *args)
            self.assertEqual((result.code, result.out), (4, ""), result)
            self.assertRegex(one_error_line(result), r"^minimex: limit reached: .+; proved: nothing")

    def test_memory_limit_of_boards_that_no_machine_holds(self):
        for game in ENDLESS:
            with self.subTest(game=game):
                self.limited(game, "--family", "king:1000000x1000000")

    def test_default_budget_respects_the_address_space(self):
        if SANITIZED:
            self.skipTest("address space is not limited under sanitizers")
        result = run("solve", "chomp", "--family", "rect:20x20", memory=1 << 30)
        self.assertEqual(result.code, 4, result)
        self.assertRegex(one_error_line(result), r"the budget is \d+ MiB")

    def keeps(self, megabytes, *args):
        """The exit code of a run whose memory stays within the budget, or the program's own."""
        least = 20  # what the program takes by itself, and its libraries
        result, most = peak(*args, "--memory", f"{megabytes}M")
        if not SANITIZED:
            self.assertLess(most, max(megabytes, least) << 20, (args, result))
        self.assertIn(result.code, (0, 4), result)
        return result.code

    def test_counts_and_lists_keep_to_the_memory(self):
        for family, options in [("queen:10x10", ["--all"]), ("path:25", ["--all"]),
                                ("king:14x14", ["--count", "all"]), ("cycle:601", ["--all"]),
                                ("grid:13x13", ["--count"]), ("wheel:3000", ["--count"])]:
            words = ["solve", "independent-set", "--family", family, *options]
            codes = [self.keeps(size, *words) for size in (1, 12, 16, 24, 128)]
            self.assertEqual(codes[-1], 0, words)

    def test_claims_keep_to_the_memory(self):
        board = ["independent-set", "--family", "knight:60x60x60"]
        with tempfile.TemporaryDirectory() as folder:
            for options in [["--line"], ["--json"]]:
                claim = os.path.join(folder, "claim")
                with open(claim, "w", encoding="utf-8") as file:
                    file.write(run("solve", *board, *options).out)
                words = ["verify", board[0], claim, *board[1:]]
                self.assertEqual([self.keeps(size, *words) for size in (12, 64)], [4, 0])
                result = run(*words, "--memory", "12M")
                self.assertRegex(result.err, r"(reading the solution needs \S+ MiB of memory, the "
                                             r"budget is 12 MiB|is longer than 576 KiB, all "
                                             r"that the memory budget leaves for it); proved: nothing")
            words = ["moves", *board, "--json"]
            self.assertEqual([self.keeps(size, *words) for size in (12, 200)], [4, 0])

    def test_long_sets_are_printed_in_pieces(self):
        if SANITIZED:
            self.skipTest("sanitizers take memory of their own")
        words = ["solve", "independent-set", "--family", "knight:100x100x100"]
        _, alone = peak(*words)
        for option in ["--line", "--json"]:
            result, most = peak(*words, option)
            self.assertLess(most - alone, 500_000 * 70, option)  # a move takes 60 bytes
            self.assertGreater(len(result.out), 500_000 * 6)

    def stopped(self, *args):
        """A solve that a time limit of 0.5 s ends, and soon: what counts is the processor's time."""
        result, usage = used("solve", *args, "--time-limit", "500ms", "--threads", "1")
        self.assertEqual(result.code, 4, result)
        self.assertIn("the time limit was reached", one_error_line(result))
        self.assertLess(usage.ru_utime + usage.ru_stime, 10, result)
        return result, usage

    def test_wide_frontiers_are_stopped_in_time(self):
        wheel = ["independent-set", "--family", "wheel:100000"]
        for options in [["--count"], ["--count", "all"], ["--all"]]:
            _, usage = self.stopped(*wheel, *options)
            if not SANITIZED:
                self.assertLess(usage.ru_maxrss << 10, 200 << 20)
            value = "proved: the value is 50000"
            self.assertIn(value, limited_run(lambda result: value in result.err, "solve", *wheel,
                                             *options).err)

    def test_searches_that_get_better_all_the_time_are_stopped(self):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(run("generate", "independent-set", "--size", "800x800", "--piece", "king",
                           "--density", "0.33", "--format", "json").out)
            file.flush()
            result, usage = used("solve", "independent-set", file.name, "--time-limit", "2s",
                                 "--threads", "1")
            self.assertEqual(result.code, 4, result)
            if not SANITIZED:  # 2 s at most each for reading and solving, by any clock
                self.assertLess(usage.ru_utime + usage.ru_stime, 5.5)

    def test_the_time_limit_is_for_parsing_too(self):
        text = '{"game":"independent-set","graph":{"vertices":3,"edges":['
        text += ",".join(["[1,2]"] * 3_000_000) + "]}}"
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(text)
            file.flush()
            self.stopped("independent-set", file.name)

    def test_endless_input_stops_at_the_budget(self):
        line = self.limited("chomp", "/dev/zero", "--memory", "256M")
        self.assertIn("/dev/zero is longer than 30.5 MiB", line)

    def test_the_time_limit_is_for_reading_too(self):
        for args in [["/dev/zero", "--memory", "64G"], ["-"]]:
            with start("solve", "chomp", *args, "--time-limit", "200ms") as process:
                process.wait(timeout=60)  # while its standard input stays open, which never ends
                err = process.stderr.read().decode()
            self.assertEqual(process.returncode, 4, err)
            self.assertRegex(err, r"\Aminimex: limit reached: the time limit was reached (before the "
                                  r"end of \S+|while the input was read); proved: nothing about "
                                  r"the value\n\Z")

    def test_the_time_limit_is_for_building_graphs_too(self):
        for family in ["complete:12000", "linegraph:queen:40x40", "hypercube:21"]:
            with self.subTest(family=family):
                line = self.limited("node-kayles", "--family", family, "--time-limit", "20ms")
                self.assertIn("the time limit was reached", line)

    def test_a_value_proved_before_the_line_ran_out_is_told(self):
        # Where the machine is busy, no value may be proved by then.
        limit = 1
        while True:
            result = run("solve", "node-kayles", "--family", "grid:4x30", "--json", "--time-limit",
                         f"{limit}s")
            answer = json.loads(result.out)
            if answer["value"] is not None or limit > 100:
                break
            limit *= 2
        self.assertEqual(answer["value"], answer["bounds"]["lower"], result)
        self.assertEqual(answer["value"], answer["bounds"]["upper"], result)
        self.assertEqual(result.code, 0 if answer["status"] == "proved" else 4, result)

    def test_a_value_without_its_proof_says_why(self):
        for limit in ["20ms", "40ms", "60ms", "80ms", "100ms", "150ms", "300ms", "1h"]:
            result = run("solve", "independence-duel", "--family", "grid:4x7", "--json",
                         "--time-limit", limit)
            answer = json.loads(result.out)
            missing = answer["status"] == "proved" and answer["certificate"] is None
            self.assertEqual("no_proof" in answer["run"], missing, result)
            self.assertEqual("its proof is not written" in result.err, missing, result)
        self.assertEqual(answer["certificate"]["kind"], "strategies")

    def test_a_value_is_told_when_the_count_runs_out(self):
        text = "13 13\n" + "0 " * 338
        result = run("solve", "woodchess", "--count", "--json", "--memory", "52M", text=text)
        self.assertEqual(result.code, 4, result)
        self.assertIn("the count of optimal lines needs more than the budget of 52 MiB", result.err)
        self.assertIn("proved: the value is 0", result.err)
        answer = json.loads(result.out)
        self.assertEqual((answer["status"], answer["value"], answer["bounds"]),
                         ("limit", None, {"lower": 0, "upper": 0}))
        self.assertNotIn("count", answer)
        result = run("solve", "woodchess", "--count", "--time-limit", "300ms", "--threads", "1",
                     text=text)
        self.assertEqual((result.code, result.out), (4, ""), result)

    def test_json_tells_status_and_bounds(self):
        result = run("solve", *ENDLESS["independence-duel"], "--json", "--time-limit", "200ms")
        self.assertEqual(result.code, 4, result)
        solution = json.loads(result.out)
        self.assertEqual((solution["status"], solution["value"]), ("limit", None))
        self.assertLess(solution["bounds"]["lower"], solution["bounds"]["upper"])
        self.assertEqual(result.err.count("\n"), 1, result)

    def test_both_duels_are_told_when_a_limit_strikes(self):
        words = [*ENDLESS["independence-duel"], "--first", "both", "--time-limit", "200ms"]
        result = run("solve", *words, "--json")
        self.assertEqual(result.code, 4, result)
        duels = [json.loads(line) for line in result.out.splitlines()]
        self.assertEqual([(duel["first"], duel["status"]) for duel in duels],
                         [("max", "limit"), ("min", "limit")])
        self.assertTrue(all(duel["bounds"]["upper"] > 1 for duel in duels), duels)
        self.assertRegex(result.err, r"\Aminimex: maximiser first: limit reached: .*\n"
                                     r"minimex: minimiser first: limit reached: .*\n\Z")
        result = run("solve", *words)
        self.assertEqual((result.code, result.out), (4, ""), result)
        self.assertIn("minimex: maximiser first: limit reached", one_error_line(result))

    def test_answers_before_the_unsolved_instance_stay(self):
        result = limited_run(lambda result: result.out, "solve", "independence-duel",
                             text=f"@\nA_\n{grid_graph6(16)}\n@\n")
        self.assertEqual(result.out, "1\n1\n", result)
        self.assertTrue(result.err.startswith("minimex: instance 3 of 4: limit reached: "), result)

    def test_render_draws_the_board_and_says_what_is_proved(self):
        result = run("render", "independence-duel", "--family", "grid:16x16", "--time-limit",
                     "200ms")
        self.assertEqual(result.code, 4, result)
        self.assertIn("Proved: the value is from", " ".join(result.out.split()))
        self.assertRegex(result.err, r"\Aminimex: limit reached: the time limit was reached; proved: "
                                     r"the value is from [^\n]+\n\Z")


class Interruption(unittest.TestCase):
    def interrupt(self, process, *signals):
        """Sends the signals and returns the error text."""
        for number in signals:
            process.send_signal(number)
        out, err = process.communicate(timeout=60)
        self.assertEqual((process.returncode, out), (130, b""), err)
        self.assertRegex(err.decode(), r"\Aminimex: interrupted[^\n]*\n\Z")
        return err.decode()

    def test_a_signal_ends_each_engine_with_what_is_proved(self):
        for game, args in ENDLESS.items():
            for number in (signal.SIGINT, signal.SIGTERM):
                with self.subTest(game=game, signal=number), start("solve", *args) as process:
                    let_work(process, SOLVING)
                    self.assertIn("; proved: ", self.interrupt(process, number))

    def test_a_signal_ends_reading(self):
        with start("solve", "chessboard") as process:
            interruptible(process)
            self.assertEqual(self.interrupt(process, signal.SIGINT), "minimex: interrupted\n")

    def test_two_signals_end_at_once(self):
        with start("solve", *ENDLESS["node-kayles"]) as process:
            let_work(process, SOLVING)
            self.interrupt(process, signal.SIGINT, signal.SIGTERM)

    def test_json_holds_the_status(self):
        with start("solve", *ENDLESS["independence-duel"], "--json") as process:
            let_work(process, SOLVING)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 130, err)
            self.assertEqual(json.loads(out)["status"], "cancelled")


class Output(unittest.TestCase):
    def test_a_full_disk_is_an_error(self):
        with open("/dev/full", "wb") as full, \
                start("solve", "chomp", "--family", "rect:2x2", stdout=full) as process:
            _, err = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 74, err)
            self.assertRegex(err, rb"\Aminimex: standard output cannot be written [^\n]+\n\Z")

    def test_a_closed_pipe_ends_the_program(self):
        reader, writer = os.pipe()
        os.close(reader)
        with start("games", stdout=writer) as process:
            os.close(writer)
            process.communicate(timeout=60)
            self.assertEqual(process.returncode, -signal.SIGPIPE)


if __name__ == "__main__":
    unittest.main()
