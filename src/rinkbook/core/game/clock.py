"""The clock's mode: one base, conditions in the edition's order; the first that holds decides."""

from typing import Any

from msgspec import Struct, structs

from rinkbook.core.game.law import Law
from rinkbook.core.game.state import State
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Fact, Mode, Ruling, Wants, decide

NOTHING = Wants()
Asked = list[tuple[Section[Any], Wants]]  # each condition with what it wants now


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
    asked = ask_all(law, game)
    section, wants = deciding(asked, game)
    mode = wants.mode or law.clock.rule.base
    ruling = change(asked, game, section, mode, about)
    if section is not None and ruling is not None and game.falls(ruling.key):
        game.set_aside.add(section.id)
        return [ruling, *judge_clock(law, game, about)]
    game.mode, game.mode_rule = mode, section.id if section else ""
    game.mode_clause = section.cites("on") if section else law.clock.cites()
    return [ruling] if ruling is not None else []


def ask_all(law: Law, game: State) -> Asked:
    """What every condition wants; each is told whether it held when it was last asked."""
    asked = [(section, call(section, game, section.id in game.holding) or NOTHING)
             for section, call in law.conditions]  # fmt: skip
    game.holding = {section.id for section, wants in asked if wants.mode}
    game.set_aside &= game.holding
    return asked


def deciding(asked: Asked, game: State) -> tuple[Section[Any] | None, Wants]:
    """The first condition that holds; one that the referee's word set aside is passed over while it does."""
    holding = (pair for pair in asked if pair[1].mode and pair[0].id not in game.set_aside)
    return next(holding, (None, NOTHING))


def change(asked: Asked, game: State, section: Section[Any] | None, mode: str, about: str) -> Ruling | None:
    if mode == game.mode:
        return None
    turn, id = ("on", section.id) if section is not None else ("off", game.mode_rule)
    return next(
        (changed(each, turn, mode, about, game, wants) for each, wants in asked if each.id == id), None
    )


def changed(section: Section[Any], turn: str, mode: str, about: str, game: State, wants: Wants) -> Ruling:
    rule = section.rule
    code = rule.code(turn) if hasattr(rule, "code") else f"{section.kind}-{turn}"
    facts = {**numbers(rule), **numbers(getattr(rule, "when", None)), "lead": game.lead, "mode": mode}
    return decide(
        section,
        code,
        f"{turn}:{about}",
        cites=turn,
        facts={**facts, **wants.facts},
        effects=(Mode(mode=mode),),
    )


def numbers(rule: Any) -> dict[str, Fact]:
    """The numbers that a condition was given, by name."""
    if not isinstance(rule, Struct):
        return {}
    defaults = {field.name: field.default for field in structs.fields(type(rule))}
    values = structs.asdict(rule).items()
    return {name: value for name, value in values if type(value) is int and value != defaults[name]}
