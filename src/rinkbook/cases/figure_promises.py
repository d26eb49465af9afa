"""Promises of figures: score, periods, clock, strength, result, points, players."""

import re
from collections.abc import Callable

from rinkbook.cases.promised import CLOCK, PAIR, PERIOD, WHO, compare, pair, side
from rinkbook.core.game.facts import TeamFacts
from rinkbook.core.game.sheet import Pair, PlayerLine, Sheet
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import read_period, write_clock, write_period
from rinkbook.core.rulebook.edition import Edition

MODES = {"stop-time": "stop", "running": "run"}
COLUMNS: dict[str, Callable[[PlayerLine], object]] = {
    "goals": lambda line: line.goals,
    "assists": lambda line: line.assists,
    "minutes": lambda line: line.penalty_minutes,
    "penalties": lambda line: line.penalties,
    "shots": lambda line: line.shots_against,
    "against": lambda line: line.goals_against,
}
Match = re.Match[str]


def _score(match: Match, sheet: Sheet, edition: Edition) -> str:
    return compare("the score", pair(match), sheet.score)


def _period(match: Match, sheet: Sheet, edition: Edition) -> str:
    which = read_period(match["period"])
    line = next((line for line in sheet.periods if (line.part, line.period) == which), None)
    if line is None:
        return f"expected {match['period']} on the sheet, got no such period"
    if match["pair"]:
        return compare(f"goals of {match['period']}", pair(match), line.goals)
    return compare(f"the length of {match['period']}", match["clock"], write_clock(line.length))


def _shots(match: Match, sheet: Sheet, edition: Edition) -> str:
    return compare("shots", pair(match), sheet.shots)


def _phase(match: Match, sheet: Sheet, edition: Edition) -> str:
    return compare("the phase", match["phase"], str(sheet.phase))


def _clock(match: Match, sheet: Sheet, edition: Edition) -> str:
    face = sheet.clock
    got = next(word for word, mode in MODES.items() if mode == face.mode)
    return compare("a clock", match["mode"], got)


def _reading(match: Match, sheet: Sheet, edition: Edition) -> str:
    face = sheet.clock
    got = f"{write_period(face.part, face.period)} {write_clock(face.left)}"
    wrong = compare("the clock at", f"{match['period']} {match['clock']}", got)
    if not wrong and match["turn"]:
        return compare("the clock", match["turn"], "started" if face.running else "stopped")
    return wrong


def _skaters(match: Match, sheet: Sheet, edition: Edition) -> str:
    return compare("skaters", pair(match), sheet.skaters)


def _power_play(match: Match, sheet: Sheet, edition: Edition) -> str:
    now = sheet.strength
    side = now.power_play.value if now.power_play is not None else "nobody"
    left = f" {write_clock(now.left)}" if match["clock"] and now.left is not None else ""
    return compare("a power play of", match[0], f"{side} {now.name}{left}")


def _result(match: Match, sheet: Sheet, edition: Edition) -> str:
    got = " ".join(filter(None, (sheet.result.how, sheet.result.winner))) if sheet.result else "none"
    return compare("the result", match["result"], got)


def _table(read: Callable[[TeamFacts], int], what: str) -> Callable[[Match, Sheet, Edition], str]:
    def check(match: Match, sheet: Sheet, edition: Edition) -> str:
        facts = sheet.result.facts if sheet.result else None
        if facts is None:
            return f"expected {what} {match['pair']}, got a game that isn't over"
        got: Pair = (read(facts.home), read(facts.away))
        return compare(what, pair(match), got)

    return check


def _next(match: Match, sheet: Sheet, edition: Edition) -> str:
    step = sheet.next
    wrong = compare("next", match["step"], step.step)
    if not wrong and match["period"]:
        wrong = compare("next", match["period"], write_period(step.part, step.period))
    if not wrong and match["clock"]:
        wrong = compare(f"the length of {match['period']}", match["clock"], write_clock(step.length))
    return wrong


def _pause(match: Match, sheet: Sheet, edition: Edition) -> str:
    return compare("a pause of", match["clock"], write_clock(sheet.next.pause))


def _out(match: Match, sheet: Sheet, edition: Edition) -> str:
    line = _player(sheet, side(match), match["number"])
    return "" if line is not None and line.out else f"expected {match[0]} out of the game, got him in it"


def _in(match: Match, sheet: Sheet, edition: Edition) -> str:
    line = _player(sheet, side(match), match["number"])
    return "" if line is None or not line.out else f"expected {match[0]} in the game, got him out: {line.out}"


def _held(match: Match, sheet: Sheet, edition: Edition) -> str:
    line = _player(sheet, side(match), match["number"])
    return "" if line is not None and line.held else f"expected {match[0]} held off, got him free to play"


def _free(match: Match, sheet: Sheet, edition: Edition) -> str:
    line = _player(sheet, side(match), match["number"])
    held = line.held if line is not None else ""
    return f"expected {match[0]} free to play, got him held off: {held}" if held else ""


def _player(sheet: Sheet, of: Side, number: str) -> PlayerLine | None:
    return next((line for line in sheet.players if (line.side, line.number) == (of, number)), None)


