#!/usr/bin/env bash
# Builds all benchmarks and runs those of the engines. usage: bench.sh [OPTION...]
# Options go to Google Benchmark: --benchmark_filter=chessboard/14x14, --benchmark_min_time=0.1
# Or: bench.sh peers [OPTION...]: builds minimex and other programs and runs bench/peers.py.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

if [[ ${1-} == peers ]]; then
  shift
  install_packages "${peer_packages[@]}"
  build release minimex_cli -DMINIMEX_BUILD_PEERS=ON
  build release peers
  exec /usr/bin/python3 -B bench/peers.py "$@"
fi
install_packages "${bench_packages[@]}"
build release benchmarks -DMINIMEX_BUILD_BENCHMARKS=ON
build/release/bench/contour/contour_bench "$@"
build/release/bench/matching/matching_bench "$@"
