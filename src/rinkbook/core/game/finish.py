"""After the last line: where the game stands, what comes next, and every figure of the sheet."""

from collections.abc import Iterator

from rinkbook.core.game.attendance import attend
from rinkbook.core.game.face import read_face
from rinkbook.core.game.law import Law
from rinkbook.core.game.oddities.check import odd_after
from rinkbook.core.game.outcome import conclude
from rinkbook.core.game.players import player_lines
from rinkbook.core.game.sheet import (
    ClockFace,
    Entry,
    Next,
    Pair,
    PenaltyLine,
    PeriodLine,
    Phase,
    Proposal,
    Sheet,
    Tally,
)
from rinkbook.core.game.sitting import box_lines, strength_now, waiting_for_a_whistle
from rinkbook.core.game.speakers import captains_of, speakers_of
from rinkbook.core.game.state import AWAY, HOME, PenaltyRecord, State
from rinkbook.core.game.titles import title_of
from rinkbook.core.game.upcoming import is_over, what_next
from rinkbook.core.model.events import Countdown, Signature
from rinkbook.core.model.place import Moment, Part
from rinkbook.core.ruling import CASE, Proposed, Ruling


def finish(law: Law, game: State, entries: tuple[Entry, ...]) -> Sheet:
    """The sheet as judged."""
    for side in (HOME, AWAY):
        attend(game, side)
    over = is_over(game)
    result = conclude(law, game) if over else None
    score = result.score if result else game.score
    game.findings.extend(odd_after(game, entries))
    return Sheet(
        setup=game.setup, phase=phase_of(game, over), score=score, clock=face_of(game), entries=entries,
        goals=tuple(game.goals), penalties=tuple(line_of(game, record, over) for record in game.penalties),
        attempts=tuple(game.attempts), box=() if over else tuple(box_lines(game)), skaters=game.on_ice(),
        coming_out=() if over else tuple(waiting_for_a_whistle(game)), strength=strength_now(game),
        nets_empty=(game.nets_empty[HOME], game.nets_empty[AWAY]), periods=period_lines(game),
        players=player_lines(game, result), goalies=(game.goalies[HOME], game.goalies[AWAY]),
        shots=(game.shots[HOME], game.shots[AWAY]),
        rulings=tuple(game.rulings), findings=tuple(game.findings), next=next_of(game, over),
        proposals=proposals_of(game), cases=tuple(proposed(game, of_office=True)),
        tallies=tallies_of(law, game), result=result,
        line_ups=(game.confirmed[HOME], game.confirmed[AWAY]),
        captains=captains_of(law, game), speakers=speakers_of(law, game), signed=signed(game),
        undecided=undecided(game),
    )  # fmt: skip


def phase_of(game: State, over: bool) -> Phase:
    """Where the game is; between two periods is a break."""
    if over:
        return Phase.OVER
    if game.part is Part.SHOOTOUT:
        return Phase.SHOOTOUT
    if (game.started or game.moment is Moment.DURING) and not game.ended:
        return Phase.PLAYING
    is_first = game.part is Part.REGULATION and game.period == 1
    return Phase.BEFORE if is_first and not game.ended and game.moment is Moment.BEFORE else Phase.BREAK


def face_of(game: State) -> ClockFace:
    """The clock as last known, and what lets it run or stop."""
    face = read_face(game.turns, game.length_now)
    return ClockFace(
        part=game.part, period=game.period, length=game.length_now, left=face.left, running=face.running,
        since=face.since, mode=game.clock_mode, clause=game.mode_clause,
    )  # fmt: skip


def line_of(game: State, record: PenaltyRecord, over: bool) -> PenaltyLine:
    """A penalty with when it began, when and by what it ended."""
    body, first = record.penalty, record.parts[0] if record.parts else None
    last = record.parts[-1] if record.parts else None
    return PenaltyLine(
        event=record.event.id, place=record.event.place, side=body.side, number=body.number, bench=body.bench,
        offence=body.offence, title=title_of(game, body.offence), classes=record.classes,
        minutes=sum(game.classes.minutes(name) for name in record.classes), served_by=body.served_by,
        starts=first.starts if first else None, ends=last.ends if last else None,
        ended_by=(last.ended_by or ("game" if over and last.starts is not None else "")) if last else "",
        coincidental=record.even or any(part.cancelled for part in record.parts),
        waived=record.waived, back=last.back if last else None, given_by=record.given_by,
    )  # fmt: skip


