#!/usr/bin/env python3
"""Checks that includes point down the layers, by full path, and that headers say `#pragma once`.

usage: check_includes.py [ROOT]     (default: the project this script lies in)

Prints one line `FILE:LINE: what is wrong` for each fault and exits 1 when there is any.
"""

import re
import sys
from pathlib import Path

# layer          files (first match wins)                        layers they may include, besides their own
LAYERS = [
    ("test",     r".*_test\.(cpp|hpp)|(tests|fuzz|bench)/.*",     "core formats engine contract rules game check catalog common server app cluster python test"),
    ("common",   r"apps/common/.*",                              "core formats contract catalog check"),
    ("server",   r"apps/server/.*",                              "core formats contract catalog check common"),
    ("python",   r"python/.*",                                  "core formats engine contract catalog check common"),
    ("cluster",  r"apps/cluster/.*",                             "core formats engine contract rules game check catalog common server app"),
    ("app",      r"apps/.*",                                     "core formats contract catalog check common server"),
    ("catalog",  r"minimex/catalog\..*",                         "core formats contract rules game check"),
    ("check",    r"minimex/check/.*",                            "core formats contract rules"),
    ("game",     r"minimex/games/[^/]+/(solve|moves|proof|scene|game)[_.].*", "core formats engine contract rules"),
    ("rules",    r"minimex/games/[^/]+/.*",                      "core formats contract"),
    ("contract", r"minimex/games/[^/]+",                         "core formats"),
    ("engine",   r"minimex/(contour|conflict)/.*",               "core"),
    ("formats",  r"minimex/formats/.*",                          "core"),
    ("core",     r"minimex/core/.*",                             ""),
]
# Layers whose folders also keep apart from each other: contour from conflict, one app from another.
SEPARATE = {"engine": 2, "app": 2}

SOURCE_FOLDERS = ["minimex", "apps", "tests", "fuzz", "bench", "python"]
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
OURS = re.compile(r"(minimex|apps|tests|fuzz|bench|python)/")


def layer_of(path):
    """The name of the layer of a file, given by its path from the root; None outside all layers."""
    for name, pattern, _ in LAYERS:
        if re.fullmatch(pattern, path):
            return name
    return None


def allowed(layer):
    return next(below.split() for name, _, below in LAYERS if name == layer)


def direction_fault(source, target):
    """Why `source` may not include `target` (paths from the root); None when it may."""
    from_layer, to_layer = layer_of(source), layer_of(target)
    if from_layer is None or to_layer is None:
        return f"no layer is known for {source if from_layer is None else target}"
    if from_layer != to_layer:
        if to_layer in allowed(from_layer):
            return None
        return f"{from_layer} may not include {to_layer} ({target})"
    depth = SEPARATE.get(from_layer, 0)
    if source.split("/")[:depth] != target.split("/")[:depth]:
        return f"{from_layer} folders may not include each other ({target})"
    return None


def include_fault(root, source, bracket, target):
    """What is wrong with one include line; None when nothing is."""
    if bracket == "<":
        return f"<{target}> is ours, include it in quotes" if OURS.match(target) else None
    if not OURS.match(target):
        return f'"{target}" is not a full path from the root'
    if not (root / target).is_file():
        return f'"{target}" does not exist'
    return direction_fault(source, target)


def check_file(root, path):
    source = path.relative_to(root).as_posix()
    text = path.read_text(encoding="utf-8")
    faults = []
    if path.suffix == ".hpp" and "#pragma once" not in text.splitlines():
        faults.append(f"{source}:1: a header needs #pragma once")
    for number, line in enumerate(text.splitlines(), start=1):
        match = INCLUDE.match(line)
        fault = match and include_fault(root, source, *match.groups())
        if fault:
            faults.append(f"{source}:{number}: {fault}")
    return faults


def check_tree(root):
    """All faults of the sources below `root`, in order of path and line."""
    faults = []
    for folder in SOURCE_FOLDERS:
        files = [p for p in (root / folder).rglob("*") if p.suffix in (".hpp", ".cpp")]
        for path in sorted(files):
            faults += check_file(root, path)
    return faults


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    faults = check_tree(root)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
