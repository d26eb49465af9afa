"""`make bench`: every benchmark of this folder, one after another."""

import importlib
import pkgutil

import benchmarks


def main() -> None:
    """Run each `bench_…` module's main."""
    for name in sorted(module.name for module in pkgutil.iter_modules(benchmarks.__path__)):
        if name.startswith("bench_"):
            importlib.import_module(f"benchmarks.{name}").main()


if __name__ == "__main__":
    main()
