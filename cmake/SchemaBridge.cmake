# The compiler settings of every target and the two functions that every folder uses.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_AUTOMOC_MOC_OPTIONS --include "${CMAKE_CURRENT_LIST_DIR}/moc_prelude.h")
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

set(SCHEMABRIDGE_SANITIZER "" CACHE STRING "Empty, or what -fsanitize= takes: address,undefined or thread")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

add_library(schemabridge_options INTERFACE)
# Qt 6.8's QTRY_ macros narrow a time in the test that uses them; with an older Qt the tests are held to this warning, too.
target_compile_options(schemabridge_options INTERFACE -Wall -Wextra -Wpedantic -Werror
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:SCHEMABRIDGE_MAY_NARROW>>>:-Wconversion>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 takes `"text" + std::string` for an overlapping copy once it optimises: https://gcc.gnu.org/PR105651
    target_compile_options(schemabridge_options INTERFACE $<$<NOT:$<CONFIG:Debug>>:-Wno-restrict>)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13)
    # It takes a view that a temporary holds for a view into the temporary (views of ours look at what lives longer), and
    # does not see that a scope takes its own address back when it ends.
    target_compile_options(schemabridge_options INTERFACE -Wno-dangling-reference -Wno-dangling-pointer)
endif()
target_compile_definitions(schemabridge_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_USE_QSTRINGBUILDER)
target_include_directories(schemabridge_options INTERFACE "${PROJECT_SOURCE_DIR}")
if(SCHEMABRIDGE_SANITIZER)
    target_compile_options(schemabridge_options INTERFACE
        -fsanitize=${SCHEMABRIDGE_SANITIZER} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(schemabridge_options INTERFACE -fsanitize=${SCHEMABRIDGE_SANITIZER})
    # What a sanitizer adds misleads the warnings that follow a value's way; the other builds hold the same sources to them.
    target_compile_options(schemabridge_options INTERFACE -Wno-error)
endif()
if(SCHEMABRIDGE_FUZZ)
    # What libFuzzer learns from; its own main function comes with the fuzzers only.
    target_compile_options(schemabridge_options INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(schemabridge_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# schemabridge_library(NAME SOURCES files... LINKS what this folder may know...)
# One folder, one target: what is not in LINKS does not link.
function(schemabridge_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC schemabridge_options ${ARG_LINKS} PRIVATE ${ARG_PRIVATE_LINKS})
endfunction()

# schemabridge_test(NAME SOURCES files... LINKS targets... [LABELS labels...] [TIMEOUT seconds])
# A Qt Test program. Tests get the source tree's place as SCHEMABRIDGE_SOURCE_DIR.
function(schemabridge_test name)
    cmake_parse_arguments(ARG "" "TIMEOUT" "SOURCES;LINKS;LABELS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
        set_target_properties(${name} PROPERTIES SCHEMABRIDGE_MAY_NARROW ON)
    endif()
    target_link_libraries(${name} PRIVATE schemabridge_options Qt6::Test ${ARG_LINKS})
    target_compile_definitions(${name} PRIVATE SCHEMABRIDGE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 300)
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT} LABELS "${ARG_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
endfunction()
