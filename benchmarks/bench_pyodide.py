"""How long the same folds take in the browser's Python, run by Node."""

from pathlib import Path

from tests.pyodide import run

SLOWER = 4
"""A browser's Python may take so many times longer than this one."""


def main() -> None:
    """Print the figures; where there is no browser's Python say how to get it."""
    try:
        print(run(Path(__file__).parent / "pyodide" / "fold.py", str(SLOWER)))
    except FileNotFoundError as error:
        print(f"folds in Pyodide: skipped, {error}")


if __name__ == "__main__":
    main()
