"""One step of a tie in words: its heading, each team's value, the games it looked at, what came of it."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from rinkbook.core.game.facts import GameFacts, TeamFacts
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.formats import nth, words
from rinkbook.core.standings.measures import MEASURES
from rinkbook.core.standings.rules.tie_break import Step
from rinkbook.core.standings.ties import StepTaken
from rinkbook.core.standings.words import capital, day

SKIPPED = {
    "two-only": "Passed over: only between two teams",
    "more-only": "Passed over: only between three teams or more",
    "not-all-met": "Passed over: they haven't all met",
    "not-met-equally": "Passed over: they haven't met equally often",
}
AGAIN = {"restart": "so from the top", "run-on": "so on down the list"}


class Wording(Struct, frozen=True):
    """What the words need besides the step: names by team, clause headings, the tied in the table's order."""

    names: Mapping[str, str]
    edition: Edition
    order: tuple[str, ...] = ()
    group: str = "restart"
    clauses: Mapping[str, str] = {}

    def name(self, team: str) -> str:
        return self.names.get(team, team)

    def clause_heading(self, clause: str) -> str:
        return self.edition.clause(clause).heading if clause else ""


class WhyValue(Struct, frozen=True, kw_only=True):
    """A team by its name and its value as shown; `decisive`: the best one, where the step separates."""

    id: str
    team: str
    value: str
    decisive: bool = False


class WhyGame(Struct, frozen=True, kw_only=True):
    """A game between those tied: the score as one reads it from the row's team, and `on 11 Sept`."""

    game: str
    score: str
    words: str


class WhyStep(Struct, frozen=True, kw_only=True):
    """A step as shown. `restart`, under a deciding step, says that those still level begin anew or go on.

    `person`: nothing but a person's act, such as a toss, decides it, and hasn't yet.
    """

    number: int
    label: str
    clause: str
    clause_heading: str
    values: tuple[WhyValue, ...]
    outcome: str
    deciding: bool
    games: tuple[WhyGame, ...] = ()
    note: str = ""
    restart: str = ""
    restart_clause: str = ""
    person: bool = False


def is_mutual(taken: StepTaken) -> bool:
    """Whether the step looked at the games of the tied among themselves."""
    return taken.step.among == "tied"


def heading(step: Step, *, those: bool = False) -> str:
    """`Most wins`, `Goal difference in those games`: *those* after a step that looked at the same games."""
    sentences = MEASURES[step.measure].sentences
    if step.among == "tied":
        head = sentences["tied"].format(games="those games" if those else "games against each other")
    else:
        head = sentences["fewest" if step.least else "most"]
    average = " per game" if step.per_game else ""
    most = f", at most {step.cap} a game" if step.cap is not None else ""
    return f"{head}{average}{most}"


def in_words(
    taken: StepTaken,
    team: str,
    wording: Wording,
    *,
    before: StepTaken | None = None,
    after: StepTaken | None = None,
) -> WhyStep:
    """The step as the row of *team* shows it, between the steps *before* and *after* it."""
    clause, restart = taken.step.clause, _restart(taken, team, wording)
    return WhyStep(
        number=taken.number,
        label=heading(taken.step, those=_same_games(before, taken)),
        clause=clause,
        clause_heading=wording.clause_heading(clause),
        values=tuple(_values(taken, wording)),
        outcome=_outcome(taken, wording),
        deciding=taken.separated,
        games=() if _same_games(taken, after) else tuple(_games(taken, team, wording)),
        note=_note(taken),
        restart=restart,
        restart_clause=wording.clauses.get("group", wording.clauses.get("", "")) if restart else "",
        person=taken.undecided,
    )


def _same_games(one: StepTaken | None, next: StepTaken | None) -> bool:
    if one is None or next is None or one.teams != next.teams:
        return False
    return is_mutual(one) and is_mutual(next)


def _values(taken: StepTaken, wording: Wording) -> Iterator[WhyValue]:
    write = MEASURES[taken.step.measure].write
    best = taken.classes[0] if taken.separated else ()
    for team in sorted(taken.values, key=wording.order.index):
        text = write(taken.values[team])
        yield WhyValue(id=team, team=wording.name(team), value=text, decisive=team in best)


def _outcome(taken: StepTaken, wording: Wording) -> str:
    if taken.skipped:
        return SKIPPED[taken.skipped]
    if taken.partial:
        return "Doesn't count: it doesn't separate all of them"
    if taken.undecided:
        return "Not decided yet"
    return _placed(taken, wording) if taken.separated else "Level"


def _placed(taken: StepTaken, wording: Wording) -> str:
    """`Night Owls take 3rd, Harbor Lights 4th`; pairs that leave nobody alone: `A, B ahead of C, D`."""
    placed: list[str] = []
    rank = taken.rank
    for level in taken.classes:
        if len(level) == 1:
            take = "" if placed else " take"
            placed.append(f"{wording.name(level[0])}{take} {nth(rank)}")
        rank += len(level)
    if placed:
        return ", ".join(placed)
    levels = (sorted(level, key=wording.order.index) for level in taken.classes)
    return " ahead of ".join(", ".join(map(wording.name, level)) for level in levels)


def _restart(taken: StepTaken, team: str, wording: Wording) -> str:
    left = len(taken.class_of(team))
    if not taken.separated or left == 1:
        return ""
    return f"{capital(words(left))} are left, {AGAIN[wording.group]}"


def _note(taken: StepTaken) -> str:
    if not is_mutual(taken) or not taken.unequal:
        return ""
    return f"Unequal meetings: they met {taken.met[0]} to {taken.met[1]} times."


def _games(taken: StepTaken, team: str, wording: Wording) -> Iterator[WhyGame]:
    for game in taken.games:
        own, other = (game.away, game.home) if game.away.team == team else (game.home, game.away)
        score = f"{own.goals_for}–{own.goals_against}"
        named = f"{wording.name(own.team)} {score} {wording.name(other.team)}"
        shown = score if len(taken.teams) == 2 else named
        on = [f"on {day(game.played_on)}"] if game.played_on else []
        words = " ".join([*_besides(game, own, wording), *on])
        yield WhyGame(game=game.game, score=shown, words=words)


def _besides(game: GameFacts, own: TeamFacts, wording: Wording) -> Iterator[str]:
    if (own.tie_for, own.tie_against) != (own.goals_for, own.goals_against):
        yield f"({own.tie_for}–{own.tie_against} in the goal steps)"
    sides = [side for side in (game.home, game.away) if side.counts]
    if len(sides) == 1:
        yield f"(counts for {wording.name(sides[0].team)} only)"
