"""check_includes.py finds each kind of fault in a small tree, and nothing in a right one."""

import tempfile
import unittest
from pathlib import Path

import check_includes

RIGHT = {
    "minimex/core/move.hpp": "#pragma once\n#include <vector>\n",
    "minimex/core/graph.hpp": '#pragma once\n#include "minimex/core/move.hpp"\n',
    "minimex/formats/tokens.hpp": '#pragma once\n#include "minimex/core/move.hpp"\n',
    "minimex/contour/score.hpp": '#pragma once\n#include "minimex/core/move.hpp"\n',
    "minimex/conflict/score.hpp": '#pragma once\n#include "minimex/core/graph.hpp"\n',
    "minimex/games/game.hpp": '#pragma once\n#include "minimex/formats/tokens.hpp"\n',
    "minimex/games/bus/rules.hpp": '#pragma once\n#include "minimex/formats/tokens.hpp"\n',
    "minimex/games/bus/solve.hpp": '#pragma once\n#include "minimex/games/bus/rules.hpp"\n',
    "minimex/games/bus/solve.cpp": '#include "minimex/conflict/score.hpp"\n',
    "minimex/games/bus/game.cpp": '#include "minimex/games/bus/solve.hpp"\n',
    "minimex/check/play.hpp": '#pragma once\n#include "minimex/games/bus/rules.hpp"\n',
    "minimex/catalog.hpp": '#pragma once\n#include "minimex/games/game.hpp"\n',
    "minimex/catalog.cpp": '#include "minimex/check/play.hpp"\n',
    "apps/cli/main.cpp": '#include "minimex/catalog.hpp"\n#include "apps/cli/units.hpp"\n',
    "apps/cli/units.hpp": "#pragma once\n",
    "apps/cluster/ranks.hpp": "#pragma once\n",
    "tests/reference/bus.hpp": '#pragma once\n#include "minimex/conflict/score.hpp"\n',
    "minimex/conflict/score_test.cpp": '#include "tests/reference/bus.hpp"\n',
}

WRONG = [
    ("minimex/core/a.cpp", '#include "minimex/formats/tokens.hpp"', "core may not include formats"),
    ("minimex/formats/a.cpp", '#include "minimex/games/game.hpp"', "formats may not include contract"),
    ("minimex/contour/a.cpp", '#include "minimex/formats/tokens.hpp"', "engine may not include formats"),
    ("minimex/contour/a.cpp", '#include "minimex/games/bus/rules.hpp"', "engine may not include rules"),
    ("minimex/contour/a.cpp", '#include "minimex/conflict/score.hpp"', "engine folders may not"),
    ("minimex/games/bus/rules.cpp", '#include "minimex/conflict/score.hpp"', "rules may not include engine"),
    ("minimex/games/bus/text.cpp", '#include "minimex/games/bus/solve.hpp"', "rules may not include game"),
    ("minimex/games/graph_instance.cpp", '#include "minimex/conflict/score.hpp"', "contract may not include engine"),
    ("minimex/check/a.cpp", '#include "minimex/conflict/score.hpp"', "check may not include engine"),
    ("minimex/check/a.cpp", '#include "minimex/games/bus/solve.hpp"', "check may not include game"),
    ("minimex/catalog.cpp", '#include "minimex/contour/score.hpp"', "catalog may not include engine"),
    ("apps/cli/a.cpp", '#include "minimex/contour/score.hpp"', "app may not include engine"),
    ("apps/cli/a.cpp", '#include "minimex/games/bus/rules.hpp"', "app may not include rules"),
    ("apps/cli/a.cpp", '#include "apps/cluster/ranks.hpp"', "app may not include cluster"),
    ("apps/server/a.cpp", '#include "apps/cli/units.hpp"', "server may not include app"),
    ("minimex/games/bus/solve.cpp", '#include "minimex/catalog.hpp"', "game may not include catalog"),
    ("minimex/core/a.cpp", '  #  include "tests/reference/bus.hpp"', "core may not include test"),
    ("minimex/core/a.cpp", '#include "move.hpp"', "not a full path"),
    ("minimex/core/a.cpp", '#include "minimex/core/missing.hpp"', "does not exist"),
    ("minimex/core/a.cpp", "#include <minimex/core/move.hpp>", "in quotes"),
    ("minimex/stray.cpp", '#include "minimex/core/move.hpp"', "no layer is known"),
    ("minimex/core/a.hpp", "int x;", "needs #pragma once"),
]


class CheckIncludes(unittest.TestCase):
    def faults_with(self, extra):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in {**RIGHT, **extra}.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            return check_includes.check_tree(root)

    def test_a_right_tree_has_no_fault(self):
        self.assertEqual(self.faults_with({}), [])

    def test_each_wrong_line_is_found_once_and_at_its_place(self):
        for path, line, message in WRONG:
            with self.subTest(path=path, line=line):
                text = f"// a comment\n{line}\n"
                faults = self.faults_with({path: text})
                self.assertEqual(len(faults), 1, faults)
                self.assertIn(message, faults[0])
                number = 1 if "pragma" in message else 2
                self.assertTrue(faults[0].startswith(f"{path}:{number}: "), faults[0])


if __name__ == "__main__":
    unittest.main()
