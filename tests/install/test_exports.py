"""The shared library exports what the public headers declare, and nothing else."""

import os
import re
import subprocess
import unittest
from pathlib import Path

SOURCE = Path(os.environ["MINIMEX_SOURCE"])
LIBRARY = os.environ["MINIMEX_SHARED"]
LIST = (SOURCE / "cmake/MinimexPublicHeaders.cmake").read_text()
HEADERS = re.findall(r"^\s+(minimex/\S+\.hpp)", LIST, re.MULTILINE)


def exported():
    out = subprocess.run(["nm", "-DC", "--defined-only", LIBRARY], capture_output=True, text=True,
                         check=True).stdout
    return [line.split(" ", 2)[2] for line in out.splitlines() if " A " not in line]


class Exports(unittest.TestCase):
    def test_includes_of_public_headers_are_public(self):
        for header in HEADERS:
            text = (SOURCE / header).read_text()
            for target in re.findall(r'#include "([^"]+)"', text):
                self.assertIn(target, HEADERS, header)
            self.assertNotRegex(text, r"#include <(fmt|nlohmann|gmp|zstd|sha2)", header)

    def test_free_functions_are_exported(self):
        names = set(re.findall(r"minimex::(?:\w+::)*(\w+)(?:\[abi:\w+\])?\(", "\n".join(exported())))
        found = 0
        for header in HEADERS:
            text = (SOURCE / header).read_text()
            text = re.sub(r"template <[^;{]*[;{]", "", text)
            for line in text.splitlines():
                match = re.match(r"(?!inline|constexpr|template|using|friend|struct|class|return)"
                                 r"[A-Za-z][\w:<>,&*\[\] ]* [&*]?(\w+)\(", line)
                if match:
                    found += 1
                    self.assertIn(match[1], names, f"{header}: {line}")
        self.assertGreater(found, 60)

    def test_nothing_else_is_exported(self):
        text = "".join((SOURCE / header).read_text() for header in HEADERS)
        for symbol in exported():
            if symbol.startswith("MINIMEX_"):
                continue
            match = re.match(r"(?:typeinfo(?: name)? for |vtable for )?minimex::([\w:~]+)", symbol)
            self.assertTrue(match or symbol.startswith("minimex::operator"), symbol)
            for word in re.findall(r"\w+", match[1]) if match else []:
                if word not in ("check", "conflict", "contour"):
                    self.assertRegex(text, rf"\b{word}\b", symbol)

    def test_version(self):
        version = re.search(r"VERSION (\d+\.\d+)\.\d+", (SOURCE / "CMakeLists.txt").read_text())[1]
        out = subprocess.run(["readelf", "-d", LIBRARY], capture_output=True, text=True, check=True)
        self.assertIn(f"[libminimex.so.{version}]", out.stdout)


if __name__ == "__main__":
    unittest.main()
