#!/usr/bin/env bash
# Builds everything and runs every check and test. usage: test.sh [PRESET]   (default: release)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh
preset=${1:-release}

install_packages "${test_packages[@]}"
python3 scripts/check_includes.py
scripts/format.sh --check
build "$preset" all -DMINIMEX_BUILD_BENCHMARKS=ON
ctest --preset "$preset" --label-exclude "^long$" --parallel "$(nproc)"
