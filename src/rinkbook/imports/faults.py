"""What doesn't add up in a file: which line, which column, what was expected, what came."""

from msgspec import Struct


class Fault(Struct, frozen=True, kw_only=True):
    """One fault; line 0 is the whole file, no column the whole line."""

    line: int
    column: str = ""
    expected: str
    got: str

    def __str__(self) -> str:
        where = [f"line {self.line}"] if self.line else []
        where += [f"column {self.column}"] if self.column else []
        return f"{', '.join(where) or 'file'}: expected {self.expected}, got {self.got}"


class InvalidImport(ValueError):
    """A file can't be read; `faults` names every place at once."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults
