#!/usr/bin/env bash
# Builds the fuzzers with Clang and runs each for so long:
#   tests/fuzz/run.sh [SECONDS [TARGET]...]     60 seconds; targets: expression_parse expression_evaluate
# What they find lies in build/fuzz/findings; exits 1 then. What they learnt stays in build/fuzz/corpus for the next run.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../../cmake/setup.sh"

seconds=${1:-60}
targets=("${@:2}")
((${#targets[@]})) || targets=(expression_parse expression_evaluate)
folder=$root/build/fuzz

# The run time library has the compiler's version in its name, and may be of another package than the compiler.
install_clang() {
    install_packages clang
    local version
    version=$(clang++ -dumpversion) && install_packages "libclang-rt-${version%%.*}-dev"
}

fuzz() {
    local name=$1
    mkdir -p "$folder/findings" "$folder/corpus/$name"
    say "fuzzing $name for $seconds seconds"
    "$folder/bin/fuzz_$name" -max_total_time="$seconds" -dict="$folder/seeds/dictionary" -max_len=600 -timeout=20 \
        -rss_limit_mb=3000 -artifact_prefix="$folder/findings/$name-" -print_final_stats=1 \
        "$folder/corpus/$name" "$folder/seeds/$name" "$root/tests/fuzz/corpus/$name" >"$folder/$name.log" 2>&1 || {
        tail -n 60 "$folder/$name.log"
        return 1
    }
    grep -E '^stat::(number_of_executed_units|new_units_added)' "$folder/$name.log"
}

install_packages "${build_packages[@]}" "${test_packages[@]}"
install_clang
configure fuzz
build fuzz write_fuzz_seeds "${targets[@]/#/fuzz_}"
quietly "$folder/seeds.log" "$folder/bin/write_fuzz_seeds" "$folder/seeds"
found=
for target in "${targets[@]}"; do
    fuzz "$target" || found=yes
done
[[ -z $found ]] || die "something was found: build/fuzz/findings"
