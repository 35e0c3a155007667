"""Clients that are slow, wrong, many, or not who they should be: after each of them a normal request
is answered in normal time."""

import contextlib
import http.client
import json
import os
import re
import signal
import socket
import threading
import time
import unittest
from pathlib import Path

from harness import Server, ServerCase, validate

SLOW = {"game": "independence-duel", "family": "grid:16x16"}  # takes much longer than any test
JSON = {"Content-Type": "application/json"}


class Names(ServerCase):
    def test_wrong_hosts(self):
        port = self.server.port
        for host in ["evil.example", f"evil.example:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}",
                     f"localhost.evil.example:{port}", f"127.0.0.1:{port}.evil.example", "",
                     f"0.0.0.0:{port}"]:
            with self.subTest(host=host):
                self.assertFails(self.server.get("/api/games", Host=host), 403, "forbidden")
                self.assertFails(self.server.get("/", Host=host), 403, "forbidden")
        for host in [f"localhost:{port}", f"LOCALHOST:{port}", f"[::1]:{port}"]:
            self.assertEqual(self.server.get("/api/games", Host=host).status, 200, host)
        for heads in [b"", b"Host: %s\r\nHost: evil.example\r\n" % self.server.host.encode()]:
            answer = self.server.raw(b"GET /api/games HTTP/1.1\r\nConnection: close\r\n"
                                     + heads + b"\r\n")
            self.assertIn(b" 403 ", answer.split(b"\r\n")[0])
        self.assertServes()

    def test_other_sites(self):
        body = {"game": "chomp"}
        port = self.server.port
        for origin in ["http://evil.example", "null", f"https://127.0.0.1:{port}",
                       "http://127.0.0.1", f"http://127.0.0.1:{port + 1}", "file://"]:
            with self.subTest(origin=origin):
                self.assertFails(self.server.post("generate", body, Origin=origin), 403,
                                 "forbidden")
                self.assertFails(self.server.get("/", Origin=origin), 403, "forbidden")
        for site in ["cross-site", "same-site"]:
            self.assertFails(self.server.post("generate", body, Sec_Fetch_Site=site), 403,
                             "forbidden")
        self.assertEqual(self.server.get("/", Sec_Fetch_Site="cross-site").status, 200)
        answer = self.server.post("generate", body, Origin=f"http://127.0.0.1:{port}",
                                  Sec_Fetch_Site="same-origin")
        self.assertEqual(answer.status, 200)
        self.assertNotIn("access-control-allow-origin", answer.headers)
        self.assertFails(self.server.request("OPTIONS", "/api/generate"), 405, "bad-method")

    def test_forms_cannot_post(self):
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]:
            answer = self.server.request("POST", "/api/generate", '{"game":"chomp"}',
                                         {"Content-Type": kind})
            self.assertFails(answer, 415, "bad-type")

    def test_no_files(self):
        for path in ["/etc/passwd", "/../../etc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd",
                     "/assets/../../index.html", "/assets/", "/api", "/api/", "/api/files"]:
            with self.subTest(path=path):
                self.assertFails(self.server.get(path), 404, "not-found")

    def test_safety_headers(self):
        answers = [self.server.get("/"), self.server.get("/api/games"), self.server.get("/nothing"),
                   self.server.post("render", {"instance": self.example("chomp")})]
        for answer in answers:
            self.assertEqual(answer.headers["x-content-type-options"], "nosniff")
            self.assertEqual(answer.headers["x-frame-options"], "DENY")
            policy = answer.headers["content-security-policy"]
            self.assertIn("default-src 'none'", policy)
            self.assertNotIn("script-src 'unsafe", policy)
            self.assertNotRegex(policy, r"https?:")

    def test_only_loopback_listens(self):
        listening = [line.split()[1] for name in ("tcp", "tcp6")
                     for line in Path(f"/proc/net/{name}").read_text("ascii").splitlines()[1:]
                     if line.split()[3] == "0A" and line.split()[1].endswith(
                         f":{self.server.port:04X}")]
        self.assertEqual(listening, [f"0100007F:{self.server.port:04X}"])


