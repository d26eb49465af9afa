"""Promises of single lines of the sheet: a goal, a penalty, who sits in the box."""

import re
from collections.abc import Callable

from rinkbook.cases.promised import CLOCK, PERIOD, REF, game_time, reading
from rinkbook.core.game.sheet import BoxLine, GoalLine, PenaltyLine, Sheet
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import write_clock
from rinkbook.core.rulebook.edition import Edition

Match = re.Match[str]
STRENGTHS = "EV|PP|SH|PS|EN|EA|AG"


def _goal(match: Match, sheet: Sheet, edition: Edition) -> str:
    goal = next((line for line in sheet.goals if line.event == match["ref"]), None)
    if goal is None:
        return f"expected a goal {match['ref']!r}, got {[line.event for line in sheet.goals]}"
    told = _told(goal)
    return "" if match["said"] in told else f"expected goal {match[0]}, got {'; '.join(told)}"


def _told(goal: GoalLine) -> list[str]:
    """All that can be said of a goal."""
    who = f"by {goal.side} #{goal.number}" if goal.number else f"by {goal.side}"
    assists = f"from {' '.join(f'#{number}' for number in goal.assists)}" if goal.assists else "unassisted"
    told = [who, assists, goal.shown, f"makes it {goal.score[0]}-{goal.score[1]}"]
    told += ["counts" if goal.counts else "void", f"ends {goal.ended or 'nothing'}"]
    own, other = goal.skaters if goal.side is Side.HOME else goal.skaters[::-1]
    return told + [f"{own}-on-{other}"] + [mark for mark, is_so in marks(goal).items() if is_so]


def marks(goal: GoalLine) -> dict[str, bool]:
    """What a goal may be beside its strength."""
    return {"EN": goal.empty_net, "EA": goal.extra_attacker, "AG": goal.awarded}


def _penalty(match: Match, sheet: Sheet, edition: Edition) -> str:
    lines = [line for line in sheet.penalties if line.event == match["ref"] and not line.given_by]
    if not lines:
        return f"expected a penalty {match['ref']!r}, got {[line.event for line in sheet.penalties]}"
    for name, check in SAID.items():
        if match[name]:
            return check(match, sheet, lines[0])
    return ""


def _moment(match: Match, sheet: Sheet, line: PenaltyLine) -> str:
    got = {"starts": line.starts, "ends": line.ends, "back": line.back}[match["turn"]]
    expected = game_time(sheet, match["period"], match["clock"])
    told = f"expected penalty {match[0]}, got {reading(sheet, got)}"
    return "" if got == expected else told


def _ended_by(match: Match, sheet: Sheet, line: PenaltyLine) -> str:
    got = line.ended_by or "nothing"
    return "" if got == match["ended"] else f"expected penalty {match[0]}, got it ended by {got}"


def _word(match: Match, sheet: Sheet, line: PenaltyLine) -> str:
    got = line.waived or (
        "coincidental" if line.coincidental else "waits" if line.starts is None else "alone"
    )
    return "" if got == match["word"] else f"expected penalty {match[0]}, got {got}"


def _classes(match: Match, sheet: Sheet, line: PenaltyLine) -> str:
    got = " ".join(line.classes)
    return "" if got == match["classes"] else f"expected penalty {match[0]}, got {got or 'no class'}"


def _minutes(match: Match, sheet: Sheet, line: PenaltyLine) -> str:
    got = str(line.minutes)
    return "" if got == match["minutes"] else f"expected penalty {match[0]}, got {got} minutes"


SAID: dict[str, Callable[[Match, Sheet, PenaltyLine], str]] = {
    "turn": _moment,
    "ended": _ended_by,
    "word": _word,
    "classes": _classes,
    "minutes": _minutes,
}


def _box(match: Match, sheet: Sheet, edition: Edition) -> str:
    told = [_sits(line) for line in sheet.box]
    if match[0] == "nobody":
        return "" if not told else f"expected nobody in the box, got {'; '.join(told)}"
    return "" if match[0] in told else f"expected box {match[0]}, got {'; '.join(told) or 'nobody'}"


def _sits(line: BoxLine) -> str:
    """`home #9 p1 1:30`; one that costs no skater, or waits for its turn, says so."""
    words = [
        str(line.side),
        f"#{line.number}" if line.number else "bench",
        line.penalty,
        write_clock(line.left),
    ]
    words += ["waits"] * line.waits + ["full-strength"] * (not line.short)
    return " ".join(words)


def _lets_out(match: Match, sheet: Sheet, edition: Edition) -> str:
    """What lets somebody out of the box, and when his time is up."""
    lines = [line for line in (*sheet.box, *sheet.coming_out) if line.penalty == match["ref"]]
    told = [each for line in lines for each in _lettings(sheet, line)]
    return "" if match["how"] in told else f"expected lets-out {match[0]}, got {'; '.join(told) or 'nobody'}"


def _lettings(sheet: Sheet, line: BoxLine) -> list[str]:
    when = reading(sheet, line.ends)
    said = {"time": f"at {when}", "whistle": f"at a whistle after {when}", "turn": "after others"}
    return [said.get(line.out, "at the next whistle"), "by a goal" if line.on_goal else "by no goal"]


WAYS = "coincidental|alone|waits|recorded|not-imposed|over"
LINES = {
    "goal": (
        f"goal <label> {STRENGTHS}|<n>-on-<n>|counts|void|by <side> [#<number>]|"
        "from #<number> … [under <clause>]|unassisted|ends <label> [under <clause>]|ends nothing|"
        "makes it <home>-<away>",
        rf"{REF} (?P<said>{STRENGTHS}|[0-9]-on-[0-9]|counts|void|unassisted|by .+|from .+|ends .+"
        r"|makes it [0-9]+-[0-9]+)",
        _goal,
    ),
    "penalty": (
        "penalty <label> (starts|ends|back) <period> <m:ss> [under <clause>]|ended by "
        f"served|goal|game|nothing|({WAYS}) [under <clause>]|is <class> … [under <clause> …]|"
        "counts <n> minutes",
        rf"{REF} (?:(?P<turn>starts|ends|back) {PERIOD} {CLOCK}|ended by (?P<ended>served|goal|game|nothing)"
        rf"|(?P<word>{WAYS})|is (?P<classes>.+)|counts (?P<minutes>[0-9]+) minutes)",
        _penalty,
    ),
    "box": (
        "box nobody|<side> (#<number>|bench) <label> <m:ss> [waits] [full-strength]",
        r"nobody|(?:home|away) (?:#\S+|bench) \S+ [0-9]+:[0-9][0-9](?: waits)?(?: full-strength)?",
        _box,
    ),
    "lets-out": (
        "lets-out <label> at <period> <m:ss>|at a whistle after <period> <m:ss>|at the next whistle|"
        "after others|by a goal|by no goal",
        rf"{REF} (?P<how>(?:at|after|by) .+)",
        _lets_out,
    ),
}
