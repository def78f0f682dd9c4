#!/usr/bin/env bash
# Installs what is missing, builds and starts the designer on the sample workflow; without a display, makes the
# sample's test run in the terminal instead.
#   app/run.sh [FILE] [DESIGNER OPTIONS]     FILE is opened in place of the sample
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../cmake/setup.sh"

samples=$root/resources/samples
programs=$root/build/release/bin

# The tests need packages that the programs do not; a tree that has them configured keeps them.
set_up() {
    local options=()
    if ! grep -qs '^SCHEMABRIDGE_BUILD_TESTS:BOOL=ON' "$root/build/release/CMakeCache.txt"; then
        options=(-DSCHEMABRIDGE_BUILD_TESTS=OFF)
    fi
    install_packages "${build_packages[@]}"
    configure release "${options[@]}"
    build release schemabridge-designer schemabridge
}

start_designer() {
    local argument files=("$samples/order-to-cash.workflow.json")
    for argument; do
        if [[ -f $argument ]]; then
            files=()
        fi
    done
    say "starting the designer"
    exec "$programs/schemabridge-designer" "${files[@]}" "$@"
}

# The state of its own keeps the user's executions apart. The same payload again is a duplicate, and the second run says so.
run_sample() {
    say "no display: the sample's test run in the terminal"
    exec "$programs/schemabridge" run "$samples/order-to-cash.workflow.json" \
        --payload "$samples/order-to-cash.payload.json" --state "$root/build/sample-state"
}

use_utf8
set_up
if [[ -n ${DISPLAY:-} || -n ${WAYLAND_DISPLAY:-} ]]; then
    start_designer "$@"
else
    run_sample
fi
