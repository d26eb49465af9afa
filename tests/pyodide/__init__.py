"""The browser's Python, run by Node: the same core must say the same there."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent


def run(script: Path | str, given: str = "") -> str:
    """What the function `main(given)` of a Python file answers there; raises where it fails."""
    wheels = ROOT / ".venv" / "browser"
    node = shutil.which("node", path=f"{os.environ.get('PATH', '')}:{ROOT / '.venv' / 'bin'}")
    if node is None or not wheels.is_dir():
        raise FileNotFoundError(f"expected node and {wheels} (bin/setup --test makes them), got none")
    done = subprocess.run(
        [node, HERE / "host.mjs", wheels, ROOT, script], input=given, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(f"{script} in Pyodide: expected an answer, got:\n{done.stderr[-4000:]}")
    return done.stdout