class Messages(ServerCase):
    def status(self, answer):
        match = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
        return int(match[1]) if match else None

    def test_not_http(self):
        host = b"Host: " + self.server.host.encode() + b"\r\n"
        for data in [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 50, b"hello\r\n\r\n",
                     b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n" + host + b"\r\n",
                     b"GET / HTTP/1.1\r\nbad header\r\n\r\n",
                     b"GET / HTTP/1.1\r\n" + host + b"X: \x00\r\n\r\n",
                     b"POST /api/solve HTTP/1.1\r\n" + host
                     + b"Content-Type: application/json\r\nContent-Length: x\r\n\r\n",
                     b"POST /api/solve HTTP/1.1\r\n" + host + b"Content-Type: application/json\r\n"
                     b"Content-Length: 3\r\nContent-Length: 4\r\n\r\n{}  ",
                     b"POST /api/solve HTTP/1.1\r\n" + host + b"Content-Type: application/json\r\n"
                     b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"]:
            with self.subTest(data=data[:40]):
                self.assertEqual(self.status(self.server.raw(data)), 400)
        self.assertEqual(self.server.raw(b"", wait=30), b"")  # silence is answered by closing
        self.assertServes()

    def test_large_bodies(self):
        body = b'{"game":"chomp","text":"' + b" " * (1 << 20) + b'"}'
        self.assertFails(self.server.post("parse", body), 413, "too-large")
        host = b"Host: " + self.server.host.encode() + b"\r\nContent-Type: application/json\r\n"
        promised = self.server.raw(b"POST /api/parse HTTP/1.1\r\n" + host
                                   + b"Content-Length: 99999999999\r\n\r\n")
        self.assertEqual(self.status(promised), 413)
        chunks = self.server.raw(b"POST /api/parse HTTP/1.1\r\n" + host
                                 + b"Transfer-Encoding: chunked\r\n\r\n"
                                 + b"10000\r\n" + b" " * 0x10000 + b"\r\n" * 1
                                 + (b"10000\r\n" + b" " * 0x10000 + b"\r\n") * 20)
        self.assertEqual(self.status(chunks), 413)
        fits = b'{"game":"chomp","text":"2 2' + b" " * ((1 << 20) - 100) + b'"}'
        self.assertEqual(self.server.post("parse", fits).status, 200)
        self.assertServes()

    def test_large_headers(self):
        host = b"Host: " + self.server.host.encode() + b"\r\n"
        long = self.server.raw(b"GET / HTTP/1.1\r\n" + host + b"X: " + b"a" * 100000 + b"\r\n\r\n")
        self.assertEqual(self.status(long), 431)
        many = self.server.raw(b"GET / HTTP/1.1\r\n" + host + b"X: a\r\n" * 20000 + b"\r\n")
        self.assertEqual(self.status(many), 431)
        self.assertServes()

    def test_several_requests_on_one_connection(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        with contextlib.closing(connection):
            for body in ['{"game":"chomp"}', "nonsense", '{"game":"chomp"}']:
                connection.request("POST", "/api/generate", body, JSON)
                answer = connection.getresponse()
                answer.read()
                self.assertEqual(answer.status, 400 if body == "nonsense" else 200)
            connection.request("HEAD", "/")
            answer = connection.getresponse()
            self.assertEqual((answer.status, answer.read()), (200, b""))
            self.assertGreater(int(answer.getheader("Content-Length")), 0)

    def test_expect_continue(self):
        head = (f"POST /api/generate HTTP/1.1\r\nHost: {self.server.host}\r\nConnection: close\r\n"
                "Content-Type: application/json\r\nContent-Length: 16\r\nExpect: 100-continue"
                "\r\n\r\n").encode()
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=30) as client:
            client.sendall(head)
            self.assertTrue(client.recv(1000).startswith(b"HTTP/1.1 100 "))
            client.sendall(b'{"game":"chomp"}')
            self.assertTrue(client.recv(1000).startswith(b"HTTP/1.1 200 "))

    def test_methods(self):
        for method, path in [("POST", "/"), ("PUT", "/api/games"), ("GET", "/api/solve"),
                             ("DELETE", "/api/games"), ("POST", "/api/jobs/0"),
                             ("TRACE", "/api/games"), ("ET", "/api/games"), ("get", "/")]:
            with self.subTest(method=method, path=path):
                answer = self.server.request(method, path, headers=JSON)
                self.assertFails(answer, 405, "bad-method")
                self.assertTrue(answer.headers["allow"])


class Slow(ServerCase):
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


def cpu_seconds(server):
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("ascii").rsplit(") ", 1)[1]
    return sum(map(int, fields.split()[11:13])) / os.sysconf("SC_CLK_TCK")


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
