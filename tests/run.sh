#!/usr/bin/env bash
# Installs what is missing, builds everything and passes every test: all of them in the release build, the engine's under
# the address and undefined behaviour sanitizers, and those labelled `threads` under the thread sanitizer.
#   tests/run.sh [--quick] [--tidy]
#     --quick   the release build only
#     --tidy    clang-tidy over the release build too
# The last line is `N passed, N failed`; not 0 when something failed or no test ran.
set -euo pipefail
source "$(dirname -- "${BASH_SOURCE[0]}")/../cmake/setup.sh"

passed=0
failed=0
broken=() # stages that failed other than by a test
scratch=
xvfb=

finish() {
    local code=$?
    [[ -z $xvfb ]] || kill "$xvfb" 2>/dev/null || true
    [[ -z $scratch ]] || rm -rf -- "$scratch"
    ((passed + failed)) || broken+=("no test ran")
    ((code == 0)) || ((failed)) || ((${#broken[@]})) || broken+=("stopped early")
    ((${#broken[@]} == 0)) || printf 'FAILED: %s\n' "${broken[@]}"
    printf '%d passed, %d failed\n' "$passed" "$failed"
    ((code == 0 && failed == 0 && ${#broken[@]} == 0)) || exit 1
}

sources() {
    # An unpacked archive has no git to ask.
    git -C "$root" ls-files -z -- '*.cpp' '*.h' 2>/dev/null ||
        find "$root" -path "$root/build" -prune -o -type f \( -name '*.cpp' -o -name '*.h' \) -printf '%P\0'
}

# Every version of clang-format breaks lines in its own way, so only one of them can say what is right.
check_format() {
    local tool output
    for tool in clang-format-14 clang-format; do
        "$tool" --version 2>/dev/null | grep -q 'version 14\.' || continue
        say "checking the format"
        output=$(cd "$root" && sources | xargs -0r "$tool" --dry-run --Werror 2>&1) || {
            sed -nE 's/^(.+):[0-9]+:[0-9]+: error: .*/   differs: \1/p' <<<"$output" | sort -u
            broken+=("clang-format (clang-format -i FILE puts it right)")
        }
        return
    done
    say "format check skipped: it needs clang-format 14"
}

check_tidy() {
    say "checking with $(clang-tidy --version | grep -o 'version [0-9.]*' | head -n 1 | sed 's/^/clang-tidy /')"
    (cd "$root" && run-clang-tidy -quiet -extra-arg=-Wno-unknown-warning-option -p build/release "^$root/(engine|ui|app|tests)/") >"$root/build/tidy.log" 2>&1 || {
        sed -i 's/\x1b\[[0-9;]*m//g' "$root/build/tidy.log"
        grep -E '(warning|error):' "$root/build/tidy.log" | sort -u || tail -n 20 "$root/build/tidy.log"
        broken+=("clang-tidy (build/tidy.log)")
    }
}

# For the tests that ask for the real window system; all others choose `offscreen` themselves.
start_window_system() {
    local number
    exec {ready}< <(exec Xvfb -displayfd 1 -screen 0 1600x1000x24 -nolisten tcp 2>/dev/null)
    xvfb=$!
    read -r -t 60 number <&"$ready" || die "Xvfb does not start"
    export DISPLAY=:$number
}

# The tests see none of the user's settings, state and passwords, and talk to this machine only.
isolated() (
    mkdir -p "$scratch"/{config,data,cache,state}
    mkdir -p "$scratch/runtime" && chmod 700 "$scratch/runtime"
    unset http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY WAYLAND_DISPLAY
    export XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data XDG_CACHE_HOME=$scratch/cache \
        XDG_STATE_HOME=$scratch/state XDG_RUNTIME_DIR=$scratch/runtime \
        DBUS_SESSION_BUS_ADDRESS=disabled: LC_ALL=C.UTF-8
    cd "$root"
    exec "$@"
)

# test_tree PRESET [CTEST OPTIONS]
test_tree() {
    local log=$root/build/test-$1.log line skipped
    say "testing $1"
    isolated "${launcher[@]}" ctest --preset "$1" -j2 --output-on-failure --no-tests=ignore "${@:2}" 2>&1 | tee "$log" || true
    line=$(grep -E '^[0-9]+% tests passed' "$log") || {
        grep -q 'No tests were found' "$log" || broken+=("ctest $1")
        say "no test to run in $1"
        return
    }
    [[ $line =~ ,\ ([0-9]+)\ tests?\ failed\ out\ of\ ([0-9]+) ]] || die "ctest's summary is not understood: $line"
    skipped=$(grep -cE '\*\*\*(Skipped|Not Run \(Disabled\))' "$log" || true)
    ((skipped == 0)) || say "$skipped skipped in $1"
    ((failed += BASH_REMATCH[1], passed += BASH_REMATCH[2] - BASH_REMATCH[1] - skipped)) || true
}

# starts SANITIZER [LAUNCHER]: whether programs with it get to their main function here. The address space is laid out anew
# each time, so once is not enough.
starts() {
    local program=$scratch/$1 i
    [[ -x $program ]] || g++ -fsanitize="$1" -x c++ -o "$program" - <<<'int main() {}' || die "g++ lacks -fsanitize=$1"
    for ((i = 0; i < 10; i++)); do
        "${@:2}" "$program" >/dev/null 2>&1 || return
    done
}

# Older sanitizer runtimes cannot live with as much address randomisation as newer kernels apply, and fail at one start in many:
# so without it where that is allowed.
choose_launcher() {
    launcher=(setarch -R)
    starts "$1" "${launcher[@]}" && return
    launcher=()
    starts "$1"
}

test_addresses() {
    export UBSAN_OPTIONS=print_stacktrace=1
    export ASAN_OPTIONS=detect_leaks=1:strict_string_checks=1
    # OpenSSL frees what it keeps for the whole process after the leak check has looked, if the threads end in that order.
    echo 'leak:libcrypto' >"$scratch/leaks"
    export LSAN_OPTIONS=suppressions=$scratch/leaks:print_suppressions=0
    choose_launcher address || {
        # The leak check attaches to its own process, which some containers forbid.
        ASAN_OPTIONS=${ASAN_OPTIONS/detect_leaks=1/detect_leaks=0}
        choose_launcher address || die "programs with the address sanitizer do not start here"
        say "WARNING: this machine forbids ptrace, so memory leaks go unnoticed"
    }
    configure asan -DSCHEMABRIDGE_BUILD_TESTS=ON
    build asan
    # The comparison with the reference implementation is one of meaning, and asks much.
    test_tree asan -LE '^(ui|reference)$'
    unset ASAN_OPTIONS
}

test_threads() {
    local tests
    # Qt and GLib are not built for the sanitizer, which would take their own locking for races. What goes between threads
    # through std::mutex and std::atomic is checked in full; a value inside a queued Qt call looks unprotected.
    export TSAN_OPTIONS=second_deadlock_stack=1:ignore_noninstrumented_modules=1
    choose_launcher thread || die "programs with the thread sanitizer do not start here, nor with setarch -R"
    configure tsan -DSCHEMABRIDGE_BUILD_TESTS=ON
    # A test is named as its target, and the others need not be built.
    mapfile -t tests < <(cd "$root" && ctest --preset tsan -N -L '^threads$' | sed -nE 's/^ *Test +#[0-9]+: //p')
    if ((${#tests[@]})); then
        build tsan "${tests[@]}"
        test_tree tsan -L '^threads$'
    else
        say "no test has the label threads"
    fi
}

quick=
tidy=
for argument; do
    case $argument in
    --quick) quick=yes ;;
    --tidy) tidy=yes ;;
    *) die "unknown option $argument; known: --quick --tidy" ;;
    esac
done

trap finish EXIT
trap 'exit 130' INT TERM
use_utf8
install_packages "${build_packages[@]}" "${test_packages[@]}" ${tidy:+"${tidy_packages[@]}"}
install_reference
scratch=$(mktemp -d)
check_format
configure release -DSCHEMABRIDGE_BUILD_TESTS=ON
build release
if [[ -n $tidy ]]; then
    check_tidy
fi
launcher=()
start_window_system
test_tree release
if [[ -z $quick ]]; then
    test_addresses
    test_threads
fi