def _figures(match: Match, sheet: Sheet, edition: Edition) -> str:
    line = _player(sheet, side(match), match["number"])
    line = line or PlayerLine(side=side(match), number=match["number"])
    words = match["cells"].split()
    pairs = zip(words[::2], words[1::2], strict=True)
    wrong = [(name, cell, COLUMNS[name](line)) for name, cell in pairs if str(COLUMNS[name](line)) != cell]
    who = f"{match['side']} #{match['number']}"
    return "; ".join(f"expected {who} {name} {cell}, got {got}" for name, cell, got in wrong)


def _attendance(match: Match, sheet: Sheet, edition: Edition) -> str:
    line = _player(sheet, side(match), match["number"])
    got = "away" if line is None else "played" if line.played else "dressed" if line.dressed else "away"
    return compare(f"attendance {match['side']} #{match['number']}", match["how"], got)


def _captain(match: Match, sheet: Sheet, edition: Edition) -> str:
    return compare("captain", match["number"], sheet.captains[side(match) is Side.AWAY])


def _speaks(match: Match, sheet: Sheet, edition: Edition) -> str:
    got = [f"#{number}" for number in sheet.speakers[side(match) is Side.AWAY]]
    return compare(f"who speaks for {match['side']}", match["who"], " ".join(got) or "nobody")


def _tally(match: Match, sheet: Sheet, edition: Edition) -> str:
    who = (match["side"], match["number"] or "", match["counts"])
    told = [tally for tally in sheet.tallies if (tally.side, tally.number, tally.counts) == who]
    got = [f"{tally.count} of {tally.of}" for tally in told]
    expected = f"{match['count']} of {match['of']}"
    return "" if expected in got else f"expected {match[0]}, got {', '.join(got) or 'nothing counted'}"


def _signed(match: Match, sheet: Sheet, edition: Edition) -> str:
    return compare("signed by", match["who"], " ".join(sheet.signed) or "nobody")


FIGURES = {
    "score": ("score <home>-<away>", PAIR, _score),
    "attendance": (
        "attendance <side> #<number> played|dressed|away",
        rf"{WHO} (?P<how>played|dressed|away)",
        _attendance,
    ),
    "period": (
        "period <period> (<home>-<away>|length <m:ss> [under <clause>])",
        rf"{PERIOD} (?:{PAIR}|length {CLOCK})",
        _period,
    ),
    "shots": ("shots <home>-<away>", PAIR, _shots),
    "phase": (
        "phase before|playing|break|shootout|over",
        r"(?P<phase>before|playing|break|shootout|over)",
        _phase,
    ),
    "clock": (
        "clock stop-time|running [under <clause>]",
        rf"(?P<mode>{'|'.join(MODES)})",
        _clock,
    ),
    "reading": (
        "reading <period> <m:ss> [started|stopped]",
        rf"{PERIOD} {CLOCK}(?: (?P<turn>started|stopped))?",
        _reading,
    ),
    "skaters": ("skaters <home>-<away> [under <clause>]", PAIR, _skaters),
    "power-play": (
        "power-play nobody|home|away <n> on <n> [<m:ss>]",
        rf"(?:nobody|home|away) [0-9] on [0-9](?: {CLOCK})?",
        _power_play,
    ),
    "result": (
        "result none|tie|double-forfeit|<how> <winner>",
        r"(?P<result>[a-z-]+(?: home| away)?)",
        _result,
    ),
    "points": (
        "points <home>-<away> [under <clause> <clause>]",
        PAIR,
        _table(lambda facts: facts.points, "points"),
    ),
    "table": ("table <home>-<away>", PAIR, _table(lambda facts: facts.goals_for, "goals in the table")),
    "tie-break": (
        "tie-break <home>-<away> [under <clause>]",
        PAIR,
        _table(lambda facts: facts.tie_for, "goals in a tie-break"),
    ),
    "minutes": (
        "minutes <home>-<away> [under <clause>]",
        PAIR,
        _table(lambda facts: facts.penalty_minutes, "penalty minutes"),
    ),
    "next": (
        "next start|period|overtime|shootout|sign|done [<period> [<m:ss>]] [under <clause>]",
        rf"(?P<step>[a-z]+)(?: {PERIOD}(?: {CLOCK})?)?",
        _next,
    ),
    "pause": ("pause <m:ss> [under <clause>]", CLOCK, _pause),
    "out": ("out <side> #<number>", WHO, _out),
    "in": ("in <side> #<number>", WHO, _in),
    "held": ("held <side> #<number>", WHO, _held),
    "free": ("free <side> #<number>", WHO, _free),
    "player": (
        f"player <side> #<number> ({'|'.join(COLUMNS)}) <count> …",
        rf"{WHO}(?P<cells>(?: (?:{'|'.join(COLUMNS)}) [0-9]+)+)",
        _figures,
    ),
    "captain": ("captain <side> #<number> [under <clause>]", WHO, _captain),
    "speaks": (
        "speaks <side> nobody|#<number> … [under <clause>]",
        r"(?P<side>home|away) (?P<who>nobody|#\S+(?: #\S+)*)",
        _speaks,
    ),
    "tally": (
        "tally <side> [#<number>] <what> <count> of <limit>",
        r"(?P<side>home|away)(?: #(?P<number>\S+))? (?P<counts>[a-z -]+) (?P<count>[0-9]+) of (?P<of>[0-9]+)",
        _tally,
    ),
    "signed": ("signed nobody|home away referee", r"(?P<who>[a-z ]+)", _signed),
}
