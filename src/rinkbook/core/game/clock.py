"""The clock's mode: one base, conditions in the edition's order; the first that holds decides."""

from typing import Any

from rinkbook.core.game.law import Law
from rinkbook.core.game.rules.clock import Clock
from rinkbook.core.game.state import State
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Mode, Ruling, Wants, decide

NOTHING = Wants()
Asked = dict[str, Wants]  # what each condition that said something wants now, by its id


def set_base(law: Law, game: State) -> None:
    """Before the face-off the clock is in its base mode."""
    if law.clock is not None:
        game.mode, game.mode_clause = base_of(law.clock, game), law.clock.cites()
        game.in_the_box = law.clock.rule.in_the_box


def judge_clock(law: Law, game: State, about: str) -> list[Ruling]:
    """The ruling that changes the mode now: of the condition that begins to hold, else of the one that ended.

    Where two conditions want the same, the one takes over from the other without a word.
    """
    if law.clock is None or game.part is Part.SHOOTOUT or is_not_played(game):
        return []
    asked = ask_all(law, game)
    section = deciding(law, game)
    mode = asked[section.id].mode if section is not None else base_of(law.clock, game)
    ruling = change(law, game, section, mode, about, asked) if mode != game.mode else None
    if section is not None and ruling is not None and game.falls(ruling.key):
        game.set_aside.add(section.id)
        return [ruling, *judge_clock(law, game, about)]
    game.mode, game.mode_rule = mode, section.id if section is not None else ""
    game.mode_clause = section.cites("on") if section is not None else law.clock.cites()
    return [ruling] if ruling is not None else []


def is_not_played(game: State) -> bool:
    """An overtime that was set aside before its face-off."""
    return game.part is Part.OVERTIME and game.overtime_set_aside and not game.started


def base_of(clock: Section[Clock], game: State) -> str:
    """Of the period being played."""
    return clock.rule.base_in(game.part, game.period)


def ask_all(law: Law, game: State) -> Asked:
    """What every condition wants; each is told whether it held when it was last asked."""
    asked: Asked = {}
    for section, call in law.conditions:
        wants = call(section, game, section.id in game.holding)
        if wants is not None:
            asked[section.id] = wants
    if asked or game.holding:
        game.holding = {id for id, wants in asked.items() if wants.mode}
        game.set_aside &= game.holding
    return asked


def deciding(law: Law, game: State) -> Section[Any] | None:
    """The first condition that holds; one that the referee's word set aside is passed over while it does."""
    for section, _ in law.conditions:
        if section.id in game.holding and section.id not in game.set_aside:
            return section
    return None


def change(
    law: Law, game: State, section: Section[Any] | None, mode: str, about: str, asked: Asked
) -> Ruling | None:
    """The ruling for another mode: of the condition that decides now, else of the one that no longer does."""
    turn, speaks = ("on", section) if section is not None else ("off", law.condition(game.mode_rule))
    if speaks is None:
        return by_period(law.clock, mode, about) if law.clock is not None else None
    rule, wants = speaks.rule, asked.get(speaks.id, NOTHING)
    usual = rule.code(turn) if hasattr(rule, "code") else f"{speaks.kind}-{turn}"
    code = wants.code or usual
    facts = {**law.numbers[speaks.id], "lead": game.lead, "mode": mode, **wants.facts}
    return decide(speaks, code, f"{turn}:{about}", cites=turn, facts=facts, effects=(Mode(mode=mode),))


def by_period(clock: Section[Clock], mode: str, about: str) -> Ruling:
    """No condition speaks: the period has another base than the one before."""
    code = "clock-base-runs" if mode == "run" else "clock-base-stops"
    return decide(clock, code, about, facts={"mode": mode}, effects=(Mode(mode=mode),))
