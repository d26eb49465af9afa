"""The faults of one edition, collected so that all are told at once: `where: expected …, got …`."""

from collections.abc import Iterable
from difflib import get_close_matches


class Faults:
    """Gathers the faults of the edition *name*; falsy while there is none."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[str] = []

    def __bool__(self) -> bool:
        return bool(self.found)

    def at(self, where: str, what: str) -> None:
        """Note that at *where* in the file (`[[rule]] mercy.on`) it is not as *what* says."""
        fault = f"{self.name} {where}: {what}" if where else f"{self.name}: {what}"
        if fault not in self.found:
            self.found.append(fault)

    def take(self, faults: Iterable[str]) -> None:
        """Note faults that name their place themselves, such as those of a base book."""
        self.found.extend(fault for fault in faults if fault not in self.found)


def nearest(name: str, known: Iterable[str]) -> str:
    """` (nearest: 'mercy')`, or nothing where no known name is near."""
    found = get_close_matches(name, sorted(known), n=3, cutoff=0.6)
    return f" (nearest: {', '.join(map(repr, found))})" if found else ""
