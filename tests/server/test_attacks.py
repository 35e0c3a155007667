"""Clients that are slow, leave, or ask for too much at once: after each of them a normal request is
answered in normal time."""

import contextlib
import json
import os
import signal
import socket
import threading
import time
import unittest
from pathlib import Path

from harness import Server, ServerCase, cpu_seconds, validate

SLOW = {"game": "independence-duel", "family": "grid:16x16"}  # takes much longer than any test


class Slow(ServerCase):
    def test_silence(self):
        self.assertEqual(self.server.raw(b"", wait=30), b"")  # answered by closing
        self.assertServes()

    def test_drip(self):
        """A byte a second never keeps a connection beyond the time of a request."""
        start = time.monotonic()
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=1) as client:
            received = b""
            for byte in b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"a" * 60:
                try:
                    client.sendall(bytes([byte]))
                    received = client.recv(1000)
                    break
                except TimeoutError:
                    pass
        self.assertTrue(received.startswith(b"HTTP/1.1 408 "), received)
        self.assertLess(time.monotonic() - start, 20)
        self.assertServes()

    def test_many_silent_connections(self):
        clients = []
        try:
            for _ in range(300):
                client = socket.create_connection(("127.0.0.1", self.server.port), timeout=30)
                client.sendall(b"GET / HTTP/1.1\r\n")
                clients.append(client)
            self.assertServes()
            self.assertLess(len(os.listdir(f"/proc/{self.server.process.pid}/fd")), 200)
        finally:
            for client in clients:
                client.close()
        self.assertServes()

    def test_reader_that_never_reads(self):
        body = json.dumps({"game": "chessboard", "size": [300, 300], "density": 1}).encode()
        with contextlib.ExitStack() as stack:
            for _ in range(10):
                client = stack.enter_context(
                    socket.create_connection(("127.0.0.1", self.server.port), timeout=30))
                client.sendall(b"POST /api/generate HTTP/1.1\r\nHost: %s\r\nContent-Type: "
                               b"application/json\r\nContent-Length: %d\r\n\r\n%s"
                               % (self.server.host.encode(), len(body), body))
            time.sleep(1)
            self.assertServes()
        self.assertServes()


class JobsCase(ServerCase):
    def start(self):
        answer = self.server.post("solve", {"instance": SLOW, "wait": 0})
        self.assertEqual(answer.status, 202, answer)
        validate("job", answer.json())
        return answer.json()["id"]

    def assertRests(self):
        """The server comes to rest: nothing is being solved any more."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            before = cpu_seconds(self.server)
            time.sleep(0.5)
            if cpu_seconds(self.server) - before <= 0.03:
                return
        self.fail("the server is still working")

    def test_ids(self):
        ids = [self.start() for _ in range(3)]
        self.assertEqual(len(set(ids)), 3)
        for id in ids:
            self.assertRegex(id, "^[0-9a-f]{32}$")
        for guess in ["0" * 32, "1", "", "../games", ids[0][:-1], ids[0] + "0", ids[0].upper(),
                      "%00"]:
            if guess != ids[0]:
                self.assertFails(self.server.get(f"/api/jobs/{guess}"), 404, "not-found")
        for id in ids:
            self.assertEqual(self.server.request("DELETE", f"/api/jobs/{id}").status, 204)
        self.assertRests()

    def test_progress_and_cancelling(self):
        id = self.start()
        job = self.server.get(f"/api/jobs/{id}?wait=1500").json()
        validate("job", job)
        self.assertEqual((job["id"], job["state"]), (id, "running"))
        self.assertGreater(job["seconds"], 0.5)
        self.assertEqual(self.server.request("DELETE", f"/api/jobs/{id}").status, 204)
        self.assertFails(self.server.get(f"/api/jobs/{id}"), 404, "not-found")
        self.assertFails(self.server.request("DELETE", f"/api/jobs/{id}"), 404, "not-found")
        self.assertRests()
        for query in ["wait=x", "wait=-1", "wait=99999", "x=1"]:
            self.assertFails(self.server.get(f"/api/jobs/{id}?{query}"), 400, "bad-request")

    def test_closed_tab(self):
        id = self.start()
        end = time.monotonic() + 25
        while time.monotonic() < end:
            time.sleep(11.5)
            if self.server.get(f"/api/jobs/{id}").status == 404:
                break
        self.assertFails(self.server.get(f"/api/jobs/{id}"), 404, "not-found")
        self.assertRests()

    def test_leaving_while_the_answer_is_waited_for(self):
        body = json.dumps({"instance": SLOW, "wait": 2000}).encode()
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=30) as client:
            client.sendall(b"POST /api/solve HTTP/1.1\r\nHost: %s\r\nContent-Type: "
                           b"application/json\r\nContent-Length: %d\r\n\r\n%s"
                           % (self.server.host.encode(), len(body), body))
            time.sleep(0.5)
        self.assertRests()

    def test_leaving_before_the_work_is_begun(self):
        """What clients asked for who have left is not worked on."""
        body = json.dumps({"game": "chessboard", "size": [300, 300], "density": 1}).encode()
        before = cpu_seconds(self.server)
        self.assertEqual(self.server.post("generate", body).status, 200)
        one = cpu_seconds(self.server) - before
        with contextlib.ExitStack() as stack:
            for _ in range(50):
                client = stack.enter_context(
                    socket.create_connection(("127.0.0.1", self.server.port), timeout=30))
                client.sendall(b"POST /api/generate HTTP/1.1\r\nHost: %s\r\nContent-Type: "
                               b"application/json\r\nContent-Length: %d\r\n\r\n%s"
                               % (self.server.host.encode(), len(body), body))
        self.assertRests()
        self.assertLess(cpu_seconds(self.server) - before, 26 * max(one, 0.02))

    def test_too_many(self):
        ids, busy = [], None
        for _ in range(30):
            answer = self.server.post("solve", {"instance": SLOW, "wait": 0})
            if answer.status != 202:
                busy = answer
                break
            ids.append(answer.json()["id"])
        self.assertFails(busy, 429, "busy")
        # Clicks do not wait behind solves.
        start = time.monotonic()
        moves = self.server.result("moves", {"instance": self.example("chomp")})
        self.assertEqual(moves["status"], "proved")
        self.assertLess(time.monotonic() - start, 2)
        states = {self.server.get(f"/api/jobs/{id}").json()["state"] for id in ids}
        self.assertEqual(states, {"running", "queued"})
        for id in ids:
            self.server.request("DELETE", f"/api/jobs/{id}")
        self.assertRests()
        self.assertServes()


class Ending(unittest.TestCase):
    def test_signals(self):
        for number in [signal.SIGINT, signal.SIGTERM]:
            server = Server()
            server.post("solve", {"instance": SLOW, "wait": 0})
            start = time.monotonic()
            self.assertEqual(server.stop(number), (0, ""))
            self.assertLess(time.monotonic() - start, 3)

    def test_taken_port(self):
        server = Server()
        try:
            with self.assertRaisesRegex(AssertionError, f"port {server.port} cannot be had"):
                Server(port=server.port)
        finally:
            server.stop()

    def test_many_at_once(self):
        server = Server()
        failures = []

        def work():
            for _ in range(5):
                answer = server.post("moves", {"instance": {"game": "chomp", "shape": [4, 3]}})
                if answer.status not in (200, 202, 429):
                    failures.append(answer)

        threads = [threading.Thread(target=work) for _ in range(30)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])
        self.assertEqual(server.stop(), (0, ""))


if __name__ == "__main__":
    unittest.main()
