"""Who speaks for a team: a captain or alternate, else a bench captain; whether a goalie may."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import CaptainNamed, Dressed, Event, Penalty, PeriodStart, Removal, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Blocked, Fact, Ruling, Verdict, decide


class Captain(Struct, frozen=True, kw_only=True, tag="captain", forbid_unknown_fields=True):
    """The `letters` worn, the captain's first; whether a `bench_captain` is named where nobody wears one.

    `goalie_allowed`: a goalie may be captain too.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "letters": "the letters that captains and alternates wear",
        "speaks": "that nobody else talks with the officials",
        "bench": "a bench captain where nobody wears one",
        "goalie": "that a goalie is none",
    }

    letters: tuple[str, ...] = ()
    bench_captain: bool = False
    goalie_allowed: bool = True


SENTENCES = {
    "no-captain": (
        "Nobody speaks for {team} yet.",
        "Without a captain or alternate in the line-up, a bench captain is named before the start.",
    ),
    "name-captain": ("Name a player who is no goalie.", ""),
    "goalie-captain": (
        "Number {number} can't be captain tonight.",
        "A goalie can't speak for the team on the ice.",
    ),
    "captain-not-here": ("Number {number} can't be captain tonight.", "That number isn't with {team} now."),
    "captain-needless": (
        "{team} need no bench captain.",
        "{speaks} is here, and speaks for the team.",
    ),
    "let-them-speak": ("Only who wears a letter talks with the officials.", ""),
    "bench-captain": ("Number {number} speaks for {team} tonight.", "Tell the referee before the start."),
    "captain-gone": ("{speaks} speaks for {team} now.", "Number {number} is out of the game."),
    "nobody-speaks": (
        "Nobody speaks for {team} any more.",
        "Number {number} is out of the game. The team names a bench captain, and tells the officials.",
    ),
}


def admit(
    law: Section[Captain], game: State, event: Event, body: PeriodStart | CaptainNamed
) -> Iterator[Ruling]:
    if isinstance(body, CaptainNamed):
        yield from judge_named(law, game, event, body)
    elif game.begins(event) and law.rule.bench_captain:
        for side in Side:
            if game.confirmed[side] and not speakers(law.rule, game, side):
                yield missing(law, game, side)


def speakers(rule: Captain, game: State, side: Side, *, besides: str = "") -> tuple[str, ...]:
    """The numbers that may speak, the captain first; one who is out doesn't, unless asked about *besides*.

    A bench captain does only where nobody with a letter can.
    """
    letters = lettered(rule, game, side, besides=besides)
    if letters:
        return tuple(worn.number for worn in letters)
    named = game.bench_captains[side]
    line_up = game.line_ups[side]
    is_here = named in line_up and (named == besides or not game.is_out(side, named))
    is_there = bool(named) and (is_here or not game.confirmed[side])
    return (named,) if is_there and rule.bench_captain else ()


def lettered(rule: Captain, game: State, side: Side, *, besides: str = "") -> list[Dressed]:
    """Those here with a letter that counts and a number to be called by, the captain first."""
    worn = [each for each in game.line_ups[side].values() if each.number and has_letter(rule, each)]
    here = [each for each in worn if each.number == besides or not game.is_out(side, each.number)]
    return sorted(here, key=lambda each: rule.letters.index(each.letter))


def has_letter(rule: Captain, worn: Dressed) -> bool:
    return worn.letter in rule.letters and not is_barred(rule, worn)


def is_barred(rule: Captain, worn: Dressed) -> bool:
    return worn.goalie and not rule.goalie_allowed


def missing(law: Section[Captain], game: State, side: Side) -> Ruling:
    return decide(
        law, "no-captain", side, cites="bench", verdict=Verdict.REFUSED,
        facts={"team": game.called_name(side)}, effects=(Blocked(),), remedies=("name-captain",),
    )  # fmt: skip


def judge_named(law: Section[Captain], game: State, event: Event, body: CaptainNamed) -> Iterator[Ruling]:
    """No goalie, nobody who isn't there, and nobody at all where one with a letter is."""
    line_up = game.line_ups[body.side]
    dressed = line_up.get(body.number)
    if dressed is not None and is_barred(law.rule, dressed):
        yield refuse(law, game, event, body, "goalie-captain")
    elif game.confirmed[body.side] and (dressed is None or game.is_out(body.side, body.number)):
        yield refuse(law, game, event, body, "captain-not-here")
    elif dressed is not None and not has_letter(law.rule, dressed):
        if letters := lettered(law.rule, game, body.side):
            yield refuse(law, game, event, body, "captain-needless", letters[0].number)
        else:
            facts = {"number": body.number, "team": game.called_name(body.side)}
            yield decide(law, "bench-captain", event.id, cites="bench", facts=facts)


REFUSALS = {  # the part whose clause says so, and what would be allowed
    "goalie-captain": ("goalie", "name-captain"),
    "captain-not-here": ("bench", "name-captain"),
    "captain-needless": ("speaks", "let-them-speak"),
}


def refuse(
    law: Section[Captain], game: State, event: Event, body: CaptainNamed, code: str, speaks: str = ""
) -> Ruling:
    part, remedy = REFUSALS[code]
    facts = {"number": body.number, "team": game.called_name(body.side), "speaks": speaks}
    return decide(
        law, code, event.id, cites=part, verdict=Verdict.REFUSED, facts=facts, effects=(Blocked(),),
        remedies=(remedy,),
    )  # fmt: skip


def after(law: Section[Captain], game: State, event: Event, body: Penalty | Removal) -> Iterator[Ruling]:
    """Who spoke for the team and is out by this very line is replaced by whoever is left."""
    side, number = body.side, body.number
    if not law.rule.bench_captain or not is_out_by(game, event, side, number):
        return
    if number not in speakers(law.rule, game, side, besides=number):
        return
    facts: dict[str, Fact] = {"number": number, "team": game.called_name(side)}
    left = speakers(law.rule, game, side)
    if left:
        yield decide(
            law, "captain-gone", f"gone:{event.id}", cites="speaks", facts={**facts, "speaks": left[0]}
        )
    else:
        yield decide(
            law, "nobody-speaks", f"gone:{event.id}", cites="bench", verdict=Verdict.ASK, facts=facts
        )


def is_out_by(game: State, event: Event, side: Side, number: str) -> bool:
    """The line itself put him out, or a ruling made about it."""
    cause = game.out.get((side, number), "")
    made = (ruling.key for ruling in reversed(game.rulings) if ruling.event == event.id)
    return bool(cause) and (cause == event.id or cause in made)
