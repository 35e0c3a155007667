#!/usr/bin/env bash
# Fuzzes every reader, and engines against references. usage: fuzz.sh [SECONDS] [CORPUS]
# (default: 3600 seconds for each group of readers, corpora kept in build/fuzz/corpus)
# Groups run beside each other at the lowest priority; what is found lies in build/fuzz/findings.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh
seconds=${1:-3600}
corpus=$(realpath -m "${2:-build/fuzz/corpus}")
findings=$PWD/build/fuzz/findings

install_packages "${fuzz_packages[@]}"
build fuzz minimex_fuzzers
mkdir -p "$findings"
tests=$PWD/build/fuzz/tests
running=()
for group in instance claim file request; do
  seeds=()
  [[ -d tests/fuzz/corpus/$group ]] && seeds=("tests/fuzz/corpus/$group")
  "$tests/fuzz_${group}_replay" --write "$corpus/$group" "${seeds[@]}"
  nice -n 19 "$tests/fuzz_$group" "$corpus/$group" -dict=tests/fuzz/minimex.dict \
    -max_total_time="$seconds" -timeout=120 -rss_limit_mb=1500 -max_len=4096 -print_final_stats=1 \
    -artifact_prefix="$findings/$group-" >"$findings/$group.log" 2>&1 &
  running+=($!)
done
nice -n 19 "$tests/minimex-differential" --seed "$(date +%s)" --time "$seconds" \
  --output "$findings" >"$findings/differential.log" &
running+=($!)
failed=0
for process in "${running[@]}"; do wait "$process" || failed=1; done
tail -n 12 "$findings"/*.log
exit "$failed"
