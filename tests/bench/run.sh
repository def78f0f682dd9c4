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
say "measuring the engine"
# Google Benchmark's own console table would only repeat what follows; its filter is a regular expression.
"$program" --benchmark_filter="$(sed 's/[][\.*^$+?(){}|]/\\&/g' <<<"$filter")" --benchmark_out="$results/ours.json" \
    --benchmark_out_format=json >"$results/ours.log" 2>&1 || die "expression_bench failed (build/bench/ours.log)"
say "measuring the reference"
node "$root/tests/node/bench.mjs" "$root/tests/bench/expression/cases.json" "$results" "$results/ours.json" "$filter"
