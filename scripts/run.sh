#!/usr/bin/env bash
# Builds minimex and shows what it does: the boards of examples/ solved and drawn by the program.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

install_packages "${build_packages[@]}"
build release minimex_cli

for game in chessboard woodchess chomp knights river bus; do
  echo
  build/release/minimex render "$game" "examples/$game.txt"
done
