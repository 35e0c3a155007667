#!/usr/bin/env bash
# Installs the packages of a folder in a bare Debian system, uses them as a newcomer would, and removes them.
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
rm -rf "$root"/etc/apt/{apt.conf.d,sources.list*}
cp -r /etc/apt/apt.conf.d /etc/apt/sources.list* "$root/etc/apt/"
rm -rf "$root"/{packages,examples,consumer}
cp -r "$packages" "$root/packages"
cp -r "$source/examples" "$root/examples"

chroot "$root" /bin/bash -e <<'INSIDE'
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
apt() { apt-get -qq -o Dpkg::Use-Pty=0 "$@" >/dev/null; }
# expect WORDS COMMAND...: the command succeeds and prints the words somewhere.
expect() {
  local words=$1 printed
  shift
  printed=$("$@" 2>&1) && [[ $printed == *"$words"* ]] || {
    echo "$*: expected '$words', got:" >&2
    echo "$printed" >&2
    exit 1
  }
}
apt update
apt install --yes --no-install-recommends /packages/*.deb
python=$(dpkg -s python3-minimex >/dev/null 2>&1 && echo yes || true)

echo "the program"
expect "minimex 0." minimex --version
expect 31 minimex solve chessboard /examples/chessboard.txt
minimex solve river /examples/river.txt --json >/river.json
expect "proved" minimex verify river /examples/river.txt /river.json --require-proof
minimex render bus /examples/bus.txt -o /bus.svg
expect "</svg>" tail -1 /bus.svg

echo "the program for MPI jobs"
apt install --yes --no-install-recommends openmpi-bin
expect 31 mpirun --allow-run-as-root --oversubscribe -n 2 minimex-cluster solve chessboard /examples/chessboard.txt

if [[ -n $python ]]; then
  echo "the module, alone"
  expect "Solution(node-kayles, value=5)" \
    python3 -c 'import minimex; print(minimex.solve("node-kayles", family="grid:3x12"))'
  expect "Args:" python3 -c 'import minimex; help(minimex.solve)'
  apt install --yes --no-install-recommends python3-networkx python3-numpy
  echo "the module, with networkx and numpy"
  expect "value=1" \
    python3 -c 'import minimex, networkx; print(minimex.solve("node-kayles", networkx.petersen_graph()))'
  expect "value=1" \
    python3 -c 'import minimex, numpy; print(minimex.solve("independent-set", numpy.array([[0, 1], [1, 0]])))'
fi

echo "pages and completions"
apt install --yes --no-install-recommends man-db bash-completion fish zsh
for page in $(dpkg -L minimex minimex-cluster | sed -n 's|.*/man1/\(.*\)\.1\.gz$|\1|p'); do
  expect "minimex" env MANWIDTH=80 man --warnings "$page"
done
expect "--time-limit" man minimex-solve
expect "_minimex minimex" bash -c \
  'source /usr/share/bash-completion/bash_completion; _completion_loader minimex || true; complete -p minimex'
expect "_minimex" zsh -fc 'autoload -U compinit; compinit -u -D; echo ${_comps[minimex]}'
expect "solve" fish -c 'complete -C "minimex so"'

echo "consumers of the library"
apt install --yes --no-install-recommends g++ cmake ninja-build pkg-config
cmake -G Ninja -S /examples/cpp -B /consumer >/dev/null
cmake --build /consumer -- --quiet
expect "cost 19, removing 2,1 1,1 1,2" /consumer/solve_a_board
expect "libminimex.so" ldd /consumer/solve_a_board
g++ -std=c++20 /examples/cpp/prove_and_check.cpp $(pkg-config --cflags --libs minimex) -o /consumer/shared
expect "proved 3" /consumer/shared
cat >/consumer/CMakeLists.txt <<'STATIC'
cmake_minimum_required(VERSION 3.25)
project(static LANGUAGES CXX)
find_package(minimex 0.1 REQUIRED COMPONENTS static)
add_executable(static /examples/cpp/prove_and_check.cpp)
target_link_libraries(static PRIVATE minimex::minimex_static)
STATIC
cmake -G Ninja -S /consumer -B /consumer/build >/dev/null
cmake --build /consumer/build -- --quiet
expect "proved 3" /consumer/build/static

echo "removal"
apt purge --yes '*minimex*'
left=$(find / -xdev -name '*minimex*' -not -path '/packages/*' -not -path '/consumer/*' -not -path '/var/cache/man/*')
[[ -z $left ]] || { echo "purging left behind: $left" >&2; exit 1; }
INSIDE
echo "the packages work in a bare Debian system"
