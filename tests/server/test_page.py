"""The page that is built into the program, as browsers get it."""

import gzip
import re
import unittest

from harness import ServerCase


class Page(ServerCase):
    def test_index(self):
        plain = self.server.get("/")
        self.assertEqual(plain.status, 200)
        self.assertEqual(plain.headers["content-type"], "text/html; charset=utf-8")
        self.assertEqual(plain.headers["cache-control"], "no-cache")
        self.assertNotIn("content-encoding", plain.headers)
        self.assertEqual(plain.body, self.server.get("/index.html").body)
        packed = self.server.get("/", Accept_Encoding="br, gzip")
        self.assertEqual(packed.headers["content-encoding"], "gzip")
        self.assertEqual(gzip.decompress(packed.body), plain.body)
        self.assertNotEqual(packed.headers["etag"], plain.headers["etag"])
        self.assertEqual(packed.headers["vary"], "Accept-Encoding")

    def test_asking_again(self):
        for encoding in ["gzip", "identity"]:
            tag = self.server.get("/", Accept_Encoding=encoding).headers["etag"]
            again = self.server.get("/", Accept_Encoding=encoding, If_None_Match=tag)
            self.assertEqual((again.status, again.body), (304, b""))
            self.assertEqual(self.server.get("/", If_None_Match='"other"').status, 200)

    def test_what_the_page_needs(self):
        page = self.server.get("/").body.decode()
        for path in re.findall(r'(?:src|href)="(/[^"/][^"]*|\./[^"]+)"', page):
            path = path.removeprefix(".")
            with self.subTest(path=path):
                answer = self.server.get(path, Accept_Encoding="gzip")
                self.assertEqual(answer.status, 200)
                if path.startswith("/assets/"):
                    self.assertIn("immutable", answer.headers["cache-control"])


if __name__ == "__main__":
    unittest.main()
