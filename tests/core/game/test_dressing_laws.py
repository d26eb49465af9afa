"""Laws of who dresses: whatever is entered, with rosters that bar, rulings are said, cited and kept apart."""

from hypothesis import given
from hypothesis import strategies as st

from rinkbook.core import wire
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import (
    Amend,
    Approval,
    CaptainNamed,
    Dressed,
    Event,
    Forfeit,
    Goal,
    GoalieChange,
    IllegalPlayerProtest,
    JerseyChange,
    LineUpConfirmed,
    Penalty,
    PeriodStart,
    Removal,
    Side,
    Signature,
    Strike,
    SuspendedOnBench,
    WarmUp,
)
from rinkbook.core.model.place import Moment, Place
from rinkbook.core.model.setup import Bar, Rostered, Setup, TeamSetup
from rinkbook.core.rulebook.words import PLACEHOLDER, phrase
from rinkbook.library import load
from tests.core.game.lines import AWAY, HOME

CODES = ("suspended", "unregistered", "level", "expelled", "age", "odd")


def team(side: Side) -> TeamSetup:
    """Players of every sort, those who are barred among them."""

    def one(number: int, *codes: str, sub: bool = False, sub_for: tuple[str, ...] = ()) -> Rostered:
        return Rostered(
            player=f"{side}-{number}", number=str(number), goalie=number in (0, 1, 30),
            letter="C" if number == 9 else "", bars=tuple(Bar(code=code, clause="") for code in codes),
            sub=sub, sub_for=sub_for,
        )  # fmt: skip

    held = [one(20 + at, code) for at, code in enumerate(CODES)]
    subs = [one(30, sub=True), one(31, sub=True, sub_for=(f"{side}-5",))]
    return TeamSetup(id=str(side), name=str(side).title(), roster=(*map(one, range(10)), *held, *subs))


HOME_TEAM, AWAY_TEAM = team(HOME), team(AWAY)
numbers = st.sampled_from((*map(str, range(10)), "20", "21", "30", "31", "77", ""))
sides = st.sampled_from(Side)


@st.composite
def line_ups(draw: st.DrawFn) -> LineUpConfirmed:
    side, worn = draw(sides), draw(st.lists(numbers, max_size=8))
    players = tuple(
        Dressed(
            number=number, player=draw(st.sampled_from(("", f"{side}-{number}", f"{side}-4"))),
            goalie=draw(st.booleans()), letter=draw(st.sampled_from(("", "", "A", "C"))),
            sub=draw(st.booleans()), sub_for=draw(st.sampled_from(("", "", f"{side}-5", "nobody"))),
        )
        for number in worn
    )  # fmt: skip
    return LineUpConfirmed(side=side, players=players, by=draw(st.sampled_from(("", "Corvane"))))


ids = st.sampled_from(("e1", "e2", "e3"))
bodies = st.one_of(
    line_ups(),
    line_ups(),
    st.builds(PeriodStart),
    st.builds(WarmUp),
    st.builds(CaptainNamed, side=sides, number=numbers),
    st.builds(
        Approval, side=sides, number=numbers, about=st.sampled_from(("sub", "operator", "goalie-skating")),
        given=st.booleans(),
    ),
    st.builds(SuspendedOnBench, side=sides, player=st.sampled_from(("home-20", "away-20", "home-4", "odd"))),
    st.builds(JerseyChange, side=sides, number=numbers, now=numbers),
    st.builds(
        Removal, side=sides, number=numbers, reason=st.sampled_from(("Not registered", "No number", "")),
        back=st.booleans(),
    ),
    st.builds(IllegalPlayerProtest, side=sides, number=numbers),
    st.builds(Goal, side=sides, number=numbers, assists=st.lists(numbers, max_size=1).map(tuple)),
    st.builds(GoalieChange, side=sides, number=numbers),
    st.builds(Penalty, side=sides, number=numbers, offence=st.just("fighting")),
    st.builds(Signature, role=st.just("captain"), side=sides, absent=st.booleans()),
    st.builds(Forfeit, sides=sides.map(lambda side: (side,)), sort=st.just("illegal-player")),
    st.builds(Strike, target=ids),
    st.builds(
        Amend, target=ids, changes=st.just({"players": []}),
        reason=st.sampled_from(("", "Posted wrongly")),
    ),
)  # fmt: skip
places = st.sampled_from(
    (Place(moment=Moment.BEFORE), Place(left=1020), Place(left=600), Place(period=3, moment=Moment.AFTER))
)
sheets = st.lists(st.tuples(places, bodies), max_size=14).map(
    lambda lines: [
        Event(id=f"e{at}", place=place.at_order(at), body=body) for at, (place, body) in enumerate(lines, 1)
    ]
)
rulebooks = st.sampled_from(("fwshl/2026-03-24", "tossup/2026-09-01"))
stages = st.sampled_from(("season", "playoffs"))


def play(rulebook: str, stage: str, events: list[Event]) -> Sheet:
    edition = load(rulebook)
    setup = Setup(edition=rulebook, stage=stage, sort=edition.stages[stage], home=HOME_TEAM, away=AWAY_TEAM)
    return wire.play(edition, setup, events)


@given(rulebooks, stages, sheets)
def test_every_ruling_on_who_dresses_is_said_with_its_clause(
    rulebook: str, stage: str, events: list[Event]
) -> None:
    for ruling in play(rulebook, stage, events).rulings:
        told = phrase(ruling, wire.SENTENCES, load(rulebook))
        words = " ".join((told.decision, told.because, told.clause.says, *told.remedies))
        assert not PLACEHOLDER.search(words), words


@given(rulebooks, stages, sheets)
def test_no_two_rulings_on_who_dresses_have_one_key(rulebook: str, stage: str, events: list[Event]) -> None:
    keys = [ruling.key for ruling in play(rulebook, stage, events).rulings]
    assert sorted(keys) == sorted(set(keys))


@given(rulebooks, stages, sheets)
def test_nobody_speaks_who_is_out_or_not_there(rulebook: str, stage: str, events: list[Event]) -> None:
    sheet = play(rulebook, stage, events)
    for side, speakers, confirmed in zip(Side, sheet.speakers, sheet.line_ups, strict=True):
        here = {line.number for line in sheet.players if line.side is side and line.dressed and not line.out}
        assert not confirmed or here.issuperset(speakers)


@given(rulebooks, stages, sheets)
def test_nobody_has_played_a_game_that_never_began(rulebook: str, stage: str, events: list[Event]) -> None:
    before = [event for event in events if event.place.moment is Moment.BEFORE]
    quiet = [event for event in before if not isinstance(event.body, PeriodStart | Goal)]
    assert not any(line.played for line in play(rulebook, stage, quiet).players)
