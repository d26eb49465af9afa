"""Who may shoot in a shootout: nobody barred or out, no substitute, no goalie, nobody twice too soon."""

from collections.abc import Iterator

from rinkbook.core.game.rules.shootout import Shootout
from rinkbook.core.game.state import PenaltyRecord, State
from rinkbook.core.model.events import Event, ShootoutAttempt, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Blocked, Fact, Ruling, Verdict, decide

SENTENCES = {
    "shooter-barred": (
        "Number {number} may not shoot.",
        "A {penalty} bars its receiver from the shootout.",
    ),
    "shooter-out": ("Number {number} may not shoot.", "He is out of the game."),
    "sub-may-not-shoot": ("Number {number} may not shoot.", "Substitutes take no part in the shootout."),
    "goalie-may-not-shoot": ("Number {number} may not shoot.", "He dresses as a goalie."),
    "shooter-again": (
        "Number {number} has shot already.",
        "Nobody shoots twice before everybody on the side has.",
    ),
    "shooter-past-the-match": (
        "Number {number} may not shoot.",
        "The other side has {shooters} who may shoot, so no more than {shooters} of this side do.",
    ),
    "shooter-out-of-order": (
        "Number {number} is not next: number {next} is.",
        "Once all have shot, they go again in the order in which they did.",
    ),
    "another-shooter": ("Another player of the line-up may.", ""),
}


def admit(law: Section[Shootout], game: State, event: Event, body: ShootoutAttempt) -> Iterator[Ruling]:
    """Whether this player may shoot now; a number not known yet is asked nothing."""
    if not body.number:
        return
    code, cites, facts = refusal(law.rule, game, body)
    if code:
        yield decide(
            law, code, event.id, cites=cites, verdict=Verdict.REFUSED,
            facts={"number": body.number, **facts}, effects=(Blocked(),), remedies=("another-shooter",),
        )  # fmt: skip


def refusal(rule: Shootout, game: State, body: ShootoutAttempt) -> tuple[str, str, dict[str, Fact]]:
    """The code of what bars him, the part that says so, and its facts; an empty code where nothing does."""
    dressed = game.dressed(body.side, body.number)
    barred = barred_by(rule, game, body.side, body.number)
    if barred:
        return "shooter-barred", "eligible", {"penalty": barred.replace("-", " ")}
    if game.is_out(body.side, body.number):
        return "shooter-out", "eligible", {}
    if dressed is not None and dressed.is_sub and not rule.subs:
        return "sub-may-not-shoot", "subs", {}
    if dressed is not None and dressed.goalie and not rule.goalies:
        return "goalie-may-not-shoot", "eligible", {}
    if rule.repeat == "free":
        return "", "", {}
    too_soon = shoots_too_soon(rule, game, body)
    return too_soon if too_soon[0] or rule.repeat != "same-order" else not_next(rule, game, body)


def shoots_too_soon(rule: Shootout, game: State, body: ShootoutAttempt) -> tuple[str, str, dict[str, Fact]]:
    """He has shot, and not all have who are to; or as many have as the other side can send."""
    own = {number: game.shot[(body.side, number)] for number in eligible(rule, game, body.side)}
    most = len(own)
    if rule.short_bench == "matched":
        most = min(most, len(eligible(rule, game, body.side.other)))
    shooters = [count for count in own.values() if count]
    shot = game.shot[(body.side, body.number)]
    if not shot and most and len(shooters) >= most < len(own):
        return "shooter-past-the-match", "attempts", {"shooters": most}
    least = min(shooters, default=0) if len(shooters) >= most else 0
    return ("shooter-again", "attempts", {}) if own and shot > least else ("", "", {})


def not_next(rule: Shootout, game: State, body: ShootoutAttempt) -> tuple[str, str, dict[str, Fact]]:
    """All have shot: whose turn it is follows from the order in which they did; who is out is passed over."""
    may = eligible(rule, game, body.side)
    shot = [each.number for each in game.attempts if each.side is body.side and each.counts]
    turns = [number for number in dict.fromkeys(reversed(shot)) if number in may]
    if not game.shot[(body.side, body.number)] or not turns or turns[-1] == body.number:
        return "", "", {}
    return "shooter-out-of-order", "attempts", {"next": turns[-1]}


def barred_by(rule: Shootout, game: State, side: Side, number: str) -> str:
    """The class of a penalty that keeps him out: one that put him out, or one that he still serves."""
    if not set(rule.barred).intersection(game.classes_given.get((side, number), ())):
        return ""
    for record in game.penalties:
        if (record.penalty.side, record.penalty.number) == (side, number):
            for name in record.classes:
                if name in rule.barred and (game.classes.puts_out(name) or is_served_yet(record)):
                    return name
    return ""


def is_served_yet(record: PenaltyRecord) -> bool:
    """Some of it is left: what costs no skater, a misconduct, comes last of what is served."""
    return any(not part.ended_by for part in record.parts)


def eligible(rule: Shootout, game: State, side: Side) -> list[str]:
    """The numbers that may shoot."""
    return [
        number
        for number, dressed in game.line_ups[side].items()
        if number == dressed.number
        and (rule.goalies or not dressed.goalie)
        and (rule.subs or not dressed.is_sub)
        and not game.is_out(side, number)
        and not barred_by(rule, game, side, number)
    ]
