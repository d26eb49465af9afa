"""The clock's mode: one base, conditions in the edition's order; the first that holds decides."""

from typing import Any

from rinkbook.core.game.law import Law
from rinkbook.core.game.rules.clock_while import ClockWhile
from rinkbook.core.game.state import State
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Fact, Mode, Ruling, decide

THRESHOLDS = ("on", "off", "left_at_most", "left_at_least", "lead_at_most", "lead_at_least")


def set_base(law: Law, game: State) -> None:
    """Before the face-off the clock is in its base mode."""
    if law.clock is not None:
        game.mode, game.mode_clause = law.clock.rule.base, law.clock.cites()


def judge_clock(law: Law, game: State, about: str) -> list[Ruling]:
    """The ruling that changes the mode now: of the condition that begins to hold, else of the one that ended.

    Where two conditions want the same, the one takes over from the other without a word.
    """
    if law.clock is None or game.part is Part.SHOOTOUT:
        return []
    section, mode = deciding(law, game)
    ruling = change(law, game, section, mode, about)
    if section is not None and ruling is not None and game.falls(ruling.key):
        game.set_aside.add(section.id)
        return [ruling]
    game.mode, game.mode_rule = mode, section.id if section else ""
    game.mode_clause = section.cites("on") if section else law.clock.cites()
    return [ruling] if ruling is not None else []


def deciding(law: Law, game: State) -> tuple[Section[Any] | None, str]:
    """The first condition that holds, and its mode; none: the base mode.

    One that the referee's word set aside stays so until it no longer holds.
    """
    assert law.clock is not None
    for section, call in law.conditions:
        is_aside = section.id in game.set_aside
        mode = call(section, game, is_aside or game.mode_rule == section.id)
        if mode and not is_aside:
            return section, mode
        if not mode:
            game.set_aside.discard(section.id)
    return None, law.clock.rule.base


def change(law: Law, game: State, section: Section[Any] | None, mode: str, about: str) -> Ruling | None:
    if mode == game.mode:
        return None
    if section is not None:
        return changed(section, "on", mode, about, game)
    before = next((each for each, _ in law.conditions if each.id == game.mode_rule), None)
    return changed(before, "off", mode, about, game) if before is not None else None


def changed(section: Section[Any], turn: str, mode: str, about: str, game: State) -> Ruling:
    rule = section.rule
    code = rule.code(turn) if isinstance(rule, ClockWhile) else f"{section.kind}-{turn}"
    facts: dict[str, Fact] = {"lead": game.lead, "mode": mode, **thresholds(rule)}
    return decide(section, code, f"{turn}:{about}", cites=turn, facts=facts, effects=(Mode(mode=mode),))


def thresholds(rule: Any) -> dict[str, Fact]:
    """The numbers of a condition by name, its own and those of its `when`."""
    parts = (rule, getattr(rule, "when", None))
    held = {name: getattr(part, name, None) for part in parts for name in THRESHOLDS if hasattr(part, name)}
    return {name: value for name, value in held.items() if value is not None}
