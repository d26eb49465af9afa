"""An edition made ready for one game: the hooks that its sections have, by the events that they hear."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct, structs

from rinkbook.core.game.book import read_book
from rinkbook.core.game.hooks import Rules
from rinkbook.core.game.plan import Plan
from rinkbook.core.game.rules.assists import Assists
from rinkbook.core.game.rules.clock import Clock
from rinkbook.core.game.rules.counter import HEARS, Counter
from rinkbook.core.game.rules.offences import book_of
from rinkbook.core.game.rules.penalty_classes import PenaltyClasses
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.narrowness import standing
from rinkbook.core.rulebook.scope import Occasion

Heard = tuple[tuple[Callable[..., Any], Section[Any]], ...]
PREPARED: dict[object, "Law"] = {}


def occasion_of(setup: Setup) -> Occasion:
    """What is known of the game before the face-off."""
    return Occasion(stage=setup.stage, sort=setup.sort, division=setup.division, round=setup.round)


class Law:
    """The edition at this stage, round and division."""

    def __init__(self, edition: Edition, occasion: Occasion, rules: Rules) -> None:
        self.edition, self.occasion, self.rules = edition, occasion, rules
        self.sections = standing(edition, occasion)
        self.sentences = {code: said for hook in rules for code, said in hook.sentences.items()}
        counters = [section for section in self.sections if isinstance(section.rule, Counter)]
        self.counters: dict[type, tuple[Section[Any], ...]] = {
            body: tuple(section for section in counters if section.rule.counts in counts)
            for body, counts in HEARS.items()
        }
        self.kinds = frozenset(section.kind for section in self.sections)
        self.classes = self.value(PenaltyClasses) or PenaltyClasses(classes={})
        self.offences = book_of(self.sections)
        self.book = read_book(self)
        assists = self.value(Assists)
        self.most_assists = assists.most if assists is not None else None
        self.heard: dict[tuple[str, type | None], Heard] = {}
        self.plan = self.make_plan()
        self.concluding = frozenset(section.id for _, section in self.hearing("outcome"))
        self.clock, self.conditions = self.order_conditions()
        self.numbers = {section.id: numbers(section) for section, _ in self.conditions}
        self.thresholds = sorted({left for section, _ in self.conditions for left in thresholds(section)})

    def condition(self, id: str) -> Section[Any] | None:
        """The clock's condition of that id, if there is one."""
        return next((section for section, _ in self.conditions if section.id == id), None)

    def value(self, kind: type[Any]) -> Any:
        """The first rule of that type, None where there is none."""
        for section in self.sections:
            if isinstance(section.rule, kind):
                return section.rule
        return None

    def hearing(self, hook: str, body: type | None = None) -> Heard:
        """The hooks of that name that hear the event: counters first, then in the edition's order.

        Last are the rules that look at what the others made of it.
        """
        key = (hook, body)
        if key not in self.heard:
            found = [
                (rule.call, section)
                for section in self.sections
                for rule in self.rules
                if rule.name == hook and type(section.rule) is rule.kind and hears(rule.hears, body)
            ]
            found.sort(key=lambda pair: turn(pair[1].rule))
            self.heard[key] = tuple(found)
        return self.heard[key]

    def make_plan(self) -> Plan:
        """Periods, overtime, shootout, as each rule in turn adds to them."""
        plan = Plan()
        for call, section in self.hearing("plan"):
            plan = call(section, plan)
        return plan

    def order_conditions(self) -> tuple[Section[Clock] | None, list[tuple[Section[Any], Callable[..., Any]]]]:
        """The clock and its conditions in the order that the edition gives."""
        clock = next((section for section in self.sections if isinstance(section.rule, Clock)), None)
        if clock is None:
            return None, []
        by_id = {section.id: (section, call) for call, section in self.hearing("clock")}
        return clock, [by_id[name] for name in clock.rule.order if name in by_id]


def turn(rule: Any) -> int:
    """When a rule is asked, beside the others."""
    return 2 if getattr(rule, "LAST", False) else 0 if isinstance(rule, Counter) else 1


def hears(kinds: tuple[type, ...], body: type | None) -> bool:
    """A hook that names no kind of event hears every one, and each is heard where no event is named."""
    return not kinds or body is None or body in kinds


def numbers(section: Section[Any]) -> dict[str, int]:
    """The numbers that a condition was given, its own and those of its `when`, by name."""
    found: dict[str, int] = {}
    for value in (section.rule, getattr(section.rule, "when", None)):
        if isinstance(value, Struct):
            defaults = {field.name: field.default for field in structs.fields(type(value))}
            told = {name: getattr(value, name) for name in defaults}
            found |= {
                name: each for name, each in told.items() if type(each) is int and each != defaults[name]
            }
    return found


def thresholds(section: Section[Any]) -> Iterable[int]:
    """The seconds on the clock at which a condition may begin to hold, or no longer does."""
    when = getattr(section.rule, "when", None)
    if when is not None and when.left_at_most is not None:
        yield when.left_at_most
    if when is not None and when.left_at_least:
        yield when.left_at_least - 1


def prepare(edition: Edition, occasion: Occasion, rules: Rules) -> Law:
    """The law for a game; the same edition, occasion and rules are prepared once."""
    key = (
        edition.digest,
        edition.id,
        occasion.stage,
        occasion.sort,
        occasion.division,
        occasion.round,
        rules,
    )
    if not edition.digest:
        return Law(edition, occasion, rules)
    if key not in PREPARED:
        PREPARED[key] = Law(edition, occasion, rules)
    return PREPARED[key]