def period_lines(game: State) -> tuple[PeriodLine, ...]:
    """Every period of the plan, and the overtimes that were played."""
    numbers = [(Part.REGULATION, found.period) for found in game.plan.regulation]
    played = {*game.goals_by_period, *game.shots_by_period, *game.ended_periods, (game.part, game.period)}
    numbers += sorted({which for which in played if which[0] is Part.OVERTIME}, key=lambda which: which[1])
    numbers += sorted({which for which in played if which[0] is Part.REGULATION and which not in numbers})
    numbers += sorted(which for which in game.goals_by_period if which[0] is Part.SHOOTOUT)
    return tuple(
        PeriodLine(
            part=part, period=period, length=game.length(part, period),
            played=game.played_of((part, period)),
            goals=pair(game.goals_by_period.get((part, period))),
            shots=pair(game.shots_by_period.get((part, period))),
            ended=(part, period) in game.ended_periods,
        )
        for part, period in numbers
    )  # fmt: skip


def pair(figures: list[int] | None) -> Pair:
    """Home, away."""
    return (figures[0], figures[1]) if figures else (0, 0)


def next_of(game: State, over: bool) -> Next:
    """What comes next; once all have signed the sheet is done."""
    return what_next(game) if not over else Next(step="done" if signed(game) == SIGNERS else "sign")


SIGNERS = ("home", "away", "referee")


def signed(game: State) -> tuple[str, ...]:
    """Who has signed, or was set down as not there: home, away, referee."""
    roles = {str(body.side or body.role) for _, body in game.happened(Signature)}
    return tuple(role for role in SIGNERS if role in roles)


def undecided(game: State) -> tuple[Ruling, ...]:
    """The refusals of what was done all the same, as long as no official has said that he played on."""
    refusals = [ruling for ruling in game.rulings if ruling.event not in game.heeded]
    return tuple(ruling for ruling in refusals if ruling.blocks and ruling.key not in game.played_on)


def proposals_of(game: State) -> tuple[Proposal, ...]:
    """What rulings ask for, as long as it hasn't been done."""
    return tuple(proposed(game, of_office=False))


def proposed(game: State, *, of_office: bool) -> Iterator[Proposal]:
    """What rulings ask of the office (all of it), or of an official (what he hasn't answered)."""
    for ruling in game.rulings:
        for effect in () if ruling.overruled else ruling.effects:
            if not isinstance(effect, Proposed) or (effect.event == CASE) is not of_office:
                continue
            if of_office or not is_answered(game, ruling, effect):
                yield Proposal(
                    event=effect.event, side=effect.side, key=ruling.key, clause=ruling.clause,
                    number=effect.number, name=effect.name, about=effect.about,
                    offences=effect.offences,
                )  # fmt: skip


def is_answered(game: State, ruling: Ruling, asked: Proposed) -> bool:
    """An end is asked for no more once the game was ended; a countdown once it runs, or play does."""
    if asked.event in ("forfeit", "termination"):
        return game.ending is not None
    if asked.event == "countdown":
        waits = {body.side for _, body in game.happened(Countdown) if body.rule == ruling.rule}
        return bool(game.begun) or asked.side in waits or None in waits
    if asked.event == "penalty" and not asked.offences:
        return game.ending is not None
    if asked.event == "penalty":
        return any(
            record.called and record.penalty.side is asked.side and record.penalty.offence in asked.offences
            for record in game.penalties
        )
    return asked.event == "shootout" and bool(game.attempts)


def tallies_of(law: Law, game: State) -> tuple[Tally, ...]:
    """How far everybody is with what the rules count."""
    subjects = [(side, number) for side in (HOME, AWAY) for number in ("", *game.line_ups[side])]
    found = [
        call(section, game, side, number)
        for call, section in law.hearing("tally")
        for side, number in subjects
    ]
    return tuple(tally for tally in found if tally is not None and tally.count)
