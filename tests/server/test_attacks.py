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

from harness import Server, ServerCase, cpu_seconds, stopwatch, validate

SLOW = {"game": "independence-duel", "family": "grid:16x16"}  # takes much longer than any test


class Slow(ServerCase):
    def test_silence(self):
        self.assertEqual(self.server.raw(b""), b"")  # answered by closing
        self.assertServes()

    def test_drip(self):
        """A byte a second never keeps a connection beyond the time of a request."""
        for _ in range(5):
            watch = stopwatch(self.server)
            received = self.drip()
            self.assertLess(watch.seconds, 20)
            if received is not None:
                break
        self.assertIsNotNone(received)
        self.assertTrue(received.startswith(b"HTTP/1.1 408 "), received)
        self.assertServes()

    def drip(self):
        """What the server says to it; None when we were too slow to hear that."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=1) as client:
            for byte in b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"a" * 120:
                try:
                    client.sendall(bytes([byte]))
                    return client.recv(1000)
                except TimeoutError:
                    pass
                except (BrokenPipeError, ConnectionResetError):
                    return None
        self.fail("the connection is kept")

    def test_many_silent_connections(self):
        clients = []
        try:
            for _ in range(300):
                client = socket.create_connection(("127.0.0.1", self.server.port), timeout=120)
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
                    socket.create_connection(("127.0.0.1", self.server.port), timeout=120))
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
        job = {"state": "queued"}
        while job["state"] == "queued" or job["seconds"] <= 0.5:
            job = self.server.get(f"/api/jobs/{id}?wait=700").json()
            validate("job", job)
            self.assertIn((job["id"], job["state"]), [(id, "queued"), (id, "running")])
        self.assertEqual(self.server.request("DELETE", f"/api/jobs/{id}").status, 204)
        self.assertFails(self.server.get(f"/api/jobs/{id}"), 404, "not-found")
        self.assertFails(self.server.request("DELETE", f"/api/jobs/{id}"), 404, "not-found")
        self.assertRests()
        for query in ["wait=x", "wait=-1", "wait=99999", "x=1"]:
            self.assertFails(self.server.get(f"/api/jobs/{id}?{query}"), 400, "bad-request")

    def test_closed_tab(self):
        id = self.start()
        for patience in [11.5, 15, 30, 60]:  # who asks is waited for once more
            time.sleep(patience)
            if self.server.get(f"/api/jobs/{id}").status == 404:
                break
        self.assertFails(self.server.get(f"/api/jobs/{id}"), 404, "not-found")
        self.assertRests()

    def test_leaving_while_the_answer_is_waited_for(self):
        body = json.dumps({"instance": SLOW, "wait": 2000}).encode()
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=120) as client:
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
        self.server.process.send_signal(signal.SIGSTOP)  # until they have left
        with contextlib.ExitStack() as stack:
            for _ in range(50):
                client = stack.enter_context(
                    socket.create_connection(("127.0.0.1", self.server.port), timeout=120))
                client.sendall(b"POST /api/generate HTTP/1.1\r\nHost: %s\r\nContent-Type: "
                               b"application/json\r\nContent-Length: %d\r\n\r\n%s"
                               % (self.server.host.encode(), len(body), body))
        self.server.process.send_signal(signal.SIGCONT)
        self.assertServes()
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
        states = {self.server.get(f"/api/jobs/{id}").json()["state"] for id in ids}
        self.assertLessEqual({"queued"}, states)
        self.assertLessEqual(states, {"running", "queued"})
        # Clicks do not wait behind solves.
        watch = stopwatch(self.server)
        moves = self.server.result("moves", {"instance": self.example("chomp")})
        self.assertEqual(moves["status"], "proved")
        self.assertLess(watch.seconds, 2)
        for id in ids:
            self.server.request("DELETE", f"/api/jobs/{id}")
        self.assertRests()
        self.assertServes()


class Ending(unittest.TestCase):
    def test_signals(self):
        for number in [signal.SIGINT, signal.SIGTERM]:
            server = Server()
            server.post("solve", {"instance": SLOW, "wait": 0})
            self.assertEqual(server.stop(number), (0, ""))  # the job takes much longer than we wait

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
