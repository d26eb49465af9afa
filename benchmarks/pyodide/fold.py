"""Runs in the browser's Python: the folds of `bench_fold`."""

from benchmarks.bench_fold import lines


def main(given: str) -> str:
    """The figures; *given* is how many times slower it may be."""
    return "\n".join(lines(int(given)))
