#!/usr/bin/env bash
# Formats every C++ file in place; with --check only lists the files that are not formatted, and fails.
# Other versions of clang-format lay some lines out differently, so only version 14 has a say.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

formatter=$(command -v clang-format-14 || command -v clang-format || true)
if [[ -z $formatter ]] || ! "$formatter" --version | grep -q 'version 14\.'; then
  echo "clang-format 14 is not installed: formatting skipped" >&2
  exit 0
fi

mapfile -t files < <(find minimex apps python tests bench examples share -name '*.hpp' -o -name '*.cpp' | sort)
if [[ ${1:-} != --check ]]; then
  exec "$formatter" -i "${files[@]}"
fi
if ! report=$("$formatter" --dry-run -Werror "${files[@]}" 2>&1); then
  grep -o '^[^:]*:[0-9]*:[0-9]*: error' <<<"$report" | cut -d: -f1 | sort -u | sed 's/$/: not formatted/'
  exit 1
fi
