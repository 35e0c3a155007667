"""The part of the wheel that CMake builds: minimex._native.

MINIMEX_BUILD=DIR takes it from a build folder that exists instead of building everything anew.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent


class CMakeBuild(build_ext):
    def build_extension(self, ext):
        folder = os.environ.get("MINIMEX_BUILD")
        if not folder:
            folder = str(Path(self.build_temp).resolve())
            subprocess.run(
                ["cmake", "-S", str(ROOT), "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                 f"-DPython_EXECUTABLE={sys.executable}", "-DMINIMEX_BUILD_PYTHON=ON",
                 "-DMINIMEX_BUILD_CLI=OFF", "-DMINIMEX_BUILD_TESTS=OFF", "-DMINIMEX_INSTALL=OFF"],
                check=True)
        subprocess.run(["cmake", "--build", folder, "--target", "minimex_python"], check=True)
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(next((Path(folder) / "python" / "minimex").glob("_native.*.so")), target)


version = re.search(r"\bVERSION (\d+\.\d+\.\d+)", (ROOT / "CMakeLists.txt").read_text()).group(1)
setup(version=version, ext_modules=[Extension("minimex._native", [])],
      cmdclass={"build_ext": CMakeBuild})
