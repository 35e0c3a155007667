#!/usr/bin/env bash
# Makes the site of docs/ in build/site and the pages of the C++ interface in build/site/api.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

install_packages "${build_packages[@]}" "${doc_packages[@]}"
build release minimex_cli
mkdocs build --strict --quiet
rm -rf build/release/api
mkdir build/release/api
doxygen build/release/Doxyfile
rm -rf build/site/api
cp -r build/release/api/html build/site/api
echo "the site: build/site/index.html; the C++ interface: build/site/api/index.html"
