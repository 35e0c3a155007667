#!/usr/bin/env bash
# Builds all benchmarks and runs those of the engines. usage: bench.sh [OPTION...]
# Options go to Google Benchmark: --benchmark_filter=chessboard/14x14, --benchmark_min_time=0.1
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

install_packages "${bench_packages[@]}"
build release benchmarks -DMINIMEX_BUILD_BENCHMARKS=ON
build/release/bench/contour/contour_bench "$@"
build/release/bench/matching/matching_bench "$@"
