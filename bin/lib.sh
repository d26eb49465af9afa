# What the scripts of bin/ share: how they speak, and how they know that a thing is up to date.

step() { printf '== %s\n' "$*" >&2; }
say() { printf '   %s\n' "$*" >&2; }

# stop SENTENCE…: say what is missing, a line each, and end.
stop() {
    for line in "$@"; do printf '!! %s\n' "$line" >&2; done
    exit 1
}

# digest FILE…: one word that changes when any of the files does.
digest() { cat "$@" | cksum | tr ' ' -; }

# is_fresh STAMP FILE…: whether STAMP was written for these very files.
is_fresh() {
    stamp=$1
    shift
    [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(digest "$@")" ]
}

# write_stamp STAMP FILE…
write_stamp() {
    stamp=$1
    shift
    digest "$@" >"$stamp"
}

has() { command -v "$1" >/dev/null 2>&1; }

# install_debian PACKAGE: as root on Debian or a kin of it; else it fails and its caller says what to do.
install_debian() {
    has apt-get && [ "$(id -u)" = 0 ] || return 1
    say "apt-get install $1"
    export DEBIAN_FRONTEND=noninteractive
    mkdir -p var
    { apt-get update && apt-get install -y --no-install-recommends "$1"; } >var/apt.log 2>&1 || {
        cat var/apt.log >&2
        return 1
    }
}
