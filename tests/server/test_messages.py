"""Requests that are no HTTP, can be read in two ways, or are too large: each is refused with the
status that tells why, and nothing behind it is taken for a request."""

import contextlib
import http.client
import re
import socket
import unittest

from harness import ServerCase, stopwatch, validate

JSON = {"Content-Type": "application/json"}
JSON_TYPE = b"Content-Type: application/json"
BODY = b'{"game":"chomp"}'
CHUNKS = b"10\r\n" + BODY + b"\r\n0\r\n\r\n"


class Messages(ServerCase):
    def status(self, answer):
        match = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
        return int(match[1]) if match else None

    def head(self, *lines, first=b"GET /api/games HTTP/1.1", host=True):
        """A request without body that asks for the connection to be closed."""
        named = [b"Host: " + self.server.host.encode()] if host else []
        return b"\r\n".join([first, *named, *lines, b"Connection: close", b"", b""])

    def message(self, *lines, body=BODY, first=b"POST /api/generate HTTP/1.1"):
        return self.head(JSON_TYPE, *lines, first=first) + body

    def assertStatus(self, status, requests):
        for data in requests:
            with self.subTest(data=data[:200]):
                answer = self.server.raw(data)
                self.assertEqual(self.status(answer), status, answer[:300])
                self.assertEqual(answer.count(b"HTTP/1.1 "), 1, answer)  # nothing of it asks again
        self.assertServes()

    def test_not_http(self):
        self.assertStatus(400, [
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 50, b"hello\r\n\r\n",
            b"GET\r\n\r\n", b"GET /\r\n", b"\r\n\r\n" + self.head(),
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0",
            *[self.head(first=line) for line in [
                b"GET / HTTP/9.9", b"GET / HTTP/1.2", b"GET / http/1.1", b"GET / HTTP/1.1 ",
                b"GET  / HTTP/1.1", b"GET\t/ HTTP/1.1", b"GET /\0 HTTP/1.1", b"G\0T / HTTP/1.1",
                b"GET / HTTP/1.1\nX: y"]],
            *[self.head(line) for line in [
                b"bad header", b"X : y", b": y", b"X\0: y", b"X: \0", b"X: a\0b", b"X: a\nY: b",
                b"X: a\rY: b", b"X(): y"]],
            self.head(first=b"GET / HTTP/1.1\r\n X: y"), self.head().replace(b"\r\n", b"\n")])

    def test_lengths_that_can_be_read_in_two_ways(self):
        chunked = b"Transfer-Encoding: chunked"
        length = b"Content-Length: %d" % len(BODY)
        self.assertStatus(400, [
            *[self.message(b"Content-Length: " + value) for value in [
                b"x", b"-1", b"+16", b"0x10", b"16 16", b"16, 16", b"16,17", b"9" * 30, b"1e1"]],
            self.message(length, length), self.message(length, b"Content-Length: 3"),
            self.message(length, chunked, body=CHUNKS), self.message(chunked, length, body=CHUNKS),
            self.message(chunked, chunked, body=CHUNKS),
            *[self.message(b"Transfer-Encoding: " + coding, body=CHUNKS) for coding in [
                b"gzip, chunked", b"chunked, gzip", b"identity", b"xchunked", b"chunked;q=1", b"gzip"]],
            self.message(b"Transfer-Encoding : chunked", body=CHUNKS),
            self.message(chunked, body=CHUNKS, first=b"POST /api/generate HTTP/1.0"),
            *[self.message(chunked, body=body) for body in [
                b"zz\r\n", b"-1\r\n", b"f" * 17 + b"\r\n", b"10\n" + BODY + b"\r\n0\r\n\r\n",
                b"10\r\n" + BODY + b"xx0\r\n\r\n", b"0x10\r\n" + BODY + b"\r\n0\r\n\r\n"]]])
        self.assertStatus(200, [self.message(length), self.message(chunked, body=CHUNKS),
                                self.message(b"transfer-encoding: Chunked", body=CHUNKS),
                                self.message(chunked, body=b"10;a=b\r\n" + BODY
                                             + b"\r\n0\r\nOrigin: http://evil.example\r\n\r\n")])

    def test_a_request_that_is_not_understood_ends_its_connection(self):
        """What follows may be the body of it, and is not taken for another request."""
        host = b"Host: " + self.server.host.encode() + b"\r\n"
        hidden = b"GET /api/games HTTP/1.1\r\n" + host + b"\r\n"
        self.assertStatus(400, [
            b"POST /api/generate HTTP/1.1\r\n" + host + JSON_TYPE + b"\r\n" + line + b"\r\n\r\n" + hidden
            for line in [b"Transfer-Encoding: gzip", b"Content-Length: 0, 0", b"Host: " + b"x"]])

    def test_headers_that_say_two_things(self):
        own = b"Origin: http://" + self.server.host.encode()
        host = b"Host: " + self.server.host.encode()
        self.assertStatus(400, [
            self.head(own, b"Origin: http://evil.example"), self.head(own, own),
            self.head(host), self.head(b"Host: evil.example"),
            self.head(b"Sec-Fetch-Site: none", b"Sec-Fetch-Site: cross-site"),
            self.message(JSON_TYPE, b"Content-Length: 16")])
        self.assertStatus(403, [
            self.head(host=False), self.head(b"Host:", host=False),
            self.head(first=b"GET /api/games HTTP/1.0", host=False),
            self.head(b"Origin: http://evil.example\r\n " + own[8:]),
            self.head(b"Host: evil.example\r\n " + host[6:], host=False)])
        # A folded line is a space.
        self.assertStatus(200, [self.head(b"X: a\r\n b"), self.head(own)])

    def test_forms_of_the_target(self):
        port = b"%d" % self.server.port
        games = b"/api/games HTTP/1.1"
        self.assertStatus(200, [self.head(first=b"GET http://127.0.0.1:" + port + games),
                                self.head(first=b"GET HTTP://localhost:" + port + games),
                                self.head(first=b"GET http://localhost:" + port + b" HTTP/1.1"),
                                self.head(first=b"GET /api/games?x HTTP/1.1")])
        self.assertStatus(403, [self.head(first=b"GET http://evil.example" + games),
                                self.head(first=b"GET http://evil.example:" + port + games),
                                self.head(first=b"GET http://localhost:1" + games),
                                self.head(first=b"GET http://x@localhost:" + port + games),
                                self.head(b"Host: evil.example", host=False,
                                          first=b"GET http://127.0.0.1:" + port + games)])
        self.assertStatus(404, [self.head(first=b"CONNECT localhost:" + port + b" HTTP/1.1"),
                                self.head(first=b"OPTIONS * HTTP/1.1"),
                                self.head(first=b"GET https://localhost:" + port + games),
                                self.head(first=b"GET file:///etc/passwd HTTP/1.1"),
                                self.head(first=b"GET evil HTTP/1.1"),
                                self.head(first="GET /é HTTP/1.1".encode())])

    def test_older_and_newer_versions(self):
        host = b"Host: " + self.server.host.encode() + b"\r\n"
        for lines in [b"", b"Connection: keep-alive\r\n"]:
            watch = stopwatch(self.server)
            answer = self.server.raw(b"GET /api/games HTTP/1.0\r\n" + host + lines + b"\r\n")
            self.assertEqual(self.status(answer), 200)
            self.assertIn(b"\r\nConnection: close\r\n", answer)
            self.assertLess(watch.seconds, 5)
        self.assertStatus(200, [self.head(b"Upgrade: h2c", b"HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA")])

    def test_bodies_that_are_no_request(self):
        """Depth, numbers and texts that a careless reader would not survive."""
        deep = 400_000
        for body in [b"[" * deep, b'{"instance":' + b"[" * deep + b"]" * deep + b"}",
                     b'{"instance":' + b'{"a":' * 150_000 + b"1" + b"}" * 150_000 + b"}",
                     b'{"instance":{"game":"chomp","shape":' + b"[" * deep + b"]" * deep + b"}}",
                     b'{"instance":{"game":"chomp","shape":[1e400]}}',
                     b'{"instance":{"game":"chomp","shape":[' + b"9" * 500_000 + b"]}}",
                     b'{"instance":{"game":"chomp","shape":[99999999999999999999]}}',
                     b'{"instance":{"game":"chomp","shape":[-1]}}',
                     b'{"instance":{"game":"chomp","shape":[1.5]}}',
                     b'{"instance":{"game":"chomp","shape":[NaN]}}',
                     b'{"instance":{"game":"node-kayles","family":"complete:99999999999999999999"}}',
                     b'{"instance":{"game":"chomp","shape":[2]},"wait":1e300}',
                     b'{"instance":{"game":"chomp\\u0000","shape":[2]}}', b'{"a\0":1}', b"\0" * 1000,
                     b'{"instance":{"game":"\xff\xfe"}}', b"\xef\xbb\xbf{}", b'"' + b"\\" * 999, b"",
                     b"null", b"{}{}", b'{"instance":null}', b'{"instance":1,"instance":1}']:
            with self.subTest(body=body[:80]):
                watch = stopwatch(self.server)
                answer = self.server.post("solve", body)
                self.assertIn(answer.status, (400, 404, 422), answer)
                validate("error", answer.json())
                self.assertLess(watch.seconds, 2)
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
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=120)
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
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=120) as client:
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


if __name__ == "__main__":
    unittest.main()
