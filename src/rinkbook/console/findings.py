"""What doesn't add up, as it is read at the table and at the desk: where, expected, got, clause, the fix."""

from msgspec import Struct

from rinkbook.console.desk import Desk
from rinkbook.console.lines import describe, period_name, when
from rinkbook.console.told import heading
from rinkbook.core.game.oddities.check import say
from rinkbook.core.game.oddities.pairs import PAIR
from rinkbook.core.model.events import LineUpConfirmed
from rinkbook.core.ruling import Finding

PLAYED_ON = "played-on"
LINE_UP = frozenset({"not-in-line-up", "number-twice", "player-of-both-teams", "player-of-the-other-team"})
NO_FIX = frozenset({"lines-missing", "number-of-a-line-twice", "no-such-start", "unknown-event"})


class Way(Struct, frozen=True, kw_only=True):
    """A way to put it right: a link of the console."""

    words: str
    href: str


class Doubt(Struct, frozen=True, kw_only=True):
    """A finding in words. `decided` names who let it be; `keys` are refusals that nobody has answered for.

    `pair` is the key of two lines that may be one, `event` and `also` their ids.
    """

    code: str
    said: str
    expected: str
    got: str
    where: str = ""
    line: str = ""
    event: str = ""
    also: str = ""
    other: str = ""
    clause: str = ""
    clause_heading: str = ""
    decided: str = ""
    keys: tuple[str, ...] = ()
    pair: str = ""
    ways: tuple[Way, ...] = ()

    @property
    def sentence(self) -> str:
        """All of it in a breath."""
        line = f"{self.line}: " if self.line else ""
        return f"{line}{self.said}" + (
            f" Expected {self.expected}, got {self.got!r}." if self.expected else ""
        )

    @property
    def open(self) -> bool:
        """Somebody should still look at it."""
        return not self.decided


def doubts(desk: Desk) -> list[Doubt]:
    """Every finding of the sheet, those that nobody has decided first."""
    found = [doubt(desk, finding) for finding in desk.sheet.findings]
    return sorted(found, key=lambda each: not each.open)


def count(desk: Desk) -> int:
    """How many wait for somebody to look at them."""
    return sum(not finding.by for finding in desk.sheet.findings)


def doubt(desk: Desk, finding: Finding) -> Doubt:
    entry = desk.entry(finding.event)
    ruled = finding.code == PLAYED_ON  # the ruling itself says what was expected
    return Doubt(
        code=finding.code,
        said=say(finding),
        expected="" if ruled else finding.expected,
        got="" if ruled else finding.got,
        where=where(finding),
        line=describe(desk, entry).what if entry is not None else "",
        event=finding.event,
        also=finding.also,
        other=other_line(desk, finding),
        clause=finding.clause,
        clause_heading=heading(desk, finding.clause),
        decided=finding.by,
        keys=keys_of(desk, finding),
        pair=f"{PAIR}{finding.also}:{finding.event}" if finding.code == "doubtful-pair" else "",
        ways=tuple(ways(desk, finding)),
    )


def where(finding: Finding) -> str:
    """`1st period, 12:00`."""
    place = finding.place
    if place is None:
        return ""
    return f"{period_name(place.part, place.period)}, {when(place)}"


def other_line(desk: Desk, finding: Finding) -> str:
    entry = desk.entry(finding.also)
    return f"{describe(desk, entry).what}, {when(entry.event.place)}" if entry is not None else ""


def keys_of(desk: Desk, finding: Finding) -> tuple[str, ...]:
    """The refusals from which the officials played on without anybody being named."""
    if finding.code != PLAYED_ON or finding.by:
        return ()
    about = [one for one in desk.sheet.undecided if one.event == finding.event]
    return tuple(one.key for one in about if one.clause == finding.clause)


def ways(desk: Desk, finding: Finding) -> list[Way]:
    """Where it can be put right: the line itself, and for a number the line-up."""
    entry = desk.entry(finding.event)
    if entry is None or finding.code in NO_FIX:
        return []
    body = entry.event.body
    side = getattr(body, "side", None)
    fix, found = desk.view.only("fix", target=finding.event), []
    if finding.code == "nobody-serves":
        serves = desk.view.only("fix", target=finding.event, step="server")
        found.append(Way(words="Who serves?", href=serves))
    elif not isinstance(body, LineUpConfirmed) and finding.code != PLAYED_ON:
        found.append(Way(words="Fix the line", href=fix))
    if (finding.code in LINE_UP or isinstance(body, LineUpConfirmed)) and side is not None:
        found.append(Way(words="Change the line-up", href=desk.view.only("lineup", side=side.value)))
    if finding.also and finding.code != "doubtful-pair" and desk.entry(finding.also) is not None:
        found.append(Way(words="Fix the other line", href=desk.view.only("fix", target=finding.also)))
    return found
