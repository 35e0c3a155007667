# Whether the Python package is built: `build_python`, by MINIMEX_BUILD_PYTHON and what is installed.
set(MINIMEX_BUILD_PYTHON AUTO CACHE STRING
  "Build the Python package: ON, OFF, or AUTO: where pybind11 and Python's headers are")

set(build_python ${MINIMEX_BUILD_PYTHON})
if(build_python STREQUAL "AUTO" AND NOT PROJECT_IS_TOP_LEVEL)
  set(build_python OFF)
endif()
if(build_python)
  # pybind11 comes with the system's Python, whichever is first on PATH; and it looks for an older one
  # by itself unless one is found before.
  if(NOT Python_EXECUTABLE AND EXISTS /usr/bin/python3)
    set(Python_EXECUTABLE /usr/bin/python3)
  endif()
  if(build_python STREQUAL "AUTO")
    find_package(Python QUIET COMPONENTS Interpreter Development.Module)
    if(Python_FOUND)
      find_package(pybind11 2.10 CONFIG QUIET)
    endif()
    set(build_python ${pybind11_FOUND})
  else()
    find_package(Python REQUIRED COMPONENTS Interpreter Development.Module)
    find_package(pybind11 2.10 CONFIG REQUIRED)
  endif()
endif()
if(NOT build_python)
  set(build_python OFF)
endif()
