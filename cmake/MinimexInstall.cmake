# The shared library and what `cmake --install` puts where. Components: `lib` (the shared library),
# `dev` (headers, the static library, CMake and pkg-config files), `tools` (the program, its pages
# and completions), `cluster` (the program for MPI jobs), `python` (python/ installs it itself).
#
# The house links its programs and tests with the static library, which shows them everything; the
# shared one is the same objects with the public names alone (cmake/minimex.map).
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)
include(MinimexPublicHeaders)

# Imported targets are known in the folder that finds them, and below: minimex/ has found it for itself.
find_package(Threads REQUIRED)

add_library(minimex_shared SHARED)
set_target_properties(minimex_shared PROPERTIES
  OUTPUT_NAME minimex
  EXPORT_NAME minimex
  LINKER_LANGUAGE CXX
  VERSION ${PROJECT_VERSION}
  # Before 1.0 a minor version may change the interface.
  SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
  LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/shared"
  LINK_DEPENDS "${PROJECT_SOURCE_DIR}/cmake/minimex.map")
target_sources(minimex_shared PUBLIC
  FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${MINIMEX_PUBLIC_HEADERS})
target_compile_features(minimex_shared INTERFACE cxx_std_20)
target_link_libraries(minimex_shared
  PRIVATE "$<LINK_LIBRARY:WHOLE_ARCHIVE,minimex>"
  INTERFACE Threads::Threads)
target_link_options(minimex_shared PRIVATE
  "-Wl,--version-script=${PROJECT_SOURCE_DIR}/cmake/minimex.map" -Wl,--as-needed)
# clang leaves the sanitizers' own functions to the program.
if(NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
  target_link_options(minimex_shared PRIVATE -Wl,--no-undefined)
endif()

set(package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/minimex")
install(TARGETS minimex_shared
  EXPORT minimexTargets
  LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT lib NAMELINK_COMPONENT dev
  FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT dev)
install(EXPORT minimexTargets
  NAMESPACE minimex:: DESTINATION "${package_folder}" COMPONENT dev)
install(TARGETS minimex
  EXPORT minimexStaticTargets
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT dev)
install(EXPORT minimexStaticTargets
  NAMESPACE minimex:: DESTINATION "${package_folder}" COMPONENT dev)

configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/minimexConfig.cmake.in" "${PROJECT_BINARY_DIR}/minimexConfig.cmake"
  INSTALL_DESTINATION "${package_folder}")
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/minimexConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
# Relative to itself, so that the installed tree may be moved.
file(RELATIVE_PATH MINIMEX_PREFIX_FROM_PC "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" MINIMEX_PREFIX_FROM_PC "${MINIMEX_PREFIX_FROM_PC}")
configure_file("${PROJECT_SOURCE_DIR}/cmake/minimex.pc.in" "${PROJECT_BINARY_DIR}/minimex.pc" @ONLY)
install(
  FILES "${PROJECT_BINARY_DIR}/minimexConfig.cmake" "${PROJECT_BINARY_DIR}/minimexConfigVersion.cmake"
  DESTINATION "${package_folder}" COMPONENT dev)
install(FILES "${PROJECT_BINARY_DIR}/minimex.pc"
  DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT dev)

if(MINIMEX_BUILD_CLI)
  install(TARGETS minimex_cli RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT tools)
  install(DIRECTORY "${MINIMEX_PAGES}/man/" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT tools
    FILES_MATCHING PATTERN "*.gz")
  install(FILES "${MINIMEX_PAGES}/completion/minimex.bash"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" RENAME minimex COMPONENT tools)
  install(FILES "${MINIMEX_PAGES}/completion/_minimex"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions" COMPONENT tools)
  install(FILES "${MINIMEX_PAGES}/completion/minimex.fish"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT tools)
endif()
if(TARGET minimex_cluster)
  install(TARGETS minimex_cluster RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT cluster)
  install(FILES "${MINIMEX_PAGES}/cluster/minimex-cluster.1.gz"
    DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT cluster)
endif()

list(TRANSFORM MINIMEX_PUBLIC_HEADERS PREPEND "\"${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE api_headers)
list(TRANSFORM api_headers APPEND "\"")
list(JOIN api_headers " " MINIMEX_API_HEADERS)
configure_file("${PROJECT_SOURCE_DIR}/cmake/Doxyfile.in" "${PROJECT_BINARY_DIR}/Doxyfile" @ONLY)
