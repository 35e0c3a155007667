#!/usr/bin/env bash
# Builds minimex and its Python package, and shows what they do: the boards of examples/ solved and drawn
# by the program, as text and as pictures in build/pictures, and their answers checked.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

install_packages "${build_packages[@]}"
build release minimex_cli
build release minimex_python

mkdir -p build/pictures
for board in examples/*.txt; do
  echo
  game=$(basename "$board" .txt)
  build/release/minimex render "$game" "$board"
  build/release/minimex render "$game" "$board" -o "build/pictures/$game.svg"
  echo -n "minimex verify: "
  build/release/minimex solve "$game" "$board" --json | build/release/minimex verify "$game" "$board" -
done
echo
echo "the same as pictures: build/pictures/*.svg"
