"""The clock's mode: one base, conditions in the edition's order; the first that holds decides."""

from typing import Any

from rinkbook.core.game.law import Law
from rinkbook.core.game.state import State
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Mode, Ruling, decide


def set_base(law: Law, game: State) -> None:
    """Before the face-off the clock is in its base mode."""
    if law.clock is not None:
        game.mode, game.mode_clause = law.clock.rule.base, law.clock.cites()


def judge_clock(law: Law, game: State, about: str) -> list[Ruling]:
    """The rulings that change the mode now: the one that ends a condition, the one that begins another."""
    if law.clock is None:
        return []
    section, mode = deciding(law, game)
    name = section.id if section else ""
    if name == game.mode_rule:
        return []
    rulings = []
    before = next((each for each, _ in law.conditions if each.id == game.mode_rule), None)
    if before is not None:
        rulings.append(changed(before, "off", mode, about, game))
    if section is not None:
        rulings.append(changed(section, "on", mode, about, game))
    base = law.clock.cites()
    game.mode, game.mode_rule = mode, name
    game.mode_clause = section.cites("on") if section else base
    return rulings


def deciding(law: Law, game: State) -> tuple[Section[Any] | None, str]:
    """The first condition that holds, and its mode; none: the base mode."""
    assert law.clock is not None
    for section, call in law.conditions:
        mode = call(section, game, game.mode_rule == section.id)
        if mode:
            return section, mode
    return None, law.clock.rule.base


def changed(section: Section[Any], turn: str, mode: str, about: str, game: State) -> Ruling:
    facts: dict[str, str | int | tuple[str, ...]] = {"lead": game.lead, "mode": mode}
    facts |= {
        name: value for name in ("on", "off") if isinstance(value := getattr(section.rule, name, None), int)
    }
    code = f"{section.kind}-{turn}" if section.kind != "clock-while" else f"clock-{mode}s-{turn}"
    return decide(section, code, f"{turn}:{about}", cites=turn, facts=facts, effects=(Mode(mode=mode),))
