"""Rounds of attacks on one server: while each goes on and after it a normal request is answered in
normal time, nothing is left running, and memory is back at its level at the end of a round.

Prints what it measured; MINIMEX_ROUNDS sets the number of rounds.
"""

import contextlib
import json
import os
import random
import socket
import threading
import time
import unittest

from harness import Server, peak_bytes, resident_bytes, stopwatch, wait_for_rest

SLOW = {"game": "independence-duel", "family": "grid:16x16"}  # takes much longer than any test
ROUNDS = int(os.environ.get("MINIMEX_ROUNDS", "4"))
SANITIZED = os.environ.get("MINIMEX_SANITIZER", "") != ""  # freed memory is kept, all is slower
NORMAL = 10 if SANITIZED else 2  # seconds, but for those that a busy machine takes
MEANWHILE = 4 * NORMAL  # hundreds of clients share the machine with the one that asks
MEBIBYTE = 1 << 20


class Attacks:
    """Each takes some seconds at most, and leaves nothing behind that it could take back."""

    def __init__(self, server, seed):
        self.server = server
        self.random = random.Random(seed)
        self.host = b"Host: " + server.host.encode() + b"\r\n"
        self.json = self.host + b"Content-Type: application/json\r\n"

    def connect(self, stack):
        return stack.enter_context(
            socket.create_connection(("127.0.0.1", self.server.port), timeout=120))

    def message(self, path, body):
        return (b"POST /api/%s HTTP/1.1\r\n" % path.encode() + self.json
                + b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def drip(self, beginning, clients, seconds=2):
        """Connections that begin to ask and go on a byte at a time."""
        with contextlib.ExitStack() as stack:
            sockets = [self.connect(stack) for _ in range(clients)]
            for client in sockets:
                with contextlib.suppress(OSError):
                    client.sendall(beginning)
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                for client in sockets:
                    with contextlib.suppress(OSError):
                        client.sendall(b"a")
                time.sleep(0.2)

    def slow_heads(self):
        self.drip(b"GET / HTTP/1.1\r\n" + self.host + b"X: ", 200)

    def slow_bodies(self):
        self.drip(b"POST /api/parse HTTP/1.1\r\n" + self.json + b"Content-Length: 1000000\r\n\r\n"
                  + b" " * 100_000, 60)

    def slow_readers(self):
        """More answers of a megabyte that nobody takes than there may be connections."""
        body = json.dumps({"game": "chessboard", "size": [300, 300], "density": 1}).encode()
        with contextlib.ExitStack() as stack:
            for _ in range(100):
                client = self.connect(stack)
                client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                with contextlib.suppress(OSError):
                    client.sendall(self.message("generate", body))
            time.sleep(4)
            assert self.server.get("/api/games").status == 200

    def many_clients(self):
        """200 at once, ten requests each."""
        failures = []
        asked = [("moves", {"instance": {"game": "chomp", "shape": [5, 4, 4]}}),
                 ("generate", {"game": "woodchess", "size": [8, 8]}),
                 ("solve", {"instance": {"game": "node-kayles", "family": "grid:3x6"}}),
                 ("render", {"instance": {"game": "chomp", "shape": [5, 4, 4]}})]

        def work(number):
            for i in range(10):
                try:
                    path, body = asked[(number + i) % len(asked)]
                    answer = self.server.get("/") if i % 5 == 4 else self.server.post(path, body)
                    if answer.status not in (200, 202, 429, 503):
                        failures.append(answer)
                except OSError:  # dropped to make room for another
                    pass

        threads = [threading.Thread(target=work, args=(number,)) for number in range(200)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not failures, failures[0]

    def oversized(self):
        for _ in range(20):
            self.server.raw(self.message("parse", b" " * (3 * MEBIBYTE)))
            self.server.raw(b"POST /api/parse HTTP/1.1\r\n" + self.json
                            + b"Content-Length: 99999999999\r\n\r\n" + b" " * MEBIBYTE)
            self.server.raw(b"POST /api/parse HTTP/1.1\r\n" + self.json
                            + b"Transfer-Encoding: chunked\r\n\r\n"
                            + (b"10000\r\n" + b" " * 0x10000 + b"\r\n") * 20)
            self.server.raw(b"GET / HTTP/1.1\r\n" + self.host + b"X: " + b"a" * MEBIBYTE)

    def malformed(self):
        """Right requests with bytes changed, left out, and doubled."""
        for _ in range(600):
            data = bytearray(self.message("generate", b'{"game":"chomp","size":[3,3],"seed":1}'))
            for _ in range(self.random.randint(1, 4)):
                at = self.random.randrange(len(data))
                kind = self.random.randrange(3)
                if kind == 0:
                    data[at] = self.random.choice(b"\0\r\n\t :,;\x7f\xff0/.-{}[]\"")
                elif kind == 1:
                    del data[at:at + self.random.randint(1, 20)]
                else:
                    data[at:at] = data[at:at + self.random.randint(1, 40)]
            with contextlib.ExitStack() as stack:
                client = self.connect(stack)
                with contextlib.suppress(OSError):
                    client.sendall(bytes(data))
                    client.shutdown(socket.SHUT_WR)
                    client.recv(65536)

    def other_sites(self):
        for _ in range(100):
            for headers in [{"Host": "evil.example"}, {"Origin": "http://evil.example"},
                            {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}]:
                assert self.server.post("generate", {"game": "chomp"}, **headers).status == 403
            assert self.server.get("/..%2f..%2fetc/passwd").status == 404

    def guessed_jobs(self):
        for _ in range(500):
            guess = f"{self.random.getrandbits(128):032x}"
            assert self.server.get(f"/api/jobs/{guess}").status == 404
            assert self.server.request("DELETE", f"/api/jobs/{guess}").status == 404

    def closed_tabs(self):
        """Solves that nobody waits for any more."""
        body = json.dumps({"instance": SLOW, "wait": 2000}).encode()
        for _ in range(3):
            with contextlib.ExitStack() as stack:
                for _ in range(10):
                    self.connect(stack).sendall(self.message("solve", body))
                time.sleep(0.3)

    def heavy_bodies(self):
        """Depth, numbers, and a million bytes of them."""
        instance = '{"instance":{"game":"chomp","shape":'
        deep = 400_000
        numbers = ",".join(["1"] * 490_000)
        for _ in range(5):
            for body, statuses in [("[" * deep, (400,)), (instance + "[" * deep + "]" * deep + "}}", (400,)),
                                   (instance + "[" + "9" * 900_000 + "]}}", (400,)),
                                   (instance + "[" + numbers + "]}}", (200, 202, 422)),
                                   (json.dumps({"instance": {"game": "node-kayles",
                                                             "family": "king:100000x100000"}}),
                                    (200, 422))]:
                answer = self.server.post("solve", body)
                assert answer.status in statuses, answer

    def large_solves(self):
        """Tables of megabytes, some wanted to the end and some not."""
        board = self.server.post("generate", {"game": "chessboard", "size": [12, 12], "density": 1,
                                              "max_value": 1000, "seed": 1}).json()["instance"]
        body = json.dumps({"instance": board, "wait": 2000}).encode()
        for _ in range(3):
            with contextlib.ExitStack() as stack:
                for _ in range(4):
                    self.connect(stack).sendall(self.message("solve", body))
                time.sleep(0.1)
        assert self.server.result("solve", {"instance": board})["status"] == "proved"

    def all(self):
        return [self.large_solves, self.slow_heads, self.slow_bodies, self.slow_readers, self.many_clients,
                self.oversized, self.malformed, self.other_sites, self.guessed_jobs,
                self.closed_tabs, self.heavy_bodies]


class Probe:
    """Somebody who asks for the games again and again while an attack goes on."""

    def __init__(self, server):
        self.server = server
        self.times = []
        self.refused = 0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def run(self):
        while not self.over.wait(0.05):
            watch = stopwatch(self.server)
            try:
                answered = self.server.get("/api/games").status == 200
            except OSError:
                answered = False
            if answered:
                self.times.append(watch.seconds)
            else:
                self.refused += 1  # all connections are taken, or were in that moment

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.thread.join()


class Load(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.end)

    def end(self):
        code, err = self.server.stop()
        self.assertEqual((code, err), (0, ""))

    def normal(self):
        """The seconds that normal requests take."""
        watch = stopwatch(self.server)
        self.assertEqual(self.server.get("/api/games").status, 200)
        moves = self.server.result("moves", {"instance": {"game": "chomp", "shape": [4, 3]}})
        self.assertEqual(moves["status"], "proved")
        return watch.seconds

    def under(self, attack):
        """The slowest request while `attack` goes on, how many were refused, and one after it."""
        with Probe(self.server) as probe:
            attack()
        after = self.normal()
        self.assertLess(after, NORMAL, attack.__name__)
        self.assertTrue(probe.times or not probe.refused, attack.__name__)
        self.assertLess(max(probe.times, default=0), MEANWHILE, attack.__name__)
        return max(probe.times, default=0), probe.refused, after

    def test_rounds_of_attacks(self):
        self.normal()
        print(f"before: {resident_bytes(self.server) / MEBIBYTE:.0f} MiB", flush=True)
        levels = []
        slowest = {}
        for number in range(ROUNDS):
            for attack in Attacks(self.server, number).all():
                found = self.under(attack)
                slowest[attack.__name__] = tuple(
                    map(max, found, slowest.get(attack.__name__, found)))
            wait_for_rest(self.server)
            levels.append(resident_bytes(self.server) / MEBIBYTE)
            print(f"round {number + 1}: {levels[-1]:.0f} MiB at rest, "
                  f"{peak_bytes(self.server) / MEBIBYTE:.0f} MiB at most", flush=True)
        for name, (during, refused, after) in slowest.items():
            print(f"{name}: a normal request takes at most {during * 1000:.0f} ms meanwhile, "
                  f"{after * 1000:.0f} ms afterwards; {refused} refused in a round")
        if not SANITIZED:
            self.assertLess(max(levels[1:]), levels[0] + 32)


if __name__ == "__main__":
    unittest.main()
