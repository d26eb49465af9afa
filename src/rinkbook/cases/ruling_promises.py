"""Promises of rulings and findings: that one is made, under which clause, in which words."""

import re
from collections.abc import Iterable

from rinkbook.core import wire
from rinkbook.core.game.oddities.check import say
from rinkbook.core.game.sheet import Proposal, Sheet
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.paths import carries
from rinkbook.core.rulebook.words import phrase
from rinkbook.core.ruling import Suspended

Match = re.Match[str]
CODE = r"(?P<code>[a-z-]+)"
CLAUSE = r"[a-z-]+\.[a-z0-9-]+"
ON = r"(?: on (?P<event>\S+))?"
PROMISED = re.compile(r"ruling\s+(?P<code>\S+)\s+(?P<clause>\S+)")


def _ruling(match: Match, sheet: Sheet, edition: Edition) -> str:
    made = [
        ruling
        for ruling in sheet.rulings
        if (ruling.code, ruling.clause) == (match["code"], match["clause"])
        and match["event"] in (None, ruling.event)
    ]
    fits = made and (match["word"] is None or (match["word"] == "overruled") is bool(made[0].overruled))
    if not fits:
        return f"expected ruling {match[0]}, got {rulings_of(sheet)}"
    return _carries(made[0].rule, (match["more"] or "").split(), edition)


def _carries(rule: str, clauses: list[str], edition: Edition) -> str:
    """Nothing where the rule that ruled carries out those clauses too."""
    got = next((carries(section) for section in edition.sections if section.id == rule), ())
    missing = [clause for clause in clauses if clause not in got]
    return f"expected {rule} to carry out {', '.join(missing)}; got {', '.join(got)}" if missing else ""


def rulings_of(sheet: Sheet) -> str:
    told = [
        f"{ruling.code} {ruling.clause} on {ruling.event}" + " overruled" * bool(ruling.overruled)
        for ruling in sheet.rulings
    ]
    return "; ".join(told) or "no ruling"


def _no(match: Match, sheet: Sheet, edition: Edition) -> str:
    if match["what"] == "ruling":
        made = [(ruling.code, ruling.event) for ruling in sheet.rulings]
    else:
        made = [(finding.code, finding.event) for finding in sheet.findings]
    got = [f"{code} on {event}" for code, event in made if match["code"] in (None, code)]
    if match["event"]:
        got = [told for told in got if told.endswith(f" on {match['event']}")]
    return f"expected no {match[0]}, got {'; '.join(got)}" if got else ""


def _finding(match: Match, sheet: Sheet, edition: Edition) -> str:
    fits = [
        each
        for each in sheet.findings
        if each.code == match["code"]
        and match["event"] in (None, each.event)
        and match["also"] in (None, each.also)
        and match["clause"] in (None, each.clause)
        and match["by"] in (None, each.by or "nobody")
    ]
    return "" if fits else f"expected finding {match[0]}, got {findings_of(sheet)}"


def findings_of(sheet: Sheet) -> str:
    told = []
    for each in sheet.findings:
        words = [f"{each.code} on {each.event}"] + [f"and {each.also}"] * bool(each.also)
        words += [f"under {each.clause}"] * bool(each.clause)
        words += [f"by {each.by or 'nobody'}"] * bool(each.clause)
        told.append(" ".join(words))
    return "; ".join(told) or "no finding"


def _undecided(match: Match, sheet: Sheet, edition: Edition) -> str:
    got = [ruling.key for ruling in sheet.undecided]
    if match[0] == "nothing":
        return f"expected nothing undecided, got {'; '.join(got)}" if got else ""
    return "" if match[0] in got else f"expected undecided {match[0]}, got {'; '.join(got) or 'nothing'}"


def _says(match: Match, sheet: Sheet, edition: Edition) -> str:
    phrases = [
        phrase(ruling, wire.SENTENCES, edition) for ruling in sheet.rulings if ruling.code == match["code"]
    ]
    told = [" ".join(filter(None, (each.decision, each.because, *each.remedies))) for each in phrases]
    told += [say(each) for each in sheet.findings if each.code == match["code"]]
    fits = any(match["words"] in each for each in told)
    return "" if fits else f"expected the words {match['words']!r}, got {told}"


def _suspended(match: Match, sheet: Sheet, edition: Edition) -> str:
    got = [_barred(ground) for _, ground in sheet.grounds]
    if match[0] == "nobody":
        return f"expected nobody suspended, got {'; '.join(got)}" if got else ""
    return "" if match[0] in got else f"expected suspended {match[0]}, got {'; '.join(got) or 'nobody'}"


def _barred(ground: Suspended) -> str:
    """`home #9 5`, `home #9 until decided`, `home "A. Invented" until decided`."""
    who = f"#{ground.number}" if ground.number else f'"{ground.name}"'
    return f"{ground.side} {who} {f'until {ground.until}' if ground.until else ground.games}"


def _proposed(match: Match, sheet: Sheet, edition: Edition) -> str:
    got = [_asked(asked) for asked in (*sheet.proposals, *sheet.cases)]
    if match[0] == "nothing":
        return f"expected nothing proposed, got {'; '.join(got)}" if got else ""
    parts = match[0].split()
    fits = any(parts == [word for word in told.split() if word in parts] for told in got)
    return "" if fits else f"expected proposed {match[0]}, got {'; '.join(got) or 'nothing'}"


def _asked(asked: Proposal) -> str:
    """`termination home`, `case home #9 about expulsion`."""
    number, about = f"#{asked.number}" if asked.number else "", f"about {asked.about}" if asked.about else ""
    return " ".join(filter(None, (asked.event, asked.side, number, about)))


def only_these_rulings(promises: Iterable[str], sheet: Sheet) -> str:
    """The rulings promised above, in their order, are all there are."""
    promised = [(match["code"], match["clause"]) for line in promises if (match := PROMISED.match(line))]
    made = [(ruling.code, ruling.clause) for ruling in sheet.rulings]
    return "" if promised == made else f"expected only these rulings in this order, got {rulings_of(sheet)}"


RULINGS = {
    "ruling": (
        "ruling <code> <clause> [on <label>] [overruled|stands] [with <clause> …]",
        rf"{CODE} (?P<clause>{CLAUSE}){ON}(?: (?P<word>overruled|stands))?"
        rf"(?: with (?P<more>{CLAUSE}(?: {CLAUSE})*))?",
        _ruling,
    ),
    "finding": (
        "finding <code> [on <label>] [and <label>] [under <clause>] [by nobody|<name>]",
        rf"{CODE}{ON}(?: and (?P<also>\S+))?(?: under (?P<clause>{CLAUSE}))?(?: by (?P<by>.+))?",
        _finding,
    ),
    "no": (
        "no ruling|finding [<code>] [on <label>]",
        rf"(?P<what>ruling|finding)(?: (?!on ){CODE})?{ON}",
        _no,
    ),
    "says": ("says <code>: <words>", rf"{CODE}: (?P<words>.+)", _says),
    "undecided": ("undecided nothing|<key>", r"nothing|\S+", _undecided),
    "suspended": (
        "suspended nobody|<side> (#<number>|<name>) (<games>|until decided)",
        r"nobody|(?:home|away) (?:#\S+|\".+\") (?:[0-9]+|until decided)",
        _suspended,
    ),
    "proposed": (
        "proposed nothing|<event> [<side> [#<number>]] [about <what>]",
        r"nothing|[a-z-]+(?: (?:home|away)(?: #\S+)?)?(?: about [a-z-]+)?",
        _proposed,
    ),
}
