"""A judged sheet in plain text: score, goals, penalties, box, rulings with their clauses, what comes next."""

from collections.abc import Iterable, Iterator

from rinkbook.core import wire
from rinkbook.core.game.goal_tags import tags_of
from rinkbook.core.game.oddities.check import say
from rinkbook.core.game.sheet import BoxLine, GoalLine, Next, Pair, PenaltyLine, Phase, Result, Sheet
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import Place, write_clock, write_period, write_place
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.words import phrase
from rinkbook.core.ruling import Finding, Ruling

STEPS = {"start": "the start", "sign": "the signatures", "done": "nothing, it is signed"}
MODES = {"run": "runs", "stop": "stops on whistles"}


def print_sheet(sheet: Sheet, edition: Edition) -> Iterator[str]:
    """The sheet, line by line."""
    yield headline(sheet)
    yield f"{edition.title} ({edition.id}), {sheet.setup.stage}"
    yield from titled("Score", by_period(sheet))
    yield from titled("Goals", (goal(sheet, line) for line in sheet.goals))
    yield from titled("Shootout", attempts(sheet))
    yield from titled("Penalties", (penalty(sheet, line) for line in sheet.penalties))
    yield from titled("In the box", (sits(sheet, line) for line in sheet.box))
    yield from titled("Rulings", indented(ruling(each, edition) for each in sheet.rulings))
    yield from titled("Findings", indented(finding(each) for each in sheet.findings))
    yield from titled("Now", now(sheet, edition))


def titled(title: str, lines: Iterable[str]) -> Iterator[str]:
    """The lines under their title; nothing where there are none."""
    told = list(lines)
    if told:
        yield f"\n{title}"
        yield from (f"  {line}" for line in told)


def team(sheet: Sheet, side: Side) -> str:
    return sheet.setup.team(side).name or side.value.title()


def headline(sheet: Sheet) -> str:
    home, away = sheet.score
    teams = f"{team(sheet, Side.HOME)} {home}–{away} {team(sheet, Side.AWAY)}"
    return f"{teams}, {how(sheet, sheet.result) if sheet.result else sheet.phase}"


def how(sheet: Sheet, result: Result) -> str:
    """`regulation, Night Owls win, points 2–0`."""
    words = [result.how.replace("-", " ")]
    words += [f"{team(sheet, result.winner)} win"] if result.winner else []
    words += [f"points {result.facts.home.points}–{result.facts.away.points}"] if result.facts else []
    return ", ".join(words)


def by_period(sheet: Sheet) -> Iterator[str]:
    """Goals by period; a shootout's goal, where it enters the score, in a column of its own."""
    heads = [write_period(line.part, line.period) for line in sheet.periods]
    cells = [[line.goals[index] for line in sheet.periods] for index in (0, 1)]
    extra = [sheet.score[index] - sum(cells[index]) for index in (0, 1)]
    yield row("", [*heads, *["SO"] * any(extra), "goals", "shots"])
    for index, side in enumerate(Side):
        shootout = [extra[index]] * any(extra)
        yield row(team(sheet, side), [*cells[index], *shootout, sheet.score[index], sheet.shots[index]])


def row(name: str, cells: Iterable[object]) -> str:
    return f"{name:22}" + "".join(f"{cell!s:>7}" for cell in cells)


def goal(sheet: Sheet, line: GoalLine) -> str:
    words = [who(sheet, line.side, line.number)]
    words += [f"from {' '.join(f'#{number}' for number in line.assists)}"] if line.assists else []
    words += tags_of(line, sheet.strength.full) if line.counts else ["not counted"]
    return f"{at(line.place)}{score(line.score)}  {' '.join(words)}"


def score(pair: Pair) -> str:
    return f"{f'{pair[0]}–{pair[1]}':6}"


def at(place: Place | None) -> str:
    return f"{write_place(place) if place else '':11}"


def who(sheet: Sheet, side: Side, number: str) -> str:
    """`Night Owls #9 Jarrowby`."""
    name = next((each.name for each in sheet.players if (each.side, each.number) == (side, number)), "")
    return " ".join(filter(None, (team(sheet, side), f"#{number}" if number else "", name)))


def attempts(sheet: Sheet) -> Iterator[str]:
    for line in sheet.attempts:
        what = f"{'goal' if line.scored else 'miss'}{'' if line.counts else ', counts for nothing'}"
        yield f"{line.round}.  {who(sheet, line.side, line.number)}: {what}"


def penalty(sheet: Sheet, line: PenaltyLine) -> str:
    words = [f"{who(sheet, line.side, line.number)}, {line.title}, {line.minutes} minutes"]
    words += ["bench"] * line.bench + ["coincidental"] * line.coincidental
    words += [f"served by #{line.served_by}"] if line.served_by else []
    words += [f"given by {line.given_by}"] if line.given_by else []
    words += ["ended by a goal"] if line.ended_by == "goal" else []
    return at(line.place) + ", ".join(words)


def sits(sheet: Sheet, line: BoxLine) -> str:
    words = [f"{write_clock(line.left):>6}  {who(sheet, line.side, line.number)}, {line.title}"]
    words += ["waits for another to end"] if line.waits else []
    words += ["the team is whole"] if not line.short else []
    return ", ".join(words)


def ruling(each: Ruling, edition: Edition) -> tuple[str, ...]:
    """What was decided and why, then the clause with its id, then what would help."""
    told = phrase(each, wire.SENTENCES, edition)
    decided = " ".join(filter(None, (told.decision, told.because)))
    aside = " Set aside by the referee's word." if each.overruled else ""
    clause = f"§ {told.clause.heading}  {told.clause.id}"
    return at(each.place) + decided + aside, clause, *told.remedies


def indented(told: Iterable[tuple[str, ...]]) -> Iterator[str]:
    for first, *more in told:
        yield first
        yield from (f"{'':11}{line}" for line in more)


def finding(each: Finding) -> tuple[str, ...]:
    """In words, then what was expected and what came, and the clause that it goes against."""
    clause = f"  § {each.clause}" if each.clause else ""
    return at(each.place) + say(each), f"{each.code}: expected {each.expected}, got {each.got!r}{clause}"


def now(sheet: Sheet, edition: Edition) -> Iterator[str]:
    """The clock and the strength while it is played, what an official is asked for, what comes next."""
    if not sheet.over:
        face = sheet.clock
        period = write_period(face.part, face.period)
        yield f"{period} {write_clock(face.left)}, the clock {MODES[face.mode]}; {skaters(sheet)}"
    for asked in sheet.proposals:
        side = f" of {team(sheet, asked.side)}" if asked.side else ""
        yield f"an official is asked for: {asked.event}{side}  § {asked.clause}"
    if sheet.phase is not Phase.PLAYING:
        yield f"next: {upcoming(sheet.next, edition)}"


def skaters(sheet: Sheet) -> str:
    home, away = sheet.skaters
    return f"{home} skaters against {away}"


def upcoming(step: Next, edition: Edition) -> str:
    if step.step in STEPS:
        return STEPS[step.step]
    which = f"{step.step} {write_period(step.part, step.period)}"
    length = f", {write_clock(step.length)}" if step.length else ""
    clause = f"  § {edition.clause(step.clause).heading}" if step.clause else ""
    return f"{which}{length}{clause}"
