#!/usr/bin/env bash
# Builds the Debian packages and the archive in build/package/packages. With --test also tries them:
# lintian has to be silent, and in a bare Debian system (a folder made by debootstrap; needs root)
# the program, the module and a consumer of the library have to work.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/setup.sh

install_packages "${build_packages[@]}" "${package_packages[@]}"
build package all
packages=build/package/packages
rm -rf "$packages"
# All files get the time of the change log: the same sources make the same packages.
SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -l build/package/debian/changelog -S Timestamp)
export SOURCE_DATE_EPOCH
for generator in DEB TGZ; do
  (cd build/package && cpack -G "$generator" >"cpack-$generator.log" 2>&1) || {
    cat "build/package/cpack-$generator.log" >&2
    exit 1
  }
done
# The archive anew in the order of names: a file system has its own, which CPack takes over.
for archive in "$packages"/*.tar.gz; do
  name=$(basename "$archive" .tar.gz)
  tar -C "$packages/_CPack_Packages/Linux/TGZ" --sort=name --owner=root:0 --group=root:0 \
    --mtime="@$SOURCE_DATE_EPOCH" -c "$name" | gzip -9n >"$archive"
done
rm -rf "$packages/_CPack_Packages"
ls -l "$packages"
[[ ${1:-} == --test ]] || exit 0

install_packages lintian debootstrap
lintian --allow-root --fail-on error,warning "$packages"/*.deb
packaging/try_in_bare_root.sh "$packages"
