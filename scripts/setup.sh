# shellcheck shell=bash disable=SC2034
# Shared by the scripts beside it (sourced): Debian packages, configuring, building.

# What configuring and building need, what benchmarks need on top, and on top of both the checks of
# test.sh, which tries the benchmarks so that they do not rot. Debian 12 names.
build_packages=(build-essential cmake ninja-build pkg-config libboost-dev libcli11-dev libfmt-dev libgmp-dev libgtest-dev
  libmd-dev librsvg2-dev libzstd-dev nlohmann-json3-dev pybind11-dev python3 python3-dev)
bench_packages=("${build_packages[@]}" libbenchmark-dev)
peer_packages=("${build_packages[@]}" coinor-cbc libboost-graph-dev libigraph-dev liblemon-dev
  libsuitesparse-dev python3-networkx)
test_packages=("${bench_packages[@]}" clang-format fonts-dejavu-core libopenmpi-dev mypy openmpi-bin
  python3-build python3-hypothesis python3-jsonschema python3-networkx python3-numpy python3-pytest python3-scipy
  python3-setuptools python3-wheel python3-yaml)
# Shells and a reader whose completions and manual pages are tried.
test_packages+=(fish mandoc zsh)
# What commands of docs/ are piped to.
test_packages+=(jq nauty parallel)
# What fuzzing needs on top of building: clang with its sanitizers and libFuzzer.
fuzz_packages=("${build_packages[@]}" clang libclang-rt-14-dev)
# What making Debian packages needs on top of building; what making the pages of docs/ needs.
package_packages=(dpkg-dev file libopenmpi-dev)
doc_packages=(doxygen mkdocs mkdocs-material)

# The tests of the page need Chromium, and Node 18 or later with npm, from Debian or from elsewhere.
test_packages+=(chromium)
command -v npm >/dev/null || test_packages+=(nodejs npm)

# install_packages PACKAGE...: installs those that are missing, as root or by sudo; silent when none is.
install_packages() {
  local package missing=()
  for package in "$@"; do
    if [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then
      missing+=("$package")
    fi
  done
  ((${#missing[@]})) || return 0

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || {
      echo "missing packages: ${missing[*]} (install them as root, or install sudo)" >&2
      return 1
    }
    as_root=(sudo)
  fi
  echo "installing ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0)
  "${apt[@]}" update
  "${apt[@]}" install --yes --no-install-recommends "${missing[@]}" >/dev/null
}

# build PRESET TARGET [OPTION...]: configures when needed, with CMake's options if there are any, and
# builds with all processors. Ninja configures again by itself when a CMake file changes, but does not
# know of the presets.
build() {
  local preset=$1 target=$2 folder=build/$1 quiet=()
  shift 2
  if (($#)) || [[ ! -f $folder/build.ninja || CMakePresets.json -nt $folder/build.ninja ]]; then
    echo "configuring $folder"
    mkdir -p build
    cmake --preset "$preset" "$@" >"$folder.log" 2>&1 || { cat "$folder.log" >&2; return 1; }
  fi
  [[ -t 1 ]] || quiet=(-- --quiet)
  cmake --build "$folder" --target "$target" --parallel "$(nproc)" "${quiet[@]}"
}
