"""What the caller or the file got wrong; a rule that says no is a ruling, a sheet amiss a finding."""


class RinkbookError(Exception):
    """Any error of the core; its text says where, what was expected, what came."""


class InvalidEdition(RinkbookError):
    """A rulebook file can't be read; `faults` names every fault at once, one sentence each."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class InvalidEvent(RinkbookError):
    """Bytes that are no event at all (an unknown kind is kept, not refused)."""


class InvalidSheet(RinkbookError):
    """A plain-text sheet can't be read; `faults` names every line."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class InvalidPlace(RinkbookError):
    """A reading or a period that is none, such as `7:75` or `P0`."""


class NoSuchRule(RinkbookError):
    """The edition has no rule of the kind that was asked for."""


class AmbiguousRule(RinkbookError):
    """Two rules of one kind fit the same game and neither has the narrower scope."""


class NoSuchField(RinkbookError):
    """A dotted path (`mercy.on`) names a rule or a field that the edition hasn't."""


class InvalidRule(RinkbookError):
    """A rule's own file is amiss: a hook for no rule, a kind or a code that another file has too."""
