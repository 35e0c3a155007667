"""Who may ask: other sites, rebound names and paths to files are refused."""

import os
import unittest
from pathlib import Path

from harness import ServerCase


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
        self.assertServes()

    def test_rebound_names(self):
        """A name that its owner lets point at 127.0.0.1 is not ours, whatever it looks like."""
        port = self.server.port
        for name in ["rebind.evil.example", "localhost.evil.example", "127.0.0.1.nip.example",
                     "localhost.", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "[::ffff:127.0.0.1]",
                     "127.0.0.2", "user@localhost", "localhost\t", "localhost#", "LOCALHOST.localdomain"]:
            for host in [name, f"{name}:{port}"]:
                with self.subTest(host=host):
                    self.assertFails(self.server.post("generate", {"game": "chomp"}, Host=host), 403,
                                     "forbidden")
        for host in [f"localhost:{port}0", f"localhost:0{port}", f"localhost:+{port}", "localhost:",
                     f"localhost:{port}, localhost:{port}", f"localhost: {port}"]:
            with self.subTest(host=host):
                self.assertFails(self.server.get("/", Host=host), 403, "forbidden")

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
                     "/assets/../../index.html", "/assets/", "/api", "/api/", "/api/files",
                     "/..%2f..%2fetc/passwd", "/assets/..%2f..%2f..%2fetc%2fpasswd", "//", "///",
                     "//api/games", "/api//games", "/./", "/api/./games", "/api/games/", "/%00",
                     "/index.html%00", "/index.html%00.js", "/%2findex.html", "/index%2ehtml",
                     "/..%c0%af..%c0%afetc/passwd", "/..\\..\\etc\\passwd", "/index.html/",
                     "/INDEX.HTML", "/;/", "/assets/.", "/api/jobs/../games", "/#", "/" + "a" * 9000]:
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
        own = [os.readlink(path) for path in Path(f"/proc/{self.server.process.pid}/fd").iterdir()]
        sockets = [line.split() for name in ("tcp", "tcp6")
                   for line in Path(f"/proc/net/{name}").read_text("ascii").splitlines()[1:]]
        listening = [fields[1] for fields in sockets
                     if fields[3] == "0A" and f"socket:[{fields[9]}]" in own]
        self.assertEqual(listening, [f"0100007F:{self.server.port:04X}"])


if __name__ == "__main__":
    unittest.main()
