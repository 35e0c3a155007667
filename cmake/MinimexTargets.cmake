# Compile settings shared by every target, and the helpers that register test programs.
include(CMakePushCheckState)
include(CheckCXXCompilerFlag)

add_library(minimex_settings INTERFACE)
target_compile_features(minimex_settings INTERFACE cxx_std_20)
target_compile_options(minimex_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Wold-style-cast
  $<$<BOOL:${MINIMEX_WERROR}>:-Werror>)

# The searches count and scan bits all day; every x86-64 since 2009 has popcnt (level v2).
check_cxx_compiler_flag(-march=x86-64-v2 MINIMEX_HAS_X86_64_V2)
if(MINIMEX_HAS_X86_64_V2)
  target_compile_options(minimex_settings INTERFACE -march=x86-64-v2)
endif()

# minimex_test(NAME source... [LIBS library...] [LABEL quick|slow])
# Builds one GoogleTest program and registers each of its tests with CTest.
function(minimex_test name)
  if(NOT MINIMEX_BUILD_TESTS)
    return()
  endif()
  cmake_parse_arguments(arg "" "LABEL" "LIBS" ${ARGN})
  if(NOT arg_LABEL)
    set(arg_LABEL quick)
  endif()
  add_executable(${name} ${arg_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE minimex_settings minimex::minimex GTest::gtest_main ${arg_LIBS})
  target_compile_definitions(${name} PRIVATE MINIMEX_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests")
  # A busy machine may take long to list the tests of a program, too: by default that has 5 s.
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 300
    PROPERTIES LABELS ${arg_LABEL} TIMEOUT 1800)
endfunction()

# minimex_script_test(FOLDER.NAME quick|slow [NAME=VALUE...])
# Registers test_NAME.py of this folder with CTest: a Python program that runs the built ones, which it finds by
# MINIMEX (the command line's) and by the variables given here.
function(minimex_script_test test label)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  string(REGEX REPLACE "^[a-z]+\\." "" name "${test}")
  add_test(NAME ${test}
    COMMAND Python3::Interpreter -B "${CMAKE_CURRENT_SOURCE_DIR}/test_${name}.py")
  set(environment ${test_environment} "MINIMEX=$<TARGET_FILE:minimex_cli>" "MINIMEX_SOURCE=${PROJECT_SOURCE_DIR}"
    ${ARGN})
  set_tests_properties(${test} PROPERTIES
    LABELS ${label} COST ${test_cost_${label}} TIMEOUT ${test_timeout} ENVIRONMENT "${environment}")
endfunction()
