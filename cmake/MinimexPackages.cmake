# Debian packages, one a component, and an archive of everything: `cpack -G DEB`, `cpack -G TGZ`
# in a tree that was configured with the preset `package` (scripts/package.sh does all of it).
# A component is packaged when something is installed for it, so `python` needs no mention elsewhere.
set(MINIMEX_MAINTAINER "The minimex authors <maintainers@minimex.invalid>" CACHE STRING
  "Who answers for the packages: a name and an address; the preset one receives nothing")

set(CPACK_PACKAGE_NAME minimex)
set(CPACK_PACKAGE_VENDOR minimex)
set(CPACK_PACKAGE_CONTACT "${MINIMEX_MAINTAINER}")
# Every package has its own; a common one would stand before them.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_BINARY_DIR}/packages")
set(CPACK_PACKAGE_FILE_NAME "minimex-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS  # whatever the umask
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/packaging/set_times.cmake")

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(runtime "libminimex${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}")
set(about "minimex gives exact, checkable answers for one-player puzzles, two-player
scoring games and games that the last mover wins, on contours of a board and
on conflict graphs.")

# package(COMPONENT NAME SECTION MULTIARCH SUMMARY TEXT): what Debian is told of a component.
function(minimex_package component name section multiarch summary text)
  string(TOUPPER "${component}" COMPONENT)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME "${name}" PARENT_SCOPE)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_SECTION "${section}" PARENT_SCOPE)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_MULTIARCH "${multiarch}" PARENT_SCOPE)
  set(CPACK_DEBIAN_${COMPONENT}_DESCRIPTION "${summary}\n${about}\n\n${text}" PARENT_SCOPE)
endfunction()
minimex_package(lib ${runtime} libs same "exact combinatorial games - shared library"
  "This package holds the shared library.")
minimex_package(dev libminimex-dev libdevel same "exact combinatorial games - development files"
  "This package holds the headers, the static library, and files for CMake and\npkg-config.")
minimex_package(tools minimex math foreign "exact combinatorial games - command-line program"
  "This package holds the program, its manual pages and completions.")
minimex_package(cluster minimex-cluster math foreign "exact combinatorial games - program for MPI jobs"
  "This package holds the program for jobs of many machines, and its manual page.")
minimex_package(python python3-minimex python "" "exact combinatorial games - Python module"
  "This package holds the Python module.")
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
  "${runtime} (= ${PROJECT_VERSION}), libfmt-dev, libgmp-dev, libmd-dev, libzstd-dev")
set(CPACK_DEBIAN_DEV_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS "cmake, pkg-config")
set(CPACK_DEBIAN_TOOLS_PACKAGE_RECOMMENDS "librsvg2-2")
set(CPACK_DEBIAN_CLUSTER_PACKAGE_RECOMMENDS "openmpi-bin")
if(TARGET minimex_python)
  # The module is for one minor version of Python, that of the system.
  math(EXPR next_minor "${Python_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
    "python3 (>= ${Python_VERSION_MAJOR}.${Python_VERSION_MINOR}~), python3 (<< ${Python_VERSION_MAJOR}.${next_minor})")
endif()
set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS "python3-networkx, python3-numpy")
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
  "${PROJECT_SOURCE_DIR}/packaging/python/postinst;${PROJECT_SOURCE_DIR}/packaging/python/prerm")

# What Debian wants beside the files: copyright and change log. dpkg's triggers update the linker's
# cache; CPack writes scripts that do so, too, whatever it is told, of which lintian would complain.
set(triggers "${PROJECT_BINARY_DIR}/debian/triggers")
file(WRITE "${triggers}" "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_LIB_PACKAGE_CONTROL_EXTRA "${triggers}")
set(overrides "${PROJECT_BINARY_DIR}/debian/${runtime}")
file(WRITE "${overrides}" "# CPack adds them to every package with a shared library.\n\
${runtime}: maintscript-calls-ldconfig\n")
install(FILES "${overrides}" DESTINATION "${CMAKE_INSTALL_DATADIR}/lintian/overrides" COMPONENT lib)
set(changes "${PROJECT_BINARY_DIR}/debian/changelog")
configure_file("${PROJECT_SOURCE_DIR}/packaging/changelog.in" "${changes}" @ONLY)
execute_process(COMMAND "${MINIMEX_GZIP}" -9nkf "${changes}" COMMAND_ERROR_IS_FATAL ANY)

# minimex_debian_files(COMPONENT): puts them beside the files of a component that is installed.
function(minimex_debian_files component)
  string(TOUPPER "${component}" COMPONENT)
  set(folder "${CMAKE_INSTALL_DOCDIR}")
  cmake_path(REPLACE_FILENAME folder "${CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME}")
  install(FILES "${PROJECT_SOURCE_DIR}/packaging/copyright" "${changes}.gz"
    DESTINATION "${folder}" COMPONENT ${component})
endfunction()
minimex_debian_files(lib)
minimex_debian_files(dev)
if(MINIMEX_BUILD_CLI)
  minimex_debian_files(tools)
endif()
if(TARGET minimex_cluster)
  minimex_debian_files(cluster)
endif()
if(TARGET minimex_python)
  minimex_debian_files(python)
endif()

include(CPack)
