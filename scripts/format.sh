#!/usr/bin/env bash
# Formats every C++ file in place; with --check only tells which are not formatted, and fails.
# Other versions of clang-format lay some lines out differently, so only version 14 has a say.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

formatter=$(command -v clang-format-14 || command -v clang-format || true)
if [[ -z $formatter ]] || ! "$formatter" --version | grep -q 'version 14\.'; then
  echo "clang-format 14 is not installed: formatting skipped" >&2
  exit 0
fi

mode=(-i)
if [[ ${1:-} == --check ]]; then mode=(--dry-run -Werror); fi
find minimex apps tests -name '*.hpp' -print0 -o -name '*.cpp' -print0 |
  xargs -0 "$formatter" "${mode[@]}"
