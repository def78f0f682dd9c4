#!/usr/bin/env bash
# Measures the expression engine and the JSONata reference implementation on Node in one run, on the same cases:
#   tests/bench/run.sh [FILTER]      FILTER: part of a case's title, such as `key:`
# Prints case, nanoseconds of both, their ratio and its floor; exits 1 when a floor is missed.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../../cmake/setup.sh"

filter=${1:-}
results=$root/build/bench
program=$root/build/release/bench/expression_bench

install_packages "${build_packages[@]}" "${test_packages[@]}"
install_reference
configure release -DSCHEMABRIDGE_BUILD_TESTS=ON
build release expression_bench
mkdir -p "$results"
"$program" --write-inputs "$results"
say "measuring the engine and the reference in turns"
node "$root/tests/node/bench.mjs" "$root/tests/bench/expression/cases.json" "$results" "$program" "$filter"
