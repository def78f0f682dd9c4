# Sourced by app/run.sh and tests/run.sh: the packages, and stages that stay quiet unless they fail.

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

# Clones and build folders share what ccache has: what a file compiles to does not depend on where it lies.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1

# Debian 12 and 13 use the same names.
build_packages=(
    g++ cmake ninja-build ccache pkgconf
    qt6-base-dev qt6-svg-dev libqt6sql6-sqlite
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools # find_package(Qt6 COMPONENTS LinguistTools) wants all three
    libqscintilla2-qt6-dev qtkeychain-qt6-dev libgraphviz-dev
    libssl-dev libsqlite3-dev libsimdjson-dev libboost-dev libcli11-dev libpcre2-dev
    qt6-wayland fonts-inter fonts-dejavu-core ca-certificates # for the running program: a bare system has no font at all
)
test_packages=(libbenchmark-dev openssl xvfb)
tidy_packages=(clang-tidy)

say() { printf '== %s\n' "$*"; }

die() {
    printf '%s: %s\n' "$(basename -- "$0")" "$*" >&2
    exit 1
}

# quietly LOG COMMAND...: what the command says is shown only when it fails.
quietly() {
    local log=$1
    shift
    mkdir -p "$(dirname -- "$log")"
    "$@" >"$log" 2>&1 </dev/null || {
        tail -n 60 "$log" >&2
        die "failed: $* (all of its output: $log)"
    }
}

missing_packages() {
    local installed package
    # A name that dpkg has never met makes it return 1, and is just what is looked for.
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    for package; do
        grep -qxF "installed $package" <<<"$installed" || printf '%s\n' "$package"
    done
}

# sudo may ask for a password only where somebody can answer.
sudo_works() { command -v sudo >/dev/null && { sudo -n true 2>/dev/null || { [[ -t 0 ]] && sudo -v; }; }; }

apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"; }

# Leaves apt alone when all is there, so that a second run is quick and needs no network.
install_packages() {
    local missing=() as_root=()
    if ! command -v dpkg-query >/dev/null; then
        say "not a Debian system: building with the libraries that are here"
        return
    fi
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0
    if ((EUID != 0)); then
        sudo_works || die "cannot install without root or sudo; missing packages: ${missing[*]}"
        as_root=(sudo)
    fi
    say "installing ${missing[*]}"
    mkdir -p "$root/build"
    # One dead source among several must not stop what the others have.
    apt update >"$root/build/apt-update.log" 2>&1 </dev/null ||
        say "apt-get update failed (build/apt-update.log); going on with the package lists at hand"
    quietly "$root/build/apt-install.log" apt install -y --no-install-recommends "${missing[@]}"
}

# The JSONata reference implementation on Node, for the tests that compare the engine with it.
install_reference() {
    local missing=()
    command -v node >/dev/null || missing+=(nodejs)
    command -v npm >/dev/null || missing+=(npm)
    install_packages "${missing[@]}"
    # `npm ci` begins by removing what is there, so only where something is missing or old.
    if ! cmp -s "$root/tests/node/package-lock.json" "$root/tests/node/node_modules/.installed"; then
        say "installing the JSONata reference"
        quietly "$root/build/npm-ci.log" npm --prefix "$root/tests/node" ci --no-audit --no-fund
        cp "$root/tests/node/package-lock.json" "$root/tests/node/node_modules/.installed"
    fi
}

# configure PRESET [CMAKE OPTIONS]
configure() (
    cd "$root"
    say "configuring $1"
    quietly "$root/build/configure-$1.log" cmake --preset "$@"
)

# build PRESET [TARGETS]
build() (
    cd "$root"
    local command=(cmake --build --preset "$1")
    if (($# > 1)); then
        command+=(--target "${@:2}")
    fi
    say "building $1"
    if [[ -t 1 ]]; then
        "${command[@]}" || die "failed: ${command[*]}" # on a terminal ninja keeps to one line by itself
    else
        quietly "$root/build/build-$1.log" "${command[@]}"
    fi
)

# Qt changes any other encoding itself, but not without a warning each time.
use_utf8() {
    if [[ $(locale charmap 2>/dev/null) != UTF-8 ]]; then
        export LC_ALL=C.UTF-8
    fi
}
