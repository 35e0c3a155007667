"""Other projects build on minimex: by find_package, by pkg-config, as a subdirectory.

Installs into a folder of its own, moves it (nothing may remember where it was), and compiles.
"""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["MINIMEX_SOURCE"])
BUILD = os.environ["MINIMEX_BUILD"]
CMAKE = os.environ["MINIMEX_CMAKE"]
CXX = os.environ["MINIMEX_CXX"]
STRICT = ["-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]

STATIC = """
cmake_minimum_required(VERSION 3.25)
project(static LANGUAGES CXX)
find_package(minimex REQUIRED COMPONENTS static)
add_executable(mine ${EXAMPLES}/nimbers_of_graphs.cpp)
target_link_libraries(mine PRIVATE minimex::minimex_static)
"""
SUBDIRECTORY = """
cmake_minimum_required(VERSION 3.25)
project(whole LANGUAGES CXX)
add_subdirectory(${MINIMEX} minimex)
add_library(mine OBJECT ${EXAMPLES}/solve_a_board.cpp)
target_link_libraries(mine PRIVATE minimex::minimex)
get_property(targets DIRECTORY ${MINIMEX} PROPERTY BUILDSYSTEM_TARGETS)
list(REMOVE_ITEM targets minimex_settings)
if(targets)
  message(FATAL_ERROR "as a subdirectory minimex is the library alone, not also: ${targets}")
endif()
"""


def run(*command, **options):
    result = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, check=False, **options)
    assert result.returncode == 0, f"{command}\n{result.stdout}"
    return result.stdout


class Consumers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        first = cls.folder / "first"
        for component in ["lib", "dev", "tools"]:
            run(CMAKE, "--install", BUILD, "--prefix", first, "--component", component)
        cls.prefix = cls.folder / "moved"
        first.rename(cls.prefix)
        cls.library = next(cls.prefix.rglob("libminimex.so")).parent
        os.environ["LD_LIBRARY_PATH"] = str(cls.library)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def configure(self, name, text, *options):
        source = self.folder / name
        source.mkdir()
        (source / "CMakeLists.txt").write_text(text)
        self.cmake(source, source / "build", *options)
        return source / "build"

    def cmake(self, source, build, *options):
        return run(CMAKE, "-G", "Ninja", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}",
                   f"-DCMAKE_CXX_COMPILER={CXX}", f"-DEXAMPLES={SOURCE}/examples/cpp",
                   f"-DMINIMEX={SOURCE}", *options)

    def test_find_package(self):
        build = self.folder / "examples"
        self.cmake(SOURCE / "examples/cpp", build)
        run(CMAKE, "--build", build)
        self.assertEqual(run(build / "solve_a_board").splitlines()[0],
                         "cost 19, removing 2,1 1,1 1,2")
        self.assertIn("proved ", run(build / "prove_and_check"))

    def test_another_version_is_refused(self):
        with self.assertRaises(AssertionError) as raised:
            self.configure("newer", "cmake_minimum_required(VERSION 3.25)\nproject(p LANGUAGES CXX)\n"
                                    "find_package(minimex 99.0 REQUIRED)\n")
        self.assertIn("99.0", str(raised.exception))

    def test_static(self):
        build = self.configure("static", STATIC)
        run(CMAKE, "--build", build)
        self.assertNotIn("libminimex", run("ldd", build / "mine"))
        self.assertTrue(run(build / "mine").startswith("1 1 2 0 3 1 1 0 3 3"))

    def test_pkg_config(self):
        environment = {**os.environ, "PKG_CONFIG_PATH": str(self.library / "pkgconfig")}
        flags = run("pkg-config", "--cflags", "--libs", "minimex", env=environment).split()
        self.assertIn(str(self.prefix), " ".join(os.path.realpath(f[2:]) for f in flags))
        run(CXX, *STRICT, SOURCE / "examples/cpp/nimbers_of_graphs.cpp", *flags, "-o", self.folder / "pc")
        self.assertIn("4 of 10 vertices", run(self.folder / "pc"))

    def test_subdirectory(self):
        build = self.configure("whole", SUBDIRECTORY)
        run(CMAKE, "--build", build, "--target", "mine")

    def test_headers_are_self_contained(self):
        """Each installed header compiles by itself, twice, without warnings, and needs no other."""
        include = self.prefix / "include"
        headers = sorted(include.rglob("*.hpp"))
        self.assertGreater(len(headers), 40)
        source = self.folder / "header.cpp"
        for header in headers:
            line = f"#include <{header.relative_to(include)}>\n"
            source.write_text(2 * line)
            run(CXX, *STRICT, "-fsyntax-only", f"-I{include}", source)

    def test_what_is_installed(self):
        """Nothing outside the folders that packages have, no private header, no path of the build."""
        listed = re.findall(r"^\s+(minimex/\S+\.hpp)",
                            (SOURCE / "cmake/MinimexPublicHeaders.cmake").read_text(), re.MULTILINE)
        include = self.prefix / "include"
        self.assertEqual(sorted(listed), sorted(str(p.relative_to(include))
                                                for p in include.rglob("*.hpp")))
        for path in [*self.library.rglob("*.cmake"), *self.library.rglob("*.pc")]:
            self.assertNotIn(BUILD, path.read_text(), path)
            self.assertNotIn(str(SOURCE), path.read_text(), path)
        names = {str(p.relative_to(self.prefix)) for p in self.prefix.rglob("*") if p.is_file()}
        for name in ["bin/minimex", "share/man/man1/minimex.1.gz", "share/man/man1/minimex-solve.1.gz",
                     "share/bash-completion/completions/minimex"]:
            self.assertIn(name, names)


if __name__ == "__main__":
    unittest.main()
