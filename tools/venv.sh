#!/usr/bin/env bash
# One step of making .venv, named by its stamp: made, run, test, bench or mutants. The Makefile calls the steps in order.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

python=.venv/bin/python
oldest="3.11"
named="${PYTHON:-python3}"
log="$(mktemp "${TMPDIR:-/tmp}/referee-setup.XXXXXX")"
trap 'rm -f "$log"' EXIT

stop() { # The last lines of what the failed command said, then one line that names what is missing.
    tail -n 15 "$log" >&2
    echo "Cannot install: $1" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>>"$log"
}

find_python() { # The Python named by PYTHON; when none is named, the first on the PATH that is new enough.
    local candidate others=()
    [ "$named" != python3 ] || others=(python3.14 python3.13 python3.12 python3.11)
    for candidate in "$named" ${others[@]+"${others[@]}"}; do
        if command -v "$candidate" >/dev/null && new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    command -v "$named" >/dev/null || stop "Python $oldest or newer; there is no $named (PYTHON=... names another)"
    stop "Python $oldest or newer; $named is $("$named" -V 2>&1) (PYTHON=... names another)"
}

make_venv() {
    local found
    found="$(find_python)"
    "$found" -m venv .venv >"$log" 2>&1 ||
        stop "a virtual environment; $found has no working venv module (Debian, Ubuntu: apt-get install python3-venv)"
}

pip_install() { # What is being installed, in words, then pip's arguments.
    local what="$1"
    shift
    echo "Installing $what into .venv"
    "$python" -m pip --disable-pip-version-check install --quiet --no-input "$@" >"$log" 2>&1 || stop "$what"
}

install_locked() { # What is being installed, in words, then the lock files.
    local what="$1" lock locks=()
    shift
    for lock in "$@"; do locks+=(-r "requirements/$lock.txt"); done
    pip_install "$what" --require-hashes "${locks[@]}"
    pip_install "the project itself" --no-deps --no-build-isolation -e .
}

case "$1" in
made) make_venv ;;
run) install_locked "what serving needs" build run ;;
test) install_locked "what serving and testing need" test ;;
bench) pip_install "what the benchmarks run beside" --require-hashes --no-build-isolation -r requirements/bench.txt ;;
mutants) pip_install "what makes mutants" --require-hashes -r requirements/mutants.txt ;;
*)
    echo "usage: venv.sh made|run|test|bench|mutants" >&2
    exit 2
    ;;
esac
touch ".venv/.$1"
