#!/usr/bin/env bash
# Installs the packages of a folder in a bare Debian system and uses them as a newcomer would.
# usage: try_in_bare_root.sh PACKAGES [ROOT]    (default: a temporary folder, removed afterwards)
# Needs root. A ROOT that is there already is used again. The sources of apt are this machine's.
set -euo pipefail
packages=$(realpath "$1")
source=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
root=${2:-$(mktemp -d)}
[[ -n ${2:-} ]] || trap 'rm -rf "$root"' EXIT

mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -1)
if [[ ! -e $root/usr/bin/dpkg ]]; then
  debootstrap --variant=minbase bookworm "$root" "${mirror:-http://deb.debian.org/debian}" >"$root.log" 2>&1 ||
    { tail -20 "$root.log" >&2; exit 1; }
  rm -f "$root.log"
fi
# Programs of the root itself would reach the network by the configuration of this machine.
cp -r /etc/apt/apt.conf.d /etc/apt/sources.list* "$root/etc/apt/" 2>/dev/null || true
rm -rf "$root/packages" "$root/examples"
cp -r "$packages" "$root/packages"
cp -r "$source/examples" "$root/examples"

chroot "$root" /bin/bash -e <<'INSIDE'
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
apt-get -qq install --yes --no-install-recommends /packages/*.deb g++ cmake ninja-build pkg-config man-db >/dev/null

minimex --version
[[ $(minimex solve chessboard /examples/chessboard.txt) == 31 ]]
minimex solve river /examples/river.txt --json | minimex verify river /examples/river.txt - --require-proof
dpkg -L minimex | grep -q man1/minimex-solve.1.gz

cmake -G Ninja -S /examples/cpp -B /consumer >/dev/null
cmake --build /consumer -- --quiet
/consumer/solve_a_board
g++ -std=c++20 $(pkg-config --cflags minimex) /examples/cpp/prove_and_check.cpp $(pkg-config --libs minimex) -o /pc
/pc

if dpkg -s python3-minimex >/dev/null 2>&1; then
  python3 -c 'import minimex; help(minimex.solve)' | head -3
fi
INSIDE
echo "the packages work in a bare Debian system"
