"""A running server and plain clients for it, as every test of the server uses them.

MINIMEX names the program and MINIMEX_SOURCE the source tree; CTest sets both.
"""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
import unittest
from pathlib import Path
from urllib.parse import urlsplit

import jsonschema

PROGRAM = os.environ["MINIMEX"]
SOURCE = Path(os.environ["MINIMEX_SOURCE"])
TIMEOUT = 600  # seconds; a hang is a failure, a slow machine is not

sys.path.append(str(SOURCE / "tests" / "support"))
from processes import Stopwatch, processor_time  # pylint: disable=wrong-import-position

API = json.loads((SOURCE / "docs/schema/api.schema.json").read_text(encoding="utf-8"))


def schema(name):
    """The validator of docs/schema/NAME.schema.json."""
    path = SOURCE / "docs" / "schema" / f"{name}.schema.json"
    return jsonschema.Draft202012Validator(json.loads(path.read_text(encoding="utf-8")))


def validate(kind, answer):
    """Checks an answer against its definition in api.schema.json."""
    part = {"$ref": f"#/$defs/{kind}", "$defs": API["$defs"]}
    jsonschema.Draft202012Validator(part).validate(answer)


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    def json(self):
        return json.loads(self.body)

    def __repr__(self):
        return f"{self.status} {self.headers}\n{self.body[:500]!r}"


class Server:
    """`minimex serve` on a free port."""

    def __init__(self, *args, port=0):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(port), "--memory", "640M", "--threads", "2", *args],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        line = self.process.stdout.readline().decode()
        if not line:
            raise AssertionError(self.process.stderr.read())
        self.port = urlsplit(line).port
        self.host = f"127.0.0.1:{self.port}"

    def stop(self, number=signal.SIGINT):
        """Exit code and standard error."""
        self.process.send_signal(number)
        _, err = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, err.decode()

    def request(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        try:
            connection.request(method, path, body, headers or {})
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def get(self, path, **headers):
        return self.request("GET", path, headers={k.replace("_", "-"): v
                                                  for k, v in headers.items()})

    def post(self, path, body, **headers):
        data = body if isinstance(body, (bytes, str)) else json.dumps(body)
        return self.request("POST", f"/api/{path}", data,
                            {"Content-Type": "application/json",
                             **{k.replace("_", "-"): v for k, v in headers.items()}})

    def job(self, path, body):
        """The finished job, polled for."""
        answer = self.post(path, body)
        job = answer.json()
        end = time.monotonic() + TIMEOUT
        while answer.status == 202:
            validate("job", job)
            assert time.monotonic() < end, job
            answer = self.get(f"/api/jobs/{job['id']}?wait=1000")
            job = answer.json()
        if answer.status in (200, 202):
            validate("job", job)
        return answer.status, job

    def result(self, path, body):
        status, job = self.job(path, body)
        assert status == 200 and job["state"] == "done", job
        return job["result"]

    def raw(self, data, wait=TIMEOUT):
        """What comes back for these bytes until the server closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as client:
            try:
                client.sendall(data)
            except (BrokenPipeError, ConnectionResetError):
                pass
            received = b""
            try:
                while chunk := client.recv(65536):
                    received += chunk
            except ConnectionResetError:
                pass
            return received


def cpu_seconds(server):
    return processor_time(server.process.pid)


def stopwatch(server):
    """The seconds from now on, but for those that a busy machine takes from us and the server."""
    return Stopwatch(server.process.pid)


def resident_bytes(server):
    pages = Path(f"/proc/{server.process.pid}/statm").read_text("ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def peak_bytes(server):
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return int(status.split("VmHWM:")[1].split()[0]) * 1024


def wait_for_rest(server):
    """Waits until nothing is being worked on; fails when that goes on and on."""
    end = time.monotonic() + TIMEOUT / 5
    while time.monotonic() < end:
        before = cpu_seconds(server)
        time.sleep(0.5)
        if cpu_seconds(server) - before <= 0.03:
            return
    raise AssertionError("the server is still working")


class ServerCase(unittest.TestCase):
    """Tests that share one server."""

    OPTIONS = ()

    @classmethod
    def setUpClass(cls):
        cls.server = Server(*cls.OPTIONS)
        cls.games = {game["name"]: game for game in cls.server.get("/api/games").json()["games"]}

    @classmethod
    def tearDownClass(cls):
        code, err = cls.server.stop()
        assert (code, err) == (0, ""), (code, err)

    def example(self, game, number=0):
        return self.games[game]["examples"][number]["instance"]

    def assertFails(self, answer, status, code):
        self.assertEqual(answer.status, status, answer)
        error = answer.json()
        validate("error", error)
        self.assertEqual(error["error"]["code"], code, answer)

    def assertServes(self):
        """A normal request is answered in normal time."""
        watch = stopwatch(self.server)
        answer = self.server.get("/api/games")
        self.assertEqual(answer.status, 200)
        self.assertLess(watch.seconds, 2)

    def assertRests(self):
        """The server comes to rest: nothing is being solved any more."""
        wait_for_rest(self.server)
